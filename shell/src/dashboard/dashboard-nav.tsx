import type { NavItem } from '@keyhaven/shared-contracts/platform/area-manifest'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import type { RefObject } from 'react'
import { Link, NavLink } from 'react-router-dom'
import { prepareVisit } from '../composition/composition.ts'
import { FinderButton } from '../finder/finder-button.tsx'
import { door } from '../frame/icons.ts'
import { LineIcon } from '../frame/line-icon.tsx'
import { Logo } from '../frame/logo.tsx'
import { ThemeButton } from '../frame/theme-button.tsx'
import { shellCatalog } from '../messages/catalogs.ts'
import { useNavItems } from './navigation.ts'
import { NavToggle } from './nav-toggle.tsx'

function Item({ path, label, icon }: NavItem) {
  // Pointing at it is early enough to have its page there on the click.
  const prepare = () => void prepareVisit(path)
  return (
    <li>
      <NavLink
        className="shell-nav-item"
        to={path}
        end={path === paths.dashboard()}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <LineIcon d={icon} />
        <span>{label}</span>
      </NavLink>
    </li>
  )
}

type Props = {
  ref: RefObject<HTMLElement | null>
  isOpen: boolean
  onToggle: () => void
  onFind: () => void
  onLogout: () => void
}

/** The side navigation: a rail of icons with their words, or 250 px of list. The areas' releases say what is in it. */
export function DashboardNav({ ref, isOpen, onToggle, onFind, onLogout }: Props) {
  const t = useMessages(shellCatalog)
  const { main, bottom } = useNavItems()
  return (
    <nav className="shell-nav" id="navigation" aria-label={t.dashboard} ref={ref}>
      <div className="shell-nav-head">
        <Link className="shell-logo" to={paths.dashboard()} aria-label="Keyhaven">
          <Logo />
        </Link>
        <NavToggle isOpen={isOpen} onToggle={onToggle} />
      </div>
      <ul className="shell-nav-list shell-nav-find">
        <li>
          <FinderButton className="shell-nav-item" label={t.search} onOpen={onFind} />
        </li>
      </ul>
      <ul className="shell-nav-list">
        {main.map((item) => (
          <Item key={item.path} {...item} />
        ))}
      </ul>
      <ul className="shell-nav-list">
        <li>
          <ThemeButton className="shell-nav-item" label={t.theme.name} />
        </li>
        {bottom.map((item) => (
          <Item key={item.path} {...item} />
        ))}
        <li>
          <button type="button" className="shell-nav-item" onClick={onLogout}>
            <LineIcon d={door} />
            <span>{t.logout}</span>
          </button>
        </li>
      </ul>
    </nav>
  )
}
