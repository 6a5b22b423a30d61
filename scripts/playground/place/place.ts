import type { Control } from '../../../mocks/control/client/client.ts'

/** Where calls are answered: the site of this page, or a running mock. */
export interface Place {
  kind: 'page' | 'mock'
  /** What it is called in the playground. */
  title: string
  /** Address before `/api`, `/oauth` and `/__sabia`. */
  base: string
  /** The address that commands name: one that can be called from a terminal. */
  shownBase: string
  /** How calls travel, where the reader should know. */
  note: string | undefined
  fetch: (request: Request) => Promise<Response>
  control: Control
  /** Calls a function soon after something has happened there, until the result is called. */
  follow: (listener: () => void) => () => void
}

/** Folder of the playground's page, with its slash. */
export function folderOf(location: { href: string }): string {
  return new URL('./', location.href).href
}
