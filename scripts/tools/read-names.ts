/**
 * Reads the names that an option was given: repeated, or with commas.
 *
 * @param act what would be done with a name, as the error says it
 * @throws Error when there is no such name.
 */
export function readNames(texts: readonly string[], known: readonly string[], act: string) {
  const names = texts.flatMap((text) => text.split(','))
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined) {
    throw new Error(`Cannot ${act} "${unknown}"; there are ${known.join(', ')}`)
  }
  return names
}
