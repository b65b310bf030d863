import { describe, expect, it } from 'vitest'
import { readSearch } from '@keyhaven/shared-contracts/platform/guest-search'
import { address } from '../search/search-address.ts'
import { readFilters } from '@keyhaven/shared-contracts/platform/search-calls'
import { countFilters, withFilters, withMap, withPage, withSort, withStay } from './filters.ts'
import { pagesAround } from './page-links.tsx'

const read = (query: string) => readSearch(new URLSearchParams(query))

describe('filters in the address', () => {
  it('are read, each once and in one order, so that the cache knows them again', () => {
    const search = read(
      'types=house,apartment,house&amenities=sauna,wifi&min_total=100&max_total=400&beds=2&free_cancellation=1&instant=1',
    )
    const filters = readFilters(search)
    expect(filters).toEqual({
      ...{ types: ['apartment', 'house'], amenities: ['wifi', 'sauna'] },
      ...{ minTotal: 100, maxTotal: 400, beds: 2, freeCancellation: true, instant: true },
    })
    expect(countFilters(filters)).toBe(6 + 2)
  })

  it('are none where they make no sense', () => {
    const filters = readFilters(
      read('types=castle&amenities=,moat&min_total=-1&max_total=lots&beds=0&free_cancellation=yes'),
    )
    expect(filters).toEqual({ types: [], amenities: [] })
    expect(countFilters(filters)).toBe(0)
  })

  it('begin on the first page again when one of them, the order or the stay changes', () => {
    const search = read('city=Wien&types=house&page=3&map=1')
    const other = { types: [], amenities: ['wifi' as const], freeCancellation: true, instant: true }
    expect(address('/', withFilters(search, other))).toBe(
      '/?city=Wien&amenities=wifi&free_cancellation=1&instant=1&map=1',
    )
    expect(address('/', withSort(search, 'name'))).toBe('/?city=Wien&types=house&map=1&sort=name')
    expect(address('/', withPage(search, 2))).toBe('/?city=Wien&types=house&map=1&page=2')
    expect(address('/', withMap(search, false))).toBe('/?city=Wien&types=house&page=3')
    const flexible = read('month=2027-05&nights=3&types=house')
    const stay = { checkIn: '2027-05-01', checkOut: '2027-05-04' }
    expect(address('/', withStay(flexible, stay))).toBe('/?check_in=2027-05-01&check_out=2027-05-04&types=house')
  })
})

describe('the links to pages', () => {
  it('name the first, the last and those around the present one', () => {
    expect(pagesAround(1, 2)).toEqual([1, 2])
    expect(pagesAround(1, 9)).toEqual([1, 2, 3, 4, 'gap-after', 9])
    expect(pagesAround(5, 9)).toEqual([1, 'gap-before', 4, 5, 6, 'gap-after', 9])
    expect(pagesAround(9, 9)).toEqual([1, 'gap-before', 6, 7, 8, 9])
  })
})
