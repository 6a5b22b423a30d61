/** Where the reader's language and colours are kept; the console reads and writes the same. */
const KEY = 'sabia.settings'

interface Kept {
  language?: string
  theme?: string
}

/** What the reader chose before; nothing where the browser keeps nothing. */
export function readKept(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    return {}
  }
}

/** Keeps a choice beside the others, where the browser allows it. */
export function keep(choice: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readKept(), ...choice }))
  } catch {
    // It lasts until the page is left.
  }
}

/** Puts a theme in force: light, dark, or whatever the system has. */
export function showTheme(theme: string | undefined): void {
  const { dataset } = document.documentElement
  if (theme === 'light' || theme === 'dark') dataset['theme'] = theme
  else delete dataset['theme']
}
