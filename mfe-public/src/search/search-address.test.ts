import { describe, expect, it } from 'vitest'
import { readSearch } from '@keyhaven/shared-contracts/platform/guest-search'
import { address, stayOf } from './search-address.ts'

const read = (query: string) => readSearch(new URLSearchParams(query))
const from = '2026-11-21'

describe('the search in the address', () => {
  it('comes back as it was written', () => {
    const search = { city: 'Wien', checkIn: '2026-12-01', checkOut: '2026-12-04', guests: 3, owner: 'anna-huber' }
    const written = address('/', search)
    expect(written).toBe('/?city=Wien&check_in=2026-12-01&check_out=2026-12-04&guests=3&owner=anna-huber')
    expect(read(written.slice(2))).toEqual(search)
  })

  it('leaves out what is not chosen, and one guest', () => {
    expect(address('/property/4', { guests: 1 })).toBe('/property/4')
  })

  it('says who comes by the ages of children, and infants and pets', () => {
    const search = { guests: 4, children: [4, 9], infants: 1, pets: 2 }
    expect(address('/', search)).toBe('/?guests=4&children=4%2C9&infants=1&pets=2')
    expect(read('guests=4&children=4%2C9&infants=1&pets=2')).toEqual(search)
  })

  it('takes no children without an adult, and nobody of 18 for a child', () => {
    expect(read('guests=2&children=4,9')).toEqual({ guests: 2 })
    for (const wrong of ['18', '-1', 'x', '4.5']) expect(read(`guests=2&children=${wrong}`)).toEqual({ guests: 2 })
    expect(read('infants=-1&pets=x')).toEqual({ guests: 1 })
  })

  it('ignores what makes no sense', () => {
    expect(read('check_in=2026-02-30&check_out=tomorrow&guests=-2&city=%20')).toEqual({ guests: 1 })
    expect(read('guests=two')).toEqual({ guests: 1 })
  })

  it('asks for a city or a country, never both', () => {
    expect(read('city=Wien&country=Austria')).toEqual({ city: 'Wien', guests: 1 })
  })
})

describe('a stay', () => {
  it('needs both dates, the second after the first', () => {
    expect(stayOf({ checkIn: '2026-12-01', checkOut: '2026-12-04' }, { from }).stay?.nights).toBe(3)
    expect(stayOf({}, { from })).toEqual({})
    expect(stayOf({ checkIn: '2026-12-01' }, { from }).problem?.reason.params).toEqual({ noun: 'checkOut' })
    expect(stayOf({ checkOut: '2026-12-01' }, { from }).problem?.reason.params).toEqual({ noun: 'checkIn' })
    expect(stayOf({ checkIn: '2026-12-04', checkOut: '2026-12-04' }, { from }).problem?.reason.key).toBe(
      'general.checkOutAfterCheckIn',
    )
  })

  it('begins today at the earliest', () => {
    expect(stayOf({ checkIn: from, checkOut: '2026-11-22' }, { from }).stay).toBeDefined()
    expect(stayOf({ checkIn: '2026-11-20', checkOut: '2026-11-22' }, { from }).problem?.field).toBe('check_in')
  })

  it('lasts at most as long as can be booked', () => {
    expect(stayOf({ checkIn: '2027-01-01', checkOut: '2029-06-01' }, { from }).problem?.reason.key).toBe(
      'general.stayTooLong',
    )
  })
})
