import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { PublicQuote } from '@keyhaven/shared-contracts/contract/public/public-requests'
import { addDays, type Day } from '@keyhaven/shared-contracts/domain/days/day'
import { keepDamageDeposits } from '../damage-deposits/schedule.ts'
import { connectStripe, providerOf } from './card-payments.ts'
import { aRequest, aUnit } from './factories.ts'
import type { StripeEmulator } from './stripe/emulator.ts'
import type { TestOwner, TestServer } from './test-server.ts'

type House = { server: TestServer; owner: TestOwner; stripe: StripeEmulator }

/** The guest pays what is due next on the page of the provider, which tells us so. */
export async function payByCard({ server, stripe }: Omit<House, 'owner'>, token: string, what = 'checkout') {
  const { body } = await server.call<{ url: string }>('POST', `/api/public/booking/request/${token}/${what}/`)
  await providerOf(stripe, server).tellPaid(body.url)
}

/**
 * A stay of three nights with a damage deposit of 200 for two days before and three days after, agreed on a month before it; what is due by now
 * is done.
 */
export async function aStayWithDamageDeposit(house: House, check_in: Day, { isPaid = true } = {}) {
  const { server, owner, stripe } = house
  const now = server.clock()
  stripe.intents.now = () => server.clock().getTime()
  server.clock.set(`${addDays(check_in, -30)}T09:00:00Z`)
  await connectStripe(owner)
  await owner.call('PATCH', '/api/payment-settings/', {
    ...{ deposit_percent: 30, deposit_due_days: 7 },
    ...{ damage_deposit_amount: 200, damage_deposit_days_before: 2, damage_deposit_days_after: 3 },
  })
  const { id: unit } = await aUnit(owner)
  const stay = { check_in, check_out: addDays(check_in, 3) }
  const wish = { unit, ...stay, guests_count: 1 }
  const { body } = await server.call<PublicQuote>('POST', '/api/public/booking/quote/', wish)
  const { token } = await aRequest(server, unit, { ...stay, terms: body.terms })
  const [booking] = (await owner.call<Booking[]>('GET', `/api/bookings/?unit=${unit}`)).body
  if (!booking) throw new Error('A request has no booking.')
  await owner.call('POST', `/api/booking/${booking.id}/decision/`, { decision: 'accept' })
  if (isPaid) await payByCard(house, token)
  server.clock.set(now)
  await keepDamageDeposits(server.context)
  return { ...booking, token }
}
