import { describe, expect, it } from 'vitest'
import { areaManifest, ownerOfPath, pageOfPath } from './area-manifest.ts'

const owners = [
  { name: 'shell', paths: ['/owner/*'] },
  { name: 'auth', paths: ['/owner/login', '/owner/reset-password/*', '/owner/dashboard/settings/*'] },
  { name: 'bookings', paths: ['/owner/dashboard', '/owner/dashboard/bookings/*'] },
  { name: 'public', paths: ['/*'] },
]
const owner = (address: string) => ownerOfPath(owners, address)?.name

describe('ownerOfPath', () => {
  it.each([
    ['/', 'public'],
    ['/property/3/unit/4', 'public'],
    ['/ownership', 'public'],
    ['/owner', 'shell'],
    ['/owner/nothing-here', 'shell'],
    ['/owner/login/', 'auth'],
    ['/owner/reset-password/abc', 'auth'],
    ['/owner/dashboard', 'bookings'],
    ['/owner/dashboard/bookings', 'bookings'],
    ['/owner/dashboard/bookings/12', 'bookings'],
    ['/owner/dashboard/settings/embed', 'auth'],
    ['/owner/dashboard/unknown', 'shell'],
  ])('%s is an address of %s', (address, name) => {
    expect(owner(address)).toBe(name)
  })
})

describe('pageOfPath', () => {
  it('finds the page whose pattern has the same segments', () => {
    const pages = [{ path: '/property/:id' }, { path: '/property/:id/unit/:unit' }]
    expect(pageOfPath(pages, '/property/3/unit/4')).toBe(pages[1])
    expect(pageOfPath(pages, '/property')).toBeUndefined()
  })
})

describe('areaManifest', () => {
  it('refuses an icon that is not a drawing and a call that leaves the API', () => {
    const nav = { id: 'x', label: 'X', path: '/x', order: 1, place: 'main', icon: '"><script>' }
    const pages = [{ path: '/x', calls: ['https://elsewhere.example/'] }]
    const paths = areaManifest.safeParse({ area: 'auth', paths: ['/x'], nav: [nav], pages }).error?.issues
    expect(paths?.map(({ path }) => path.join('.'))).toEqual(['nav.0.icon', 'pages.0.calls.0'])
  })
})
