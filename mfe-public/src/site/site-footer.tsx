import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { use } from 'react'
import { LegalLink } from '../legal/legal-link.tsx'
import { OwnSite } from './site-context.ts'

export function SiteFooter() {
  const own = use(OwnSite)
  return (
    <footer className="kh-footer">
      <div className="kh-footer-row">
        <p>
          © {localToday().slice(0, 4)} {own?.name ?? 'Keyhaven'}. All rights reserved.
        </p>
        <nav aria-label="Legal">
          <LegalLink page="notice">Legal notice</LegalLink>
          <LegalLink page="privacy">Privacy policy</LegalLink>
        </nav>
      </div>
    </footer>
  )
}
