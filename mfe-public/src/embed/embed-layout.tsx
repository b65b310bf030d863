import { useLayoutEffect, useRef } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { LegalLink } from '../legal/legal-link.tsx'
import { ToastHost } from '../ui/toast-host.tsx'
import { useKeptFocus } from '../site/use-kept-focus.ts'
import type { Emit } from './events.ts'
import { useEmbedEvents } from './use-embed-events.ts'

type Props = { owner: string; tell: Emit }

/** What every page wears inside a foreign page, which has a header and a title of its own. */
export function EmbedLayout({ owner, tell }: Props) {
  const { pathname, search } = useLocation()
  const top = useRef<HTMLDivElement>(null)
  const shown = useRef(pathname)
  useEmbedEvents(tell)
  useKeptFocus(top)

  // Who goes on to another page begins at its top, and focus is not left on what is gone.
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const frame = top.current
    frame?.focus({ preventScroll: true })
    if (frame && frame.getBoundingClientRect().top < 0) frame.scrollIntoView({ block: 'start' })
  }, [pathname])

  const params = new URLSearchParams(search)
  if (params.get('owner') !== owner) {
    params.set('owner', owner)
    return <Navigate to={`${pathname}?${params}`} replace />
  }
  return (
    <ToastHost>
      <div className="kh-frame" ref={top} role="region" aria-label="Booking" tabIndex={-1}>
        <div className="kh-main">
          <Outlet />
        </div>
        <footer className="kh-footer">
          <div className="kh-footer-row">
            <p>Booking by Keyhaven</p>
            <nav aria-label="Legal">
              <LegalLink page="notice">Legal notice</LegalLink>
              <LegalLink page="privacy">Privacy policy</LegalLink>
            </nav>
          </div>
        </footer>
      </div>
    </ToastHost>
  )
}
