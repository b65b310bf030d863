import { partsOf } from '../domain-parts.ts'
import type { App } from '../http/serve.ts'
import { aBlock, aBooking, aClient, anImage, aPromocode, aProperty, aSeason, aService, aUnit } from './factories.ts'
import { withPasskey } from './second-factors.ts'
import { wordOf } from './references.ts'
import type { TestOwner } from './test-server.ts'

type Ids = Readonly<Record<string, number>>

/** Records of an added area whose calls do not make one of each by their example (`api/src/<area>/test-records.ts`), by the words of the paths. */
export type TestRecords = (app: App, owner: TestOwner, ids: Ids) => Promise<Record<string, number>>
const ofAreas = await partsOf<TestRecords>('test-records.ts', 'testRecords')

/**
 * Records of what added areas bring, each made of the example of its creation: `POST /api/reviews/` makes what `/api/review/:id/` is about.
 */
const addedRecords = async (app: App, owner: TestOwner, present: Ids) => {
  const added: Record<string, number> = {}
  for (const make of ofAreas) Object.assign(added, await make(app, owner, present))
  for (const { path, domain } of app.endpoints) {
    const word = wordOf({ path })
    const creation = app.endpoints.find(
      (one) => one.domain === domain && one.status === 201 && one.example !== undefined && !one.path.includes(':'),
    )
    if (word === '' || word in present || word in added || !creation) continue
    const { body } = await owner.call<{ id?: number }>(creation.method, creation.path, creation.example)
    if (body.id !== undefined) added[word] = body.id
  }
  return added
}

/** One record of every kind that an owner can have; answers their ids by the words of the paths. */
export const householdOf = async (owner: TestOwner, app?: App): Promise<Record<string, number>> => {
  const property = await aProperty(owner)
  const unit = await aUnit(owner, { property_id: property.id })
  const images = {
    'property-image': await anImage(owner, { property: property.id }),
    'unit-image': await anImage(owner, { unit: unit.id }),
  }
  const client = await aClient(owner)
  const service = await aService(owner, { property: property.id })
  const promocode = await aPromocode(owner)
  const season = await aSeason(owner, { unit: unit.id })
  const booking = await aBooking(owner, { property: property.id, unit: unit.id, client: client.id })
  const block = await aBlock(owner, { unit: unit.id })
  const invoices = await owner.call<{ id: number }[]>('GET', '/api/invoices/owner/')
  const sessions = await owner.call<{ id: number }[]>('GET', '/auth/sessions/')
  const [invoice, session] = [invoices.body[0], sessions.body[0]]
  const passkey = await withPasskey(owner)
  const key = { password: owner.password, name: 'Key', scopes: ['bookings:read'], days: null }
  const created = await owner.call<{ api_key: { id: number } }>('POST', '/api/keys/', key)
  const hook = { url: 'https://example.com/hook', events: ['booking.created', 'booking.deleted'] }
  const { body: hooked } = await owner.call<{ webhook: { id: number } }>('POST', '/api/webhooks/', hook)
  const records = {
    key: created.body.api_key,
    webhook: hooked.webhook,
    passkey,
    property,
    unit,
    ...images,
    client,
    service,
    promocode,
    season,
    booking,
    block,
    invoice,
    session,
  }
  const ids = Object.fromEntries(Object.entries(records).map(([word, record]) => [word, record?.id ?? 0]))
  return { ...ids, ...(app && (await addedRecords(app, owner, ids))) }
}
