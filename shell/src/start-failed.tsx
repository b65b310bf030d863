import { Button, Result } from 'antd'

/** The registry is unreadable or out of reach, so that nothing can be composed. */
export function StartFailed({ error }: { error: unknown }) {
  return (
    <Result
      status="error"
      title="Keyhaven cannot start"
      subTitle={error instanceof Error ? error.message.slice(0, 300) : 'The list of releases is missing.'}
      extra={
        <Button type="primary" onClick={() => window.location.reload()}>
          Retry
        </Button>
      }
    />
  )
}
