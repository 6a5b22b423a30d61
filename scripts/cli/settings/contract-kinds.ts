import type { ProductName } from '../../../contracts/index.ts'
import type { Setting } from './setting-kinds.ts'

/** Where to listen: `[HOST:]PORT`. */
export interface ListenAddress {
  host: string
  port: number
}

/** Milliseconds of each unit of time. */
const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000 }

const LONGEST = 60 * 60_000

/** A time such as `30s` or `500ms`, in milliseconds. */
export function duration(summary: string, fallbackText: string): Setting<number> {
  const read = (given: string) => {
    const [, amount = '', unit = ''] = /^(\d+(?:\.\d+)?)(ms|s|m)$/.exec(given) ?? []
    const milliseconds = Number(amount) * (UNITS[unit] ?? 0)
    if (milliseconds >= 1 && milliseconds <= LONGEST) return milliseconds
    throw new Error(`"${given}" is no time from 1ms to 60m; write it like 30s or 500ms`)
  }
  return {
    placeholder: 'TIME',
    isRepeatable: false,
    summary,
    fallback: read(fallbackText),
    fallbackText,
    read: ([given = '']) => read(given),
  }
}

/** How many a second: `10/s`, `10` or `100/m`. */
export function rate(summary: string, fallbackText: string): Setting<number | undefined> {
  return {
    placeholder: 'N/s',
    isRepeatable: false,
    summary,
    fallback: undefined,
    fallbackText,
    read: ([given = '']) => {
      const [, amount = '', unit = 's'] = /^(\d+(?:\.\d+)?)(?:\/(s|m))?$/.exec(given) ?? []
      const perSecond = Number(amount) / (unit === 'm' ? 60 : 1)
      // A request each hour at least: a run would never end, and no timer waits for ever.
      if (perSecond >= 1 / 3600 && perSecond <= 100_000) return perSecond
      throw new Error(`"${given}" is no rate above 0; write it like 10/s or 100/m`)
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
          throw new Error(`"${pair}" is no pair of names; write it like ${placeholder}`)
        }
        if (Object.hasOwn(names, ours)) throw new Error(`"${ours}" is given twice; name it once`)
        names[ours] = theirs
      }
      return names
    },
  }
}

/** Products that can be subscribed to: `ID:HANDLE`. */
export function products(summary: string): Setting<readonly ProductName[] | undefined> {
  return {
    ...several('ID:HANDLE', summary),
    read: (given) =>
      given.map((product) => {
        const [, id, handle] = /^([1-9]\d{0,14}):(\S+)$/.exec(product) ?? []
        if (id !== undefined && handle !== undefined) return { id: Number(id), handle }
        throw new Error(`"${product}" is no product; write it like 12:gold-plan`)
      }),
  }
}

/** Ids, in one text with commas or in several. */
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

/** An address of this machine to listen on; only this machine reaches it where no host is named. */
export function listenAddress(summary: string): Setting<ListenAddress | undefined> {
  return {
    placeholder: '[HOST:]PORT',
    isRepeatable: false,
    summary,
    fallback: undefined,
    read: ([given = '']) => {
      const [, host = '127.0.0.1', digits = ''] = /^(?:(\S+):)?(\d{1,5})$/.exec(given) ?? []
      const port = Number(digits)
      if (digits !== '' && port <= 65_535) return { host: host.replaceAll(/^\[|\]$/g, ''), port }
      throw new Error(`"${given}" is no address to listen on; write it like 8765 or 0.0.0.0:8765`)
    },
  }
}

function several(placeholder: string, summary: string) {
  return { placeholder, isRepeatable: true, summary, fallback: undefined }
}
