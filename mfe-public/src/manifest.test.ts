import { aProperty, aUnit } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import { checkFirstCalls } from '@keyhaven/shared-contracts/testing/first-calls'
import { beforeAll, expect, it } from 'vitest'
import area from './area.tsx'
import { manifest } from './manifest.ts'
import { guestPages } from './pages.ts'
import { settingsRoute } from './settings-route.ts'

const server = await testServer()
let owner: TestOwner
let ids: Record<string, string>

beforeAll(async () => {
  owner = await server.signUpOwner()
  const property = await aProperty(owner)
  const unit = await aUnit(owner, { property_id: property.id })
  ids = { id: String(property.id), unitId: String(unit.id) }
  await Promise.all([...Object.values(guestPages), settingsRoute].map(({ load }) => load()))
})

const filled = (path: string) => path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? '')
// What a secret opens is asked for by the page alone: a document that anybody gets must not hold it.
const pages = (manifest.pages ?? []).filter(({ path }) => !path.includes(':token'))

it.each(pages)('$path lists the calls that it begins with', async ({ path, calls = [] }) => {
  const wrong = await checkFirstCalls(filled(path), calls.map(filled), { area, server, as: owner })
  expect(wrong).toEqual({ unlisted: [], repeated: [] })
})
