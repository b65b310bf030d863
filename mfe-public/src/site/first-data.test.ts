import { aProperty, aUnit } from '@keyhaven/api/testing/factories'
import { testServer, type TestServer } from '@keyhaven/api/testing/test-server'
import { publicApi } from '@keyhaven/shared-contracts/contract/public-booking'
import { q } from '@keyhaven/shared-contracts/web/query'
import { QueryClient } from '@tanstack/react-query'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readFirstData, seedCache } from './first-data.ts'
import { propertyPagesKey } from './public-queries.ts'
import { readSearch } from './search-address.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

it('puts what the server wrote into the document where the pages look for it', async () => {
  const owner = await server.signUpOwner()
  const property = await aProperty(owner)
  await aUnit(owner, { property_id: property.id })
  const slug = owner.user.slug
  const paths = ['', 'locations/', `property/${property.id}/`].map(
    (path) => `/api/public/booking/${path}?owner=${slug}${path === '' ? '&page=1' : ''}`,
  )
  const calls: Record<string, unknown> = {}
  for (const path of paths) calls[path] = (await server.call('GET', path)).body
  const within = document.implementation.createHTMLDocument()
  within.body.innerHTML = '<script type="application/json" id="first-data"></script>'
  const block = within.getElementById('first-data')
  if (block) block.textContent = JSON.stringify({ site: null, calls })
  const read = readFirstData(within)
  const cache = new QueryClient()
  seedCache(cache, read.calls)
  const search = readSearch(new URLSearchParams({ owner: slug }))
  expect(cache.getQueryData(propertyPagesKey(search))).toMatchObject({ pages: [{ count: 1 }], pageParams: [1] })
  const asked = { query: { owner: slug } }
  expect(cache.getQueryData(q(publicApi.locations, asked).queryKey)).toMatchObject({ cities: ['Mondsee'] })
  const { queryKey } = q(publicApi.property, { params: { id: String(property.id) }, ...asked })
  expect(cache.getQueryData(queryKey)).toMatchObject({ id: property.id, units: [expect.anything()] })
})

it('leaves out what it does not know, and asks as ever where there is nothing', () => {
  const cache = new QueryClient()
  seedCache(cache, { '/api/public/booking/?page=1': { strange: true }, '/api/else/': [] })
  expect(cache.getQueryCache().getAll()).toEqual([])
  expect(readFirstData(document.implementation.createHTMLDocument())).toEqual({ site: null, calls: {} })
})
