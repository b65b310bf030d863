import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog } from '../messages/catalogs.ts'
import { Icon } from '../ui/icon.tsx'
import { useTheme } from '@keyhaven/shared-contracts/web/theme'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { use } from 'react'
import { Link } from 'react-router-dom'
import { Brand } from './brand.tsx'
import { OwnSite } from './site-context.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { OwnerLink } from './owner-link.tsx'
import { address, startOf, useSearch } from '../search/search-address.ts'

export function SiteHeader() {
  const search = useSearch()
  const own = use(OwnSite)
  const t = useMessages(guestCatalog)
  return (
    <header className="kh-header">
      <div className="kh-header-row">
        <Link to={address(paths.public(), startOf(search))} className="kh-brand">
          <Brand />
        </Link>
        <nav className="kh-header-actions" aria-label={t.site}>
          {!own && (
            <OwnerLink to="/owner/" className="kh-button kh-button-quiet">
              {t.register}
            </OwnerLink>
          )}
          <LanguageSwitch />
          <ThemeToggle />
        </nav>
      </div>
    </header>
  )
}

function ThemeToggle() {
  const { shown, toggle } = useTheme()
  const t = useMessages(guestCatalog)
  return (
    <button
      type="button"
      className="kh-icon-button"
      aria-label={t.theme[shown === 'dark' ? 'light' : 'dark']}
      onClick={toggle}
    >
      <Icon name={shown === 'dark' ? 'sun' : 'moon'} />
    </button>
  )
}
