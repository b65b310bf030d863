import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog } from '../messages/catalogs.ts'
import { useTheme } from '@keyhaven/shared-contracts/web/theme'
import { useRef } from 'react'
import { Outlet } from 'react-router-dom'
import '../styles/site.css'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { ToastHost } from '../ui/toast-host.tsx'
import { useRestoreFocus } from './use-restore-focus.ts'
import { usePresentSlug } from './use-present-slug.ts'

/** Layout of every guest page. All styles are scoped to this element. */
export function SiteLayout() {
  const theme = useTheme((state) => state.shown)
  const t = useMessages(guestCatalog)
  usePresentSlug()
  const main = useRef<HTMLElement>(null)
  useRestoreFocus(main)
  return (
    <div className="kh" data-theme={theme}>
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
