import { generalReasons } from '@keyhaven/shared-contracts/reasons/general'
import { guestsReasons } from '@keyhaven/shared-contracts/reasons/guests'
import { siteReasons } from '@keyhaven/shared-contracts/reasons/site'
import { registerReasons } from '@keyhaven/shared-contracts/web/locale'
import { type Area, contractVersion } from '@keyhaven/shared-contracts/web/area'
import { decisionRoute } from './decision-route.ts'
import { guestPages, inEachLanguage, legalPages } from './pages.ts'
import { settingsRoute } from './settings-route.ts'
import { SiteInShell } from './site/site-in-shell.tsx'

registerReasons(generalReasons, guestsReasons, siteReasons)

export default {
  contract: contractVersion,
  routes: [
    {
      Component: SiteInShell,
      children: inEachLanguage([...Object.values(guestPages), ...Object.values(legalPages), decisionRoute]),
    },
    settingsRoute,
  ],
} satisfies Area
