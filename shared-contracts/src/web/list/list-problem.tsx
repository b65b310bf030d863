import { Button, Card, Flex, Typography } from 'antd'
import { ApiError } from '../api/api-error.ts'
import { EmptyState } from '../page/empty-state.tsx'
import { useMessages } from '../locale/use-locale.ts'
import { webCatalog } from '../locale/web-catalog.ts'

type Props = { what: string; error: Error; onRetry: () => void; retrying: boolean }

/** A list that could not be loaded, in its place: why, and a way to try again. */
export function ListProblem({ what, error, onRetry, retrying }: Props) {
  const t = useMessages(webCatalog)
  const requestId = error instanceof ApiError && error.status >= 500 ? error.requestId : undefined
  return (
    <Card styles={{ body: { padding: 0 } }} role="alert">
      <EmptyState
        title={t.list.of(what).failed}
        hint={
          <Flex vertical gap={4} component="span">
            <span>{error.message}</span>
            {requestId && <Typography.Text type="secondary">{t.request(requestId)}</Typography.Text>}
          </Flex>
        }
        action={
          <Button type="primary" onClick={onRetry} loading={retrying}>
            {t.retry}
          </Button>
        }
      />
    </Card>
  )
}
