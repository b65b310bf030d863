import { Button } from 'antd'
import { useRouteError } from 'react-router-dom'
import { NoticePage } from './notice-page.tsx'

/** The last resort: something of the shell itself failed. */
export function RootError() {
  const error = useRouteError()
  const reload = (
    <Button type="primary" onClick={() => window.location.reload()}>
      Reload
    </Button>
  )
  return (
    <NoticePage kind="unplugged" title="This page stopped" action={reload}>
      {error instanceof Error ? error.message : 'Something unexpected happened.'}
    </NoticePage>
  )
}
