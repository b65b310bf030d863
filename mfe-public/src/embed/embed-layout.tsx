import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog } from '../messages/catalogs.ts'
import { embedCatalog } from '../messages/embed-catalog.ts'
import { stayOf, useSearch } from '../search/search-address.ts'
import { boundsOf } from '../search/bounds.ts'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { matchPath, Navigate, Outlet, useLocation } from 'react-router-dom'
import { LegalLink } from '../legal/legal-link.tsx'
import { ToastHost } from '../ui/toast-host.tsx'
import { useRestoreFocus } from '../site/use-restore-focus.ts'
import type { Emit } from './embed-options.ts'

const pages = ['/property/:property/unit/:unit', '/property/:property']

const selected = (pathname: string) => {
  const params = pages.map((page) => matchPath(page, pathname)?.params).find(Boolean)
  return params && { property: Number(params.property), unit: params.unit ? Number(params.unit) : null }
}

/** Tells the page around what its guest looks for and looks at; not what an element shows of itself. */
const useEmbedEvents = (tell: Emit) => {
  const { pathname } = useLocation()
  const search = useSearch()
  const { stay } = stayOf(search, boundsOf(undefined))
  const lastEvents = useRef({ select: pathname, search: '' })
  const wish = stay && { check_in: stay.checkIn, check_out: stay.checkOut, guests: search.guests }
  const wishJson = JSON.stringify(wish ?? null)

  useEffect(() => {
    if (lastEvents.current.search !== wishJson && wishJson !== 'null') tell('search', JSON.parse(wishJson))
    lastEvents.current.search = wishJson
  }, [wishJson, tell])

  useEffect(() => {
    const choice = lastEvents.current.select === pathname ? undefined : selected(pathname)
    lastEvents.current.select = pathname
    if (choice) tell('select', choice)
  }, [pathname, tell])
}

type Props = { owner: string; tell: Emit }

/** Layout inside a foreign page, which has a header and a title of its own. */
export function EmbedLayout({ owner, tell }: Props) {
  const { pathname, search } = useLocation()
  const t = useMessages(embedCatalog)
  const guest = useMessages(guestCatalog)
  const top = useRef<HTMLDivElement>(null)
  const lastPath = useRef(pathname)
  useEmbedEvents(tell)
  useRestoreFocus(top)

  // Who goes on to another page begins at its top, and focus is not left on what is gone.
  useLayoutEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
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
      <div className="kh-frame" ref={top} role="region" aria-label={t.booking} tabIndex={-1}>
        <div className="kh-main">
          <Outlet />
        </div>
        <footer className="kh-footer">
          <div className="kh-footer-row">
            <p>{t.by}</p>
            <p>{guest.withVat}</p>
            <nav aria-label={guest.legal}>
              <LegalLink page="notice">{guest.notice}</LegalLink>
              <LegalLink page="privacy">{guest.privacy}</LegalLink>
            </nav>
          </div>
        </footer>
      </div>
    </ToastHost>
  )
}
