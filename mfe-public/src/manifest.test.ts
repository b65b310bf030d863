import { aProperty, aUnit } from '@keyhaven/api/testing/factories'
import { testServer } from '@keyhaven/api/testing/test-server'
import { testFirstCalls } from '@keyhaven/shared-contracts/testing/first-calls'
import area from './area.tsx'
import { manifest } from './manifest.ts'
import { guestPages } from './pages.ts'
import { settingsRoute } from './settings-route.ts'

const server = await testServer()

const fill = async () => {
  const owner = await server.signUpOwner()
  const property = await aProperty(owner)
  const unit = await aUnit(owner, { property_id: property.id })
  return { owner, ids: { id: property.id, unitId: unit.id, locale: 'en', town: 'mondsee' } }
}

testFirstCalls({ area, manifest, pages: [...Object.values(guestPages), settingsRoute], server, fill })
