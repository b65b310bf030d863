import { RequestPanel } from './request-panel.tsx'

/** Quoted text under the name of its author; renders nothing without text. */
export function RequestWords({ title, words }: { title: string; words: string | undefined }) {
  if (!words) return null
  return (
    <RequestPanel title={title}>
      <p className="kh-words">{words}</p>
    </RequestPanel>
  )
}
