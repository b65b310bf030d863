import { aProperty, aUnit } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import { checkFirstCalls } from '@keyhaven/shared-contracts/testing/first-calls'
import { beforeAll, expect, it } from 'vitest'
import area from './area.tsx'
import { manifest } from './manifest.ts'
import { pages } from './pages.ts'

const server = await testServer()
let owner: TestOwner

beforeAll(async () => {
  owner = await server.signUpOwner()
  await aUnit(owner, { property_id: (await aProperty(owner)).id })
  await Promise.all(Object.values(pages).map(({ load }) => load()))
})

it.each(manifest.pages ?? [])('$path lists the calls that it begins with', async ({ path, calls = [] }) => {
  const wrong = await checkFirstCalls(path, calls, { area, server, as: owner })
  expect(wrong).toEqual({ unlisted: [], repeated: [] })
})
