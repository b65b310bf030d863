import { page } from '@keyhaven/shared-contracts/web/area'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { landingCatalog, legalCatalog } from './messages/catalogs.ts'

/** The shell's own pages: what shows the owners' side to those who are not signed in. */
export const pages = {
  landing: page(paths.landing(), () => import('./landing/landing-page.tsx'), 'LandingPage', landingCatalog),
  legalNotice: page(
    paths.legalNotice(),
    () => import('./legal/legal-notice-page.tsx'),
    'LegalNoticePage',
    legalCatalog,
  ),
  privacyPolicy: page(
    paths.privacyPolicy(),
    () => import('./legal/privacy-policy-page.tsx'),
    'PrivacyPolicyPage',
    legalCatalog,
  ),
}
