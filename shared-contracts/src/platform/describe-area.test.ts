import { describe, expect, it } from 'vitest'
import { clientsApi } from '../contract/bookings/clients.ts'
import { publicApi } from '../contract/public/public-booking.ts'
import { describeArea, firstCall } from './describe-area.ts'

const page = (path: string) => ({ path, load: () => import('./area-manifest.ts') })
const describePages = (...pages: Parameters<typeof describeArea>[1]['pages']) =>
  describeArea({ en: {} }, { area: 'auth', pages })
const pathsOf = (...pages: Parameters<typeof describePages>) => describePages(...pages).paths

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
    const { pages } = describePages({ page: page('/a') })
    expect(pages).toEqual([{ path: '/a', module: 'platform/area-manifest' }])
  })

  it('are two where the end of an address may be left out', () => {
    const { pages } = describePages({ page: page('/help/:topic?') })
    expect(pages?.map(({ path }) => path)).toEqual(['/help', '/help/:topic'])
  })

  it('need an import that a build can read', () => {
    const unread = { path: '/a', load: () => 'a page' }
    expect(() => describePages({ page: unread })).toThrow('A page is loaded by () => import(')
  })
})

describe('the addresses of an area', () => {
  it('are those of before, too, from which it leads on', () => {
    const redirects = [{ from: '/bills/:id', to: '/a' }]
    const grants = [{ path: '/a/more', to: 'finance' }]
    const manifest = describeArea({ en: {} }, { area: 'auth', pages: [{ page: page('/a') }], redirects, grants })
    expect(manifest).toMatchObject({ paths: ['/a', '/bills/*'], redirects, grants })
  })
})

describe('the items of an area', () => {
  const stays = { area: 'auth', pages: [{ page: page('/stays') }] }
  const item = { id: 'stays', path: '/stays', icon: 'M4 4', order: 10, place: 'main' } as const

  it('have the words for their ids in each language', () => {
    const words = { en: { nav: { stays: 'Stays' } }, de: { nav: { stays: 'Aufenthalte' } } }
    const { nav } = describeArea(words, { ...stays, nav: [item] })
    expect(nav).toEqual([{ ...item, label: 'Stays', in: { de: { label: 'Aufenthalte' } } }])
  })

  it('are headed in the search like in the navigation, unless it has another word', () => {
    const source = { id: 'stays', call: '/api/search/stays/', to: '/owner/stays', order: 10 } as const
    const nav = { stays: 'Stays' }
    const titlesIn = (search?: { stays: string }) =>
      describeArea({ en: search ? { nav, search } : { nav } }, { ...stays, search: [source] }).search
    expect(titlesIn()).toMatchObject([{ title: 'Stays' }])
    expect(titlesIn({ stays: 'Past stays' })).toMatchObject([{ title: 'Past stays' }])
  })
})

describe('what fills a slot', () => {
  const stays = { area: 'auth', pages: [{ page: page('/stays') }] }
  const filling = { slot: 'booking.popup' } as const

  it('names its slot, and is called like the item of the navigation, unless it has another word', () => {
    const titlesIn = (slots?: { stays: string }) =>
      describeArea(
        { en: slots ? { nav: { stays: 'Stays' }, slots } : { nav: { stays: 'Stays' } } },
        { ...stays, slots: [{ id: 'stays', filling, order: 10 }] },
      ).slots
    expect(titlesIn()).toEqual([{ id: 'stays', slot: 'booking.popup', title: 'Stays', in: {}, order: 10 }])
    expect(titlesIn({ stays: 'Stays of the guest' })).toMatchObject([{ title: 'Stays of the guest' }])
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
