import { Button, Result } from 'antd'
import { useRouteError } from 'react-router-dom'

/** The last resort: something of the shell itself failed. */
export function RootError() {
  const error = useRouteError()
  return (
    <Result
      status="error"
      title="This page stopped"
      subTitle={error instanceof Error ? error.message : 'Something unexpected happened.'}
      extra={
        <Button type="primary" onClick={() => window.location.reload()}>
          Reload
        </Button>
      }
    />
  )
}
