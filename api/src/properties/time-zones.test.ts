import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import type { Property } from '@keyhaven/shared-contracts/contract/inventory/properties'
import { beforeAll, expect, test } from 'vitest'
import { aProperty, aUnit, address } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeAll(async () => {
  owner = await server.signUpOwner()
})

const createIn = (time_zone: string) =>
  owner.call<Property & Problem>('POST', '/api/properties/', { name: 'House', description: 'x', address, time_zone })

test.each(['Asia/Kathmandu', 'Asia/Katmandu', 'Europe/Kyiv', 'Europe/Kiev', 'America/Port-au-Prince', 'UTC'])(
  'a house is in %s, as a zone is called today or was before',
  async (zone) => {
    const { status, body } = await createIn(zone)
    expect([status, body.time_zone]).toEqual([201, zone])
    await aUnit(owner, { property_id: body.id })
    expect((await owner.call('GET', `/api/properties/${body.id}/usage/`)).status).toBe(200)
  },
)

// The last one is a zone of the language alone: PostgreSQL has never heard of it.
test.each(['+02:00', 'GMT+2', 'IST', 'Europe/Nowhere', 'Etc/Unknown', '', 'US/Pacific-New'])(
  'no house is in %s, neither a new one nor one that moves there',
  async (zone) => {
    const { status, body } = await createIn(zone)
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['time_zone']])
    const { id, name, description } = await aProperty(owner)
    const changed = await owner.call<Problem>('PATCH', `/api/properties/${id}/`, {
      ...{ name, description, address, time_zone: zone },
    })
    expect([changed.status, Object.keys(changed.body.fields ?? {})]).toEqual([400, ['time_zone']])
  },
)
