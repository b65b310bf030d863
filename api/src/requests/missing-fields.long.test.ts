import type { Endpoint } from '@keyhaven/shared-contracts/contract/endpoint'
import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import { publicRequestsApi, type PublicQuote } from '@keyhaven/shared-contracts/contract/public/public-requests'
import { stayChangesApi, type ChangeQuote } from '@keyhaven/shared-contracts/contract/bookings/stay-changes'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { aProperty, aService, aUnit, guest, secretInMail } from '../testing/factories.ts'
import { testServer, unique } from '../testing/test-server.ts'

/** A house that asks for much: nothing is cancelled free of charge, children cost nothing, and a fee is for everybody. */
const server = await testServer({ now: '2027-01-10T09:00:00Z', env: { rateLimit: true } })
const owner = await server.signUpOwner({ personals: true })
await server.db.updateTable('sessions').set({ expires_at: '2028-01-01' }).execute()
const property = await aProperty(owner, { cancellation_terms: { steps: [], afterwards: 100 } })
const cleaning = { type: 'one_time', price: 50, mandatory: true }
const services = [
  (await aService(owner, { property: property.id, ...cleaning })).id,
  (await aService(owner, { property: property.id, type: 'one_time', price: 7 })).id,
]

type Body = Record<string, unknown>
const base = '/api/public/booking/'
const later = (seconds: number) => server.clock.set(new Date(server.clock().getTime() + seconds * 1000))

/** The fields that may be left out of a body, by dotted path. */
function optionalFields(schema: z.ZodType, full: Body): string[] {
  const paths = Object.entries(full).flatMap(([field, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? [field, ...Object.keys(value).map((inner) => `${field}.${inner}`)]
      : [field],
  )
  return paths.filter((path) => schema.safeParse(without(full, path)).success)
}
function without(full: Body, path: string): Body {
  const [field = '', inner] = path.split('.')
  const { [field]: value, ...rest } = full
  return inner === undefined ? rest : { ...rest, [field]: without(value as Body, inner) }
}

async function aWholeWish() {
  // Each stay in a unit of its own: none is in the way of another.
  const unit = await aUnit(owner, {
    ...{ property_id: property.id, instant: true, capacity: 1, price_per_extra_person: 15 },
    ...{ extra_person_from_age: 6, pets_max: 1, min_nights: 2 },
  })
  const stay = {
    ...{ unit: unit.id, check_in: '2027-06-01', check_out: '2027-06-04', guests_count: 3 },
    ...{ children: [4], infants: 1, pets: 1, services: services.slice(1), promo_code: '', locale: 'en' },
  }
  return { unit: unit.id, stay }
}
const quoteOf = async (stay: Body) => (await server.call<PublicQuote>('POST', `${base}quote/`, stay)).body

async function aWholeRequest() {
  const { unit, stay } = await aWholeWish()
  const { total_price, terms, form_token } = await quoteOf(stay)
  // Not so many on one day that a network has booked enough.
  later(5 * 3600)
  const client = { ...guest, email: `gerda-${unique()}@example.com` }
  const form = { privacy: true, website: '', message: 'Late', instant: true, form_token, total_price, client }
  return { unit, body: { ...stay, ...form, terms: { cancellation: terms?.cancellation, payment: terms?.payment } } }
}

/** Everything that a guest owes, and what the house is sure of, once a request is confirmed. */
async function owedAfter(body: Body) {
  const created = await server.call<{ status_url: string; nights_held: boolean }>('POST', base, body)
  if (created.status !== 201) return undefined
  const path = `${base}request/${created.body.status_url.split('/').at(-1)}/`
  const secret = await secretInMail(server, path.split('/').at(-2) ?? '')
  const { body: stay } = await server.call<GuestRequest>('POST', `${path}confirm/`, { secret })
  const { cancellation, payment } = stay.terms ?? {}
  return {
    ...{ path, total: stay.total_price, cancellation, payment, lines: stay.price_lines.map(({ label }) => label) },
    ...{ fee: stay.status === 'confirmed' ? stay.cancel_cost?.fee : stay.total_price, held: created.body.nights_held },
  }
}
type Owed = { total: number; fee?: number | undefined }

async function aConfirmedStay() {
  const { unit, body } = await aWholeRequest()
  const owed = await owedAfter(body)
  if (!owed) throw new Error('A whole request was refused.')
  return { unit, ...owed }
}
const newStay = { check_in: '2027-06-02', check_out: '2027-06-08', guests_count: 3, children: [4], infants: 1, pets: 1 }

/** For each call by which a guest comes to owe something: its whole body, and what is owed after it. */
const calls: [Endpoint, () => Promise<{ full: Body; send: (body: Body) => Promise<Owed | undefined> }>][] = [
  [
    publicRequestsApi.quote,
    async () => {
      const { stay } = await aWholeWish()
      return {
        full: stay,
        send: async (body) => {
          const { total_price, terms } = await quoteOf(body)
          return total_price === undefined ? undefined : { total: total_price, cancellation: terms?.cancellation }
        },
      }
    },
  ],
  [
    publicRequestsApi.create,
    async () => {
      const { body } = await aWholeRequest()
      return {
        full: body,
        send: async (sent) => {
          const owed = await owedAfter(sent)
          return owed && { ...owed, path: undefined }
        },
      }
    },
  ],
  [
    publicRequestsApi.cancel,
    async () => {
      const { path, total } = await aConfirmedStay()
      return {
        full: { fee: total },
        send: async (body) => {
          const { status, body: after } = await server.call<GuestRequest>('POST', `${path}cancel/`, body)
          return status === 200 ? { total, fee: after.cancellation_fee } : undefined
        },
      }
    },
  ],
  [
    stayChangesApi.quote,
    async () => {
      const { path } = await aConfirmedStay()
      return {
        full: newStay,
        send: async (body) => {
          const { body: quote } = await server.call<ChangeQuote>('POST', `${path}change/quote/`, body)
          return quote.total_price === undefined ? undefined : { total: quote.total_price }
        },
      }
    },
  ],
  [
    stayChangesApi.ask,
    async () => {
      const { path } = await aConfirmedStay()
      const { body: quote } = await server.call<ChangeQuote>('POST', `${path}change/quote/`, newStay)
      return {
        full: { ...newStay, message: 'One more', total_price: quote.total_price },
        send: async (body) => {
          const { status, body: after } = await server.call<GuestRequest>('POST', `${path}change/`, body)
          const { cancellation, payment } = after.terms ?? {}
          return status === 201
            ? { total: after.change?.total_price ?? 0, fee: after.cancel_cost?.fee, cancellation, payment }
            : undefined
        },
      }
    },
  ],
]

/** True if less is owed than before, or anything else than money is another. */
function isLess(owed: Owed, due: Owed, choice: number) {
  const { total, fee = 0, ...rest } = owed
  const { total: wholeTotal, fee: wholeFee = 0, ...whole } = due
  return (
    total < wholeTotal - choice || fee < Math.min(wholeFee, total) || JSON.stringify(rest) !== JSON.stringify(whole)
  )
}

/** By these nobody comes to owe anything: reports of pages, secrets that are whole or nothing, and the owner's own word. */
const owingNothing = ['/api/public/health/', '/api/public/traces/', '/confirm/', '/decision/:token/']

test('every call with which strangers send something is in these tests', () => {
  const sent = server.app.endpoints.filter(
    ({ domain, access, method, body }) => domain === 'public' && access === 'anyone' && method !== 'GET' && body,
  )
  const others = sent.filter((one) => !calls.some(([call]) => call.path === one.path && call.method === one.method))
  expect(
    others.filter(({ path }) => !owingNothing.some((part) => path.includes(part))).map(({ path }) => path),
  ).toEqual([])
})

describe.each(calls)('$path', ({ body: schema }, prepare) => {
  test('leaving a field out that may be left out lowers nothing of what is owed', async () => {
    if (!schema) throw new Error('A call without a body has nothing to leave out.')
    const whole = await prepare()
    const owed = await whole.send(whole.full)
    if (!owed) throw new Error('The whole call was refused.')
    const fields = optionalFields(schema, whole.full)
    expect(fields).not.toEqual([])
    const lowered: object[] = []
    for (const field of fields) {
      const { full, send } = await prepare()
      const then = await send(without(full, field))
      // A service that was not chosen costs nothing; no rule is off for it.
      const due = field === 'services' ? then && { ...owed, lines: undefined } : owed
      const actual = field === 'services' ? then && { ...then, lines: undefined } : then
      if (actual && due && isLess(actual, due, field === 'services' ? 7 : 0)) lowered.push({ field, actual, due })
    }
    expect(lowered).toEqual([])
  })
})
