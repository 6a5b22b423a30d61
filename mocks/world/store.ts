import { KINDS, type Kind, type Records, type SeedRecords } from './records.ts'
import { checkRelations, checkRows } from './check-rows.ts'
import { createBase, Table, type Base, type RowOf, type TableState } from './table.ts'

/** A record that was written. */
export interface Change {
  kind: Kind
  id: string | number
  what: 'created' | 'updated'
}

/**
 * Where the operations keep and find records. Asynchronous, so that a store outside the process can
 * take its place.
 */
export interface Store {
  find<K extends Kind>(kind: K, id: string | number): Promise<Records[K] | undefined>
  /** The records whose field has this value, oldest first. */
  findBy<K extends Kind>(
    kind: K,
    field: keyof Records[K] & string,
    value: unknown,
  ): Promise<readonly Records[K][]>
  count(kind: Kind): Promise<number>
  /** The records from one position up to another, oldest first; all when no positions are given. */
  list<K extends Kind>(kind: K, from?: number, to?: number): Promise<readonly Records[K][]>
  /** The next integer id of a kind, or of the items of all subscriptions. */
  nextId(kind: Kind | 'items'): Promise<number>
  insert<K extends Kind>(kind: K, record: Records[K]): Promise<Records[K]>
  change<K extends Kind>(kind: K, id: string | number, changes: Partial<Records[K]>): Promise<void>
  /** How often anything was written. */
  readonly writes: number
  dump(): Promise<StoreState>
  /**
   * Takes records in place of those that were written since the seed; for a new store.
   *
   * @throws FieldError naming the record that is broken or whose relations lead nowhere.
   */
  load(state: StoreState): Promise<void>
  /** Told of each write, as long as somebody sets it: writes run one after the other. */
  onChange: ((change: Change) => void) | undefined
}

/** What a store holds besides the seed's records, as plain data. */
export type StoreState = Record<Kind, TableState> & { last_item_id: number }

/** Seed records with their indexes, ready for any number of stores. */
export type Bases = { readonly [K in Kind]: Base } & { readonly lastItemId: number }

export function createBases(seed: SeedRecords): Bases {
  const entries = KINDS.map((kind) => [
    kind,
    createBase(kind, seed[kind] as readonly RowOf<Kind>[]),
  ])
  let lastItemId = 0
  for (const { items } of seed.subscriptions) {
    for (const { id } of items) lastItemId = Math.max(lastItemId, id)
  }
  return { ...Object.fromEntries(entries), lastItemId } as Bases
}

/** Makes a store in memory that begins with the given records. */
export function createStore(bases: Bases): Store {
  const tables = Object.fromEntries(
    KINDS.map((kind) => [kind, new Table(kind, bases[kind])]),
  ) as Record<Kind, Table>
  let { lastItemId } = bases
  let writes = 0
  const store: Store = {
    find: async <K extends Kind>(kind: K, id: string | number) =>
      tables[kind].find(id) as Records[K] | undefined,
    findBy: async <K extends Kind>(kind: K, field: string, value: unknown) =>
      tables[kind].findBy(field, value) as unknown as readonly Records[K][],
    count: async (kind) => tables[kind].size,
    list: async <K extends Kind>(kind: K, from = 0, to = Infinity) =>
      tables[kind].list(from, to) as unknown as readonly Records[K][],
    nextId: async (kind) => {
      if (kind !== 'items') return tables[kind].nextId()
      lastItemId += 1
      writes += 1
      return lastItemId
    },
    insert: async <K extends Kind>(kind: K, record: Records[K]) => {
      const written = await tables[kind].insert(record)
      writes += 1
      store.onChange?.({ kind, id: written.id, what: 'created' })
      return written as unknown as Records[K]
    },
    change: async (kind, id, changes) => {
      tables[kind].change(id, changes)
      writes += 1
      store.onChange?.({ kind, id, what: 'updated' })
    },
    get writes() {
      return writes
    },
    dump: async () => {
      const dumped = KINDS.map((kind) => [kind, tables[kind].dump()])
      const state = { ...Object.fromEntries(dumped), last_item_id: lastItemId }
      return structuredClone(state) as StoreState
    },
    load: async (state) => {
      for (const kind of KINDS) {
        checkRows(kind, state[kind], tables[kind])
        await tables[kind].load(structuredClone(state[kind]))
      }
      for (const kind of KINDS) checkRelations(kind, state[kind], tables)
      lastItemId = state.last_item_id
    },
    onChange: undefined,
  }
  return store
}
