import { afterEach, expect, it } from 'vitest'
import { addressWith, reproduction } from '../../inspector/version-choice.tsx'
import { keptSet, readOverrides } from './overrides.ts'
import { pickSet } from './pick-set.ts'

const open = (address: string) => {
  window.history.replaceState(null, '', address)
  return readOverrides(keptSet())
}
afterEach(() => {
  window.sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})

it('keeps what was picked by the address for the pages that follow in this tab', () => {
  const picked = { finance: '1.2.0-cccccc', bookings: 'off' }
  expect(open('/?mfe.finance=1.2.0-cccccc&mfe.bookings=off')).toEqual(picked)
  expect(open('/owner')).toEqual(picked)
  expect(open('/owner?mfe.bookings=')).toEqual({ finance: '1.2.0-cccccc' })
  expect(open('/owner')).toEqual({ finance: '1.2.0-cccccc' })
})

it.each(['https://evil.example/remoteEntry.js', '../1.2.0-cccccc', 'latest'])('takes %s for no version', (version) => {
  expect(open(`/?mfe.finance=${encodeURIComponent(version)}`)).toEqual({})
})

it('lies on top of the release set that was picked, area by area', () => {
  const set = { id: 'aaaaaaaa', shell: '1.0.0-ssssss', areas: { finance: '1.0.0-aaaaaa', bookings: '1.0.0-bbbbbb' } }
  window.sessionStorage.setItem('release-set', JSON.stringify(set))
  expect(open('/?mfe.finance=')).toEqual({ bookings: '1.0.0-bbbbbb' })
  expect(open('/?mfe.finance=1.2.0-cccccc')).toEqual({ finance: '1.2.0-cccccc', bookings: '1.0.0-bbbbbb' })
})

it('forgets what was picked before for a release set, and remembers one that nobody knows by its id', async () => {
  open('/?mfe.finance=1.2.0-cccccc')
  // Nothing answers here.
  expect(await pickSet('bbbbbbbb')).toEqual({ id: 'bbbbbbbb' })
  expect([open('/?set=bbbbbbbb'), keptSet()]).toEqual([{}, { id: 'bbbbbbbb' }])
})

it('gives an address for another version of one area, beside all else that stands in it', () => {
  open('/owner/dashboard/invoices?page=2&mfe.finance=1.2.0-cccccc')
  expect(new URL(addressWith('finance', '')).search).toBe('?page=2&mfe.finance=')
})

it('reproduces a page by its set and by what not everybody gets, and tells no secret of an address', () => {
  const releases = {
    ...{ set: 'cccccccc', unread: {}, pickedSet: null, isOld: false, overrides: { bookings: 'off' } },
    areas: new Map([
      ['finance', { reason: 'rollout', release: { version: '1.2.0-cccccc' }, fallbacks: [] }],
      ['public', { reason: 'stable', release: { version: '1.0.0-aaaaaa' }, fallbacks: [] }],
    ]),
  } as unknown as Parameters<typeof reproduction>[0]
  const address = (path: string) => {
    window.history.replaceState(null, '', path)
    const { pathname, search } = new URL(reproduction(releases))
    return pathname + search
  }
  const picks = '?set=cccccccc&mfe.finance=1.2.0-cccccc&mfe.bookings=off'
  expect(address('/owner/dashboard/invoices?page=2')).toBe(`/owner/dashboard/invoices${picks}`)
  expect(address('/request/a-secret')).toBe(`/${picks}`)
})
