import { page } from '@keyhaven/shared-contracts/web/area'
import { paths } from '@keyhaven/shared-contracts/platform/paths'

/** The shell's own pages: what shows the owners' side to those who are not signed in. */
export const pages = {
  landing: page(paths.landing(), () => import('./landing/landing-page.tsx'), 'LandingPage'),
  legalNotice: page(paths.legalNotice(), () => import('./legal/legal-notice-page.tsx'), 'LegalNoticePage'),
  privacyPolicy: page(paths.privacyPolicy(), () => import('./legal/privacy-policy-page.tsx'), 'PrivacyPolicyPage'),
}
