import type { contractSettings } from '../settings/contract-settings.ts'
import type { ValuesOf } from '../settings/setting-kinds.ts'

/** What the command was told, read from options, environment and configuration. */
export type ContractValues = ValuesOf<typeof contractSettings>
