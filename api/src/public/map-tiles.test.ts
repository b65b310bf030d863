import { expect, test } from 'vitest'
import { testServer } from '../testing/test-server.ts'

test('maps are told which tiles the operator hosts, also in the page of another site', async () => {
  const mapTiles = { url: 'https://tiles.example/alps.pmtiles', attribution: '© Mapmakers' }
  const server = await testServer({ env: { mapTiles } })
  expect((await server.call('GET', '/api/public/map-tiles/')).body).toEqual({ tiles: mapTiles })
  const owner = await server.signUpOwner({ personals: true })
  const page = 'https://www.lake.example'
  await owner.call('PATCH', '/api/site-settings/', { allowed_origins: [page] })
  const answer = await server.app.inject({
    ...{ url: `/keyhaven/api/public/map-tiles/?owner=${owner.user.slug}`, headers: { origin: page } },
  })
  expect(answer.headers['access-control-allow-origin']).toBe(page)
})

test('without any, maps have none', async () => {
  const server = await testServer()
  expect((await server.call('GET', '/api/public/map-tiles/')).body).toEqual({ tiles: null })
})
