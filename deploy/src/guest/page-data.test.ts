import { readSearch } from '@keyhaven/shared-contracts/platform/guest-search'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { expect, it } from 'vitest'
import { pageData } from './page-data.ts'

const party = { guests: '4', children: '2,2', infants: '1', pets: '3' }
const dates = { check_in: '2027-03-12', check_out: '2027-03-15' }

it.each([
  ['/search/', '/', { ...dates, city: 'Hallstatt', beds: '2' }],
  ['/search/flexible/', '/', { month: '2027-03', nights: '5', city: 'Hallstatt', beds: '2' }],
  ['/available-units/', paths.publicProperty(':id'), { ...dates }],
])('asks %s for all that the address says of who comes, before a browser does', async (call, page, expected) => {
  const requested: string[] = []
  const ask = async (_host: string, path: string) => {
    requested.push(path)
    return { status: 200, body: undefined }
  }
  const query = new URLSearchParams({ ...expected, ...party })
  await pageData(ask, {
    host: { kind: 'book', host: 'book.localhost' },
    page: { path: page, calls: [] },
    path: page.replace(':id', '7'),
    ...{ query, locale: 'en', only: undefined, filters: new URLSearchParams(), search: readSearch(query) },
  })
  const request = requested
    .map((path) => new URL(path, 'http://api.invalid'))
    .find(({ pathname }) => pathname.endsWith(call))
  const params = Object.fromEntries(request?.searchParams ?? [])
  expect(params).toMatchObject({ ...party, ...(call === '/available-units/' ? dates : expected) })
})
