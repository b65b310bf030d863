import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { embedCatalog } from '../messages/embed-catalog.ts'
import { Component, type ReactNode } from 'react'
import { EmbedProblem } from './embed-problem.tsx'
import type { Emit } from './embed-options.ts'

type Props = { tell: Emit; onShown: () => void; children: ReactNode }

/** Keeps what breaks in here from the page around; another try begins at the start. */
export class EmbedBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    void import('../health/embed-health.ts').then(({ noteBroken }) => noteBroken())
    this.props.tell('error', { code: 'failed' })
    this.props.onShown()
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <Broken onRetry={() => this.setState({ failed: false })} />
  }
}

function Broken({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(embedCatalog)
  return (
    <EmbedProblem title={t.broken} onRetry={onRetry}>
      {t.brokenText}
    </EmbedProblem>
  )
}
