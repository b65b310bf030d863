import { paths } from '@keyhaven/shared-contracts/web/paths'
import { OwnerLink } from './owner-link.tsx'
import { today } from './search-address.ts'

export function SiteFooter() {
  return (
    <footer className="kh-footer">
      <div className="kh-footer-row">
        <p>© {today().slice(0, 4)} Keyhaven. All rights reserved.</p>
        <nav aria-label="Legal">
          <OwnerLink to={paths.legalNotice()}>Legal notice</OwnerLink>
          <OwnerLink to={paths.privacyPolicy()}>Privacy policy</OwnerLink>
        </nav>
      </div>
    </footer>
  )
}
