// How an open point of the specification is written: where it is, and what sites may do.
export type Value = string | number | boolean | null
export interface Knob<V extends Value> {
  question: string
  section: string
  /** The first is the default. */
  values: readonly V[]
  /** Those of the values which are seldom met: drawn once in ten times, so that a random site is not only strange. */
  rare: readonly V[]
}

export const knob = <const Usual extends Value, const Rare extends Value = never>(
  section: string,
  question: string,
  usual: readonly Usual[],
  rare: readonly Rare[] = [],
): Knob<Usual | Rare> => ({ question, section, values: [...usual, ...rare], rare })

export const flag = (section: string, question: string): Knob<boolean> =>
  knob(section, question, [false, true])
