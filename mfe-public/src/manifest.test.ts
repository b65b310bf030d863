import { aProperty, aUnit } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner, type TestServer } from '@keyhaven/api/testing/test-server'
import { checkFirstCalls } from '@keyhaven/shared-contracts/testing/first-calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import area from './area.tsx'
import { manifest } from './manifest.ts'
import { guestPages } from './pages.ts'
import { settingsRoute } from './settings-route.ts'

let server: TestServer
let owner: TestOwner
let ids: Record<string, string>

beforeAll(async () => {
  server = await testServer()
  owner = await server.signUpOwner()
  const property = await aProperty(owner)
  const unit = await aUnit(owner, { property_id: property.id })
  ids = { id: String(property.id), unitId: String(unit.id) }
  await Promise.all([...Object.values(guestPages), settingsRoute].map(({ load }) => load()))
})
afterAll(() => server.close())

const filled = (path: string) => path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? '')
// What a secret opens is asked for by the page alone: a document that anybody gets must not hold it.
const pages = (manifest.pages ?? []).filter(({ path }) => !path.includes(':token'))

it.each(pages)('$path lists the calls that it begins with', async ({ path, calls = [] }) => {
  const wrong = await checkFirstCalls(filled(path), calls.map(filled), { area, server, as: owner })
  expect(wrong).toEqual({ unlisted: [], repeated: [] })
})
