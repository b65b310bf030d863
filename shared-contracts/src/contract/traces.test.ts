import { expect, it } from 'vitest'
import { pageSpan } from './traces.ts'

const span = {
  ...{ trace: 'a'.repeat(32), span: 'b'.repeat(16), cause: 'click', area: 'bookings', version: '1.0.0' },
  ...{ agoMs: 0, tookMs: 1 },
}
const isPage = (page: string) => pageSpan.safeParse({ ...span, page }).success

it('takes the pattern of an address, and nothing else', () => {
  for (const page of ['/', '/owner', '/owner/dashboard/bookings/:id', '/owner/*', '/owner/login/'])
    expect([page, isPage(page)]).toEqual([page, true])
  for (const page of ['', 'owner', '//', '/anna@example.com', '/booking/42', `/${'a/'.repeat(11)}`])
    expect([page, isPage(page)]).toEqual([page, false])
})

it('refuses a long text that nearly fits without trying all ways to split it', () => {
  // The pattern before took twice as long with each letter: this one would not have ended.
  expect(isPage(`/${'a'.repeat(300)}!`)).toBe(false)
  expect(isPage(`/${'a-'.repeat(150)}!`)).toBe(false)
})
