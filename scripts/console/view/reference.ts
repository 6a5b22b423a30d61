import { createContext } from 'preact'
import { useContext } from 'preact/hooks'

/** The way from the page to the published reference, with its slash. */
export const ReferenceContext = createContext('../')

/** The address of a page of the published reference: `ledger.html#G17`. */
export function useReference(page: string): string {
  return useContext(ReferenceContext) + page
}
