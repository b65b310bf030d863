import { useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { Link, MemoryRouter, useLocation } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { useRestoreFocus } from './use-restore-focus.ts'

function Page() {
  const page = useRef<HTMLElement>(null)
  const { search } = useLocation()
  useRestoreFocus(page)
  return (
    <main ref={page} tabIndex={-1} aria-label="Page">
      {search === '' && <Link to="?next">Goes</Link>}
      <Link to="?next">Stays</Link>
    </main>
  )
}

const inDocument = () => document.body.appendChild(document.createElement('div'))
const inShadow = () => inDocument().attachShadow({ mode: 'open' }).appendChild(document.createElement('div'))

for (const [where, container] of [
  ['a document', inDocument],
  ['a shadow root', inShadow],
] as const) {
  /** Presses a link, and answers what has the focus once the address has changed. */
  const press = async (words: string) => {
    const place = container()
    const root = createRoot(place)
    root.render(
      <MemoryRouter>
        <Page />
      </MemoryRouter>,
    )
    const link = await vi.waitFor(() => {
      const found = [...place.querySelectorAll('a')].find(({ textContent }) => textContent === words)
      if (!found) throw new Error(`There is no link ${words}.`)
      return found
    })
    link.focus()
    link.click()
    await vi.waitFor(() => expect(place.querySelectorAll('a')).toHaveLength(1))
    const { activeElement } = place.getRootNode() as Document | ShadowRoot
    root.unmount()
    return activeElement
  }

  it(`gives the focus to the page in ${where} where what had it is gone`, async () => {
    expect((await press('Goes'))?.tagName).toBe('MAIN')
  })

  it(`leaves the focus in ${where} on what stays`, async () => {
    expect((await press('Stays'))?.textContent).toBe('Stays')
  })
}
