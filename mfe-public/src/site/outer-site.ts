import type { PublicSite } from '@keyhaven/shared-contracts/contract/public/public-site'
import { inLocale } from '@keyhaven/shared-contracts/platform/guest-address'
import { paths } from '@keyhaven/shared-contracts/platform/paths'

/** Addresses of the owner's own site, for links that leave the page around. */
export type OuterSite = { base: string; home: string; notice: string; privacy: string }

type Where = {
  /** Of the platform. */
  origin: string
  owner: string
  locale: string
  site?: PublicSite | undefined
}

const legalPagesOf = (base: string) => ({ notice: base + paths.guestNotice(), privacy: base + paths.guestPrivacy() })

/** The same pages in the same language. A site on a domain of its own has its own legal pages, the platform has others. */
export const outerSite = ({ origin, owner, locale, site }: Where): OuterSite => {
  const inLanguage = (start: string) => start + inLocale('', locale)
  if (!site?.domain) {
    const base = inLanguage(origin)
    const home = `${base}/?owner=${encodeURIComponent(owner)}`
    return { base, home, ...legalPagesOf(base) }
  }
  const { protocol, port } = new URL(origin)
  const base = inLanguage(`${protocol}//${site.domain}${port && `:${port}`}`)
  return { base, home: `${base}/`, ...legalPagesOf(base) }
}
