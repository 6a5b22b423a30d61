import { useEffect, useState } from 'preact/hooks'
import { isOperation } from '../model/operations.ts'

/** The screens, by their names in addresses, in the order of the navigation. */
export const screens = [
  'overview',
  'try',
  'records',
  'phone',
  'webhooks',
  'requests',
  'time',
  'gaps',
  'applications',
  'sites',
] as const

export type Screen = (typeof screens)[number]

/** What an address shows: `#/records/customers/12?text=ana`. */
export interface Route {
  /** Undefined where the address names no screen. */
  screen: Screen | undefined
  /** The steps after the screen: `['customers', '12']`. */
  rest: readonly string[]
  query: Readonly<Record<string, string>>
}

/** Reads the fragment of an address. An operation alone, `#createCustomer`, is a form of the screen `try`. */
export function routeOf(hash: string): Route {
  const text = hash.replace(/^#\/?/, '')
  if (isOperation(text)) return { screen: 'try', rest: [text], query: {} }
  const [path = '', query = ''] = text.split('?', 2)
  const [name, ...rest] = path.split('/').map(decode)
  const screen = screens.find((one) => one === name)
  return { screen, rest, query: Object.fromEntries(new URLSearchParams(query)) }
}

/** The address of a screen, or of one thing on it. Values that are empty are left out. */
export function addressOf(
  screen: Screen,
  rest: readonly (string | number)[] = [],
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  const path = [screen, ...rest].map((step) => encodeURIComponent(step)).join('/')
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const text = new URLSearchParams(given as [string, string][]).toString()
  return `#/${path}${text && '?'}${text}`
}

/** Goes to an address; without a step back where it only narrows what is shown. */
export function goTo(address: string, isNarrower = false): void {
  if (!isNarrower) return void (location.hash = address)
  history.replaceState(null, '', address)
  dispatchEvent(new HashChangeEvent('hashchange'))
}

/** What the page's address shows now. */
export function useRoute(): Route {
  const [hash, setHash] = useState(location.hash)
  useEffect(() => {
    const hear = () => setHash(location.hash)
    addEventListener('hashchange', hear)
    return () => removeEventListener('hashchange', hear)
  }, [])
  return routeOf(hash)
}

function decode(step: string): string {
  try {
    return decodeURIComponent(step)
  } catch {
    return step
  }
}
