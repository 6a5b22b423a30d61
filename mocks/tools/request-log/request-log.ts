import { Mask, type Secrets } from '../../../openapi/mask/mask.ts'
import { after, type Middleware } from '../../http/exchange.ts'
import { Listeners, observe } from '../../shared/listeners.ts'
import { describeEntry, type RequestLogEntry } from './describe.ts'
import { leaveOut, sizeOf, toRawEntry, type RawEntry } from './raw-entry.ts'

/** Filters entries of the request log. */
export interface JournalQuery {
  /** Id of the operation. */
  operation?: string
  /** A status, such as `422`, or a class, such as `4xx`; `0` for dropped connections. */
  status?: string | number
  /** A text anywhere in the entry, ignoring case. */
  text?: string
  /** How many of the newest entries; all when left out. */
  limit?: number
}

/** Size of the log. */
interface Limits {
  /** Requests; 200 when left out. */
  entries?: number
  /** Total characters of addresses and bodies; 2 Mi when left out. */
  characters?: number
}

/** The latest requests to a site, and its answers. */
export interface SiteJournal {
  /** The entries that match the filter, newest last. */
  list(query?: JournalQuery): RequestLogEntry[]
  /** The same, but other requests are answered in between: masking takes a while. */
  listSoon(query?: JournalQuery): Promise<RequestLogEntry[]>
  /** The entry with this number. */
  find(id: number): RequestLogEntry | undefined
  /** Links a request with a delivery that it caused; the request may be unanswered yet. */
  link(requestId: number, deliveryId: string): void
  /** Calls a listener with each entry, until the returned function is called. */
  subscribe(listener: (entry: RequestLogEntry) => void): () => void
  /** Sets the secrets that are masked wherever they appear. */
  hide(secrets: Secrets): void
  /** Empties the log; numbering continues. */
  clear(): void
}

/** How many deliveries one request can be linked with. */
const MOST_LINKS = 100

/** How many credentials of requests the mask knows; it starts over when there are more. */
const MOST_LEARNED = 1000
const LONGEST_LEARNED = 16 * 1024

/** Logging is cheap: masks, pointers and commands are computed when somebody reads the log. */
export class RequestLog implements SiteJournal {
  /** A ring: the nth entry that was added is at the index n modulo its length. */
  readonly #ring: (RawEntry | undefined)[]
  /** How many entries were added, and how many of them were dropped, oldest first. */
  #added = 0
  #gone = 0
  /** Deliveries by number of the request; a request may be linked before its entry exists. */
  readonly #links = new Map<number, string[]>()
  readonly #listeners = new Listeners<[RequestLogEntry]>()
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

  /** Changes with each reset: earlier requests aren't logged. */
  get generation(): number {
    return this.#generation
  }

  /** Adds an entry, and drops the oldest ones to make room. */
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

  list(query: JournalQuery = {}): RequestLogEntry[] {
    return [...this.#search(query)].filter((entry) => entry !== undefined).toReversed()
  }

  async listSoon(query: JournalQuery = {}): Promise<RequestLogEntry[]> {
    const found: RequestLogEntry[] = []
    for (const entry of this.#search(query)) {
      if (entry !== undefined) found.push(entry)
      // oxlint-disable-next-line promise/avoid-new -- a timer has no other form
      await new Promise((resolve) => setTimeout(resolve))
    }
    return found.toReversed()
  }

  /** The entries that match the filter, newest first; undefined for an entry that doesn't match once masked. */
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

  find(id: number): RequestLogEntry | undefined {
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

  subscribe(listener: (entry: RequestLogEntry) => void): () => void {
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

  /** Resets the log: the next request has the number 1, and those in progress aren't logged. */
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

  /** Masks the credentials of requests, wrong ones too. */
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

  #describe(raw: RawEntry): RequestLogEntry {
    const links = this.#links.get(raw.id) ?? []
    try {
      return describeEntry(raw, links, this.#mask)
    } catch {
      // A body that can't be searched for secrets, such as a deeply nested one, isn't shown.
      const [requestText, answerText] = [leaveOut(raw.requestText), leaveOut(raw.answerText)]
      return describeEntry({ ...raw, requestText, answerText }, links, this.#mask)
    }
  }
}

/** Numbers each request when it arrives, and logs it once it is answered. */
export function logRequests(log: RequestLog): Middleware {
  return (exchange, next) => {
    const { generation } = log
    exchange.requestId = log.nextId()
    return after(next(exchange), () => {
      observe(() => log.add(toRawEntry(exchange), generation))
    })
  }
}

function statusFilter(wanted: string | number | undefined): (status: number) => boolean {
  if (wanted === undefined || wanted === '') return () => true
  const text = String(wanted).toLowerCase()
  const [, hundreds] = /^([1-5])xx$/.exec(text) ?? []
  if (hundreds !== undefined) return (status) => Math.floor(status / 100) === Number(hundreds)
  return (status) => String(status) === text
}

function holds(entry: RequestLogEntry, text: string): boolean {
  // Texts inside JSON are escaped twice, so they are searched one by one.
  const { request, answer, ...rest } = entry
  return [JSON.stringify(rest), JSON.stringify(request.headers), request.body, answer.body].some(
    (part) => part?.toLowerCase().includes(text),
  )
}
