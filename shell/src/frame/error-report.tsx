import { useState } from 'react'

type Words = { copy: string; copied: string; copyYourself: string }
type Props = { words: Words; children: string; more?: string }

/** Details for support, on one line; Copy adds `more`. */
export function ErrorReport({ words, children, more = '' }: Props) {
  const [state, setState] = useState<keyof Words>('copy')
  const copy = () =>
    navigator.clipboard.writeText(`${children}\n${more}\n${new Date().toISOString()}`).then(
      () => setState('copied'),
      () => setState('copyYourself'),
    )
  return (
    <p className="notice-report">
      <span>{children}</span>
      <button type="button" onClick={() => void copy()}>
        {words[state]}
      </button>
    </p>
  )
}
