import { nearestOf } from '../../../openapi/nearest.ts'

/** One thing that a user may set: by option, environment variable or configuration file. */
export interface Setting<Value = unknown> {
  /** Stands for the value in the help; a flag has none. */
  placeholder: string | undefined
  /** May be given several times. */
  isRepeatable: boolean
  summary: string
  fallback: Value
  /** The fallback as the help shows it. */
  fallbackText?: string
  /** Key of the file and, as `SABIA_KEY`, of the environment; the option's name when left out. */
  key?: string
  /** Lists and objects in the file: they are read as one text of JSON. */
  isStructured?: boolean
  /** Must not be seen by others: as an option it earns a warning. */
  isSecret?: boolean
  /** Turns the given texts into the value; throws what is wrong with them. */
  read: (texts: readonly string[], directory: string) => Value
}

/** Settings by the name of their option. */
export type SettingTable = Readonly<Record<string, Setting>>

export type ValuesOf<Table extends SettingTable> = {
  [Name in keyof Table]: ReturnType<Table[Name]['read']>
}

/** A whole number within bounds. */
export function integer<Fallback extends number | undefined>(
  summary: string,
  fallback: Fallback,
  [least, most]: readonly [number, number],
): Setting<number | Fallback> {
  return {
    ...one('N', summary, fallback),
    read: ([text = '']) => {
      const number = Number(text)
      if (/^[+-]?\d+$/.test(text) && number >= least && number <= most) return number
      throw new Error(`"${text}" is no whole number of the range; give ${least} to ${most}`)
    },
  }
}

/** One word of a few. */
export function choice<const Word extends string>(
  summary: string,
  words: readonly Word[],
  fallback: Word,
): Setting<Word> {
  return {
    ...one(words.join('|'), summary, fallback),
    read: ([text = '']) => {
      const found = words.find((known) => known === text)
      if (found !== undefined) return found
      const nearest = nearestOf(text, words)
      const hint = nearest === undefined ? '' : `did you mean ${nearest}? `
      throw new Error(`"${text}" is not known; ${hint}(${words.join(', ')})`)
    },
  }
}

/** Any text that is not empty. */
export function word(placeholder: string, summary: string, fallback: string): Setting<string> {
  return {
    ...one(placeholder, summary, fallback),
    read: ([text = '']) => {
      if (text.trim() === '') throw new Error('it is empty; give one, or leave it out')
      return text
    },
  }
}

/** Any text that is not empty, or none. */
export function anyText(placeholder: string, summary: string): Setting<string | undefined> {
  return {
    ...one(placeholder, summary, undefined),
    read: ([given = '']) => {
      if (given.trim() === '') throw new Error('it is empty; give one, or leave it out')
      return given
    },
  }
}

/** A text that others must not see, or none. */
export function secret(placeholder: string, summary: string): Setting<string | undefined> {
  return { ...anyText(placeholder, summary), isSecret: true }
}

/** A file or folder; a relative one starts where it was written down. */
export function path(
  placeholder: string,
  summary: string,
  resolve: (directory: string, path: string) => string,
): Setting<string | undefined> {
  return {
    ...one(placeholder, summary, undefined),
    read: ([text = ''], directory) => {
      if (text === '') throw new Error('it is empty; give one, or leave it out')
      return resolve(directory, text)
    },
  }
}

/** On or off. */
export function flag(summary: string): Setting<boolean> {
  return {
    placeholder: undefined,
    isRepeatable: false,
    summary,
    fallback: false,
    read: ([text = '']) => {
      if (/^(true|yes|on|1)$/i.test(text)) return true
      if (/^(false|no|off|0)$/i.test(text)) return false
      throw new Error(`"${text}" is no switch; give true or false`)
    },
  }
}

// A host name has labels of at most 63 letters, digits and dashes: RFC 1123, section 2.1.
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

/** The name of one site, or none. */
export function siteName(summary: string): Setting<string | undefined> {
  return {
    ...one('NAME', summary, undefined),
    // A file that names several sites for the mock means the first one, its default.
    isRepeatable: true,
    read: ([name = '']) => {
      refuseName([name])
      return name
    },
  }
}

/** Names of sites: each a label of a host name, none twice. */
export function siteNames(summary: string, fallback: string): Setting<readonly string[]> {
  return {
    placeholder: 'NAME',
    isRepeatable: true,
    summary,
    fallback: [fallback],
    fallbackText: fallback,
    read: (names) => {
      refuseName(names)
      const repeated = names.find((name, index) => names.indexOf(name) !== index)
      if (repeated !== undefined)
        throw new Error(`"${repeated}" is given twice; name each site once`)
      return names
    },
  }
}

function refuseName(names: readonly string[]): void {
  const wrong = names.find((name) => !LABEL.test(name))
  if (wrong === undefined) return
  throw new Error(`"${wrong}" is no name of a site; use lower-case letters, digits and dashes`)
}

/** Gives a setting a key of its own, where two commands have options of one name. */
export function keyed<Value>(key: string, setting: Setting<Value>): Setting<Value> {
  return { ...setting, key }
}

function one<Value extends string | number | undefined>(
  placeholder: string,
  summary: string,
  fallback: Value,
) {
  const shown = fallback === undefined ? {} : { fallbackText: String(fallback) }
  return { placeholder, isRepeatable: false, summary, fallback, ...shown }
}
