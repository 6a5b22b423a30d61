/**
 * Reads the names of an option that is repeated, or given with commas.
 *
 * @param act the verb of the error message: `Cannot <act> …`
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
