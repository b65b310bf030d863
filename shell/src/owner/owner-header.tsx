import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { Button } from 'antd'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { LineIcon } from '../frame/line-icon.tsx'
import { Logo } from '../frame/logo.tsx'
import { ThemeButton } from '../frame/theme-button.tsx'
import { shellCatalog } from '../messages/catalogs.ts'
import { LanguageSelect } from './language-select.tsx'

const legal = [paths.legalNotice(), paths.privacyPolicy()]
const entrances = [paths.landing(), paths.register()]

/** Logo, language, theme, and the one way in that the page does not offer itself. */
export function OwnerHeader() {
  const { pathname, key } = useLocation()
  const here = pathname.replace(/\/$/, '')
  const navigate = useNavigate()
  const { owner: t, dashboard } = useMessages(shellCatalog)
  const isSignedIn = useSession((state) => state.token !== null)
  const [label, to] = isSignedIn
    ? [dashboard, paths.dashboard()]
    : entrances.includes(here)
      ? [t.logIn, paths.login()]
      : [t.signUp, paths.register()]
  // The key of the first page of a tab: before it there is nothing, or a page that is not ours.
  const back = () => (key === 'default' ? navigate(paths.landing()) : navigate(-1))
  return (
    <header className="owner-header">
      <div>
        {legal.includes(here) && (
          <button
            type="button"
            className="shell-icon-button"
            aria-label={t.back}
            title={t.back}
            onClick={() => void back()}
          >
            <LineIcon d="M15 6l-6 6 6 6" />
          </button>
        )}
        <Link className="shell-logo" to={paths.landing()} aria-label="Keyhaven">
          <Logo />
        </Link>
        <LanguageSelect />
        <ThemeButton />
        <Button type={here === paths.landing() ? 'default' : 'primary'} onClick={() => void navigate(to)}>
          {label}
        </Button>
      </div>
    </header>
  )
}
