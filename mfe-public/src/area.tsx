import { type Area, contractVersion } from '@keyhaven/shared-contracts/web/area'
import { decisionRoute } from './decision-route.ts'
import { guestPages } from './pages.ts'
import { settingsRoute } from './settings-route.ts'
import { SiteLayout } from './site/site-layout.tsx'

export default {
  contract: contractVersion,
  routes: [{ Component: SiteLayout, children: [...Object.values(guestPages), decisionRoute] }, settingsRoute],
} satisfies Area
