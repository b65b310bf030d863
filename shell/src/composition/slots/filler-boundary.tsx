import { inLanguage } from '@keyhaven/shared-contracts/platform/area-manifest'
import type { Filler } from '@keyhaven/shared-contracts/web/area'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Button } from 'antd'
import { Component, type ReactNode } from 'react'
import { shellCatalog } from '../../messages/catalogs.ts'
import { placeOfFiller } from '../area-loader.ts'
import { isShellLost } from '../chunk-retry.ts'
import { pageResult, retryArea } from '../composition.ts'
import { noteFailure } from '../health/notes.ts'
import { AreaUnavailable, type Failure } from '../load-failure.ts'

const failureOf = ({ area, id }: Filler, error: unknown): Failure => {
  if (error instanceof AreaUnavailable) return error.failure
  const page = pageResult(area, placeOfFiller(id))
  return {
    area,
    ...(page?.ok && { version: page.version }),
    reason: isShellLost() ? 'shell' : 'evaluation',
    detail: error instanceof Error ? error.message : String(error),
  }
}

type ProblemProps = { filler: Filler; failure: Failure; onRetry: () => void }

/** Line in the place of a filler that cannot be shown. */
function FillerProblem({ filler, failure, onRetry }: ProblemProps) {
  const t = useMessages(shellCatalog)
  const { code } = useLanguage()
  const { title } = inLanguage(filler, code)
  const why = failure.reason === 'evaluation' ? t.unavailable.stopped : t.unavailable.because[failure.reason]
  const release = [failure.area, failure.version].filter(Boolean).join(' ')
  const isShells = failure.reason === 'shell'
  return (
    <div className="shell-slot-problem" role="alert">
      <span>{`${t.unavailable.title(title)}. ${why}`}</span>
      <code translate="no">{release}</code>
      <Button size="small" onClick={isShells ? () => window.location.reload() : onRetry}>
        {isShells ? t.reload : t.retry}
      </Button>
    </div>
  )
}

type Props = { filler: Filler; isQuiet?: boolean | undefined; children: ReactNode }

/** Boundaries that show a problem. */
const failures = new Set<FillerBoundary>()

/** Stands in for a filler that is not there; the page around it goes on. Retry tries all of its area again: they mostly fail together. */
export class FillerBoundary extends Component<Props, { error?: unknown }> {
  override state: { error?: unknown } = {}
  static getDerivedStateFromError = (error: unknown) => ({ error })

  override componentDidCatch(error: unknown) {
    failures.add(this)
    noteFailure(failureOf(this.props.filler, error))
  }
  override componentWillUnmount() {
    failures.delete(this)
  }

  retry = () => {
    const { area } = this.props.filler
    retryArea(area)
    for (const boundary of failures) {
      if (boundary.props.filler.area !== area) continue
      failures.delete(boundary)
      boundary.setState({ error: undefined })
    }
  }

  override render() {
    const { filler, isQuiet, children } = this.props
    if (this.state.error === undefined) return children
    if (isQuiet) return null
    return <FillerProblem filler={filler} failure={failureOf(filler, this.state.error)} onRetry={this.retry} />
  }
}
