import { allGaps, findGap, gaps, type Gap } from '../../../openapi/ledger.ts'

/** What is in force, or what a file says: gap to choice or value. */
export type SiteProfile = Readonly<Record<string, unknown>>

/** What a profile says of the gaps that differ from the ledger's assumption, by id. */
export function changedOf(profile: SiteProfile): Record<string, unknown> {
  return Object.fromEntries(
    allGaps.flatMap(({ id, choice }) =>
      profile[id] === undefined || profile[id] === choice ? [] : [[id, profile[id]]],
    ),
  )
}

/** The profile that sets one gap and keeps the others. */
export function withGap(profile: SiteProfile, id: string, value: unknown): Record<string, unknown> {
  return { ...changedOf(profile), [id]: value }
}

/** Whether a gap is about a text: its id, its name, its question, a choice, or what is in force. */
export function isAbout(
  gap: Gap,
  text: string,
  value: unknown,
  say: (english: string) => string = (english) => english,
): boolean {
  const { id, slug, question, assumption, choices } = gap
  const said = [question, assumption].flatMap((english) => [english, say(english)])
  const whole = [id, slug, ...said, ...Object.keys(choices), toShown(value)]
  const words = text.toLowerCase().split(/\s+/)
  const haystack = whole.join('\n').toLowerCase()
  return words.every((word) => haystack.includes(word))
}

/** A choice as it is, a value as JSON. */
export function toShown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Reads what a reader types as a value: JSON, or else a text. */
export function readValue(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

/** A file for `sabia mock --profile`: YAML, whose values are JSON and thus YAML too. */
export function toProfileFile(profile: SiteProfile, header: string): string {
  const changed = Object.entries(changedOf(profile))
  const lines = changed.flatMap(([id, value]) => {
    const { question }: Gap = gaps[id as keyof typeof gaps]
    return ['', `# ${id}: ${question.replaceAll(/\s+/g, ' ')}`, `${id}: ${JSON.stringify(value)}`]
  })
  // A file of comments alone would be no set of choices.
  return [`# ${header}`, ...(changed.length === 0 ? ['{}'] : lines), ''].join('\n')
}

/** The gaps of a profile whose choices the mock knows and cannot play. */
export function notPlayedOf(profile: SiteProfile): string[] {
  return Object.entries(profile).flatMap(([name, value]) => {
    const gap = findGap(name)
    const choice = String(value)
    const isKnown = gap !== undefined && Object.hasOwn(gap.choices, choice)
    return isKnown && !gap.open && !gap.plays.includes(choice) ? [name] : []
  })
}
