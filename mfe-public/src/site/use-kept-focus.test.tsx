import { cleanup, render, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { Link, MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { useKeptFocus } from './use-kept-focus.ts'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

function Page() {
  const page = useRef<HTMLElement>(null)
  const { search } = useLocation()
  useKeptFocus(page)
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
  const draw = () => {
    const place = container()
    render(<Page />, { container: place, wrapper: MemoryRouter })
    const root = place.getRootNode() as Document | ShadowRoot
    return { page: within(place), focused: () => root.activeElement }
  }

  it(`gives the focus to the page in ${where} where what had it is gone`, async () => {
    const { page, focused } = draw()
    await userEvent.click(page.getByRole('link', { name: 'Goes' }))
    expect(focused()).toBe(page.getByRole('main'))
  })

  it(`leaves the focus in ${where} on what stays`, async () => {
    const { page, focused } = draw()
    const link = page.getByRole('link', { name: 'Stays' })
    link.focus()
    await userEvent.click(link)
    expect(focused()).toBe(link)
  })
}
