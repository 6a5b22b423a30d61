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

/** The language of the pages that a request asks for in its `Accept-Language` header. */
export function languageOf({ headers }: Pick<Request, 'headers'>): Language {
  const ranges = (headers.get('accept-language') ?? '').split(',').map((range) => {
    const [tag = '', quality = ''] = range.split(';', 2)
    const [, weight = '1'] = /q=([\d.]+)/.exec(quality) ?? []
    return { tag: tag.trim(), weight: Number(weight) }
  })
  const wanted = ranges.filter(({ weight }) => weight > 0)
  wanted.sort((one, other) => other.weight - one.weight)
  return chooseLanguage(wanted.map(({ tag }) => tag))
}
