import { isInteger } from '../http/json.ts'
import { isObject, type JsonObject, type Reply } from '../http/exchange.ts'

/** What an answer tells of its page, as a site profile holds it (gap G40). */
export interface PageWords {
  /** Its keys that tell of pages, with words in braces for their values. */
  told: { meta?: JsonObject; envelope?: JsonObject; headers?: JsonObject }
  /** The words that stand there, each with its key and its value. */
  words: ReadonlyMap<string, { key: string; value: unknown }>
  /** Query of an address that leads to another page; undefined if there is none. */
  link: URLSearchParams | undefined
  hasLinkHeader: boolean
}

const isCount = (value: unknown) => isInteger(value)
const isCountOrNull = (value: unknown) => value === null || isInteger(value)
const isMark = (value: unknown) => isCountOrNull(value) || typeof value === 'string'
const isFlag = (value: unknown) => typeof value === 'boolean'

/** What keys tell of a page, under the names that sites have for them. */
const WORDS: readonly (readonly [name: RegExp, word: string, fits: (value: unknown) => boolean])[] =
  [
    [/^(current_?page|page(_?number)?|number|pagina(_?atual)?)$/i, 'page', isCount],
    [/^(next_?page|proxima_?pagina)$/i, 'next', isCountOrNull],
    [/^(prev(ious)?_?page|pagina_?anterior)$/i, 'prev', isCountOrNull],
    [/^(per_?page|limit|size|take|page_?size|por_?pagina|limite)$/i, 'size', isCount],
    [/^(total_?pages|page_?count|(total_?(de_?)?)?paginas)$/i, 'pages', isCount],
    [/^(last_?page|ultima_?pagina)$/i, 'last_page', isCount],
    [/^total(_?(count|elements|items|entries|de_?(itens|registros)))?$/i, 'count', isCount],
    [/^from$/i, 'from', isCountOrNull],
    [/^to$/i, 'to', isCountOrNull],
    [/^(offset|skip)$/i, 'offset', isCount],
    [/^next_?offset$/i, 'next_offset', isCountOrNull],
    [/^next_?(page_?)?(cursor|token)$/i, 'next_cursor', isMark],
    [/^(has_?more|has_?next)$/i, 'has_more', isFlag],
  ]

const LINK = /^(first|prev|next|last)(?:ious)?$/
const LINK_URL = /^(first|prev|next|last)(?:ious)?_?(?:page_?)?url$/i

/** Characters of a header to read. */
const LONGEST_HEADER = 8192

/** Reads what an answer tells of its page. */
export function toPageWords({ body, headers }: Reply): PageWords {
  const words = new Map<string, { key: string; value: unknown }>()
  let link: URLSearchParams | undefined
  const note = (word: string, key: string, value: unknown) => {
    words.set(word, { key, value })
    if (word.includes('_url') || word.includes('_path')) link = queryOf(value) ?? link
  }
  const { data: _, errors: _errors, meta, ...others } = isObject(body) ? body : {}
  const parts = {
    meta: toTemplate(meta, '', note),
    envelope: toTemplate(others, '', note),
    headers: toHeaders(headers, note),
  }
  const told = Object.fromEntries(Object.entries(parts).filter(([, keys]) => keys !== undefined))
  const header = (headers.get('link') ?? '').slice(0, LONGEST_HEADER)
  link ??= queryOf(/<([^<>]*)>\s*;[^,]*rel="?(?:next|last)/i.exec(header)?.[1])
  return { told, words, link, hasLinkHeader: /;\s*rel="?(?:first|prev|next|last)/i.test(header) }
}

type Note = (word: string, key: string, value: unknown) => void

/** The keys of an object that tell of pages, without all others; undefined if none does. */
function toTemplate(value: unknown, name: string, note: Note): JsonObject | undefined {
  if (!isObject(value)) return undefined
  const isRelative = Object.values(value).some((one) => typeof one === 'string' && one[0] === '/')
  const found = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
    if (isObject(inner)) {
      const template = toTemplate(inner, key, note)
      return template === undefined ? [] : [[key, template]]
    }
    const [, place] = (name === 'links' ? LINK : LINK_URL).exec(key) ?? []
    const isAddress = place !== undefined && (inner === null || typeof inner === 'string')
    const word = isAddress
      ? `${place.toLowerCase()}_${isRelative ? 'path' : 'url'}`
      : WORDS.find(([known, , fits]) => known.test(key) && fits(inner))?.[1]
    if (word === undefined) return []
    note(word, key, inner)
    return [[key, `{${word}}`]]
  })
  return found.length === 0 ? undefined : Object.fromEntries(found)
}

/** Headers that tell of pages: `X-Total-Count` and its like, and `Content-Range`. */
function toHeaders(headers: Headers, note: Note): JsonObject | undefined {
  const found = [...headers].flatMap(([name, text]): [string, string][] => {
    if (name === 'content-range') {
      const [, unit, count] = /^(\w+) (?:\d+-\d+|\*)\/(\d+)$/.exec(text) ?? []
      if (count === undefined) return []
      note('count', name, Number(count))
      return [[name, `${unit} {offset}-{last_offset}/{count}`]]
    }
    const key = /^x-([a-z-]+)$/.exec(name)?.[1]?.replaceAll('-', '_')
    const value = text === '' ? null : /^\d{1,9}$/.test(text) ? Number(text) : undefined
    const word =
      key === undefined || value === undefined
        ? undefined
        : WORDS.find(([known, , fits]) => known.test(key) && fits(value))?.[1]
    if (word === undefined) return []
    note(word, name, value)
    return [[name, `{${word}}`]]
  })
  return found.length === 0 ? undefined : Object.fromEntries(found)
}

function queryOf(address: unknown): URLSearchParams | undefined {
  const at = typeof address === 'string' ? address.indexOf('?') : -1
  return at === -1 ? undefined : new URLSearchParams(String(address).slice(at))
}
