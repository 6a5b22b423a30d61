import type { ChangeTracker } from '../shared/change-tracker.ts'
import { checkRecords, checkReferences } from './check-state.ts'
import { KINDS, type Kind, type Records, type SeedRecords } from './records.ts'
import { RecordTexts } from './record-texts.ts'
import { SeededTable, Table, type TableState } from './table.ts'

/** A record that was written. */
export interface Change {
  kind: Kind
  id: string | number
  what: 'created' | 'updated'
}

/** Where the operations store and find records; what makes them durable hears of each change. */
export interface Store {
  find<K extends Kind>(kind: K, id: string | number): Records[K] | undefined
  /** The records whose field has this value, oldest first. */
  findBy<K extends Kind>(
    kind: K,
    field: keyof Records[K] & string,
    value: unknown,
  ): readonly Records[K][]
  count(kind: Kind): number
  /** The records from one position to another, oldest first; all by default. */
  list<K extends Kind>(kind: K, from?: number, to?: number): readonly Records[K][]
  /** The next integer id of a kind, or of the items of all subscriptions. */
  nextId(kind: Kind | 'items'): number
  insert<K extends Kind>(kind: K, record: Records[K]): Records[K]
  change<K extends Kind>(kind: K, id: string | number, changes: Partial<Records[K]>): void
  /** The JSON of listed records. */
  readonly texts: RecordTexts
  /** How many records were written. */
  readonly writes: number
  dump(): StoreState
  /**
   * Adds the records of a saved state to the seeded ones, without copying them; for a new store.
   *
   * @throws FieldError naming the record that is invalid or refers to one that doesn't exist.
   */
  load(state: StoreState): void
  /** The same with records of this site's own, which need no check. */
  loadOwn(state: StoreState): void
  lastIds(): LastIds
  /** All records but the seeded ones that never changed. */
  own(): Iterable<readonly [Kind, string | number, object]>
  /** Called with each write while it is set: writes run one after the other. */
  onChange: ((change: Change) => void) | undefined
}

/** The last ids of each kind, and of the items of all subscriptions. */
export type LastIds = Record<Kind | 'items', number>

/** What a store holds besides the seeded records, as plain data. */
export type StoreState = Record<Kind, TableState> & { last_item_id: number }

/** Seeded records with their indexes, shared by any number of stores. */
export type SeededTables = { readonly [K in Kind]: SeededTable } & { readonly lastItemId: number }

export function createSeededTables(seed: SeedRecords): SeededTables {
  const tables = KINDS.map((kind) => [kind, new SeededTable(seed[kind])] as const)
  let lastItemId = 0
  for (const { items } of seed.subscriptions) {
    for (const { id } of items) lastItemId = Math.max(lastItemId, id)
  }
  return { ...Object.fromEntries(tables), lastItemId } as unknown as SeededTables
}

/** Creates a store in memory that starts with the given records. */
export function createStore(seeded: SeededTables, changes: ChangeTracker): Store {
  const tables = Object.fromEntries(
    KINDS.map((kind) => [kind, new Table(kind, seeded[kind], changes)]),
  ) as Record<Kind, Table>
  let { lastItemId } = seeded
  let writes = 0
  const texts = new RecordTexts()
  const store: Store = {
    find: <K extends Kind>(kind: K, id: string | number) =>
      tables[kind].find(id) as Records[K] | undefined,
    findBy: <K extends Kind>(kind: K, field: string, value: unknown) =>
      tables[kind].findBy(field, value) as unknown as readonly Records[K][],
    count: (kind) => tables[kind].size,
    list: <K extends Kind>(kind: K, from = 0, to = Infinity) =>
      tables[kind].list(from, to) as unknown as readonly Records[K][],
    nextId: (kind) => {
      if (kind !== 'items') return tables[kind].nextId()
      lastItemId += 1
      return lastItemId
    },
    insert: <K extends Kind>(kind: K, record: Records[K]) => {
      const written = tables[kind].insert(record)
      writes += 1
      store.onChange?.({ kind, id: written.id, what: 'created' })
      return written as unknown as Records[K]
    },
    change: (kind, id, fields) => {
      texts.forget(tables[kind].change(id, fields))
      writes += 1
      store.onChange?.({ kind, id, what: 'updated' })
    },
    texts,
    get writes() {
      return writes
    },
    dump: () => {
      const dumped = KINDS.map((kind) => [kind, tables[kind].dump()])
      const state = { ...Object.fromEntries(dumped), last_item_id: lastItemId }
      return structuredClone(state) as StoreState
    },
    load: (state) => {
      for (const kind of KINDS) checkRecords(kind, state[kind], tables[kind])
      store.loadOwn(state)
      for (const kind of KINDS) checkReferences(kind, state[kind], tables)
    },
    loadOwn: (state) => {
      for (const kind of KINDS) tables[kind].load(state[kind])
      lastItemId = state.last_item_id
    },
    lastIds: () => {
      const ids = KINDS.map((kind) => [kind, tables[kind].lastId])
      return { ...Object.fromEntries(ids), items: lastItemId } as LastIds
    },
    *own() {
      for (const kind of KINDS) {
        for (const row of tables[kind].own()) yield [kind, row.id, row] as const
      }
    },
    onChange: undefined,
  }
  return store
}
