import type { DirectoryObject } from './directory-object.ts'
import type { Fetcher, ObjectNamespace } from './platform.ts'
import type { SiteObject } from './site-object.ts'

/** What an operator may change of a sandbox. */
export interface SandboxSettings {
  /** Lets anybody make a site for himself, on the first page. Off when left out. */
  open_signup?: boolean
  /** Lets webhooks go to loopback and private addresses. Off when left out. */
  allow_private_webhooks?: boolean
  /** Lets pages of every origin call the API, without cookies. Off when left out. */
  cors?: boolean
  /** Sites are at `{site}.DOMAIN` too. By `/sites/{site}` and `{site}.localhost` alone when left out. */
  domain?: string
  limits?: Partial<SandboxLimits>
}

/** How much a sandbox and each of its sites hold. */
export interface SandboxLimits {
  /** Sites. */
  sites: number
  /** Customers, subscriptions and payment profiles of a site together. */
  records: number
  /** Webhook endpoints of a site. */
  endpoints: number
  /** Webhook deliveries that a site keeps. */
  deliveries: number
  /** Requests a second to a site, on average over ten seconds. */
  requests: number
  /** Days without a request after which a site is removed; 0 for never. */
  idle_days: number
}

export const DEFAULT_LIMITS: SandboxLimits = {
  sites: 10_000,
  records: 10_000,
  endpoints: 10,
  deliveries: 1000,
  requests: 100,
  idle_days: 30,
}

/** What the worker is given by its configuration. */
export interface SandboxEnv {
  SITES: ObjectNamespace<SiteObject>
  DIRECTORY: ObjectNamespace<DirectoryObject>
  /** The built reference; without it, `/docs` says so. */
  DOCS?: Fetcher
  /** Opens the operator's calls; without it, nobody can make them. */
  SABIA_OPERATOR_TOKEN?: string | null
  /** `SandboxSettings`, as JSON or as an object. */
  SABIA_SETTINGS?: string | SandboxSettings
}

export type ReadSettings = Omit<SandboxSettings, 'limits'> & { limits: SandboxLimits }

export function readSettings({ SABIA_SETTINGS: given = {} }: SandboxEnv): ReadSettings {
  const settings = typeof given === 'string' ? (JSON.parse(given) as SandboxSettings) : given
  return { ...settings, limits: { ...DEFAULT_LIMITS, ...settings.limits } }
}
