import { Mask, type Secrets } from '../../../openapi/mask/mask.ts'
import { Listeners } from '../../shared/listeners.ts'
import { describeEntry, type JournalEntry } from './describe.ts'
import { leaveOut, sizeOf, type Kept } from './raw-entry.ts'

/** Which entries of a journal are wanted. */
export interface JournalQuery {
  /** Id of the operation. */
  operation?: string
  /** A status, `422`, or a class of them, `4xx`; `0` for dropped connections. */
  status?: string | number
  /** A text that stands anywhere in the entry, in any case. */
  text?: string
  /** How many of the newest; all when left out. */
  limit?: number
}

/** How much a journal holds. */
export interface JournalLimits {
  /** Requests; 200 when left out. */
  entries?: number
  /** Characters of addresses and bodies in all; 2 Mi when left out. */
  characters?: number
}

/** What a site was asked and what it answered: the last requests only. */
export interface SiteJournal {
  /** The wanted entries, in the order of their answers: newest last. */
  list(query?: JournalQuery): JournalEntry[]
  /** The same, but lets other sites answer between two entries: to mask many takes a while. */
  listSoon(query?: JournalQuery): Promise<JournalEntry[]>
  /** The entry of this number. */
  find(id: number): JournalEntry | undefined
  /** Notes that a request has caused a delivery; it may be told before the request is answered. */
  link(requestId: number, deliveryId: string): void
  /** Tells a listener of each entry, until the returned function is called. */
  subscribe(listener: (entry: JournalEntry) => void): () => void
  /** Names secrets that are never shown, wherever they stand. */
  hide(secrets: Secrets): void
  /** Empties the journal; numbers go on. */
  clear(): void
}

/** Deliveries that one request is linked with, at most. */
const MOST_LINKS = 100

/** Credentials that requests brought: beyond this many they are learned again from what is kept. */
const MOST_LEARNED = 1000
const LONGEST_LEARNED = 16 * 1024

/** It takes little on a request's way: masks, pointers and commands are made when somebody reads. */
export class Journal implements SiteJournal {
  /** A ring: the entry that was added as the nth stands in the place n modulo its length. */
  readonly #ring: (Kept | undefined)[]
  /** How many were added, and how many of them are gone, in the order of their adding. */
  #added = 0
  #gone = 0
  /** Deliveries by number of the request; a request may be linked before its entry is there. */
  readonly #links = new Map<number, string[]>()
  readonly #listeners = new Listeners<[JournalEntry]>()
  readonly #mask = new Mask()
  /** Requests whose credentials the mask knows. */
  #learned = new Set<Kept>()
  readonly #mostEntries: number
  readonly #mostCharacters: number
  #characters = 0
  #lastId = 0
  #generation = 0

  constructor({ entries = 200, characters = 2 * 1024 * 1024 }: JournalLimits = {}) {
    this.#mostEntries = entries
    this.#mostCharacters = characters
    this.#ring = Array.from({ length: entries })
  }

  /** Gives the number of a request that has just arrived. */
  nextId(): number {
    this.#lastId += 1
    return this.#lastId
  }

  /** Changes with each reset: what belongs to an earlier one is not kept. */
  get generation(): number {
    return this.#generation
  }

  /** Keeps an entry, in place of the oldest ones. */
  add(kept: Kept, generation = this.#generation): void {
    if (generation !== this.#generation) return
    if (this.#added - this.#gone === this.#mostEntries) this.#dropOldest()
    this.#ring[this.#added % this.#mostEntries] = kept
    this.#added += 1
    this.#characters += sizeOf(kept)
    while (this.#characters > this.#mostCharacters) this.#dropOldest()
    if (this.#listeners.size === 0) return
    this.#learn([kept])
    this.#listeners.tell(this.#describe(kept))
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

  /** The wanted entries, newest first; nothing in place of one that was masked and is not wanted. */
  *#search({ operation, status, text, limit = Infinity }: JournalQuery) {
    const isWanted = statusFilter(status)
    const wantedText = text?.toLowerCase()
    const all = this.#all()
    this.#learn(all)
    let count = 0
    for (const kept of all.toReversed()) {
      if (count >= limit) return
      if (operation !== undefined && kept.operationId !== operation) continue
      if (!isWanted(kept.status)) continue
      const entry = this.#describe(kept)
      const isFound = wantedText === undefined || holds(entry, wantedText)
      count += isFound ? 1 : 0
      yield isFound ? entry : undefined
    }
  }

  find(id: number): JournalEntry | undefined {
    const all = this.#all()
    const kept = all.find((one) => one.id === id)
    if (kept === undefined) return undefined
    this.#learn(all)
    return this.#describe(kept)
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

  /** Begins anew: the next request has the number 1, and those under way are not kept. */
  reset(): void {
    this.clear()
    this.#forget()
    this.#lastId = 0
    this.#generation += 1
  }

  #dropOldest(): void {
    const place = this.#gone % this.#mostEntries
    const kept = this.#ring[place]
    this.#ring[place] = undefined
    this.#gone += 1
    if (kept === undefined) return
    this.#characters -= sizeOf(kept)
    if (this.#links.size > 0) this.#links.delete(kept.id)
  }

  /** All that is kept, oldest first. */
  #all(): Kept[] {
    const first = this.#gone % this.#mostEntries
    const inOrder = [...this.#ring.slice(first), ...this.#ring.slice(0, first)]
    return inOrder.filter((kept) => kept !== undefined)
  }

  /** Takes the credentials that requests brought along for secrets, the wrong ones too. */
  #learn(all: readonly Kept[]): void {
    for (const kept of all) {
      if (this.#learned.has(kept)) continue
      if (this.#learned.size >= MOST_LEARNED) this.#forget()
      this.#learned.add(kept)
      const authorization = kept.requestHeaders.get('authorization') ?? ''
      const [, value = ''] = /^\S+\s+(\S+)$/.exec(authorization) ?? []
      if (value.length <= LONGEST_LEARNED) this.#mask.addSecret(value, 'SABIA_SECRET')
    }
  }

  #forget(): void {
    this.#mask.forget()
    this.#learned.clear()
  }

  #describe(kept: Kept): JournalEntry {
    const links = this.#links.get(kept.id) ?? []
    try {
      return describeEntry(kept, links, this.#mask)
    } catch {
      // A body that cannot be searched for secrets, such as a deeply nested one, is not shown.
      const [requestText, answerText] = [leaveOut(kept.requestText), leaveOut(kept.answerText)]
      return describeEntry({ ...kept, requestText, answerText }, links, this.#mask)
    }
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
