import type { PublicSite } from '@keyhaven/shared-contracts/contract/public-site'
import { paths } from '@keyhaven/shared-contracts/platform/paths'

/** Where the owner's own site is, for what leads out of the page around. */
export type OuterSite = { base: string; home: string; notice: string; privacy: string }

/** A site on a domain of its own has its own legal pages; else those of the platform hold. */
export const outerSite = (origin: string, owner: string, site: PublicSite | undefined): OuterSite => {
  if (!site?.domain) {
    const home = `${origin}/?owner=${encodeURIComponent(owner)}`
    return { base: origin, home, notice: origin + paths.legalNotice(), privacy: origin + paths.privacyPolicy() }
  }
  const { protocol, port } = new URL(origin)
  const base = `${protocol}//${site.domain}${port && `:${port}`}`
  return { base, home: `${base}/`, notice: `${base}/legal-notice`, privacy: `${base}/privacy-policy` }
}
