import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import type { ChangeQuote } from '@keyhaven/shared-contracts/contract/bookings/stay-changes'
import type { RatePlan } from '@keyhaven/shared-contracts/domain/prices/rate-plans'
import { aRequest, aUnit, mailsTo } from './factories.ts'
import { type TestOwner, type TestServer, unique } from './test-server.ts'

/** Other days and guests that its guest asks for. */
export const later = { check_in: '2027-06-03', check_out: '2027-06-08', guests_count: 3 }
type ChangeInput = Partial<typeof later> & { message?: string; total_price?: number; pets?: number; infants?: number }

/** A confirmed stay of three nights and two guests from 1 June, and what guest and owner do about it. */
export async function changeableStay(
  server: TestServer,
  owner: TestOwner,
  { plan, ...fields }: { property_id?: number; plan?: RatePlan } = {},
) {
  const unit = await aUnit(owner, fields)
  const email = `gerda-${unique()}@example.com`
  const { token } = await aRequest(server, unit.id, { client: { email }, ...(plan && { plan }) })
  const [{ id }] = (await owner.call<[Booking]>('GET', `/api/bookings/?unit=${unit.id}`)).body
  await owner.call('POST', `/api/booking/${id}/decision/`, { decision: 'accept' })
  const path = `/api/public/booking/request/${token}/`
  const see = async () => (await server.call<GuestRequest>('GET', path)).body
  const quote = (input: ChangeInput = {}) =>
    server.call<ChangeQuote & Problem>('POST', `${path}change/quote/`, { ...later, ...input })
  const ask = (input: ChangeInput = {}) =>
    server.call<GuestRequest & Problem>('POST', `${path}change/`, { ...later, ...input })
  const withdraw = () => server.call<GuestRequest & Problem>('POST', `${path}change/withdraw/`)
  const booking = async () => (await owner.call<Booking>('GET', `/api/booking/${id}/`)).body
  const answer = async (decision: 'accept' | 'decline', rest: object = {}) => {
    const change = (await see()).change?.id ?? 0
    return owner.call<Booking & Problem>('POST', `/api/booking/${id}/change/`, { change, decision, ...rest })
  }
  const edit = async (rest: object) => {
    const { client, check_in, check_out, guests_count, property, status } = await booking()
    const body = { unit: unit.id, property: property.id, client: client.id, check_in, check_out, guests_count, status }
    return owner.call<Booking>('PATCH', `/api/booking/${id}/`, { ...body, ...rest })
  }
  const events = async (address: string) =>
    (await mailsTo(server, address))
      .filter(({ text }) => text?.includes(unit.property.name))
      .map(({ subject }) => subject?.split(':')[0])
  const lastToGuest = async () => (await mailsTo(server, email)).at(-1)
  /** The secret of the link in the mail to the owner. */
  const decisionToken = async () => {
    const mail = (await mailsTo(server, owner.user.email)).find(
      ({ text }) => text?.includes('/decision/') && text.includes(email),
    )
    return /\/decision\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  }
  return {
    id,
    unit,
    token,
    email,
    see,
    quote,
    ask,
    withdraw,
    booking,
    answer,
    edit,
    events,
    lastToGuest,
    decisionToken,
  }
}
