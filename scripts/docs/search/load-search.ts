import { createSearch, type Search } from './engine.ts'
import type { Entry } from './entry.ts'

declare global {
  var sabiaSearch: readonly Entry[] | undefined
}

let loaded: Promise<Search> | undefined

/** Loads what can be found, once; by a script, since a page of a file's address may fetch nothing. */
export function loadSearch(root: string): Promise<Search> {
  loaded ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `${root}assets/search-index.js`
    script.addEventListener('load', () => resolve(createSearch(globalThis.sabiaSearch ?? [])))
    script.addEventListener('error', () => {
      loaded = undefined
      reject(new Error('Cannot search: the index is not there; load the page again'))
    })
    document.head.append(script)
  })
  return loaded
}
