import type { UnitNightPrices } from '@keyhaven/shared-contracts/contract/bookings/calendar-nights'
import type { Season } from '@keyhaven/shared-contracts/contract/inventory/seasons'
import type { StayRuleOut } from '@keyhaven/shared-contracts/contract/inventory/stay-rules'
import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import { array, assert, asyncProperty, boolean, constantFrom, integer, option, record } from 'fast-check'
import { expect, test } from 'vitest'
import { aUnit } from '../testing/factories.ts'
import { testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })

const first = '2028-02-10'
const range = record({ from: integer({ min: 0, max: 40 }), days: integer({ min: 1, max: 15 }) })
const datesOf = ({ from, days }: { from: number; days: number }) => ({
  from: addDays(first, from),
  to: addDays(first, from + days - 1),
})
const kind = constantFrom('min_nights' as const, 'closed_to_arrival' as const, 'closed_to_departure' as const)
const scene = record({
  seasons: array(record({ range, price: integer({ min: 0, max: 3 }) }), { maxLength: 5 }),
  rules: array(record({ kind, range, nights: integer({ min: 1, max: 5 }), isOwn: boolean() }), { maxLength: 6 }),
})
const change = record({
  range,
  price: option(integer({ min: 0, max: 3 }), { nil: undefined }),
  min_nights: option(constantFrom(null, 1, 2, 3), { nil: undefined }),
  closed_to_arrival: option(constantFrom(null, true, false), { nil: undefined }),
  closed_to_departure: option(constantFrom(null, true, false), { nil: undefined }),
})

test('what is set holds on every night, other nights stay as they were, and undone all is as before', async () => {
  await assert(
    asyncProperty(scene, array(change, { minLength: 1, maxLength: 4 }), async ({ seasons, rules }, changes) => {
      const owner = await server.signUpOwner()
      const unit = (await aUnit(owner)).id
      for (const one of seasons) {
        const { from, to } = datesOf(one.range)
        const season = { unit, name: 'High', start: from, end: addDays(to, 1), price_per_night: one.price }
        await owner.call('POST', '/api/seasons/', season)
      }
      for (const { isOwn, range: on, ...rule } of rules)
        await owner.call('POST', '/api/stay-rules/', { ...rule, ...datesOf(on), unit: isOwn ? unit : null })
      const now = async () => {
        const path = `/api/calendar/prices/?units=${unit}&from=${addDays(first, -5)}&to=${addDays(first, 70)}`
        const [prices, allSeasons, allRules] = await Promise.all([
          owner.call<UnitNightPrices[]>('GET', path),
          owner.call<Season[]>('GET', '/api/seasons/'),
          owner.call<StayRuleOut[]>('GET', '/api/stay-rules/'),
        ])
        const nights = (prices.body[0]?.prices ?? []).flatMap(({ from, to, ...facts }) => {
          const all: [string, typeof facts][] = []
          for (let night = from; night < to; night = addDays(night, 1)) all.push([night, facts])
          return all
        })
        const unversioned = <T extends { version: number }>(rows: T[]) => rows.map((row) => ({ ...row, version: 0 }))
        return {
          nights: new Map(nights),
          seasons: unversioned(allSeasons.body),
          rules: unversioned(allRules.body).toSorted((a, b) => a.id - b.id),
        }
      }
      for (const { range: on, ...wanted } of changes) {
        const days = datesOf(on)
        const before = await now()
        const set = () =>
          owner.call<{ undo_token: string }>('POST', '/api/calendar/nights/', { units: [unit], ...days, ...wanted })
        const answer = await set()
        const after = await now()
        const isRefused = answer.status !== 200
        expect([200, 400]).toContain(answer.status)
        const isSet = (night: string) => !isRefused && days.from <= night && night <= days.to
        const expected = [...before.nights].map(([night, facts]) => {
          const price = wanted.price ?? facts.price
          return [night, isSet(night) ? { ...after.nights.get(night), price } : facts] as const
        })
        expect(after.nights).toEqual(new Map(expected))
        const closed = [...after.nights].filter(([night]) => isSet(night)).map(([, facts]) => facts.closed_to_arrival)
        expect(closed.every(Boolean) || !wanted.closed_to_arrival).toBe(true)
        const undo = () => owner.call('POST', '/api/calendar/nights/undo/', { undo_token: answer.body.undo_token })
        expect(isRefused ? 200 : (await undo()).status).toBe(200)
        expect(await now()).toEqual(before)
        // The next change is made on top of this one.
        expect((await set()).status).toBe(answer.status)
      }
    }),
    { numRuns: 25 },
  )
})
