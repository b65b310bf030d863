import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { Button } from 'antd'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { LineIcon } from '../frame/line-icon.tsx'
import { Logo } from '../frame/logo.tsx'
import { ThemeButton } from '../frame/theme-button.tsx'

const legal = [paths.legalNotice(), paths.privacyPolicy()]
const entrances = [paths.landing(), paths.register()]

/** Logo, theme, and the one way in that the page does not offer itself. */
export function OwnerHeader() {
  const { pathname, key } = useLocation()
  const here = pathname.replace(/\/$/, '')
  const navigate = useNavigate()
  const isSignedIn = useSession((state) => state.token !== null)
  const [label, to] = isSignedIn
    ? ['Dashboard', paths.dashboard()]
    : entrances.includes(here)
      ? ['Log in', paths.login()]
      : ['Sign up', paths.register()]
  // The key of the first page of a tab: before it there is nothing, or a page that is not ours.
  const back = () => (key === 'default' ? navigate(paths.landing()) : navigate(-1))
  return (
    <header className="owner-header">
      <div>
        {legal.includes(here) && (
          <button
            type="button"
            className="shell-icon-button"
            aria-label="Back"
            title="Back"
            onClick={() => void back()}
          >
            <LineIcon d="M15 6l-6 6 6 6" />
          </button>
        )}
        <Link className="shell-logo" to={paths.landing()} aria-label="Keyhaven">
          <Logo />
        </Link>
        <ThemeButton />
        <Button type={here === paths.landing() ? 'default' : 'primary'} onClick={() => void navigate(to)}>
          {label}
        </Button>
      </div>
    </header>
  )
}
