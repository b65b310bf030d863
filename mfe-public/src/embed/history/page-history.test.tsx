import { afterEach, expect, test } from 'vitest'
import { keptOf } from './page-entries.ts'
import { pageHistory } from './page-history.ts'

const history = () => {
  const made = pageHistory({ id: 'one', start: '/', isInAddress: false })
  const end = made.subscribe(() => undefined)
  return { ...made, end }
}
afterEach(() => window.history.replaceState(null, ''))

test('what was typed a moment before the page goes is there after a reload', () => {
  const { drafts, end } = history()
  drafts.setItem('form', '{"name":"Ada"}')
  expect(keptOf('one')).toBeUndefined()
  window.dispatchEvent(new Event('pagehide'))
  expect(keptOf('one')?.drafts).toEqual({ form: '{"name":"Ada"}' })
  end()
  expect(history().drafts.getItem('form')).toBe('{"name":"Ada"}')
})

test('an element that is taken out of its page writes what waits, and a page that goes later nothing more', () => {
  const { drafts, end } = history()
  drafts.setItem('form', 'typed')
  end()
  expect(keptOf('one')?.drafts).toEqual({ form: 'typed' })
  window.history.replaceState(null, '')
  window.dispatchEvent(new Event('pagehide'))
  expect(keptOf('one')).toBeUndefined()
})
