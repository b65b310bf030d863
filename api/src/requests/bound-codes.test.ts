import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import type { PublicQuote, RequestMade } from '@keyhaven/shared-contracts/contract/public/public-requests'
import { beforeEach, expect, test } from 'vitest'
import { aBooking, aHold, aPromocode, aRequest, aUnit, aWish, secretInMail } from '../testing/factories.ts'
import { type TestOwner, testServer, unique } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z', env: { rateLimit: true } })
let owner: TestOwner
beforeEach(async () => {
  server.clock.set(new Date(server.clock().getTime() + 86_400_000))
  owner = await server.signUpOwner()
})

const base = '/api/public/booking/'
const wait = (seconds: number) => server.clock.set(new Date(server.clock().getTime() + seconds * 1000))
const quote = (body: object) => server.call<PublicQuote & Problem>('POST', `${base}quote/`, body)
const someone = () => ({ email: `gerda-${unique()}@example.com` })
const wishOf = async (unit: number, fields: object) => {
  const { form_token } = (await quote(aWish(unit))).body
  wait(4)
  return aWish(unit, { client: someone(), form_token, ...fields })
}
const ask = async (unit: number, fields: object) =>
  server.call<RequestMade & Problem>('POST', base, await wishOf(unit, fields))
const confirm = async (token: string) =>
  server.call<Problem>('POST', `${base}request/${token}/confirm/`, { secret: await secretInMail(server, token) })
const refusal = (words: string) => ({ status: 400, body: { fields: { promo_code: [words] } } })
const usedUp = refusal('This promo code has been used up.')

test('a guest reads why a code does not count for a stay, and it is no wrong guess', async () => {
  const { id } = await aUnit(owner)
  await aPromocode(owner, { code: 'WEEKS', min_nights: 7 })
  const words = 'This promo code is for stays of at least 7 nights.'
  for (let count = 0; count < 12; count += 1)
    expect(await quote(aWish(id, { promo_code: 'weeks' }))).toMatchObject(refusal(words))
  expect(await ask(id, { promo_code: 'WEEKS' })).toMatchObject(refusal(words))
  expect(await quote(aWish(id, { promo_code: 'WEEKS', check_out: '2027-06-08' }))).toMatchObject({
    status: 200,
    body: { total_price: 630 },
  })
  expect(await quote(aWish(id, { promo_code: 'MONTHS' }))).toMatchObject(
    refusal('This promo code is not known or no longer valid.'),
  )
})

test('an amount comes off a guest’s stay as well, and the booking keeps it', async () => {
  const { id } = await aUnit(owner)
  await aPromocode(owner, { code: 'TWENTY', discount_percent: 0, discount_amount: 20 })
  expect((await quote(aWish(id, { promo_code: 'TWENTY' }))).body.total_price).toBe(280)
  await aRequest(server, id, await wishOf(id, { promo_code: 'TWENTY' }))
  const [booking] = (await owner.call<Booking[]>('GET', `/api/bookings/?unit=${id}`)).body
  expect(booking).toMatchObject({ total_price: 280, promo_code: { code: 'TWENTY', discount_amount: 20 } })
})

test('a request that waits has used its code: from the form on, and no more once it lapsed', async () => {
  const [one, two] = [await aUnit(owner), await aUnit(owner)]
  await aPromocode(owner, { code: 'LAST', max_uses: 1 })
  const { token } = await aHold(server.call, one.id, await wishOf(one.id, { promo_code: 'LAST' }))
  expect(await quote(aWish(two.id, { promo_code: 'LAST' }))).toMatchObject(usedUp)
  expect(await ask(two.id, { promo_code: 'LAST' })).toMatchObject(usedUp)
  // Its own guest is not in its own way.
  expect((await confirm(token)).status).toBe(200)
  expect(await quote(aWish(two.id, { promo_code: 'LAST' }))).toMatchObject(usedUp)

  await aPromocode(owner, { code: 'LAPSED', max_uses: 1 })
  const late = await aHold(server.call, two.id, await wishOf(two.id, { promo_code: 'LAPSED' }))
  wait(3600)
  expect((await quote(aWish(two.id, { promo_code: 'LAPSED' }))).status).toBe(200)
  const code = (await aBooking(owner, { promo_code: await idOf('LAPSED') })).promo_code
  expect(code?.code).toBe('LAPSED')
  expect(await confirm(late.token)).toMatchObject({ ...usedUp, body: { message: 'This promo code has been used up.' } })
})
const idOf = async (code: string) =>
  (await owner.call<{ id: number; code: string }[]>('GET', '/api/promocodes/')).body.find((one) => one.code === code)
    ?.id

test('of two guests who ask at once for the last use exactly one gets it', async () => {
  const units = await Promise.all(Array.from({ length: 6 }, () => aUnit(owner)))
  await aPromocode(owner, { code: 'LAST', max_uses: 1 })
  const wishes = []
  for (const { id } of units) wishes.push(await wishOf(id, { promo_code: 'LAST' }))
  const answers = await Promise.all(
    wishes.map((wish, index) =>
      server.call<RequestMade & Problem>('POST', base, wish, { 'x-forwarded-for': `198.51.100.${index + 1}` }),
    ),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(5)
  expect(answers.find(({ status }) => status === 400)).toMatchObject(usedUp)
})

test('one guest uses a code once, by their e-mail address and whatever name they write', async () => {
  const [one, two, three] = [await aUnit(owner), await aUnit(owner), await aUnit(owner)]
  await aPromocode(owner, { code: 'ONCE', max_uses_per_guest: 1 })
  const client = someone()
  await aRequest(server, one.id, await wishOf(one.id, { promo_code: 'ONCE', client }))
  const again = { email: client.email.toUpperCase(), first_name: 'Gertrud' }
  expect(await ask(two.id, { promo_code: 'ONCE', client: again })).toMatchObject(
    refusal('This guest has already used this promo code as often as a guest can.'),
  )
  expect((await ask(three.id, { promo_code: 'ONCE' })).status).toBe(201)
})
