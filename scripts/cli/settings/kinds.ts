import { resolve } from 'node:path'
import type { ProductName } from '../../../contracts/index.ts'
import { toMilliseconds } from '../../../mocks/clock/duration.ts'
import { nearestOf } from '../../../openapi/nearest.ts'
import type { Setting } from './setting.ts'

/** A whole number within bounds. */
export function integer<Fallback extends number | undefined>(
  summary: string,
  fallback: Fallback,
  [least, most]: readonly [number, number],
): Setting<number | Fallback> {
  return {
    ...one('N', summary, fallback),
    read: ([given = '']) => {
      const number = Number(given)
      if (/^[+-]?\d+$/.test(given) && number >= least && number <= most) return number
      throw new Error(`"${given}" isn't valid; give a whole number from ${least} to ${most}`)
    },
  }
}

/** One of a few words. */
export function choice<const Word extends string>(
  summary: string,
  words: readonly Word[],
  fallback: Word,
): Setting<Word> {
  return {
    ...one(words.join('|'), summary, fallback),
    read: ([given = '']) => {
      const found = words.find((word) => word === given)
      if (found !== undefined) return found
      const nearest = nearestOf(given, words)
      const known = `one of ${words.join(', ')}`
      const advice =
        nearest === undefined ? `use ${known}` : `did you mean ${nearest}? Use ${known}`
      throw new Error(`"${given}" isn't valid; ${advice}`)
    },
  }
}

/** On or off. */
export function flag(summary: string): Setting<boolean> {
  return {
    summary,
    fallback: false,
    read: ([given = '']) => {
      if (/^(true|yes|on|1)$/i.test(given)) return true
      if (/^(false|no|off|0)$/i.test(given)) return false
      throw new Error(`"${given}" isn't valid; use true or false`)
    },
  }
}

/** A text that isn't blank. */
export function text<Fallback extends string | undefined = undefined>(
  placeholder: string,
  summary: string,
  fallback?: Fallback,
): Setting<string | Fallback> {
  return {
    ...one(placeholder, summary, fallback as Fallback),
    read: ([given = '']) => {
      refuseBlank(given)
      return given
    },
  }
}

/** A secret text. */
export function secret(placeholder: string, summary: string): Setting<string | undefined> {
  return { ...text(placeholder, summary), isSecret: true }
}

/** Texts that aren't blank, without duplicates. */
export function texts(placeholder: string, summary: string): Setting<readonly string[]> {
  return {
    ...several(placeholder, summary),
    fallback: [],
    read: (given) => {
      given.forEach(refuseBlank)
      return [...new Set(given)]
    },
  }
}

/** A file or folder; a relative path starts from the place where the setting was given. */
export function path(placeholder: string, summary: string): Setting<string | undefined> {
  return {
    ...one(placeholder, summary, undefined),
    read: ([given = ''], directory) => {
      refuseBlank(given)
      return resolve(directory, given)
    },
  }
}

/** A time such as `500ms`, `1s` or `20h`, in milliseconds; within bounds, if given. */
export function time(
  summary: string,
  fallbackText: string,
  bounds?: readonly [least: string, most: string],
): Setting<number> {
  const [least = 0, most = Infinity] = bounds?.map(toMilliseconds) ?? []
  const range = bounds === undefined ? '' : ` from ${bounds.join(' to ')}`
  return {
    placeholder: 'TIME',
    summary,
    fallback: toMilliseconds(fallbackText),
    fallbackText,
    read: ([given = '']) => {
      const milliseconds = orUndefined(() => toMilliseconds(given))
      if (milliseconds !== undefined && milliseconds >= least && milliseconds <= most) {
        return milliseconds
      }
      throw new Error(`"${given}" isn't a time${range}; write it like 500ms, 1s or 30m`)
    },
  }
}

/** Requests per second: `10/s`, `10` or `100/m`. */
export function rate(summary: string, fallbackText: string): Setting<number | undefined> {
  return {
    ...one('N/s', summary, undefined),
    fallbackText,
    read: ([given = '']) => {
      const [, amount = '', unit = 's'] = /^(\d+(?:\.\d+)?)(?:\/(s|m))?$/.exec(given) ?? []
      const perSecond = Number(amount) / (unit === 'm' ? 60 : 1)
      // At least one request an hour: slower, a run would never end, and no timer is that long.
      if (perSecond >= 1 / 3600 && perSecond <= 100_000) return perSecond
      throw new Error(`"${given}" isn't a rate above 0; write it like 10/s or 100/m`)
    },
  }
}

// A host name has labels of at most 63 letters, digits and dashes: RFC 1123, section 2.1.
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

/** The name of one site. */
export function siteName(summary: string): Setting<string | undefined> {
  return {
    ...one('NAME', summary, undefined),
    // A file may name several sites for the mock: the first one counts.
    isRepeatable: true,
    read: ([name = '']) => {
      refuseName(name)
      return name
    },
  }
}

/** Names of sites: labels of a host name, without duplicates. */
export function siteNames(summary: string, fallback: string): Setting<readonly string[]> {
  return {
    ...several('NAME', summary),
    fallback: [fallback],
    fallbackText: fallback,
    read: (names) => {
      names.forEach(refuseName)
      const repeated = names.find((name, index) => names.indexOf(name) !== index)
      if (repeated === undefined) return names
      throw new Error(`"${repeated}" is given twice; name each site once`)
    },
  }
}

/** Names that stand for other names: `client_id=uid`. */
export function renames(
  placeholder: string,
  summary: string,
): Setting<Readonly<Record<string, string>> | undefined> {
  return {
    ...several(placeholder, summary),
    read: (pairs) => {
      const names: Record<string, string> = {}
      for (const pair of pairs) {
        const [, ours, theirs] = /^([^=\s]+)=([^=\s]+)$/.exec(pair) ?? []
        if (ours === undefined || theirs === undefined) {
          throw new Error(`"${pair}" isn't a pair of names; write it like ${placeholder}`)
        }
        if (Object.hasOwn(names, ours)) throw new Error(`"${ours}" is given twice; name it once`)
        names[ours] = theirs
      }
      return names
    },
  }
}

/** Numbers from 0 by name, such as `customers=100`; those that aren't named keep their defaults. */
export function numbers<Name extends string>(
  summary: string,
  defaults: Readonly<Record<Name, number>>,
): Setting<Readonly<Partial<Record<Name, number>>> | undefined> {
  const names = Object.keys(defaults) as Name[]
  return {
    ...several('NAME=N', summary),
    fallbackText: names.map((name) => `${name}=${defaults[name]}`).join(', '),
    read: (pairs) => {
      const found: Partial<Record<Name, number>> = {}
      for (const pair of pairs) {
        const [, given = '', number = ''] = /^([^=\s]+)=(\d+)$/.exec(pair) ?? []
        const name = names.find((known) => known === given)
        if (name === undefined) {
          const all = names.map((known) => `${known}=N`).join(', ')
          throw new Error(`"${pair}" isn't valid; use ${all}`)
        }
        found[name] = Number(number)
      }
      return found
    },
  }
}

/** Products that can be subscribed to: `ID:HANDLE`. */
export function products(summary: string): Setting<readonly ProductName[] | undefined> {
  return {
    ...several('ID:HANDLE', summary),
    read: (given) =>
      given.map((product) => {
        const [, id, handle] = /^([1-9]\d{0,18}):(\S+)$/.exec(product) ?? []
        if (id !== undefined && handle !== undefined) {
          // An id beyond 2^53 would lose digits as a number.
          return { id: Number.isSafeInteger(Number(id)) ? Number(id) : BigInt(id), handle }
        }
        throw new Error(`"${product}" isn't a product; write it like 12:gold-plan`)
      }),
  }
}

/** Ids, separated by commas or given one by one. */
export function ids(summary: string): Setting<readonly string[] | undefined> {
  return {
    ...several('ID,…', summary),
    read: (given) => {
      const found = given.flatMap((part) => part.split(',')).map((id) => id.trim())
      if (!found.includes('')) return [...new Set(found)]
      throw new Error('an id is empty; write them like CUS-READ-001,TOK-OK-001')
    },
  }
}

/** An address to listen on. */
export interface ListenAddress {
  host: string
  port: number
}

/** An address to listen on; without a host, only this machine reaches it. */
export function listenAddress(summary: string): Setting<ListenAddress | undefined> {
  return {
    ...one('[HOST:]PORT', summary, undefined),
    read: ([given = '']) => {
      const [, host = '127.0.0.1', digits = ''] = /^(?:(\S+):)?(\d{1,5})$/.exec(given) ?? []
      const port = Number(digits)
      if (digits !== '' && port <= 65_535) return { host: host.replaceAll(/^\[|\]$/g, ''), port }
      throw new Error(`"${given}" isn't an address; write it like 8765 or 0.0.0.0:8765`)
    },
  }
}

/** A list of objects in the configuration file; JSON in the environment. */
export function rules(summary: string): Setting<readonly unknown[]> {
  return {
    placeholder: 'JSON',
    isStructured: true,
    summary,
    fallback: [],
    read: ([given = '']) => {
      const list = orUndefined(() => JSON.parse(given) as unknown)
      if (list === undefined) {
        throw new Error(`it isn't valid JSON; write [{"then":{"status":503}}]`)
      }
      if (Array.isArray(list)) return list as readonly unknown[]
      throw new Error(`it isn't a list; write "- then: { status: 503 }"`)
    },
  }
}

function one<Value extends string | number | undefined>(
  placeholder: string,
  summary: string,
  fallback: Value,
) {
  const shown = fallback === undefined ? {} : { fallbackText: String(fallback) }
  return { placeholder, summary, fallback, ...shown }
}

function several(placeholder: string, summary: string) {
  return { placeholder, isRepeatable: true, summary, fallback: undefined }
}

function refuseBlank(given: string): void {
  if (given.trim() === '') throw new Error('it is empty; give a value, or leave it out')
}

function refuseName(name: string): void {
  if (LABEL.test(name)) return
  throw new Error(`"${name}" isn't a site name; use lower-case letters, digits and dashes`)
}

function orUndefined<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
