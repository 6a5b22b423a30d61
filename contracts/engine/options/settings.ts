/** A product that can be subscribed to: the spec has no call that lists them (gap G22). */
export interface ProductName {
  id: number | bigint
  handle: string
}

/** Products of the mock's default site (design, section 3). */
export const DEMO_PRODUCTS: readonly ProductName[] = [
  { id: 1, handle: 'basic-plan' },
  { id: 2, handle: 'pro-plan' },
  { id: 3, handle: 'add-on' },
]

/** Credentials of the client. */
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
  tokenMethod: 'POST' | 'GET'
  tokenFormat: 'auto' | 'form' | 'json' | 'query'
  /** Where client id and secret stand in the token call. */
  tokenClient: 'body' | 'basic'
  /** The site's names for the fields of the token call, by ours. */
  tokenFields: Readonly<Record<string, string>>
  credentials: Credentials | undefined
  accessToken: string | undefined
  /** Empty if none is given or assumed. */
  products: readonly ProductName[]
  /** The products are the mock's: the caller named none. */
  isAssumingProducts: boolean
  /** The target is on this machine. */
  isLocal: boolean
  isReadOnly: boolean
  maxWrites: number
  /** Requests per second; undefined for no limit. */
  rate: number | undefined
  /** Time limit of a request, in milliseconds. */
  timeout: number
  seed: number
  /** Ids of the checks to run; undefined for all. */
  only: readonly string[] | undefined
  /** The site's own names of statuses, by ours: `{ active: 'authorized' }`. */
  statusNames: Readonly<Record<string, string>>
  /** Domain of the customers' e-mail addresses; undefined for one that gets no mail. */
  emailDomain: string | undefined
  /** Milliseconds to wait for late data, such as a new record in a list. */
  patience: number
}
