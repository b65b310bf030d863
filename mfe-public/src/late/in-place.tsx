import { type ReactNode, Suspense, useState } from 'react'

/**
 * What is loaded late. The server has written it into the document of a first visit, and there it stays as it is, without a
 * script; on every other way to the page it is drawn once it has come. Another `id` is another `key`.
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
