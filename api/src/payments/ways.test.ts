import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { ClientHistory } from '@keyhaven/shared-contracts/contract/bookings/clients'
import {
  type Ledger,
  methodOf,
  paymentMethods,
  paymentWays,
} from '@keyhaven/shared-contracts/contract/finance/payments'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { transact } from '../db/transact.ts'
import { ownerIdOf } from '../owner-id.ts'
import { aBooking } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'
import { enterReceived } from './service.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
let booking: Booking
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
  booking = await aBooking(owner)
})

const entry = { kind: 'payment', amount: 10, date: '2027-01-10', note: '' }
const add = (fields: object) =>
  owner.call<Ledger & Problem>('POST', `/api/booking/${booking.id}/payments/`, { ...entry, ...fields })
const ledger = async () => (await owner.call<Ledger>('GET', `/api/booking/${booking.id}/payments/`)).body

test('a way decides the method that pages of before know, whatever else is said', async () => {
  for (const way of paymentWays) expect((await add({ way, method: 'transfer' })).status).toBe(201)
  const { payments } = await ledger()
  expect(payments.map(({ way, method }) => [way, method])).toEqual(paymentWays.map((way) => [way, methodOf[way]]))
})

test('a method alone is the way that it says, and a card one that was read here', async () => {
  for (const method of paymentMethods) expect((await add({ method })).status).toBe(201)
  expect((await ledger()).payments.map(({ way }) => way)).toEqual(['cash', 'card_here', 'transfer', 'other'])
})

test('neither of them is refused in words, and so is a way that there is none of', async () => {
  expect(await add({})).toMatchObject({ status: 400, body: { fields: { method: ['Choose how it was paid'] } } })
  expect(await add({ way: 'barter' })).toMatchObject({
    status: 400,
    body: { fields: { way: ['Choose how it was paid'] } },
  })
})

test('an entry that the release before wrote says its way, to ledger and history', async () => {
  await sql`INSERT INTO payments (owner_id, booking_id, day, kind, amount_cents, method, created_at)
    VALUES (${owner.user.id}, ${booking.id}, '2027-01-09', 'payment', 500, 'card', now())`.execute(server.db)
  expect((await ledger()).payments).toMatchObject([{ method: 'card', way: 'card_here' }])
  const { body } = await owner.call<ClientHistory>('GET', `/api/client/${booking.client.id}/history/`)
  expect(body.payments).toMatchObject([{ method: 'card', way: 'card_here' }])
})

test('the database keeps way and method of one meaning', async () => {
  const wrong = sql`INSERT INTO payments (owner_id, booking_id, day, kind, amount_cents, method, way, created_at)
    VALUES (${owner.user.id}, ${booking.id}, '2027-01-09', 'payment', 500, 'cash', 'card_online', now())`
  await expect(wrong.execute(server.db)).rejects.toMatchObject({ constraint: 'payments_way' })
})

test('money that came by itself keeps its way', async () => {
  const received = { cents: 1234, date: '2027-01-10', way: 'card_online', note: '' } as const
  await transact(server.db, (tx) =>
    enterReceived(tx, ownerIdOf(owner.user.id), booking.id, received, new Date('2027-01-10T09:00:00Z')),
  )
  expect((await ledger()).payments).toMatchObject([{ amount: 12.34, way: 'card_online', method: 'card' }])
})
