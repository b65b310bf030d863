import type { ApiError } from '@keyhaven/shared-contracts/web/client'
import { Icon } from './icon.tsx'

/** What could not be loaded, why, and another try. */
export function ProblemNotice({ title, error, onRetry }: { title: string; error: ApiError; onRetry: () => void }) {
  return (
    <div className="kh-notice kh-notice-problem" role="alert">
      <Icon name="warning" size={28} />
      <h3>{title}</h3>
      <p>{error.message}</p>
      {error.requestId && <p className="kh-small">Reference {error.requestId}</p>}
      <button type="button" className="kh-button" onClick={onRetry}>
        Retry
      </button>
    </div>
  )
}
