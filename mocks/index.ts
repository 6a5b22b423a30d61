export { createSite, type Answered, type Site, type SiteOptions } from './site.ts'
export type { JournalEntry } from './journal.ts'
export type { Application, ApplicationInput } from './oauth/applications.ts'
export type { Profile } from '../openapi/ledger.ts'
