import { useTheme } from '@keyhaven/shared-contracts/web/theme'
import { useLayoutEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import '../styles/site.css'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { ToastHost } from './toast-host.tsx'
import { usePresentSlug } from './use-present-slug.ts'

/** What every page of the guest's side wears. All styles hang below this element. */
export function SiteLayout() {
  const shown = useTheme((state) => state.shown)
  usePresentSlug()
  const { key } = useLocation()
  const main = useRef<HTMLElement>(null)
  const place = useRef(key)
  // The link that led on may be gone, and the focus with it.
  useLayoutEffect(() => {
    if (place.current === key) return
    place.current = key
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true })
  }, [key])
  return (
    <div className="kh" data-theme={shown}>
      <ToastHost>
        <div className="kh-frame">
          <a className="kh-skip" href="#kh-main">
            Skip to content
          </a>
          <SiteHeader />
          <main id="kh-main" className="kh-main" tabIndex={-1} ref={main}>
            <Outlet />
          </main>
          <SiteFooter />
        </div>
      </ToastHost>
    </div>
  )
}
