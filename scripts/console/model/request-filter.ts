import type { ControlSchemas } from '../../../mocks/control/client/client.ts'

export type RequestEntry = ControlSchemas['Request']

/** Which requests to show: those of the filter of `GET /__sabia/requests`. */
export interface RequestFilter {
  operation?: string
  /** A status such as `422`, or a class such as `4xx`. */
  status?: string
  text?: string
}

/** Reads a filter from the query of the page's address; what is no status is left out. */
export function toFilter(query: Readonly<Record<string, string>>): RequestFilter {
  const { operation, status, text } = query
  return {
    ...(operation && { operation }),
    ...(status && /^(\d{1,3}|[1-5]xx)$/i.test(status) && { status }),
    ...(text && { text }),
  }
}

/** Whether a request is one of those that the site would list for the filter. */
export function isWanted(entry: RequestEntry, filter: RequestFilter): boolean {
  const { operation, status, text } = filter
  if (operation !== undefined && entry.operation !== operation) return false
  if (status !== undefined && !isOfStatus(entry.status, status.toLowerCase())) return false
  return text === undefined || holds(entry, text.toLowerCase())
}

function isOfStatus(status: number, wanted: string): boolean {
  return wanted.endsWith('xx') ? String(status)[0] === wanted[0] : String(status) === wanted
}

/** A body is JSON already: written once more, its texts would be escaped twice. */
function holds({ request, answer, ...rest }: RequestEntry, text: string): boolean {
  const parts = [JSON.stringify(rest), JSON.stringify(request.headers), request.body, answer.body]
  return parts.some((part) => part?.toLowerCase().includes(text))
}

/** Puts what has arrived, oldest first, above what was there, newest first; at most so many rows. */
export function mergeNewest(
  arrived: readonly RequestEntry[],
  rows: readonly RequestEntry[],
  most: number,
): RequestEntry[] {
  const known = new Set(arrived.map(({ id }) => id))
  return [...arrived.toReversed(), ...rows.filter(({ id }) => !known.has(id))].slice(0, most)
}
