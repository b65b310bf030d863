import { LegalLink } from './legal-link.tsx'
import { today } from './search-address.ts'

export function SiteFooter() {
  return (
    <footer className="kh-footer">
      <div className="kh-footer-row">
        <p>© {today().slice(0, 4)} Keyhaven. All rights reserved.</p>
        <nav aria-label="Legal">
          <LegalLink page="notice">Legal notice</LegalLink>
          <LegalLink page="privacy">Privacy policy</LegalLink>
        </nav>
      </div>
    </footer>
  )
}
