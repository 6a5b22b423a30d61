import type { ValuesOf } from '../settings/setting-kinds.ts'
import type { mockSettings } from '../settings/settings.ts'

/** What `sabia mock` was told. */
export type MockValues = ValuesOf<typeof mockSettings>
