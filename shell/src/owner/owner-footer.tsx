import { paths } from '@keyhaven/shared-contracts/web/paths'
import { Link } from 'react-router-dom'

export function OwnerFooter() {
  return (
    <footer className="owner-footer">
      <div>
        <span>© {new Date().getFullYear()} Keyhaven. All rights reserved.</span>
        <nav aria-label="Legal">
          <Link to={paths.legalNotice()}>Legal Notice</Link>
          <Link to={paths.privacyPolicy()}>Privacy Policy</Link>
        </nav>
      </div>
    </footer>
  )
}
