import { Button } from 'antd'
import { useState } from 'react'
import { startFailureWords } from '../messages/start-failure.ts'
import { ErrorReport } from './error-report.tsx'
import { NoticePage } from './notice-page.tsx'

/** No list of releases can be read, so that nothing can be composed. */
export function StartFailed({ error, onRetry }: { error: unknown; onRetry: () => Promise<void> }) {
  const t = startFailureWords()
  const [isTrying, setTrying] = useState(false)
  const retry = () => {
    setTrying(true)
    void onRetry().finally(() => setTrying(false))
  }
  const button = (
    <Button type="primary" onClick={retry} loading={isTrying}>
      {t.retry}
    </Button>
  )
  const report = (error instanceof Error ? error.message : String(error)).slice(0, 300)
  // What cannot be read as a whole may still say which one it is.
  const set = /"set":"(\w{1,40})"/.exec(document.getElementById('registry')?.textContent ?? '')?.[1] ?? 'unknown'
  return (
    <div role="alert">
      <NoticePage
        kind="unplugged"
        title={t.title}
        action={button}
        more={<ErrorReport words={t.report}>{`shell · release set ${set} · List of releases: ${report}`}</ErrorReport>}
      >
        {t.why}
      </NoticePage>
    </div>
  )
}
