// Single broken facts. Each makes an otherwise truthful site break one sentence of the specification;
// it takes hold of the site at the places that `Break` in world.ts lists.
import { CUSTOMERS } from './customers.ts'
import { ENVELOPE } from './envelope.ts'
import { EVERYDAY } from './everyday.ts'
import { FAULTS } from './faults.ts'
import { FORMS } from './forms.ts'
import { ITEMS } from './items.ts'
import { LATE } from './late.ts'
import { LEAKS } from './leaks.ts'
import { PROFILES } from './profiles.ts'
import { SHAPES } from './shapes.ts'
import { SUBSCRIPTIONS } from './subscriptions.ts'
import { TERMS } from './terms.ts'
import { TOKEN } from './token.ts'
import type { Breakage } from './ways.ts'
import { WEBHOOKS } from './webhooks.ts'

export const BREAKAGES: readonly Breakage[] = [
  ...ENVELOPE,
  ...CUSTOMERS,
  ...SUBSCRIPTIONS,
  ...TERMS,
  ...ITEMS,
  ...PROFILES,
  ...WEBHOOKS,
  ...TOKEN,
  ...LEAKS,
  ...FORMS,
  ...SHAPES,
  ...FAULTS,
  ...LATE,
  ...EVERYDAY,
]
