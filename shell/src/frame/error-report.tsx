import { useState } from 'react'

/** What support needs to know, on one line; Copy takes more along. */
export function ErrorReport({ children, more = '' }: { children: string; more?: string }) {
  const [label, setLabel] = useState('Copy')
  const copy = () =>
    navigator.clipboard.writeText(`${children}\n${more}\n${new Date().toISOString()}`).then(
      () => setLabel('Copied'),
      () => setLabel('Select it and copy it yourself'),
    )
  return (
    <p className="notice-report">
      <span>{children}</span>
      <button type="button" onClick={() => void copy()}>
        {label}
      </button>
    </p>
  )
}
