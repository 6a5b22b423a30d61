import { chooseLanguage, languages, type Language } from '../../theme/language.ts'
import type { StateStorage } from './keep.ts'

const themes = ['system', 'light', 'dark'] as const

export type Theme = (typeof themes)[number]

/** How a reader wants the console to look. */
export interface Settings {
  language: Language
  theme: Theme
}

const KEY = 'sabia.settings'

/** What the reader chose before, or what the browser says. */
export function readSettings(storage: StateStorage, wanted: readonly string[]): Settings {
  let saved: Partial<Record<string, unknown>> = {}
  try {
    saved = (JSON.parse(storage.getItem(KEY) ?? '{}') ?? {}) as typeof saved
  } catch {
    // Blocked by the browser, or not ours: treated as nothing saved.
  }
  const language = saved['language']
  return {
    language:
      typeof language === 'string' && language in languages
        ? (language as Language)
        : chooseLanguage(wanted),
    theme: themes.find((one) => one === saved['theme']) ?? 'system',
  }
}

/** The language of the page, for a page that is in one language. */
export function readPage(): Settings {
  return { language: chooseLanguage([document.documentElement.lang]), theme: 'system' }
}

/** Keeps the settings where the browser allows it. */
export function keepSettings(storage: StateStorage, settings: Settings): void {
  try {
    storage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // They last until the page is left.
  }
}

/** Puts the settings in force on the page. */
export function applySettings({ language, theme }: Settings): void {
  document.documentElement.lang = language
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}
