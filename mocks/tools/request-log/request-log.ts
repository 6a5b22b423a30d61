import { Mask, type Secrets } from '../../../openapi/mask/mask.ts'
import type { Middleware } from '../../http/exchange.ts'
import { Listeners, observe } from '../../shared/listeners.ts'
import { describeEntry, type JournalEntry } from './describe.ts'
import { leaveOut, sizeOf, toRawEntry, type RawEntry } from './raw-entry.ts'

/** Filters entries of the request log. */
export interface JournalQuery {
  /** Id of the operation. */
  operation?: string
  /** A status, `422`, or a class of them, `4xx`; `0` for dropped connections. */
  status?: string | number
  /** A text anywhere in the entry, in any case. */
  text?: string
  /** How many of the newest; all when left out. */
  limit?: number
}

/** How much the log holds. */
interface Limits {
  /** Requests; 200 when left out. */
  entries?: number
  /** Characters of addresses and bodies in all; 2 Mi when left out. */
  characters?: number
}

/** The last requests to a site, with its answers. */
export interface SiteJournal {
  /** The entries that pass the filter, in the order of their answers: newest last. */
  list(query?: JournalQuery): JournalEntry[]
  /** The same, but lets other requests be answered between two entries: masking takes a while. */
  listSoon(query?: JournalQuery): Promise<JournalEntry[]>
  /** The entry with this number. */
  find(id: number): JournalEntry | undefined
  /** Links a request with a delivery that it has caused; this may come before its answer. */
  link(requestId: number, deliveryId: string): void
  /** Tells a listener of each entry, until the returned function is called. */
  subscribe(listener: (entry: JournalEntry) => void): () => void
  /** Names secrets that are never shown, wherever they are. */
  hide(secrets: Secrets): void
  /** Empties the log; numbers go on. */
  clear(): void
}

/** Deliveries that one request can be linked with. */
const MOST_LINKS = 100

/** Credentials of requests that the mask knows at once: beyond this many it starts again. */
const MOST_LEARNED = 1000
const LONGEST_LEARNED = 16 * 1024

/** Cheap for a request: masks, pointers and commands are made when somebody reads the log. */
export class RequestLog implements SiteJournal {
  /** A ring: the nth entry that was added is at the index n modulo its length. */
  readonly #ring: (RawEntry | undefined)[]
  /** How many were added, and how many of them, the oldest, are gone. */
  #added = 0
  #gone = 0
  /** Deliveries by number of the request; a request may be linked before its entry is there. */
  readonly #links = new Map<number, string[]>()
  readonly #listeners = new Listeners<[JournalEntry]>()
  readonly #mask = new Mask()
  /** Requests whose credentials the mask knows. */
  #learned = new Set<RawEntry>()
  readonly #mostEntries: number
  readonly #mostCharacters: number
  #characters = 0
  #lastId = 0
  #generation = 0

  constructor({ entries = 200, characters = 2 * 1024 * 1024 }: Limits = {}) {
    this.#mostEntries = entries
    this.#mostCharacters = characters
    this.#ring = Array.from({ length: entries })
  }

  /** Numbers a request that has just arrived. */
  nextId(): number {
    this.#lastId += 1
    return this.#lastId
  }

  /** Changes with each reset: a request that came before it is not logged. */
  get generation(): number {
    return this.#generation
  }

  /** Adds an entry, and drops the oldest ones where there is no room. */
  add(raw: RawEntry, generation = this.#generation): void {
    if (generation !== this.#generation) return
    if (this.#added - this.#gone === this.#mostEntries) this.#dropOldest()
    this.#ring[this.#added % this.#mostEntries] = raw
    this.#added += 1
    this.#characters += sizeOf(raw)
    while (this.#characters > this.#mostCharacters) this.#dropOldest()
    if (this.#listeners.size === 0) return
    this.#learn([raw])
    this.#listeners.tell(this.#describe(raw))
  }

  list(query: JournalQuery = {}): JournalEntry[] {
    return [...this.#search(query)].filter((entry) => entry !== undefined).toReversed()
  }

  async listSoon(query: JournalQuery = {}): Promise<JournalEntry[]> {
    const found: JournalEntry[] = []
    for (const entry of this.#search(query)) {
      if (entry !== undefined) found.push(entry)
      // oxlint-disable-next-line promise/avoid-new -- a timer has no other form
      await new Promise((resolve) => setTimeout(resolve))
    }
    return found.toReversed()
  }

  /** The entries that pass the filter, newest first; undefined for one that was masked in vain. */
  *#search({ operation, status, text, limit = Infinity }: JournalQuery) {
    const isWanted = statusFilter(status)
    const wantedText = text?.toLowerCase()
    const all = this.#all()
    this.#learn(all)
    let count = 0
    for (const raw of all.toReversed()) {
      if (count >= limit) return
      if (operation !== undefined && raw.operationId !== operation) continue
      if (!isWanted(raw.status)) continue
      const entry = this.#describe(raw)
      const isFound = wantedText === undefined || holds(entry, wantedText)
      count += isFound ? 1 : 0
      yield isFound ? entry : undefined
    }
  }

  find(id: number): JournalEntry | undefined {
    const all = this.#all()
    const raw = all.find((one) => one.id === id)
    if (raw === undefined) return undefined
    this.#learn(all)
    return this.#describe(raw)
  }

  link(requestId: number, deliveryId: string): void {
    const links = this.#links.get(requestId)
    if (links !== undefined) {
      if (links.length < MOST_LINKS) links.push(deliveryId)
      return
    }
    this.#links.set(requestId, [deliveryId])
    if (this.#links.size <= 2 * this.#mostEntries) return
    const [oldest] = this.#links.keys()
    if (oldest !== undefined) this.#links.delete(oldest)
  }

  subscribe(listener: (entry: JournalEntry) => void): () => void {
    return this.#listeners.add(listener)
  }

  hide(secrets: Secrets): void {
    this.#mask.hide(secrets)
  }

  clear(): void {
    this.#ring.fill(undefined)
    this.#gone = this.#added
    this.#links.clear()
    this.#characters = 0
  }

  /** Starts again: the next request has the number 1, and those under way are not logged. */
  reset(): void {
    this.clear()
    this.#forget()
    this.#lastId = 0
    this.#generation += 1
  }

  #dropOldest(): void {
    const place = this.#gone % this.#mostEntries
    const raw = this.#ring[place]
    this.#ring[place] = undefined
    this.#gone += 1
    if (raw === undefined) return
    this.#characters -= sizeOf(raw)
    if (this.#links.size > 0) this.#links.delete(raw.id)
  }

  /** All entries, oldest first. */
  #all(): RawEntry[] {
    const first = this.#gone % this.#mostEntries
    const inOrder = [...this.#ring.slice(first), ...this.#ring.slice(0, first)]
    return inOrder.filter((raw) => raw !== undefined)
  }

  /** Hides the credentials that requests brought, wrong ones too. */
  #learn(all: readonly RawEntry[]): void {
    for (const raw of all) {
      if (this.#learned.has(raw)) continue
      if (this.#learned.size >= MOST_LEARNED) this.#forget()
      this.#learned.add(raw)
      const authorization = raw.requestHeaders.get('authorization') ?? ''
      const [, value = ''] = /^\S+\s+(\S+)$/.exec(authorization) ?? []
      if (value.length <= LONGEST_LEARNED) this.#mask.addSecret(value, 'SABIA_SECRET')
    }
  }

  #forget(): void {
    this.#mask.forget()
    this.#learned.clear()
  }

  #describe(raw: RawEntry): JournalEntry {
    const links = this.#links.get(raw.id) ?? []
    try {
      return describeEntry(raw, links, this.#mask)
    } catch {
      // A body that cannot be searched for secrets, such as a deeply nested one, isn't shown.
      const [requestText, answerText] = [leaveOut(raw.requestText), leaveOut(raw.answerText)]
      return describeEntry({ ...raw, requestText, answerText }, links, this.#mask)
    }
  }
}

/** Numbers each request when it arrives, and logs it once it is answered. */
export function logRequests(log: RequestLog): Middleware {
  return async (exchange, next) => {
    const { generation } = log
    exchange.requestId = log.nextId()
    await next(exchange)
    observe(() => log.add(toRawEntry(exchange), generation))
  }
}

function statusFilter(wanted: string | number | undefined): (status: number) => boolean {
  if (wanted === undefined || wanted === '') return () => true
  const text = String(wanted).toLowerCase()
  const [, hundreds] = /^([1-5])xx$/.exec(text) ?? []
  if (hundreds !== undefined) return (status) => Math.floor(status / 100) === Number(hundreds)
  return (status) => String(status) === text
}

function holds(entry: JournalEntry, text: string): boolean {
  // Texts inside JSON are escaped twice: they are looked at one by one.
  const { request, answer, ...rest } = entry
  return [JSON.stringify(rest), JSON.stringify(request.headers), request.body, answer.body].some(
    (part) => part?.toLowerCase().includes(text),
  )
}
