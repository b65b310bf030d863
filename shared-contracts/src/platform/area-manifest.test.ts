import { describe, expect, it } from 'vitest'
import { areaId, areaManifest, ownerOfPath, pageOfPath, redirectOf } from './area-manifest.ts'

const owners = [
  { name: 'shell', paths: ['/owner/*'] },
  { name: 'auth', paths: ['/owner/login', '/owner/reset-password/*', '/owner/dashboard/settings/*'] },
  { name: 'bookings', paths: ['/owner/dashboard', '/owner/dashboard/bookings/*'] },
  { name: 'public', paths: ['/*'] },
]
const owner = (address: string) => ownerOfPath(owners, address)?.name

describe('areaId', () => {
  it('is no name that something else has, such as those of rights beside the areas', () => {
    const names = ['bookings', 'front-desk', 'shell', 'api', 'site', 'embed', 'constructor']
    expect(names.filter((name) => areaId.safeParse(name).success)).toEqual(['bookings', 'front-desk'])
  })
})

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

describe('redirectOf', () => {
  it('leads on from an address of its owner alone, with its parameters', () => {
    const redirects = [{ from: '/bills/:id/of/:year', to: '/invoices/:year/:id' }]
    expect(redirectOf([{ paths: ['/bills/*'], redirects }], '/bills/7/of/2026/')).toBe('/invoices/2026/7')
    expect(redirectOf([{ paths: ['/bills/*'], redirects }], '/bills/7')).toBeUndefined()
    expect(redirectOf([{ paths: ['/invoices/*'], redirects }], '/bills/7/of/2026')).toBeUndefined()
  })
})

describe('areaManifest', () => {
  it('refuses a redirect to a parameter that its address has not', () => {
    const redirects = [{ from: '/x/:id', to: '/y/:other' }]
    expect(areaManifest.safeParse({ area: 'auth', paths: ['/x/*'], redirects }).success).toBe(false)
  })

  it('refuses an icon that is not a drawing and a call that leaves the API', () => {
    const nav = { id: 'x', label: 'X', path: '/x', order: 1, place: 'main', icon: '"><script>' }
    const pages = [{ path: '/x', calls: ['https://elsewhere.example/'] }]
    const paths = areaManifest.safeParse({ area: 'auth', paths: ['/x'], nav: [nav], pages }).error?.issues
    expect(paths?.map(({ path }) => path.join('.'))).toEqual(['nav.0.icon', 'pages.0.calls.0'])
  })
})
