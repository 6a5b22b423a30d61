import type { ComponentType } from 'preact'
import type { Screen } from '../state/route.ts'
import { ApplicationsScreen } from './applications.tsx'
import { GapsScreen } from './gaps.tsx'
import { OverviewScreen } from './overview.tsx'
import { PhoneScreen } from './phone.tsx'
import { RecordsScreen } from './records.tsx'
import { RequestsScreen } from './requests.tsx'
import type { ScreenProps } from './screen.ts'
import { SitesScreen } from './sites.tsx'
import { TimeScreen } from './time.tsx'
import { TryScreen } from './try.tsx'
import { WebhooksScreen } from './webhooks.tsx'

/** What shows each screen. */
export const screenViews: Readonly<Record<Screen, ComponentType<ScreenProps>>> = {
  overview: OverviewScreen,
  try: TryScreen,
  records: RecordsScreen,
  phone: PhoneScreen,
  webhooks: WebhooksScreen,
  requests: RequestsScreen,
  time: TimeScreen,
  gaps: GapsScreen,
  applications: ApplicationsScreen,
  sites: SitesScreen,
}
