import { Collection } from '@msw/data'
import type { StandardSchemaV1 } from '@standard-schema/spec'
import type { Kind, Records } from './records.ts'
import { recordSchema } from './record-schema.ts'

type Id = string | number
type Row = Record<string, unknown> & { id: Id }

/** Fields by which the records of a kind are looked up besides their id. */
const FOREIGN: { readonly [K in Kind]: readonly string[] } = {
  customers: [],
  products: ['handle'],
  price_points: ['product_id'],
  subscriptions: [],
  payment_profiles: ['subscription_id', 'qr_code'],
}

/** Seed records with their indexes. Made once, shared by every table that begins with them. */
export interface Base {
  rows: readonly Row[]
  byId: ReadonlyMap<Id, Row>
  byField: ReadonlyMap<string, ReadonlyMap<unknown, readonly Row[]>>
}

export function createBase(kind: Kind, rows: readonly Row[]): Base {
  const byField = FOREIGN[kind].map((field) => {
    const index = new Map<unknown, Row[]>()
    for (const row of rows) push(index, row[field], row)
    return [field, index] as const
  })
  return { rows, byId: new Map(rows.map((row) => [row.id, row])), byField: new Map(byField) }
}

/**
 * The records of one kind: the seed's, which stay untouched, and over them a collection of what was
 * written since. To begin anew is to drop the collection, however many records the seed has.
 */
export class Table {
  #written: Collection<StandardSchemaV1<() => Row, Row>> | undefined
  readonly #byId = new Map<Id, Row>()
  readonly #byField = new Map<string, Map<unknown, Row[]>>()
  readonly #changed = new Map<Id, Row>()
  readonly #kind: Kind
  readonly #base: Base
  #lastId: number

  constructor(kind: Kind, base: Base) {
    this.#kind = kind
    this.#base = base
    const last = base.rows.at(-1)?.id
    this.#lastId = typeof last === 'number' ? last : 0
    for (const field of FOREIGN[kind]) this.#byField.set(field, new Map())
  }

  /** The next integer id. Ids are never given twice (gap G09). */
  nextId(): number {
    this.#lastId += 1
    return this.#lastId
  }

  find(id: Id): Row | undefined {
    return this.#byId.get(id) ?? this.#changed.get(id) ?? this.#base.byId.get(id)
  }

  /** The records whose field has this value, in the order of their creation. */
  findBy(field: string, value: unknown): readonly Row[] {
    const seeded = this.#base.byField.get(field)?.get(value) ?? []
    const written = this.#byField.get(field)?.get(value) ?? []
    const present =
      this.#changed.size === 0 ? seeded : seeded.map((row) => this.#changed.get(row.id) ?? row)
    if (written.length === 0) return present
    return present.length === 0 ? written : [...present, ...written]
  }

  get size(): number {
    return this.#base.rows.length + this.#byId.size
  }

  /** The records from one position up to another, in the order of their creation. */
  list(from: number, to: number): readonly Row[] {
    const seeds = this.#base.rows.slice(from, to)
    const present =
      this.#changed.size === 0 ? seeds : seeds.map((row) => this.#changed.get(row.id) ?? row)
    const begin = this.#base.rows.length
    const written =
      this.#written?.all().slice(Math.max(0, from - begin), Math.max(0, to - begin)) ?? []
    return written.length === 0 ? present : [...present, ...written]
  }

  /** Keeps a record that nobody else holds. */
  async insert(record: Row): Promise<Row> {
    this.#written ??= new Collection({ schema: recordSchema(this.#kind) })
    const row = await this.#written.create(() => record)
    this.#byId.set(row.id, row)
    for (const [field, index] of this.#byField) push(index, row[field], row)
    return row
  }

  /**
   * Changes some fields of a record; never its id nor one that it is looked up by.
   *
   * `Collection.update` scans all records twice (40 ms among 100,000), so a written record is changed
   * where it stands, and a seeded one is covered by a changed copy.
   */
  change(id: Id, changes: Partial<Row>): void {
    const row = this.#byId.get(id) ?? this.#changed.get(id)
    if (row !== undefined) Object.assign(row, changes)
    else this.#changed.set(id, { ...this.#base.byId.get(id), ...changes } as Row)
  }

  dump(): TableState {
    const copy = (rows: ReadonlyMap<Id, Row>) => [...rows.values()].map((row) => ({ ...row }))
    return { last_id: this.#lastId, written: copy(this.#byId), changed: copy(this.#changed) }
  }

  /** Takes records in place of those that were written since the seed. */
  async load({ last_id: lastId, written, changed }: TableState): Promise<void> {
    for (const row of written) await this.insert(row)
    for (const row of changed) this.#changed.set(row.id, row)
    this.#lastId = lastId
  }

  /** Whether the seed has a record of this id. */
  isSeeded(id: Id): boolean {
    return this.#base.byId.has(id)
  }
}

/** What a table holds besides the seed's records. */
export interface TableState {
  last_id: number
  /** Records that were made since, oldest first. */
  written: Row[]
  /** Records of the seed in their changed form. */
  changed: Row[]
}

function push(index: Map<unknown, Row[]>, key: unknown, row: Row): void {
  const rows = index.get(key)
  if (rows === undefined) index.set(key, [row])
  else rows.push(row)
}

/** A record of a kind as the tables hold it. */
export type RowOf<K extends Kind> = Records[K] & Row
