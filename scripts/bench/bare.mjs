// A server of node:http that responds with a constant: a site's rate is compared with its rate.
//   node bare.mjs STATUS SIZE
import { createServer } from 'node:http'

const [status = '200', size = '2'] = process.argv.slice(2)
const body = Buffer.alloc(Number(size), 'x')
const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': size }

const server = createServer((request, response) => {
  const parts = []
  request.on('data', (part) => parts.push(part))
  request.on('end', () => {
    // Concatenated, as in any server that reads a body.
    Buffer.concat(parts)
    response.writeHead(Number(status), headers).end(body)
  })
})
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`))
