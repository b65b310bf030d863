import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { MoneyDue } from '@keyhaven/shared-contracts/contract/finance/money-due'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import { holdOutgoing } from '../outgoing/hold.ts'
import { aBooking, aClient, aProperty, aUnit, mailsTo } from '../testing/factories.ts'
import { type TestOwner, testServer, unique } from '../testing/test-server.ts'
import { sendReminders } from './schedule.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeEach(async () => {
  server.clock.set('2027-01-10T09:00:00Z')
  owner = await server.signUpOwner({ personals: true })
})
const rule = { deposit_percent: 30, deposit_due_days: 10, rest_due_days_before: 28 }
const settings = (fields: object) => owner.call('PATCH', '/api/payment-settings/', fields)

/** A stay for 300 from 1 June, agreed on on 10 January: 90 until the 20th, the rest until 4 May. */
async function aStay(fields: object = {}) {
  const property = await aProperty(owner)
  const unit = await aUnit(owner, { property_id: property.id })
  const client = await aClient(owner, { email: `gerda-${unique()}@example.com`, locale: 'en' })
  const booking = await aBooking(owner, {
    ...{ property: property.id, unit: unit.id, client: client.id, status: 'confirmed' },
    ...{ check_in: '2027-06-01', check_out: '2027-06-04', deposit_amount: undefined, ...fields },
  })
  const pay = (amount: number) =>
    owner.call('POST', `/api/booking/${booking.id}/payments/`, {
      ...{ date: '2027-01-10', kind: 'payment', amount, method: 'transfer', note: '' },
    })
  const reminders = async () => (await mailsTo(server, client.email)).map(({ subject, text }) => ({ subject, text }))
  return { booking, pay, reminders }
}
const sweepOn = async (day: string) => {
  server.clock.set(`${day}T09:00:00Z`)
  await sendReminders(server.context)
}

test('a guest is reminded some days before a part is due and some days after, once each', async () => {
  await settings({ ...rule, reminder_days_before: 3, reminder_days_after: 5 })
  const { reminders } = await aStay()
  await sweepOn('2027-01-16')
  expect(await reminders()).toEqual([])
  await sweepOn('2027-01-17')
  await sweepOn('2027-01-18')
  expect(await reminders()).toMatchObject([
    {
      subject: expect.stringMatching(/^Payment reminder: House/),
      text: expect.stringContaining('€90.00 is due by 20 January 2027'),
    },
  ])
  await sweepOn('2027-01-24')
  expect(await reminders()).toHaveLength(1)
  await sweepOn('2027-01-25')
  await sweepOn('2027-01-27')
  const mails = await reminders()
  expect(mails).toHaveLength(2)
  expect(mails[1]).toMatchObject({
    subject: expect.stringMatching(/^Your payment is overdue: House/),
    text: expect.stringContaining('€90.00 was due by 20 January 2027'),
  })
})

test('who has paid is not reminded, and who has paid a part is asked for the rest of it', async () => {
  await settings({ ...rule, reminder_days_before: 3 })
  const [all, some] = [await aStay(), await aStay()]
  await all.pay(90)
  await some.pay(40)
  await sweepOn('2027-01-17')
  expect(await all.reminders()).toEqual([])
  expect(await some.reminders()).toMatchObject([{ text: expect.stringContaining('€50.00 is due') }])
})

test('nobody is reminded where it is off, or of what was late before it was on', async () => {
  await settings({ ...rule, deposit_due_days: 1 })
  const { booking, reminders } = await aStay()
  await sweepOn('2027-01-13')
  // Later than a session lasts.
  await sql`UPDATE payment_settings s SET reminder_days_after = 2, reminders_from = '2027-01-20T08:00:00Z'
    FROM bookings b WHERE b.owner_id = s.owner_id AND b.id = ${booking.id}`.execute(server.db)
  await sweepOn('2027-01-20')
  expect(await reminders()).toEqual([])
  await sweepOn('2027-05-06')
  expect(await reminders()).toMatchObject([{ text: expect.stringContaining('€210.00 was due by 4 May 2027') }])
})

test('nobody is reminded of what is due on arrival: that is paid at the house', async () => {
  await settings({ rest_due_days_before: 0, reminder_days_before: 2, reminder_days_after: 1 })
  const { reminders } = await aStay()
  for (const day of ['2027-05-30', '2027-06-01', '2027-06-02']) await sweepOn(day)
  expect(await reminders()).toEqual([])
})

test('nor by hand before that is over; who left without paying is, then', async () => {
  // The session is still good on the day after.
  server.clock.set('2027-01-10T12:00:00Z')
  owner = await server.signUpOwner({ personals: true })
  await settings({ rest_due_days_before: 0 })
  const { booking, reminders } = await aStay({ check_in: '2027-01-10', check_out: '2027-01-12' })
  const remind = () => owner.call<Problem>('POST', `/api/booking/${booking.id}/payment-reminder/`)
  const canRemind = async () =>
    (await owner.call<MoneyDue[]>('GET', '/api/money-due/')).body.map((row) => row.can_remind)
  expect(await remind()).toMatchObject({ status: 409, body: { code: 'not_open' } })
  expect(await canRemind()).toEqual([false])
  server.clock.set('2027-01-10T23:30:00Z')
  expect(await canRemind()).toEqual([true])
  expect((await remind()).status).toBe(204)
  expect(await reminders()).toMatchObject([{ text: expect.stringContaining('€200.00 was due by 10 January 2027') }])
})

test('the owner’s own words stand in the mail, beside amount and day', async () => {
  await settings({ ...rule, reminder_days_before: 3, reminder_words: 'Do not forget us!' })
  const { reminders } = await aStay()
  await sweepOn('2027-01-17')
  expect(await reminders()).toMatchObject([{ text: expect.stringMatching(/Do not forget us![\s\S]*€90\.00 is due/) }])
})

test('several servers at once remind once', async () => {
  await settings({ ...rule, reminder_days_before: 3 })
  const { reminders } = await aStay()
  server.clock.set('2027-01-17T09:00:00Z')
  await Promise.all(Array.from({ length: 4 }, () => sendReminders(server.context)))
  expect(await reminders()).toHaveLength(1)
})

test('in a restored copy nobody is reminded before its operator lets mails go', async () => {
  await settings({ ...rule, reminder_days_before: 3 })
  const { booking, reminders } = await aStay()
  await holdOutgoing(server.db, 'a restore')
  await sweepOn('2027-01-17')
  const { rows } = await sql`SELECT FROM payment_reminders WHERE booking_id = ${booking.id}`.execute(server.db)
  await sql`DELETE FROM outgoing_hold`.execute(server.db)
  expect(rows).toEqual([])
  await sweepOn('2027-01-18')
  expect(await reminders()).toHaveLength(1)
})

test('an owner reminds by hand, once a day, where something is open and the guest has an address', async () => {
  await settings(rule)
  const { booking, pay, reminders } = await aStay()
  const remind = (id: number) => owner.call<Problem>('POST', `/api/booking/${id}/payment-reminder/`)
  expect((await remind(booking.id)).status).toBe(204)
  expect(await remind(booking.id)).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect(await reminders()).toHaveLength(1)
  await pay(300)
  expect(await remind(booking.id)).toMatchObject({ status: 409, body: { code: 'not_open' } })
  const other = await server.signUpOwner()
  expect((await other.call('POST', `/api/booking/${booking.id}/payment-reminder/`)).status).toBe(404)
  const unknown = await aStay()
  await sql`UPDATE clients SET email = '' WHERE id = ${unknown.booking.client.id}`.execute(server.db)
  expect(await remind(unknown.booking.id)).toMatchObject({ status: 409, body: { code: 'no_address' } })
})

test('pressed in several tabs at once, a guest is reminded once', async () => {
  await settings(rule)
  const { booking, reminders } = await aStay()
  const press = () => owner.call('POST', `/api/booking/${booking.id}/payment-reminder/`)
  const answers = await Promise.all([press(), press(), press(), press()])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([204, 409, 409, 409])
  expect(await reminders()).toHaveLength(1)
})
