/** Writes the data of a success as JSON; `embed` writes a stored record that is shown within it. */
export type Writer = (data: never, embed: (record: object) => string) => string

/** By operation. */
export const writers: Readonly<Record<string, Writer>>
