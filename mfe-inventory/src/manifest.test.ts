import { aProperty, aUnit } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner, type TestServer } from '@keyhaven/api/testing/test-server'
import { checkFirstCalls } from '@keyhaven/shared-contracts/testing/first-calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import area from './area.tsx'
import { manifest } from './manifest.ts'
import { pages } from './pages.ts'

let server: TestServer
let owner: TestOwner

beforeAll(async () => {
  server = await testServer()
  owner = await server.signUpOwner()
  await aUnit(owner, { property_id: (await aProperty(owner)).id })
  await Promise.all(Object.values(pages).map(({ load }) => load()))
})
afterAll(() => server.close())

it.each(manifest.pages ?? [])('$path lists the calls that it begins with', async ({ path, calls = [] }) => {
  const wrong = await checkFirstCalls(path, calls, { area, server, as: owner })
  expect(wrong).toEqual({ unlisted: [], repeated: [] })
})
