import { Button, Card, Flex, Typography } from 'antd'
import { ApiError } from '../api/api-error.ts'
import { EmptyState } from '../page/empty-state.tsx'

type Props = { what: string; error: Error; onRetry: () => void; retrying: boolean }

/** A list that could not be loaded, in its place: why, and a way to try again. */
export function ListProblem({ what, error, onRetry, retrying }: Props) {
  const requestId = error instanceof ApiError && error.status >= 500 ? error.requestId : undefined
  return (
    <Card styles={{ body: { padding: 0 } }} role="alert">
      <EmptyState
        title={`The ${what} could not be loaded`}
        hint={
          <Flex vertical gap={4} component="span">
            <span>{error.message}</span>
            {requestId && <Typography.Text type="secondary">Request {requestId}</Typography.Text>}
          </Flex>
        }
        action={
          <Button type="primary" onClick={onRetry} loading={retrying}>
            Retry
          </Button>
        }
      />
    </Card>
  )
}
