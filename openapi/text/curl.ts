/** Quotes a text for a POSIX shell, which then expands nothing in it. */
export function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}

/** Like `quote`, but leaves the variables that a pattern finds to the shell; its first group names one. */
export function quoteAround(text: string, variables: RegExp): string {
  // A shell expands a variable outside single quotes only.
  return quote(text).replaceAll(variables, `'"$$$1"'`)
}

/** A curl command. All parts are words of a shell, already quoted. */
export interface CurlCommand {
  /** Options before the address, such as `-sS -i -X POST`. */
  options: string
  address: string
  headers: readonly string[]
  /** Body as one word. */
  body: string | undefined
}

/** Writes a curl command with an option on each line. */
export function writeCurl({ options, address, headers, body }: CurlCommand): string {
  return [
    `curl ${options} ${address}`,
    ...headers.map((header) => `-H ${header}`),
    ...(body === undefined ? [] : [`--data-binary ${body}`]),
  ].join(' \\\n  ')
}
