import { aClient, aProperty, aUnit } from '@keyhaven/api/testing/factories'
import { testServer } from '@keyhaven/api/testing/test-server'
import { testFirstCalls } from '@keyhaven/shared-contracts/testing/first-calls'
import area from './area.tsx'
import { manifest } from './manifest.ts'
import { pages } from './pages.ts'

const server = await testServer()

const fill = async () => {
  const owner = await server.signUpOwner()
  await aUnit(owner, { property_id: (await aProperty(owner)).id })
  return { owner, ids: { id: (await aClient(owner)).id } }
}

testFirstCalls({ area, manifest, pages: Object.values(pages), server, fill })
