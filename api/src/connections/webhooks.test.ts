import {
  type Delivery,
  maxWebhooks,
  type Webhook,
  webhookEvents,
} from '@keyhaven/shared-contracts/contract/accounts/connections'
import type { WebhookMessage } from '@keyhaven/shared-contracts/contract/events'
import { sql } from 'kysely'
import { Webhook as Signature } from 'standardwebhooks'
import { beforeEach, expect, test } from 'vitest'
import { aBooking, aClient, aRequest, aUnit, mailsTo } from '../testing/factories.ts'
import { anImport } from '../testing/imported-stay.ts'
import { drainWebhooks, makeWebhooksDue } from '../testing/drain-webhooks.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'
import { addWebhook, type SentEvent, startReceiver } from '../testing/webhook-receiver.ts'

const start = new Date().toISOString()
const server = await testServer({ now: start, env: { outgoingRequests: 'anywhere' } })
let owner: TestOwner
beforeEach(async () => {
  await sql`DELETE FROM webhooks`.execute(server.db)
  owner = await server.signUpOwner({ personals: true })
})

const events = [...webhookEvents]
const hook = (url: string) => addWebhook(server.db, owner, url)
const due = () => makeWebhooksDue(server.db)
const send = () => drainWebhooks(server.context)
const typesOf = (got: readonly SentEvent[]) => got.map(({ body }) => (JSON.parse(body) as { type: string }).type)
const deliveries = async (id: number) => (await owner.call<Delivery[]>('GET', `/api/webhook/${id}/deliveries/`)).body

test('an address must be https, and a private one is refused when it is sent to', async () => {
  for (const url of ['http://example.com', 'ftp://example.com', 'nonsense'])
    expect((await owner.call('POST', '/api/webhooks/', { url, events })).status).toBe(400)
  const { url, got } = await startReceiver()
  const { id } = await hook(url)
  await owner.call('POST', `/api/webhook/${id}/test/`)
  await drainWebhooks({ ...server.context, env: { ...server.context.env, outgoingRequests: 'public' } })
  expect(got).toEqual([])
  expect(await deliveries(id)).toMatchObject([
    { state: 'failed', status: 0, error: 'The address is not on the open internet.' },
  ])
})

test('what happens is told in its transaction: signed, with where the record is, and nothing about people', async () => {
  const { url, got } = await startReceiver()
  const { secret } = await hook(url)
  const client = await aClient(owner, { last_name: 'Zaphodius' })
  const booking = await aBooking(owner, { client: client.id })
  await send()
  expect(typesOf(got).toSorted()).toEqual(['booking.created', 'client.created'])
  const delivery = got.find(({ body }) => body.includes('booking.created'))
  expect(new Signature(secret).verify(delivery?.body ?? '', delivery?.headers as Record<string, string>)).toMatchObject(
    {
      type: 'booking.created',
      data: {
        id: booking.id,
        href: expect.stringMatching(new RegExp(`/keyhaven/api/booking/${booking.id}/$`)) as string,
      },
    },
  )
  expect(got.some(({ body }) => body.includes('Zaphodius'))).toBe(false)
  expect(() =>
    new Signature(`whsec_${Buffer.alloc(24).toString('base64')}`).verify(
      delivery?.body ?? '',
      delivery?.headers as Record<string, string>,
    ),
  ).toThrow('No matching signature')
})

test('each event is told when it happens, also what guests and decisions cause', async () => {
  const { url, got } = await startReceiver()
  await hook(url)
  const sentTypes = async () => {
    await send()
    return typesOf(got.splice(0)).toSorted()
  }
  const client = await aClient(owner)
  const unit = await aUnit(owner)
  await owner.call('PATCH', `/api/client/${client.id}/`, { ...client, last_name: 'Changed' })
  expect(await sentTypes()).toEqual(['client.changed', 'client.created'])

  const booking = await aBooking(owner, { client: client.id, unit: unit.id, property: unit.property.id })
  const change = { ...booking, unit: unit.id, property: unit.property.id, client: client.id, services: [] }
  expect((await owner.call('PATCH', `/api/booking/${booking.id}/`, { ...change, guests_count: 1 })).status).toBe(200)
  const payment = { date: start.slice(0, 10), kind: 'deposit', amount: '10', method: 'transfer', note: '' }
  await owner.call('POST', `/api/booking/${booking.id}/payments/`, payment)
  const { body: invoices } = await owner.call<{ id: number }[]>('GET', `/api/invoices/owner/?booking=${booking.id}`)
  await owner.call('POST', `/api/invoices/${invoices[0]?.id}/issue/`)
  await owner.call('POST', `/api/invoices/${invoices[0]?.id}/cancel/`)
  expect(new Set(await sentTypes())).toEqual(
    new Set(['booking.changed', 'booking.created', 'invoice.cancelled', 'invoice.issued', 'payment.recorded']),
  )
  const other = await aBooking(owner, { client: client.id })
  await sentTypes()
  expect((await owner.call('DELETE', `/api/booking/${other.id}/`)).status).toBe(204)
  expect(await sentTypes()).toEqual(['booking.deleted'])

  const newest = async () => (await owner.call<{ id: number }[]>('GET', '/api/bookings/')).body[0]?.id
  for (const [decision, event] of [
    ['accept', 'booking.accepted'],
    ['decline', 'booking.declined'],
  ]) {
    await aRequest(server, (await aUnit(owner)).id)
    expect(await sentTypes()).toContain('booking.requested')
    await owner.call('POST', `/api/booking/${await newest()}/decision/`, { decision })
    expect(await sentTypes()).toEqual([event])
  }
  const request = await aRequest(server, (await aUnit(owner)).id)
  await sentTypes()
  expect((await server.call('POST', `/api/public/booking/request/${request.token}/cancel/`)).status).toBe(200)
  expect(await sentTypes()).toEqual(['booking.cancelled'])
})

test('what the calendars of portals bring is told, and nothing of what owners do not see', async () => {
  const { url, got } = await startReceiver()
  await hook(url)
  const sentFacts = async () => {
    await send()
    return got.splice(0).map(({ body }) => {
      const { type, data } = JSON.parse(body) as WebhookMessage
      return [type, data.id, data.booking, data.href?.replace(/^.*api/, '')]
    })
  }
  const { id: unit, property } = await aUnit(owner)
  const { id } = await anImport(server, owner, { unit })
  const href = `/channels/import/${id}/`
  expect(await sentFacts()).toEqual([['import.created', id, null, href]])
  const write = (change: object) => server.db.updateTable('imported_stays').set(change).where('id', '=', id).execute()
  await write({ missed: 1 })
  await write({ name: 'Jane' })
  expect(await sentFacts()).toEqual([['import.changed', id, null, href]])
  await write({ state: 'dropped' })
  expect(await sentFacts()).toEqual([['import.removed', id, null, href]])
  await write({ check_out: '2027-06-05' })
  await server.db.deleteFrom('imported_stays').where('id', '=', id).execute()
  expect(await sentFacts()).toEqual([])
  const stay = await anImport(server, owner, { unit, check_in: '2027-08-01', check_out: '2027-08-03' })
  const days = { check_in: '2027-08-01', check_out: '2027-08-03', unit, property: property.id }
  await sentFacts()
  const booking = await aBooking(owner, { ...days, import: stay.id })
  expect((await sentFacts()).map(([type, subject, of]) => [type, subject, of])).toContainEqual([
    'import.changed',
    stay.id,
    booking.id,
  ])
})

test('statements that touch no row are no event, and no error, while there is a webhook', async () => {
  const { url, got } = await startReceiver()
  await hook(url)
  const nothing = [
    sql`UPDATE clients SET version = version + 1 WHERE false`,
    sql`INSERT INTO clients (owner_id, last_name) SELECT owner_id, last_name FROM clients WHERE false`,
    sql`UPDATE bookings SET version = version + 1 WHERE false`,
    sql`DELETE FROM bookings WHERE false`,
    sql`UPDATE invoices SET status = status WHERE false`,
    sql`UPDATE imported_stays SET name = '' WHERE false`,
    sql`DELETE FROM imported_stays WHERE false`,
  ]
  for (const statement of nothing) expect((await statement.execute(server.db)).numAffectedRows ?? 0n).toBe(0n)
  await send()
  expect(got).toEqual([])
})

test('a server that takes an event and answers with a long text has taken it', async () => {
  const { url, got, state } = await startReceiver()
  state.text = 'x'.repeat(300_000)
  const { id } = await hook(url)
  await owner.call('POST', `/api/webhook/${id}/test/`)
  await send()
  expect(got).toHaveLength(1)
  expect(await deliveries(id)).toMatchObject([{ state: 'sent', status: 200 }])
})

test('nothing is told of what was rolled back, of another owner, or of events that were not chosen', async () => {
  const { url, got } = await startReceiver()
  const { id } = await hook(url)
  const fewer = { url: 'https://example.com/hook', events: ['client.created'] }
  await owner.call('PATCH', `/api/webhook/${id}/`, fewer)
  await server.db.updateTable('webhooks').set({ url }).where('id', '=', id).execute()
  await aBooking(await server.signUpOwner({ personals: true }))
  await server.db
    .transaction()
    .execute(async (tx) => {
      await sql`INSERT INTO clients (owner_id, first_name, last_name, email, street, house_number, postal_code, city, country, phone)
        VALUES (${owner.user.id}, '', 'Never', 'n@example.com', '', '', '', '', '', '')`.execute(tx)
      throw new Error('rolled back')
    })
    .catch(() => {})
  const client = await aClient(owner)
  await owner.call('PATCH', `/api/client/${client.id}/`, { ...client, last_name: 'Changed' })
  await send()
  expect(typesOf(got)).toEqual(['client.created'])
})

test('an account has a bounded number of webhooks, also when all are added at once', async () => {
  const add = () => owner.call('POST', '/api/webhooks/', { url: 'https://example.com/hook', events })
  const answers = await Promise.all(Array.from({ length: maxWebhooks + 2 }, add))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(maxWebhooks)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
})

test('a server that fails is tried again with the same id and body; after the last try it is turned off and its owner told', async () => {
  const { url, got, state } = await startReceiver()
  const { id } = await hook(url)
  state.status = 500
  await aClient(owner)
  for (let tries = 0; tries < 10; tries += 1) {
    await due()
    await send()
  }
  expect(got).toHaveLength(10)
  expect(new Set(got.map(({ headers, body }) => `${String(headers['webhook-id'])} ${body}`)).size).toBe(1)
  expect(await deliveries(id)).toMatchObject([
    { state: 'failed', attempts: 10, status: 500, error: 'The server answered 500.' },
  ])
  const { body } = await owner.call<Webhook[]>('GET', '/api/webhooks/')
  expect(body).toMatchObject([{ active: false, last: { status: 500 } }])
  expect((await mailsTo(server, owner.user.email)).map(({ subject }) => subject)).toContain(
    'A webhook of your Keyhaven account was turned off',
  )
  await aClient(owner)
  expect(await deliveries(id)).toHaveLength(1)

  state.status = 200
  await owner.call('PATCH', `/api/webhook/${id}/`, { url: 'https://example.com/hook', events })
  await server.db.updateTable('webhooks').set({ url }).execute()
  const [failed] = await deliveries(id)
  expect((await owner.call('POST', `/api/webhook/${id}/delivery/${failed?.id}/resend/`)).status).toBe(200)
  await send()
  expect(await deliveries(id)).toMatchObject([{ state: 'sent', status: 200 }])
  expect(got[10]?.headers['webhook-id']).toBe(got[0]?.headers['webhook-id'])
})

test('a delivery that waits for another try says when that is, and begins at once where its owner wants it', async () => {
  const { url, got, state } = await startReceiver()
  const { id } = await hook(url)
  state.status = 500
  await aClient(owner)
  await send()
  const [waiting] = await deliveries(id)
  expect(waiting).toMatchObject({ state: 'waiting', attempts: 1 })
  const pauseMs = Date.parse(waiting?.next_at ?? '') - Date.now()
  expect(pauseMs).toBeGreaterThan(0)
  expect(pauseMs).toBeLessThanOrEqual(5000)
  state.status = 200
  expect((await owner.call('POST', `/api/webhook/${id}/delivery/${waiting?.id}/resend/`)).status).toBe(200)
  await send()
  expect(got).toHaveLength(2)
  expect(await deliveries(id)).toMatchObject([{ state: 'sent', attempts: 1, next_at: null }])
})

test('for a day after it was renewed, requests carry the signatures of both secrets', async () => {
  const { url, got } = await startReceiver()
  const { id, secret } = await hook(url)
  const { body } = await owner.call<{ secret: string }>('POST', `/api/webhook/${id}/secret/`)
  const verify = (by: string, at: number) => () =>
    new Signature(by).verify(got[at]?.body ?? '', got[at]?.headers as Record<string, string>)
  await owner.call('POST', `/api/webhook/${id}/test/`)
  await send()
  expect(verify(secret, 0)).not.toThrow()
  expect(verify(body.secret, 0)).not.toThrow()
  await server.db
    .updateTable('webhooks')
    .set({ former_until: new Date(start) })
    .execute()
  await owner.call('POST', `/api/webhook/${id}/test/`)
  await send()
  expect(verify(body.secret, 1)).not.toThrow()
  expect(verify(secret, 1)).toThrow('No matching signature')
})

test('the webhook of another owner is not found, whatever is done to it', async () => {
  const { url } = await startReceiver()
  const { id } = await hook(url)
  const other = await server.signUpOwner()
  const form = { url: 'https://example.com', events: ['booking.created'] }
  const calls: [string, string, object?][] = [
    ['PATCH', `/api/webhook/${id}/`, form],
    ['DELETE', `/api/webhook/${id}/`],
    ['POST', `/api/webhook/${id}/secret/`],
    ['POST', `/api/webhook/${id}/test/`],
    ['GET', `/api/webhook/${id}/deliveries/`],
    ['POST', `/api/webhook/${id}/delivery/nonsense/resend/`],
  ]
  for (const [method, path, body] of calls)
    expect([method, path, (await other.call(method, path, body)).status]).toEqual([method, path, 404])
  expect((await owner.call('DELETE', `/api/webhook/${id}/`)).status).toBe(204)
})
