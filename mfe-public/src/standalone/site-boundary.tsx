import { useLanguage } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog } from '../messages/catalogs.ts'
import { broken } from './broken.ts'
import { Component, type ReactNode } from 'react'
import { Icon } from '../ui/icon.tsx'

/** Error boundary of the standalone site, which has no shell to catch errors. */
export class SiteBoundary extends Component<{ failed: boolean; children: ReactNode }, { failed: boolean }> {
  override state = { failed: this.props.failed }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    void import('../health/site-health.ts').then(({ noteBroken }) => noteBroken())
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <Broken />
  }
}

/** Waits for no messages: they may be what did not load. */
function Broken() {
  const t = guestCatalog.loaded(useLanguage().code)?.broken ?? broken
  const theme = document.documentElement.classList.contains('dark') ? 'dark' : 'light'
  return (
    <div className="kh" data-theme={theme}>
      <main className="kh-page">
        <div className="kh-notice kh-notice-problem" role="alert">
          <Icon name="warning" size={28} />
          <h1 className="kh-notice-title">{t.title}</h1>
          <p>{t.text}</p>
          <button type="button" className="kh-button" onClick={() => window.location.reload()}>
            {t.reload}
          </button>
        </div>
      </main>
    </div>
  )
}
