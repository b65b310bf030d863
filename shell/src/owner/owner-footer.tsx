import { paths } from '@keyhaven/shared-contracts/web/paths'
import { Link } from 'react-router-dom'

const year = new Date().getFullYear()

export function OwnerFooter() {
  return (
    <footer className="owner-footer">
      <div>
        <span>© {year} Keyhaven. All rights reserved.</span>
        <nav aria-label="Legal">
          <Link to={paths.legalNotice()}>Legal Notice</Link>
          <Link to={paths.privacyPolicy()}>Privacy Policy</Link>
        </nav>
      </div>
    </footer>
  )
}
