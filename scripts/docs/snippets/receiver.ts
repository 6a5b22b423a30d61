import { createServer } from 'node:http'
import { isGenuine } from './verify.ts'

interface Event {
  type: string
  timestamp: string
  data: { id: number; status: string }
}

const secret = process.env.SABIA_WEBHOOK_SECRET
if (!secret) throw new Error('Set SABIA_WEBHOOK_SECRET')

// In a real program these two are tables of the database.
const known = new Set<string>()
const profiles = new Map<number, { status: string; at: string }>()

createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray())
  if (!isGenuine(secret, request.headers, body)) {
    console.log('refused')
    response.writeHead(401).end()
    return
  }
  const id = String(request.headers['webhook-id'])
  const event: Event = JSON.parse(body.toString())
  // Store the event first: once it is answered, it is yours alone.
  const isKnown = known.has(id)
  known.add(id)
  response.writeHead(204).end()
  if (isKnown) console.log('twice', id)
  else update(event)
}).listen(3000, '127.0.0.1')

function update({ type, timestamp, data: { id, status } }: Event): void {
  const last = profiles.get(id)
  // An event may come after a later one: the later one stays.
  if (last !== undefined && last.at >= timestamp) return console.log('too old', id, status)
  profiles.set(id, { status, at: timestamp })
  console.log(type, id, status)
}
