import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { DamageDeposit } from '@keyhaven/shared-contracts/contract/finance/damage-state'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import type { PublicQuote } from '@keyhaven/shared-contracts/contract/public/public-requests'
import { sql } from 'kysely'
import { afterAll, beforeEach } from 'vitest'
import { keepDamageDeposits } from '../damage-deposits/schedule.ts'
import { connectStripe, providerOf } from './card-payments.ts'
import { aRequest, aUnit, mailsTo } from './factories.ts'
import { StripeEmulator } from './stripe/emulator.ts'
import { type TestOwner, type TestServer, testServer, unique } from './test-server.ts'

const damage = { damage_deposit_amount: 300, damage_deposit_days_before: 2, damage_deposit_days_after: 3 }
type Answered = { damage_deposit: DamageDeposit | null }

/** A stay for 300 from 1 to 4 June that its owner accepted, 30 % of which are due within a week, and 300 to be held for damages. */
async function aStayOf(server: TestServer, owner: TestOwner, fields: object) {
  await owner.call('PATCH', '/api/payment-settings/', { deposit_percent: 30, deposit_due_days: 7, ...damage })
  const unit = await aUnit(owner)
  const email = `gerda-${unique()}@example.com`
  const dates = { check_in: '2027-06-01', check_out: '2027-06-04', ...fields }
  const wish = { unit: unit.id, ...dates, guests_count: 1 }
  const { terms } = (await server.call<PublicQuote>('POST', '/api/public/booking/quote/', wish)).body
  const { token } = await aRequest(server, unit.id, { ...dates, terms, client: { email }, locale: 'en' })
  const [waiting] = (await owner.call<Booking[]>('GET', `/api/bookings/?unit=${unit.id}`)).body
  const id = waiting?.id ?? 0
  await owner.call('POST', `/api/booking/${id}/decision/`, { decision: 'accept' })
  const path = `/api/booking/${id}/damage-deposit/`
  const guest = `/api/public/booking/request/${token}/`
  const deposit = async () => (await owner.call<Answered>('GET', path)).body.damage_deposit
  return {
    ...{ id, token, path, deposit },
    state: async () => (await deposit())?.state ?? null,
    seen: async () => (await server.call<GuestRequest>('GET', guest)).body.damage_deposit,
    checkout: async () => (await server.call<{ url: string }>('POST', `${guest}checkout/`)).body.url,
    page: () => server.call<{ url: string } & Problem>('POST', `${guest}damage-deposit/`),
    release: () => owner.call<DamageDeposit & Problem>('POST', `${path}release/`),
    capture: (amount: number, reason = 'The glass table is broken.') =>
      owner.call<DamageDeposit & Problem>('POST', `${path}capture/`, { amount, reason }),
    cancel: () => server.call('POST', `${guest}cancel/`, { fee: 0 }),
    mails: async () =>
      (await mailsTo(server, email)).map(({ subject = '', text = '' }) => ({ subject: subject.split(':')[0], text })),
    /** By which the provider knows the last hold of the stay. */
    payment: async () => {
      const { rows } = await sql<{ payment: string | null }>`
        SELECT payment FROM card_holds WHERE booking_id = ${id} ORDER BY id DESC LIMIT 1`.execute(server.db)
      return rows[0]?.payment ?? ''
    },
  }
}

/** A server with an emulator of Stripe, and before each test an owner who takes cards on 24 May; what was held before is gone. */
export async function heldStays() {
  const stripe = await StripeEmulator.start()
  const server = await testServer({ env: { stripeOrigin: stripe.origin } })
  stripe.intents.now = () => server.clock().getTime()
  let owner: TestOwner
  /** Sessions end within a day; these tests are of weeks. */
  const staySignedIn = () => sql`UPDATE sessions SET expires_at = '2028-01-01'`.execute(server.db)
  afterAll(() => stripe.close())
  beforeEach(async () => {
    stripe.isDown = false
    stripe.intents.bankSays = 'yes'
    for (const { id } of stripe.intents.openHolds()) stripe.intents.lapse(id)
    await sql`DELETE FROM card_holds`.execute(server.db)
    await sql`UPDATE bookings SET damage_deposit = NULL`.execute(server.db)
    server.clock.set('2027-05-24T09:00:00Z')
    owner = await server.signUpOwner({ personals: true })
    await connectStripe(owner)
    await staySignedIn()
  })
  const { sign: signed, send: tell, tellPaid: complete } = providerOf(stripe, server)
  const aStay = (fields: object = {}) => aStayOf(server, owner, fields)
  /** A stay whose guest has paid the deposit by a card that can be asked again. */
  const aPaidStay = async (fields: object = {}) => {
    const stay = await aStay(fields)
    await complete(await stay.checkout())
    return stay
  }
  const at = (day: string, time = '09:00') => server.clock.set(`${day}T${time}:00Z`)
  const sweepOn = async (day: string, time?: string) => {
    at(day, time)
    await keepDamageDeposits(server.context)
  }
  /** The amounts that the provider holds at the moment. */
  const holds = () => stripe.intents.openHolds().map(({ id, amount }) => ({ id, amount }))
  return {
    ...{ stripe, server, signed, tell, complete, aStay, aPaidStay, at, sweepOn, holds, staySignedIn },
    owner: () => owner,
  }
}
