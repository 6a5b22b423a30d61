/** A product that can be subscribed to: the spec has no call that lists them (gap G22). */
export interface ProductName {
  id: number
  handle: string
}

/** Products of every mock of ours (design, section 3). */
export const DEMO_PRODUCTS: readonly ProductName[] = [
  { id: 1, handle: 'basic-plan' },
  { id: 2, handle: 'pro-plan' },
  { id: 3, handle: 'add-on' },
]

/** How the client proves who it is. */
export interface Credentials {
  clientId: string
  clientSecret: string
  /** Subdomain of the site. */
  site: string
}

/** A run's settings, resolved. */
export interface RunSettings {
  /** Address before `/api`, without a slash at its end. */
  baseUrl: string
  tokenUrl: string
  tokenFormat: 'auto' | 'form' | 'json'
  /** What the site calls the token call's fields, where otherwise: our name to its name. */
  tokenFields: Readonly<Record<string, string>>
  credentials: Credentials | undefined
  accessToken: string | undefined
  /** Empty where none is named and none can be assumed. */
  products: readonly ProductName[]
  /** The products are those of our mocks, named by nobody. */
  isAssumingProducts: boolean
  /** The target is on this machine: no one else can be behind it. */
  isLocal: boolean
  isReadOnly: boolean
  maxWrites: number
  /** Requests a second; undefined for as fast as they are answered. */
  rate: number | undefined
  /** Milliseconds until a request counts as not answered. */
  timeout: number
  seed: number
  /** Ids of the checks to carry out; undefined for all. */
  only: readonly string[] | undefined
  /** The site's own names of statuses, by ours: `{ active: 'authorized' }`. */
  statusNames: Readonly<Record<string, string>>
  /** Milliseconds to wait for what a site shows late, such as a new record in a list. */
  patience: number
}
