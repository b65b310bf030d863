import type { MoneyDue, MoneyDueTotals } from '@keyhaven/shared-contracts/contract/finance/money-due'
import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import { type AgreedPaymentRule, depositOf, paymentPlan } from '@keyhaven/shared-contracts/domain/money/payment-plan'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { random } from '@keyhaven/shared-contracts/testing/random'
import { openParts } from '../db/fragments/payment-plans.ts'
import { aBooking, aClient, aProperty, aUnit } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T12:00:00Z' })
let owner: TestOwner
beforeEach(async () => {
  server.clock.set('2027-01-10T12:00:00Z')
  owner = await server.signUpOwner({ personals: true })
})

const rule = { deposit_percent: 30, deposit_due_days: 7, rest_due_days_before: 28 }
const settings = (fields: object) => owner.call('PATCH', '/api/payment-settings/', fields)
const list = async (query = '') => (await owner.call<MoneyDue[]>('GET', `/api/money-due/${query}`)).body
const totals = async () => (await owner.call<MoneyDueTotals>('GET', '/api/money-due/totals/')).body
const rowsOf = (rows: MoneyDue[]) => rows.map(({ kind, amount, due, days_late }) => [kind, amount, due, days_late])
const enter = (booking: number, kind: string, amount: number) =>
  owner.call('POST', `/api/booking/${booking}/payments/`, {
    ...{ date: '2027-01-10', kind, amount, method: 'transfer', note: 'Test' },
  })

/** A stay of three nights for 300 from 1 June, in a unit of its own. */
async function aStay(fields: object = {}) {
  const property = await aProperty(owner)
  const unit = await aUnit(owner, { property_id: property.id })
  const client = await aClient(owner)
  return aBooking(owner, {
    ...{ property: property.id, unit: unit.id, client: client.id, status: 'confirmed' },
    ...{ check_in: '2027-06-01', check_out: '2027-06-04', deposit_amount: undefined, ...fields },
  })
}

test('a stay without a payment plan is on nobody’s list, and one with a deposit is from two weeks before', async () => {
  await aStay()
  expect(await list()).toEqual([])
  await settings(rule)
  const booking = await aStay()
  expect(rowsOf(await list())).toEqual([['deposit', 90, '2027-01-17', 0]])
  expect((await list())[0]?.booking).toMatchObject({ id: booking.id, reference: 'B-000002', check_in: '2027-06-01' })
  await enter(booking.id, 'deposit', 40)
  expect(rowsOf(await list())).toEqual([['deposit', 50, '2027-01-17', 0]])
  await enter(booking.id, 'deposit', 50)
  expect(await list()).toEqual([])
})

test('what is late is counted apart from what is due soon, by the clock of the house', async () => {
  await settings({ ...rule, deposit_due_days: 0 })
  await aStay()
  server.clock.set('2027-01-10T23:30:00Z')
  expect(rowsOf(await list('?stage=late'))).toEqual([['deposit', 90, '2027-01-10', 1]])
  expect(await list('?stage=soon')).toEqual([])
  expect(await totals()).toMatchObject({ late: { count: 1, amount: 90 }, soon: { count: 0, amount: 0 } })
})

test('money that is to go back is on the list until it went', async () => {
  const booking = await aStay()
  await enter(booking.id, 'payment', 200)
  await owner.call('PATCH', `/api/booking/${booking.id}/`, {
    ...{ property: booking.property.id, unit: booking.unit.id, client: booking.client.id, guests_count: 2 },
    ...{ check_in: '2027-06-01', check_out: '2027-06-04', status: 'cancelled', cancellation_fee: 50 },
  })
  expect(rowsOf(await list())).toEqual([['refund', 150, null, 0]])
  await owner.call('POST', `/api/booking/${booking.id}/fee-invoice/`, { vat: null })
  expect(rowsOf(await list())).toEqual([
    ['refund', 150, null, 0],
    ['document', 50, '2027-06-04', 0],
  ])
  await enter(booking.id, 'refund', 150)
  expect((await list()).map(({ kind }) => kind)).toEqual(['document'])
})

test('a draft is on the list from the day of departure until it is issued', async () => {
  const booking = await aStay({ check_in: '2027-01-10', check_out: '2027-01-11' })
  expect(await list()).toEqual([])
  server.clock.set('2027-01-10T23:30:00Z')
  const [due] = await list('?stage=documents')
  expect(due).toMatchObject({ kind: 'document', amount: 100, booking: { id: booking.id }, can_remind: false })
  expect((await owner.call('POST', `/api/invoices/${due?.invoice}/issue/`, {})).status).toBe(200)
  expect(await list('?stage=documents')).toEqual([])
})

test('nobody sees what another owner is owed', async () => {
  await settings(rule)
  await aStay()
  const other = await server.signUpOwner()
  expect((await other.call<MoneyDue[]>('GET', '/api/money-due/')).body).toEqual([])
})

test('the open parts that the database finds are those of the payment plan', async () => {
  const dice = random(7)
  const upTo = (limit: number) => Math.floor(dice() * limit)
  const stays = Array.from({ length: 2000 }, () => {
    const from = '2027-01-10'
    const check_in = addDays(from, upTo(120))
    const totalCents = upTo(5) === 0 ? 0 : 1 + upTo(90_000)
    const deposits = [{ percent: 1 + upTo(100) }, { nights: 1 + upTo(4) }, { cents: 1 + upTo(90_000) }, null]
    const restDays = upTo(3) === 0 ? null : upTo(60)
    const agreed: AgreedPaymentRule = { deposit: deposits[upTo(4)] ?? null, depositDays: upTo(30), restDays, from }
    const ruleOrNone = upTo(4) === 0 ? null : agreed
    const stay = { check_in, check_out: addDays(check_in, 1 + upTo(9)), totalCents }
    const byHand = { cents: upTo(50_000), due: upTo(2) === 0 ? null : addDays(from, upTo(60)) }
    const deposit = ruleOrNone ? depositOf(ruleOrNone, stay) : byHand
    return { ...stay, paidCents: upTo(2) === 0 ? 0 : upTo(120_000), deposit, rule: ruleOrNone }
  })
  const { rows } = await sql<{ id: number; kind: string; due: string; open_cents: number }>`
    SELECT b.id, part.kind, part.due::text, part.open_cents FROM (SELECT (at - 1)::int AS id, (s ->> 'check_in')::date AS check_in, (s ->> 'totalCents')::bigint AS total_cents,
        (s ->> 'paidCents')::bigint AS paid_cents, (s -> 'deposit' ->> 'cents')::bigint AS deposit_cents,
        (s -> 'deposit' ->> 'due')::date AS deposit_due, NULLIF(s -> 'rule', 'null') AS payment_rule
      FROM jsonb_array_elements(${JSON.stringify(stays)}::jsonb) WITH ORDINALITY AS e (s, at)) b ${openParts}
    WHERE (b.payment_rule IS NOT NULL OR b.deposit_cents > 0) AND b.paid_cents < b.total_cents AND part.open_cents > 0 ORDER BY b.id, part.due, part.kind`.execute(
    server.db,
  )
  const expected = stays.flatMap((stay, id) =>
    paymentPlan(stay)
      .filter(({ cents, paidCents }) => paidCents < cents)
      .map(({ kind, due, cents, paidCents }) => ({ id, kind, due, open_cents: cents - paidCents })),
  )
  expect(rows).toEqual(expected)
})
