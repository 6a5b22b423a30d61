// Runs beside the packages it needs: `node scalar.mjs DOCUMENT PORT`.
import { readFileSync } from 'node:fs'
import { serve } from '@hono/node-server'
import { createMockServer } from '@scalar/mock-server'

const [documentFile, port] = process.argv.slice(2)
const document = JSON.parse(readFileSync(documentFile, 'utf8'))
// The option was called `specification` before it was called `document`.
const app = await createMockServer({ document, specification: document })
serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' })
