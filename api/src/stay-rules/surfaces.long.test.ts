import type { PublicProperty, PublicUnit } from '@keyhaven/shared-contracts/contract/public/public-booking'
import type { PublicQuote } from '@keyhaven/shared-contracts/contract/public/public-requests'
import type { StayCheck } from '@keyhaven/shared-contracts/contract/inventory/stay-check'
import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import { brokenRules, type TakenRange } from '@keyhaven/shared-contracts/domain/stay-rules/check-stay'
import { ruleBook } from '@keyhaven/shared-contracts/domain/stay-rules/rule'
import { array, assert, asyncProperty, constantFrom, integer, oneof, option, record, subarray, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { aBlock, aBooking, aUnit } from '../testing/factories.ts'
import { type Answer, type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-05-20T09:30:00Z', env: { rateLimit: false } })
const first = '2027-05-15'

const scope = constantFrom('owner', 'property', 'unit')
const weekdays = subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 })
const dates = option(record({ day: integer({ min: 0, max: 60 }), length: integer({ min: 0, max: 30 }) }), {
  nil: undefined,
})
const on = constantFrom('arrival', 'night')
const nights = integer({ min: 1, max: 6 })
/** A kind of rule with what it says. */
const saying = oneof(
  tuple(constantFrom('min_nights', 'max_nights'), nights, on, option(weekdays)).map(([kind, count, days, held]) => ({
    ...{ kind, nights: kind === 'max_nights' ? count + 4 : count, on: days, weekdays: held },
  })),
  tuple(constantFrom('arrival_weekdays', 'departure_weekdays'), subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 4 })).map(
    ([kind, allowed]) => ({ kind, weekdays: allowed }),
  ),
  tuple(
    constantFrom('closed_to_arrival', 'closed_to_departure'),
    subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1, maxLength: 2 }),
  ).map(([kind, held]) => ({ kind, weekdays: held })),
  integer({ min: 0, max: 200 }).map((hours) => ({ kind: 'lead_time', hours })),
  integer({ min: 20, max: 90 }).map((days) => ({ kind: 'horizon', days })),
  integer({ min: 0, max: 3 }).map((days) => ({ kind: 'preparation', days })),
  nights.map((count) => ({ kind: 'gap_nights', nights: count })),
)
const rule = record({ scope, saying, dates })
const occupied = array(
  record({
    gap: integer({ min: 0, max: 8 }),
    length: integer({ min: 1, max: 6 }),
    isBlock: constantFrom(true, false, false),
  }),
  {
    maxLength: 6,
  },
)
const stays = array(record({ day: integer({ min: 0, max: 80 }), nights: integer({ min: 1, max: 11 }) }), {
  minLength: 250,
  maxLength: 250,
})

type Setup = { unit: { id: number; property: { id: number } }; owner: TestOwner; slug: string }

/** Answers of each surface to a stay: true where guests can have it. */
async function saysOf(
  { unit, owner, slug }: Setup,
  stay: { check_in: string; check_out: string },
  calendar: (s: typeof stay) => boolean,
) {
  const query = new URLSearchParams({ ...stay, owner: slug })
  const wish = { unit: unit.id, ...stay, guests_count: 1, promo_code: '', services: [] }
  const [list, results, quote, check]: [
    Answer<PublicUnit[]>,
    Answer<{ count: number }>,
    Answer<PublicQuote>,
    Answer<StayCheck>,
  ] = await Promise.all([
    server.call<PublicUnit[]>('GET', `/api/public/booking/available-units/?${query}`),
    server.call<{ count: number }>('GET', `/api/public/booking/search/?${query}&guests=1`),
    server.call<PublicQuote>('POST', `/api/public/booking/quote/?owner=${slug}`, wish),
    owner.call<StayCheck>(
      'GET',
      `/api/stay-rules/check/?unit=${unit.id}&check_in=${stay.check_in}&check_out=${stay.check_out}`,
    ),
  ])
  const isFree = calendar(stay)
  return {
    list: list.body.length > 0,
    search: results.body.count > 0,
    quote: quote.status === 200 && quote.body.taken.length === 0,
    // It looks at the rules alone, and what is taken is another question.
    check: check.body.allowed && isFree,
    isFree,
  }
}

test('list, search, quote, check and the calendar of guests say the same of 10,000 stays', async () => {
  let count = 0
  let allowed = 0
  await assert(
    asyncProperty(array(rule, { maxLength: 9 }), occupied, stays, async (rules, taken, wanted) => {
      const owner = await server.signUpOwner()
      const unit = await aUnit(owner)
      const scopes = { owner: {}, property: { property: unit.property.id }, unit: { unit: unit.id } }
      for (const { scope: of, saying: what, dates: range } of rules) {
        const days = range && { from: addDays(first, range.day), to: addDays(first, range.day + range.length) }
        const answer = await owner.call('POST', '/api/stay-rules/', { ...what, ...days, ...scopes[of as 'owner'] })
        expect(answer).toMatchObject({ status: 201 })
      }
      let day = '2027-05-22'
      for (const { gap, length, isBlock } of taken) {
        const [start, end] = [addDays(day, gap), addDays(day, gap + length)]
        if (isBlock) await aBlock(owner, { unit: unit.id, start, end })
        else await aBooking(owner, { unit: unit.id, property: unit.property.id, check_in: start, check_out: end })
        day = end
      }
      const slug = owner.user.slug
      const house = `/api/public/booking/property/${unit.property.id}/`
      const { body: property } = await server.call<PublicProperty>('GET', `${house}?owner=${slug}`)
      const { body: ranges } = await server.call<TakenRange[]>('GET', `${house}bookings/?owner=${slug}`)
      const book = ruleBook(property.units[0]?.rules ?? [])
      const calendar = (stay: { check_in: string; check_out: string }) =>
        stay.check_in >= (property.today ?? '') &&
        ranges.every((one) => one.check_out <= stay.check_in || one.check_in >= stay.check_out) &&
        brokenRules(stay, book, ranges).length === 0
      for (const { day: at, nights: length } of wanted) {
        const stay = { check_in: addDays('2027-05-20', at), check_out: addDays('2027-05-20', at + length) }
        const { isFree, ...says } = await saysOf({ unit, owner, slug }, stay, calendar)
        expect([stay, says]).toEqual([stay, { list: isFree, search: isFree, quote: isFree, check: isFree }])
        count += 1
        if (isFree) allowed += 1
      }
    }),
    { numRuns: 40, endOnFailure: true },
  )
  expect(count).toBe(10_000)
  // Neither all nor none of them.
  expect(allowed / count).toBeGreaterThan(0.1)
  expect(allowed / count).toBeLessThan(0.9)
}, 900_000)
