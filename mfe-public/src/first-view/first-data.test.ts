import { aProperty, aUnit } from '@keyhaven/api/testing/factories'
import { testServer } from '@keyhaven/api/testing/test-server'
import { publicApi } from '@keyhaven/shared-contracts/contract/public/public-booking'
import { q } from '@keyhaven/shared-contracts/web/api'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { readFirstData, seedCache } from './first-data.ts'
import { propertyPagesKey, propertyQuery } from '../search/public-queries.ts'
import { resultsQuery } from '../results/result-queries.ts'
import { readSearch } from '@keyhaven/shared-contracts/platform/guest-search'

// No stay begins further ahead than guests may ask for.
const server = await testServer({ now: '2031-01-10T09:00:00Z' })

it('puts what the server wrote into the document where the pages look for it', async () => {
  const owner = await server.signUpOwner()
  const property = await aProperty(owner)
  await aUnit(owner, { property_id: property.id })
  const slug = owner.user.slug
  const paths = ['', 'locations/', `property/${property.id}/`].map(
    (path) => `/api/public/booking/${path}?owner=${slug}${path === '' ? '&page=1' : '&locale=de'}`,
  )
  const free = 'check_in=2031-06-01&check_out=2031-06-04&guests=1'
  paths.push(`/api/public/booking/search/?owner=${slug}&${free}&types=house,apartment&locale=de&page=1&page_size=20`)
  const calls: Record<string, unknown> = {}
  for (const path of paths) calls[path] = (await server.call('GET', path)).body
  const within = document.implementation.createHTMLDocument()
  within.body.innerHTML = '<script type="application/json" id="first-data"></script>'
  const block = within.getElementById('first-data')
  if (block) block.textContent = JSON.stringify({ site: null, calls })
  const read = readFirstData(within)
  const cache = new QueryClient()
  await seedCache(cache, read.calls)
  const search = readSearch(new URLSearchParams({ owner: slug }))
  expect(cache.getQueryData(propertyPagesKey(search))).toMatchObject({ pages: [{ count: 1 }], pageParams: [1] })
  const wanted = readSearch(new URLSearchParams(`owner=${slug}&${free}&types=apartment,house`))
  const stay = { checkIn: '2031-06-01', checkOut: '2031-06-04' }
  expect(cache.getQueryData(resultsQuery(wanted, stay, 'de').queryKey)).toMatchObject({ units: [{ total_price: 300 }] })
  const asked = { query: { owner: slug } }
  expect(cache.getQueryData(q(publicApi.locations, asked).queryKey)).toMatchObject({ cities: ['Mondsee'] })
  const { queryKey } = propertyQuery(String(property.id), { owner: slug }, 'de')
  expect(cache.getQueryData(queryKey)).toMatchObject({ id: property.id, units: [expect.anything()] })
})

it('leaves out what it does not know, and asks as ever where there is nothing', async () => {
  const cache = new QueryClient()
  await seedCache(cache, { '/api/public/booking/?page=1': { strange: true }, '/api/else/': [] })
  expect(cache.getQueryCache().getAll()).toEqual([])
  expect(readFirstData(document.implementation.createHTMLDocument())).toEqual({ site: null, calls: {} })
})
