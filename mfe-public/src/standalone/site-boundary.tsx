import { Component, type ReactNode } from 'react'
import { Icon } from '../ui/icon.tsx'

/** What a guest sees when the site itself fails; the site standing alone has no shell to catch it. */
export class SiteBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    void import('../health/site-health.ts').then(({ noteBroken }) => noteBroken())
  }

  override render() {
    if (!this.state.failed) return this.props.children
    const theme = document.documentElement.classList.contains('dark') ? 'dark' : 'light'
    return (
      <div className="kh" data-theme={theme}>
        <main className="kh-page">
          <div className="kh-notice kh-notice-problem" role="alert">
            <Icon name="warning" size={28} />
            <h1 className="kh-notice-title">This page could not be shown</h1>
            <p>Part of it did not load, or something in it broke. Loading it again usually helps.</p>
            <button type="button" className="kh-button" onClick={() => window.location.reload()}>
              Reload
            </button>
          </div>
        </main>
      </div>
    )
  }
}
