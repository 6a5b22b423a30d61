import { env } from 'node:process'

const API = 'http://127.0.0.1:4010/api'
const headers = { authorization: `Bearer ${env.SABIA_ACCESS_TOKEN}` }

/** Reads a list to its end, from a site with numbered pages or without pages. */
async function listAll(path: string) {
  const records = new Map()
  for (let page = 1; ; page += 1) {
    const response = await fetch(`${API}/${path}?page=${page}&per_page=20`, { headers })
    if (!response.ok) throw new Error(`Cannot list ${path}: ${response.status}`)
    const { data, meta } = await response.json()
    const known = records.size
    for (const record of data) records.set(record.id, record)
    // A site without pages answers the same records again.
    if (records.size === known || meta.next_page === null) return [...records.values()]
  }
}

const customers = await listAll('customers')
console.log(`${customers.length} customers`)
