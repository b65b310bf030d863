import { mediaUrl } from '@keyhaven/shared-contracts/web/client'
import { use } from 'react'
import { Logo } from './logo.tsx'
import { OwnSite } from './own-site.ts'

/** Whose site this is: the platform's sign and name, or the owner's. */
export function Brand() {
  const own = use(OwnSite)
  if (own) {
    return (
      <>
        {own.logo && <img className="kh-brand-logo" src={mediaUrl(own.logo)} alt="" height={44} />}
        <span className="kh-brand-name kh-brand-own">{own.name}</span>
      </>
    )
  }
  return (
    <>
      <Logo />
      <span className="kh-brand-words">
        <span className="kh-brand-name">Keyhaven</span>
        <span className="kh-brand-tagline">Stay with the people who live there</span>
      </span>
    </>
  )
}
