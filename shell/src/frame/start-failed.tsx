import { Button } from 'antd'
import { NoticePage } from './notice-page.tsx'

/** The registry is unreadable or out of reach, so that nothing can be composed. */
export function StartFailed({ error }: { error: unknown }) {
  const retry = (
    <Button type="primary" onClick={() => window.location.reload()}>
      Retry
    </Button>
  )
  return (
    <NoticePage kind="unplugged" title="Keyhaven cannot start" action={retry}>
      {error instanceof Error ? error.message.slice(0, 300) : 'The list of releases is missing.'}
    </NoticePage>
  )
}
