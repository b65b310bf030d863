import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import type { PublicQuote, RequestMade } from '@keyhaven/shared-contracts/contract/public/public-requests'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { aPromocode, aUnit, aWish } from '../testing/factories.ts'
import { type TestOwner, testServer, unique } from '../testing/test-server.ts'
import { newFormToken } from './form-token.ts'

const start = Date.parse('2027-01-10T09:00:00Z')
const server = await testServer({ now: new Date(start), env: { rateLimit: true } })
let owner: TestOwner
let round = 0
// Every test begins with fresh limits, three days after the one before.
beforeEach(async () => {
  server.clock.set(new Date(start + (round += 1) * 3 * 86_400_000))
  owner = await server.signUpOwner()
})

const base = '/api/public/booking/'
const wait = (seconds: number) => server.clock.set(new Date(server.clock().getTime() + seconds * 1000))
const quote = (body: object) => server.call<PublicQuote & Problem>('POST', `${base}quote/`, body)
const ask = (body: object, headers = {}) => server.call<RequestMade & Problem>('POST', base, body, headers)
const someone = () => ({ email: `gerda-${unique()}@example.com` })
const formToken = async (unit: number) => {
  const { form_token } = (await quote(aWish(unit))).body
  wait(3)
  return form_token
}

test('a form that is sent within three seconds is too fast, and a moment later it is fine', async () => {
  const { id } = await aUnit(owner)
  const { form_token } = (await quote(aWish(id))).body
  wait(1)
  const hasty = await ask(aWish(id, { form_token }))
  expect(hasty).toMatchObject({
    status: 429,
    body: { code: 'too_fast', message: 'That was very quick. Please wait a moment and send it again.' },
  })
  expect(hasty.headers.get('retry-after')).toBe('2')
  wait(2)
  expect((await ask(aWish(id, { form_token }))).status).toBe(201)
})

test('a form without our token, with another’s, or older than a day is refused in clear words', async () => {
  const { id } = await aUnit(owner)
  const ours = await formToken(id)
  const foreign = newFormToken('x'.repeat(64), new Date(server.clock().getTime() - 10_000))
  const later = `${Number(ours.split('.')[0]) - 9000}.${ours.split('.')[1]}`
  const refusal = {
    status: 400,
    body: {
      code: 'form_expired',
      message: 'This form is too old or incomplete. Please check the price and send it again.',
    },
  }
  for (const form_token of ['', 'x', foreign, later, `${ours}x`])
    expect(await ask(aWish(id, { form_token }))).toMatchObject(refusal)
  expect(await ask(aWish(id))).toMatchObject(refusal)
  wait(24 * 3600)
  expect(await ask(aWish(id, { form_token: ours }))).toMatchObject(refusal)
})

test('where limits are off a form needs no token and no time', async () => {
  const open = await testServer({ now: new Date(start) })
  const { id } = await aUnit(await open.signUpOwner())
  expect((await open.call('POST', base, aWish(id))).status).toBe(201)
})

test('a form with the field filled in that people do not see is refused and books nothing', async () => {
  const { id } = await aUnit(owner)
  const answer = await ask(aWish(id, { website: 'http://spam.example', form_token: await formToken(id) }))
  expect(answer).toMatchObject({ status: 400, body: { code: 'refused' } })
  expect(answer.body.fields).toBeUndefined()
  expect((await owner.call<Booking[]>('GET', `/api/bookings/?unit=${id}`)).body).toEqual([])
})

test('an address that asks for too many stays is told to wait', async () => {
  const { id } = await aUnit(owner)
  const form_token = await formToken(id)
  const statuses = []
  for (let count = 0; count < 21; count += 1)
    statuses.push((await ask(aWish(id, { form_token, client: someone() }))).status)
  expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409), 429])
})

test('a mailbox is not filled with our mails, however often a stranger names it', async () => {
  const units = await Promise.all(Array.from({ length: 7 }, () => aUnit(owner)))
  const client = someone()
  const statuses = []
  for (const [index, { id }] of units.entries()) {
    const email = index % 2 ? client.email : client.email.toUpperCase()
    statuses.push((await ask(aWish(id, { form_token: await formToken(id), client: { email } }))).status)
    wait(15 * 60 + 1)
  }
  expect(statuses).toEqual([...Array.from({ length: 6 }, () => 201), 409])
  const [unit] = units
  const others = aWish(unit?.id ?? 0, { form_token: await formToken(unit?.id ?? 0), client: someone() })
  expect((await ask(others)).status).toBe(201)
})

test('codes that are guessed at the same moment are counted before they are looked up', async () => {
  const { id } = await aUnit(owner)
  await aPromocode(owner, { code: 'RIGHT' })
  const codes = Array.from({ length: 60 }, (_, index) => (index === 50 ? 'RIGHT' : `WRONG${index}`))
  const answers = await Promise.all(codes.map((promo_code) => quote(aWish(id, { promo_code }))))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(10)
  expect(statuses[50]).toBe(429)
})

test('codes cannot be guessed: ten wrong ones, and even the right one has to wait; right ones are not counted', async () => {
  const { id } = await aUnit(owner)
  await aPromocode(owner, { code: 'RIGHT' })
  const codeOf = async (promo_code: string) => (await quote(aWish(id, { promo_code }))).status
  for (let count = 0; count < 30; count += 1) expect(await codeOf('RIGHT')).toBe(200)
  for (let count = 0; count < 10; count += 1) expect(await codeOf(`WRONG${count}`)).toBe(400)
  expect(await codeOf('RIGHT')).toBe(429)
  expect(await codeOf('')).toBe(200)
  wait(601)
  expect(await codeOf('RIGHT')).toBe(200)
})

test('with one e-mail address at most three requests wait at one owner, however they are sent', async () => {
  const units = await Promise.all(Array.from({ length: 6 }, () => aUnit(owner)))
  const client = someone()
  const loud = { email: client.email.toUpperCase() }
  const tokens = await Promise.all(units.map(({ id }) => formToken(id)))
  const answers = await Promise.all(
    units.map(({ id }, index) => ask(aWish(id, { form_token: tokens[index], client: index % 2 ? client : loud }))),
  )
  const codes = answers.map(({ status, body }) => (status === 201 ? 'made' : body.code)).toSorted()
  expect(codes).toEqual(['made', 'made', 'made', 'too_many_open', 'too_many_open', 'too_many_open'])
  const refusal = answers.find(({ status }) => status === 409)
  expect(refusal?.body.fields).toHaveProperty(['client.email'])
  wait(15 * 60 + 1)
  const free = units[answers.findIndex(({ status }) => status === 409)]?.id ?? 0
  expect((await ask(aWish(free, { form_token: await formToken(free), client }))).status).toBe(201)
})

test('a double click, a reload and a retry make one request and one mail to the guest', async () => {
  const { id } = await aUnit(owner)
  const form_token = await formToken(id)
  const client = someone()
  const key = { 'idempotency-key': unique() }
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask(aWish(id, { form_token, client }), key)))
  // In another language it still is the same request; only its link leads to the page in that language.
  const reloaded = await ask(aWish(id, { form_token: await formToken(id), client, locale: 'de' }), key)
  expect([...answers, reloaded].map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201])
  expect(reloaded.body.status_url).toContain('/de/request/')
  const same = [...answers, reloaded].map(({ body }) => JSON.stringify(body).replace('/de/request/', '/request/'))
  expect(new Set(same).size).toBe(1)
  const holds = await server.db.selectFrom('request_holds').select('id').where('unit_id', '=', id).execute()
  expect(holds).toHaveLength(1)
  expect((await server.mails()).filter((mail) => mail.to?.[0]?.address === client.email)).toHaveLength(1)
  const changed = await ask(aWish(id, { form_token, client, guests_count: 1 }), key)
  expect(changed).toMatchObject({ status: 409, body: { code: 'idempotency_mismatch' } })
})

test('a retry gets the answer of the first try, also when its code has ended and its price has risen since', async () => {
  const { id } = await aUnit(owner)
  const code = await aPromocode(owner, { code: 'SPRING', discount_percent: 10 })
  const wish = {
    ...aWish(id, { form_token: await formToken(id), client: someone(), promo_code: 'SPRING' }),
    total_price: 270,
  }
  const key = { 'idempotency-key': unique() }
  const first = await ask(wish, key)
  await server.db.updateTable('promocodes').set({ active: false }).where('id', '=', code.id).execute()
  expect([first.status, await ask({ ...wish, total_price: 300 }, key)]).toMatchObject([
    201,
    { status: 201, body: first.body },
  ])
})

test('a stranger with the same key gets an answer of their own, and no secret of a link is stored', async () => {
  const [one, two] = [await aUnit(owner), await aUnit(owner)]
  const form_token = await formToken(one.id)
  const key = { 'idempotency-key': `shared-${unique()}` }
  const first = await ask(aWish(one.id, { form_token, client: someone() }), key)
  const second = await ask(aWish(one.id, { form_token, client: someone() }), key)
  expect([first.status, second.body.code]).toEqual([201, 'unit_taken'])
  const third = await ask(aWish(two.id, { form_token, client: someone() }), key)
  expect(third.body.status_url).not.toBe(first.body.status_url)
  const token = first.body.status_url.split('/').at(-1)
  const { rows } =
    await sql`SELECT k::text FROM idempotency_keys k UNION ALL SELECT h::text FROM request_holds h`.execute(server.db)
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(token)
})
