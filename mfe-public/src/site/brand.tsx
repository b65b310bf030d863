import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog } from '../messages/catalogs.ts'
import { mediaUrl } from '@keyhaven/shared-contracts/web/api'
import { use } from 'react'
import { OwnSite } from './site-context.ts'

/** Whose site this is: the platform's sign and name, or the owner's. */
export function Brand() {
  const own = use(OwnSite)
  const t = useMessages(guestCatalog)
  if (own) {
    return (
      <>
        {own.logo && <OwnLogo logo={own.logo} dark={own.dark_logo?.find(({ width }) => width >= 256)?.image} />}
        <span className="kh-brand-name kh-brand-own" translate="no">
          {own.name}
        </span>
      </>
    )
  }
  return (
    <>
      <Logo />
      <span className="kh-brand-words">
        <span className="kh-brand-name" translate="no">
          Keyhaven
        </span>
        <span className="kh-brand-tagline">{t.tagline}</span>
      </span>
    </>
  )
}

/** The style sheet shows one of the two: what has been drawn by the server knows no theme. */
function OwnLogo({ logo, dark }: { logo: string; dark: string | undefined }) {
  return (
    <>
      <img className={dark ? 'kh-brand-logo kh-by-day' : 'kh-brand-logo'} src={mediaUrl(logo)} alt="" height={44} />
      {dark && <img className="kh-brand-logo kh-by-night" src={mediaUrl(dark)} alt="" height={44} loading="lazy" />}
    </>
  )
}

/** A key whose bow is a house. */
function Logo() {
  return (
    <svg className="kh-logo" width="34" height="34" viewBox="0 0 34 34" aria-hidden="true" focusable="false">
      <rect className="kh-logo-plate" width="34" height="34" rx="10" />
      <path
        className="kh-logo-key"
        d="M17 6.5l8 6.3v6.2a1.8 1.8 0 0 1-1.8 1.8h-4.7v2.2h3v2.8h-3v2.7h-3v-7.7h-4.7A1.8 1.8 0 0 1 9 19v-6.2z"
      />
      <circle className="kh-logo-plate" cx="17" cy="14.5" r="2.4" />
    </svg>
  )
}
