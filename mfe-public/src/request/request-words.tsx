import { RequestPanel } from './request-panel.tsx'

/** What somebody wrote, under who it was; nothing where nothing was written. */
export function RequestWords({ title, words }: { title: string; words: string | undefined }) {
  if (!words) return null
  return (
    <RequestPanel title={title}>
      <p className="kh-words">{words}</p>
    </RequestPanel>
  )
}
