import { useState } from 'react'

type Words = { copy: string; copied: string; copyYourself: string }
type Props = { words: Words; children: string; more?: string }

/** What support needs to know, on one line; Copy takes more along. */
export function ErrorReport({ words, children, more = '' }: Props) {
  const [done, setDone] = useState<keyof Words>('copy')
  const copy = () =>
    navigator.clipboard.writeText(`${children}\n${more}\n${new Date().toISOString()}`).then(
      () => setDone('copied'),
      () => setDone('copyYourself'),
    )
  return (
    <p className="notice-report">
      <span>{children}</span>
      <button type="button" onClick={() => void copy()}>
        {words[done]}
      </button>
    </p>
  )
}
