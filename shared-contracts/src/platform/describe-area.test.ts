import { describe, expect, it } from 'vitest'
import { clientsApi } from '../contract/bookings/clients.ts'
import { publicApi } from '../contract/public/public-booking.ts'
import { describeArea, firstCall } from './describe-area.ts'

const page = (path: string) => ({ path, load: () => import('./area-manifest.ts') })
const pathsOf = (...pages: Parameters<typeof describeArea>[0]['pages']) => describeArea({ area: 'auth', pages }).paths

describe('the addresses of an area', () => {
  it('are those of its pages, and all below where it says so', () => {
    expect(pathsOf({ page: page('/a') }, { page: page('/b'), below: true })).toEqual(['/a', '/b/*'])
  })

  it('go on below a page whose address has parameters', () => {
    expect(pathsOf({ page: page('/p/:id') }, { page: page('/p/:id/unit/:unitId') })).toEqual(['/p/*'])
  })

  it('are named once where one lies below another', () => {
    expect(pathsOf({ page: page('/units'), below: true }, { page: page('/units/seasons') })).toEqual(['/units/*'])
  })

  it('may be those of a whole site', () => {
    expect(pathsOf({ page: page('/') }, { page: page('/book') })).toEqual(['/', '/book'])
  })
})

describe('the pages of an area', () => {
  it('name the module that is imported for them', () => {
    const { pages } = describeArea({ area: 'auth', pages: [{ page: page('/a') }] })
    expect(pages).toEqual([{ path: '/a', module: 'platform/area-manifest' }])
  })

  it('are two where the end of an address may be left out', () => {
    const { pages } = describeArea({ area: 'auth', pages: [{ page: page('/help/:topic?') }] })
    expect(pages?.map(({ path }) => path)).toEqual(['/help', '/help/:topic'])
  })

  it('need an import that a build can read', () => {
    const unread = { path: '/a', load: () => 'a page' }
    expect(() => describeArea({ area: 'auth', pages: [{ page: unread }] })).toThrow('A page is loaded by () => import(')
  })
})

describe('a first call', () => {
  it('is written as the client writes it', () => {
    const query = { page: 1, page_size: 20, search: '' }
    expect(firstCall(clientsApi.list, { query })).toBe('/api/clients/?page=1&page_size=20')
  })

  it('leaves a part of the page’s address for the page to fill in', () => {
    const call = firstCall(publicApi.property, { params: { id: ':id' }, query: {} })
    expect(call).toBe('/api/public/booking/property/:id/')
  })
})
