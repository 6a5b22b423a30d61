import type { Language } from '../../../openapi/text/language.ts'

/** Where the reader's language and colours are kept; the console reads and writes the same. */
const KEY = 'sabia.settings'

interface Kept {
  language?: string
  theme?: string
}

/** What the reader chose before; nothing where the browser keeps nothing. */
export function readKept(): Kept {
  try {
    const kept: unknown = JSON.parse(read(KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    return {}
  }
}

/** Keeps a choice beside the others, where the browser allows it. */
export function keep(choice: Kept): void {
  write(KEY, JSON.stringify({ ...readKept(), ...choice }))
}

/** Puts a theme in force: light, dark, or whatever the system has. */
export function showTheme(theme: string | undefined): void {
  const { dataset } = document.documentElement
  if (theme === 'light' || theme === 'dark') dataset['theme'] = theme
  else delete dataset['theme']
}

/** What is kept under a key; null where there is nothing, or the browser forbids it. */
export function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text under a key, where the browser allows it. */
export function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // It lasts until the page is left.
  }
}

/** The language of the page. */
export function toLanguage(): Language {
  return document.documentElement.lang === 'pt-BR' ? 'pt-BR' : 'en'
}
