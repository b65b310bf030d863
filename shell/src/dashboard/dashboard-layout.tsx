import { accountsApi } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import { q } from '@keyhaven/shared-contracts/web/api'
import { lazyDialog, MomentText, startLive } from '@keyhaven/shared-contracts/host'
import { useMessages, withTags } from '@keyhaven/shared-contracts/web/locale'
import { useSession, useSignOut } from '@keyhaven/shared-contracts/web/session'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { useQuery } from '@tanstack/react-query'
import { App, Button } from 'antd'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { Link, Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom'
import { FinderButton, useFinder } from '../finder/finder-button.tsx'
import { Logo } from '../frame/logo.tsx'
import { ThemeButton } from '../frame/theme-button.tsx'
import { useTitle } from '../frame/use-title.ts'
import { shellCatalog } from '../messages/catalogs.ts'
import { DashboardNav } from './dashboard-nav.tsx'
import { itemOfPath, useNavItems, useOpenNavigation } from './navigation.ts'
import { NavToggle } from './nav-toggle.tsx'

/** Keeps the stored user as the server has it; until it answers, the stored one is used. */
const useUserRefresh = () => {
  const token = useSession((state) => state.token)
  const { data } = useQuery({ ...q(accountsApi.me, {}), enabled: token !== null })
  useEffect(() => {
    if (data) useSession.getState().setUser(data)
  }, [data])
  return data
}

/** Subscribes to live events while an owner is signed in: changes by other tabs, other people and guests. */
const useLiveData = () => {
  const token = useSession((state) => state.token)
  const owner = useSession((state) => state.user?.id)
  useEffect(() => (token && owner !== undefined ? startLive(owner) : undefined), [token, owner])
}

const Finder = lazyDialog(() => import('../finder/finder.tsx'), 'Finder')

/** The frame of the dashboard. It stays as it is while areas come, go and fail inside it. */
export function DashboardLayout() {
  const t = useMessages(shellCatalog)
  const nav = useRef<HTMLElement>(null)
  const [isOpen, toggle] = useOpenNavigation(nav)
  const { token, user, leadsTo } = useSession()
  const { pathname, search } = useLocation()
  const signOut = useSignOut()
  const { main, bottom } = useNavItems()
  useTitle(itemOfPath([...main, ...bottom], pathname)?.label)
  const refreshed = useUserRefresh()
  useLiveData()

  const isAllowed = [paths.settings(), paths.help()].some((base) => `${pathname}/`.startsWith(`${base}/`))
  const isLocked = user !== null && !user.data_filled && !isAllowed
  const { modal } = App.useApp()
  const leave = () => {
    if (!user?.is_demo) return signOut()
    return modal.confirm({
      title: t.demo.leaveQuestion,
      content: t.demo.noWayBack,
      okText: t.demo.leave,
      cancelText: t.demo.stay,
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
          {t.skipToContent}
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
        {refreshed?.ends_at && <EndingNotice endsAt={refreshed.ends_at} />}
        <main className="shell-main" id="main" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      {finder.isOpen && <Finder onClose={finder.close} />}
      {isLocked && <PersonalsOverlay firstName={user.first_name} />}
    </>
  )
}

const momentAt = (value: string) => ({ until: () => <MomentText value={value} /> })

/** Tells a demo visitor where they are and for how long. */
function DemoNotice({ onRegister }: { onRegister: () => void }) {
  const { demo: t } = useMessages(shellCatalog)
  const user = useSession((state) => state.user)
  if (!user?.is_demo) return null
  const { demo_until: until } = user
  return (
    <div className={until ? 'shell-notice shell-notice-dated' : 'shell-notice'} role="status">
      <span className="shell-notice-whole">{until ? withTags(t.notice(until), momentAt(until)) : t.noticeOfDay}</span>
      {until && <span className="shell-notice-short">{withTags(t.short(until), momentAt(until))}</span>}
      <button type="button" onClick={onRegister}>
        {t.register}
      </button>
    </div>
  )
}

/** Says on every page that the account was ended: guests no longer find it, whatever the page itself shows. */
function EndingNotice({ endsAt }: { endsAt: string }) {
  const { ending: t } = useMessages(shellCatalog)
  return (
    <div className="shell-notice" role="status">
      <span>{withTags(t.notice(endsAt), momentAt(endsAt))}</span>
      <Link to={`${paths.settings()}#data`}>{t.toSettings}</Link>
    </div>
  )
}

/** Lies over everything until the personal data is filled in. */
function PersonalsOverlay({ firstName }: { firstName: string }) {
  const { personals: t } = useMessages(shellCatalog)
  const navigate = useNavigate()
  // What lies below is inert, notices of the whole page are not; there is one button to go to, and it has the focus.
  const stay = (event: KeyboardEvent) => event.key === 'Tab' && event.preventDefault()
  return (
    <div className="shell-overlay" role="dialog" aria-modal="true" aria-labelledby="overlay-title">
      <div>
        <h2 id="overlay-title">{t.hello(firstName)}</h2>
        <p id="overlay-text">{t.wanted}</p>
        <Button
          type="primary"
          size="large"
          block
          autoFocus
          onKeyDown={stay}
          aria-describedby="overlay-text"
          onClick={() => void navigate(paths.settings())}
        >
          {t.okay}
        </Button>
      </div>
    </div>
  )
}
