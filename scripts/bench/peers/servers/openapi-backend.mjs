// Runs beside the package it needs: `node openapi-backend.mjs DOCUMENT PORT`.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { OpenAPIBackend } from 'openapi-backend'

const [documentFile, port] = process.argv.slice(2)
const api = new OpenAPIBackend({
  definition: JSON.parse(readFileSync(documentFile, 'utf8')),
  ajvOpts: { strict: false, validateFormats: false },
  quick: true,
})

const answer = (response, status, body) => {
  const text = JSON.stringify(body)
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  })
  response.end(text)
}

api.register({
  notFound: (_, __, response) => answer(response, 404, {}),
  validationFail: (context, _, response) => answer(response, 422, context.validation.errors),
  notImplemented: (context, _, response) => {
    const { status, mock } = api.mockResponseForOperation(context.operation.operationId)
    answer(response, status, mock)
  },
})
api.registerSecurityHandler('OAuth2', () => true)
await api.init()

createServer((request, response) => {
  const parts = []
  request.on('data', (part) => parts.push(part))
  request.on('end', () => {
    const { method, url, headers } = request
    const body = Buffer.concat(parts).toString()
    const call = { method, path: url.split('?')[0], query: url.split('?')[1], headers, body }
    api
      .handleRequest(call, request, response)
      .catch((error) => answer(response, 500, { error: String(error) }))
  })
}).listen(Number(port), '127.0.0.1')
