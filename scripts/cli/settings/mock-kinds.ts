import { toMilliseconds } from '../../../mocks/clock/duration.ts'
import type { Setting } from './setting-kinds.ts'

/** Texts of which none is empty. */
export function texts(placeholder: string, summary: string): Setting<readonly string[]> {
  return {
    placeholder,
    isRepeatable: true,
    summary,
    fallback: [],
    read: (given) => {
      if (given.some((text) => text.trim() === '')) throw new Error('one is empty; leave it out')
      return [...new Set(given)]
    },
  }
}

/** A time on a site's clock such as `1s`, `20h` or `3d`, in milliseconds. */
export function siteTime(summary: string, fallbackText: string): Setting<number> {
  return {
    placeholder: 'TIME',
    isRepeatable: false,
    summary,
    fallback: toMilliseconds(fallbackText),
    fallbackText,
    read: ([given = '']) => {
      try {
        return toMilliseconds(given)
      } catch {
        throw new Error(`"${given}" is no time; write it like 500ms, 1s, 20h or 3d`)
      }
    },
  }
}

/**
 * A list of objects in the configuration file; as JSON in the environment. What reads them is not
 * loaded before it is needed.
 */
export function rules(summary: string): Setting<readonly unknown[]> {
  return {
    placeholder: 'JSON',
    isRepeatable: false,
    isStructured: true,
    summary,
    fallback: [],
    read: ([text = '']) => {
      const list = parse(text)
      if (Array.isArray(list)) return list as readonly unknown[]
      throw new Error('it is no list; write "- then: { status: 503 }"')
    },
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('it is no JSON; write [{"then":{"status":503}}]')
  }
}
