import { type ReactNode, useId } from 'react'

/** A titled part of the page of a request. */
export function RequestPanel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="kh-panel" aria-labelledby={id}>
      <h2 className="kh-panel-title" id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}
