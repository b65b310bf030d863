import { expect, it } from 'vitest'
import { offersCall, readSearch, searchParams } from './guest-search.ts'
import { readFilters, searchCalls } from './search-calls.ts'

/** Everything that an address can ask for, each in a way that makes a difference. */
const samples: Record<string, string> = {
  ...{ city: 'Hallstatt', country: 'Austria', owner: 'anna' },
  ...{ check_in: '2027-03-12', check_out: '2027-03-15', month: '2027-03', nights: '5' },
  ...{ guests: '4', children: '2,9', infants: '1', pets: '3' },
  ...{ types: 'villa', amenities: 'sauna', min_total: '100', max_total: '900', beds: '2' },
  ...{ free_cancellation: '1', instant: '1', sort: 'name', page: '3', map: '1' },
}

class Recorder extends URLSearchParams {
  names = new Set<string>()
  override get(name: string) {
    this.names.add(name)
    return super.get(name)
  }
}

const calls = (address: Record<string, string>) => {
  const search = readSearch(new URLSearchParams(address))
  const stay = { checkIn: search.checkIn ?? '', checkOut: search.checkOut ?? '' }
  return {
    stay: searchCalls.stay(search, stay),
    results: searchCalls.results(search, stay, 'de'),
    flexible: searchCalls.flexible(search, search.shown?.month ?? ''),
    offers: offersCall(7, search, stay, 'de'),
  }
}

/** Parameters that a call leaves out on purpose: those of the view, and those it has others for. */
const without: Record<keyof ReturnType<typeof calls>, string[]> = {
  stay: ['month', 'nights', 'sort', 'page', 'map'],
  results: ['month', 'nights', 'map'],
  flexible: ['check_in', 'check_out', 'sort', 'page', 'map'],
  offers: [
    ...['city', 'country', 'month', 'nights', 'sort', 'page', 'map'],
    ...['types', 'amenities', 'min_total', 'max_total', 'beds', 'free_cancellation', 'instant'],
  ],
}

it('tells each call of a search everything that its address asks for', () => {
  const recorder = new Recorder(samples)
  readSearch(recorder)
  expect([...recorder.names].toSorted()).toEqual(Object.keys(samples).toSorted())
  for (const name of Object.keys(samples)) {
    // A city is in its country: both are never asked for together, and children are among the guests.
    const { city, children, ...rest } = samples as Record<'city' | 'children', string>
    const whole = name === 'country' ? { ...rest, children } : { ...rest, city, children }
    const { [name]: _, ...less } = whole as Record<string, string>
    const [all, fewer] = [calls(whole), calls(less)]
    for (const call of Object.keys(without) as (keyof typeof without)[]) {
      const isTold = JSON.stringify(all[call]) !== JSON.stringify(fewer[call])
      expect([call, name, isTold]).toEqual([call, name, !without[call].includes(name)])
    }
  }
})

it('writes an address back as it was read', () => {
  const { country: _, ...address } = samples
  const search = readSearch(new URLSearchParams(address))
  expect(Object.fromEntries(searchParams(search))).toEqual(address)
})

it('takes more guests than there can be for as many as there can be, never for one', () => {
  expect(readSearch(new URLSearchParams('guests=9999')).guests).toBe(1000)
  for (const none of ['0', '-3', 'two', '']) expect(readSearch(new URLSearchParams({ guests: none })).guests).toBe(1)
})

it.each(['2027-13', '2027-00', '2027-3', '1027-03', 'march'])('leaves out what is no month: %s', (month) => {
  expect(readSearch(new URLSearchParams({ month, nights: '4' })).shown).toEqual({ nights: '4' })
})

it('leaves out filters that the API would refuse', () => {
  const filtersIn = (address: Record<string, string>) => readFilters(readSearch(new URLSearchParams(address)))
  const none = readFilters({ guests: 1 })
  expect(filtersIn({ beds: '99' })).toEqual(none)
  expect(filtersIn({ min_total: '500', max_total: '10' })).toEqual(none)
  expect(filtersIn({ min_total: '2000000', max_total: '10' })).toEqual({ ...none, maxTotal: 10 })
  expect(filtersIn({ beds: '50', min_total: '10', max_total: '10' })).toEqual({
    ...none,
    ...{ beds: 50, minTotal: 10, maxTotal: 10 },
  })
})
