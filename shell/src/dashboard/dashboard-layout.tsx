import { paths } from '@keyhaven/shared-contracts/web/paths'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { useSignOut } from '@keyhaven/shared-contracts/web/sign-out'
import { lazyDialog } from '@keyhaven/shared-contracts/web/ui/lazy-dialog'
import { App } from 'antd'
import { useRef } from 'react'
import { Link, Navigate, Outlet, useLocation } from 'react-router-dom'
import { FinderButton } from '../finder/finder-button.tsx'
import { useFinder } from '../finder/use-finder.ts'
import { Logo } from '../frame/logo.tsx'
import { ThemeButton } from '../frame/theme-button.tsx'
import { useTitle } from '../frame/use-title.ts'
import { DashboardNav } from './dashboard-nav.tsx'
import { DemoNotice } from './demo-notice.tsx'
import { useFreshUser } from './fresh-user.ts'
import { useLiveData } from './live-data.ts'
import { itemOfPath, useNavItems } from './navigation.ts'
import { NavToggle } from './nav-toggle.tsx'
import { useOpenNavigation } from './use-open-navigation.ts'
import { PersonalsOverlay } from './personals-overlay.tsx'

const Finder = lazyDialog(() => import('../finder/finder.tsx'), 'Finder')

/** The frame of the dashboard. It stays as it is while areas come, go and fail inside it. */
export function DashboardLayout() {
  const nav = useRef<HTMLElement>(null)
  const [isOpen, toggle] = useOpenNavigation(nav)
  const { token, user, leadsTo } = useSession()
  const { pathname, search } = useLocation()
  const signOut = useSignOut()
  const { main, bottom } = useNavItems()
  useTitle(itemOfPath([...main, ...bottom], pathname)?.label)
  useFreshUser()
  useLiveData()

  const isAllowed = [paths.settings(), paths.help()].some((base) => `${pathname}/`.startsWith(`${base}/`))
  const isLocked = user !== null && !user.data_filled && !isAllowed
  const { modal } = App.useApp()
  const leave = () => {
    if (!user?.is_guest) return signOut()
    return modal.confirm({
      title: 'Leave the demo?',
      content: 'You cannot come back to this one: Explore Demo starts a new one each time.',
      okText: 'Leave the demo',
      cancelText: 'Stay',
      centered: true,
      onOk: () => signOut(),
    })
  }
  const finder = useFinder(token !== null && !isLocked)
  if (!token) return <Navigate to={leadsTo ?? paths.login(pathname + search)} replace />
  return (
    <>
      <div className="shell-dashboard" data-open={isOpen || undefined} inert={isLocked}>
        <a className="shell-skip" href="#main">
          Skip to content
        </a>
        <header className="shell-top">
          <NavToggle isOpen={isOpen} onToggle={toggle} />
          <Link className="shell-logo" to={paths.dashboard()} aria-label="Keyhaven">
            <Logo />
          </Link>
          <FinderButton onOpen={finder.open} />
          <ThemeButton />
        </header>
        <DashboardNav ref={nav} isOpen={isOpen} onToggle={toggle} onFind={finder.open} onLogout={leave} />
        <DemoNotice onRegister={() => signOut(paths.register())} />
        <main className="shell-main" id="main" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      {finder.isOpen && <Finder onClose={finder.close} />}
      {isLocked && <PersonalsOverlay firstName={user.first_name} />}
    </>
  )
}
