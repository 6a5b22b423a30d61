import { createServer } from 'node:http'

createServer(async (request, response) => {
  console.log(Buffer.concat(await request.toArray()).toString())
  response.writeHead(204).end()
}).listen(3000, '127.0.0.1')
