import { isOperation } from '../model/operations.ts'
import { tour } from '../model/tour.ts'
import { FIRST } from '../place/place.ts'

/** Key of a playground's saved state: each site of each has its own. Its languages share it. */
export function keyOf(folder: string, site: string = FIRST): string {
  const path = new URL(folder).pathname.replace(/\/pt-BR(?=\/playground\/$)/, '')
  const first = `sabia.playground ${path}`
  return site === FIRST ? first : `${first} ${site}`
}

/** The sites that a playground keeps, without the first one. */
export function namesOf(storage: Pick<StateStorage, 'keys'>, folder: string): string[] {
  const start = `${keyOf(folder)} `
  const own = storage.keys().filter((key) => key.startsWith(start))
  return own.map((key) => key.slice(start.length)).sort()
}

/** The saved state: the site in the page, and the reader's side. */
interface SavedState {
  format: 'sabia.playground'
  version: 1
  /** The site's own snapshot. */
  snapshot: unknown
  /** The reader's side. */
  reader: Readonly<Record<string, unknown>>
}

/** The parts of `localStorage` that are used. */
export interface StateStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
  keys(): string[]
  /** Calls a listener when another tab saves under a key, until the returned function is called. */
  watch(key: string, listener: () => void): () => void
}

/** Keeps nothing. */
export const NO_STORAGE: StateStorage = {
  getItem: () => null,
  setItem: () => {},
  removeItem: () => {},
  keys: () => [],
  watch: () => () => {},
}

/** The browser's storage, or one that saves nothing if the browser forbids it. */
export function openStorage(): StateStorage {
  try {
    const own = localStorage
    return {
      getItem: (key) => own.getItem(key),
      setItem: (key, value) => own.setItem(key, value),
      removeItem: (key) => own.removeItem(key),
      keys: () => Object.keys(own),
      watch,
    }
  } catch {
    return { ...NO_STORAGE, setItem: refuse }
  }
}

/** Reads the saved state. If it can't be read, it is removed, and `dropped` says why. */
export function readSaved(
  storage: StateStorage,
  key: string,
): { saved?: SavedState; dropped?: string } {
  let text: string | null
  try {
    text = storage.getItem(key)
  } catch {
    // Blocked by the browser: treated as nothing saved.
    return {}
  }
  if (text === null) return {}
  const reason = 'it is not in a form that this version of the playground reads'
  try {
    const saved = JSON.parse(text) as Partial<SavedState> | null
    const isOwn = saved?.format === 'sabia.playground' && saved.version === 1
    if (isOwn && isReader(saved.reader)) return { saved: saved as SavedState }
  } catch {
    // Handled below, like any other invalid state.
  }
  forget(storage, key)
  return { dropped: reason }
}

/** Saves the state; false if the browser forbids it or has no space. */
export function writeSaved(
  storage: StateStorage,
  key: string,
  state: Omit<SavedState, 'format' | 'version'>,
): boolean {
  try {
    storage.setItem(key, JSON.stringify({ format: 'sabia.playground', version: 1, ...state }))
    return true
  } catch {
    return false
  }
}

/** Browsers tell the other tabs of an origin what one of them saves. */
function watch(key: string, listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === key && event.newValue !== null) listener()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}

function refuse(): never {
  throw new Error('the browser can’t save anything')
}

/** Whether each value has the expected type. */
function isReader(reader: unknown): boolean {
  if (!isRecord(reader)) return false
  return Object.entries(FORMS).every(([name, holds]) => !(name in reader) || holds(reader[name]))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: unknown): value is string => typeof value === 'string'

const isTexts = (value: unknown): boolean => isRecord(value) && Object.values(value).every(isText)

const FORMS: Readonly<Record<string, (value: unknown) => boolean>> = {
  operationId: (value) => isText(value) && isOperation(value),
  drafts: (value) =>
    isRecord(value) &&
    Object.entries(value).every(
      ([id, draft]) =>
        isOperation(id) &&
        isRecord(draft) &&
        draft['operationId'] === id &&
        isTexts(draft['path']) &&
        isTexts(draft['query']) &&
        isText(draft['prefer']) &&
        isText(draft['mediaType'] ?? '') &&
        isText(draft['body']),
    ),
  known: (value) =>
    isRecord(value) &&
    Object.values(value).every((list) => Array.isArray(list) && list.every(isText)),
  token: (value) =>
    isRecord(value) &&
    isText(value['value']) &&
    isText(value['scope']) &&
    typeof value['expiresAt'] === 'number',
  isTokenAutomatic: (value) => typeof value === 'boolean',
  tour: (value) =>
    isRecord(value) &&
    Number.isInteger(value['step']) &&
    tour.length >= Number(value['step']) &&
    Number(value['step']) >= 0 &&
    typeof value['isOpen'] === 'boolean' &&
    typeof value['isDone'] === 'boolean' &&
    isTexts(value['facts']),
}

/** The saved parts of the reader's side. */
export const SAVED = Object.keys(FORMS)

function forget(storage: StateStorage, key: string): void {
  try {
    storage.removeItem(key)
  } catch {
    // There is nothing to remove.
  }
}

/** The control token that a reader typed lasts as long as the tab's session, and is kept nowhere else. */
const tokenKeyOf = (base: string) => `sabia.control-token ${base}`

export function readControlToken(base: string): string | undefined {
  try {
    return sessionStorage.getItem(tokenKeyOf(base)) ?? undefined
  } catch {
    // Blocked by the browser: treated as nothing kept.
    return undefined
  }
}

export function keepControlToken(base: string, token: string | undefined): void {
  try {
    if (token === undefined) sessionStorage.removeItem(tokenKeyOf(base))
    else sessionStorage.setItem(tokenKeyOf(base), token)
  } catch {
    // It lasts until the page is left.
  }
}
