import { Alert, Button } from 'antd'
import { ApiError } from '../api/api-error.ts'
import { useMessages } from '../locale/use-locale.ts'
import { webCatalog } from '../locale/web-catalog.ts'

/** A load that failed, in the place of what it would have shown, with a way to try again. */
export function ProblemState({ error, onRetry, retrying }: { error: Error; onRetry?: () => void; retrying?: boolean }) {
  const t = useMessages(webCatalog)
  const requestId = error instanceof ApiError && error.status >= 500 ? error.requestId : undefined
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={error.message}
      description={requestId && t.request(requestId)}
      action={
        onRetry && (
          <Button size="small" onClick={onRetry} loading={retrying ?? false}>
            {t.retry}
          </Button>
        )
      }
    />
  )
}
