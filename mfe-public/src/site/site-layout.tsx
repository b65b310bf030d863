import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog } from '../messages/catalogs.ts'
import { useTheme } from '@keyhaven/shared-contracts/web/theme'
import { useRef } from 'react'
import { Outlet } from 'react-router-dom'
import '../styles/site.css'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { ToastHost } from '../ui/toast-host.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import { usePresentSlug } from './use-present-slug.ts'

/** What every page of the guest's side wears. All styles hang below this element. */
export function SiteLayout() {
  const shown = useTheme((state) => state.shown)
  const t = useMessages(guestCatalog)
  usePresentSlug()
  const main = useRef<HTMLElement>(null)
  useKeptFocus(main)
  return (
    <div className="kh" data-theme={shown}>
      <ToastHost>
        <div className="kh-frame">
          <a className="kh-skip" href="#kh-main">
            {t.skip}
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
