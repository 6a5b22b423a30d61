/** The languages of the pages, by BCP 47 tag, each with its own name. */
export const languages = { en: 'English', 'pt-BR': 'Português' } as const

export type Language = keyof typeof languages

/** The same texts in each language: one that is missing does not compile. */
export type Texts<Words> = Readonly<Record<Language, Words>>

/** The first language of a browser's list that the pages have, or English. */
export function chooseLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    if (/^pt\b/i.test(tag)) return 'pt-BR'
    if (/^en\b/i.test(tag)) return 'en'
  }
  return 'en'
}

/** The languages of an `Accept-Language` header, the most wanted first. */
export function readLanguages(header: string): string[] {
  const ranges = header.split(',').map((range) => {
    const [tag = '', quality = ''] = range.split(';', 2)
    const [, weight = '1'] = /q=([\d.]+)/.exec(quality) ?? []
    return { tag: tag.trim(), weight: Number(weight) }
  })
  const wanted = ranges.filter(({ weight }) => weight > 0)
  return wanted.sort((one, other) => other.weight - one.weight).map(({ tag }) => tag)
}
