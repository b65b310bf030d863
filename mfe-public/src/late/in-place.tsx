import { type ReactNode, Suspense, useState } from 'react'

/**
 * Content that loads late. The server has written it into the document of a first visit, where it stays as it is, without a
 * script; on every other way to the page it renders once it is loaded. Another `id` is another `key`.
 */
export function InPlace({ id, children }: { id: string; children: ReactNode }) {
  const [html] = useState(() => globalThis.document?.getElementById(id)?.innerHTML)
  if (html) return <div id={id} dangerouslySetInnerHTML={{ __html: html }} />
  return (
    <div id={id}>
      <Suspense>{children}</Suspense>
    </div>
  )
}
