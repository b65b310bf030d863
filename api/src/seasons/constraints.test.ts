import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import type { Season } from '@keyhaven/shared-contracts/contract/inventory/seasons'
import { array, assert, asyncProperty, constantFrom, integer, record } from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { aUnit } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer()
let owner: TestOwner
beforeAll(async () => {
  owner = await server.signUpOwner()
})

const range = record({ from: integer({ min: 0, max: 60 }), nights: integer({ min: 1, max: 15 }) })
const step = record({ do: constantFrom('add', 'move', 'remove'), which: integer({ min: 0, max: 9 }), range })
const daysOf = ({ from, nights }: { from: number; nights: number }) => {
  const start = addDays('2028-02-01', from)
  return { start, end: addDays(start, nights) }
}
/** Night by night, as slow as it is plain. */
const nightsOf = ({ start, end }: { start: string; end: string }) => {
  const nights: string[] = []
  for (let night = start; night < end; night = addDays(night, 1)) nights.push(night)
  return nights
}

test('whatever is added, moved and removed, a night has one season and only a taken one refuses', async () => {
  await assert(
    asyncProperty(array(step, { minLength: 1, maxLength: 15 }), async (steps) => {
      const unit = (await aUnit(owner)).id
      const seasons: Season[] = []
      for (const { do: what, which, range: wanted } of steps) {
        const fields = { name: 'High', price_per_night: 1, ...daysOf(wanted) }
        const chosen = what === 'add' ? undefined : seasons[which % Math.max(1, seasons.length)]
        const path = chosen ? `/api/season/${chosen.id}/` : '/api/seasons/'
        const [method, done] = chosen ? (what === 'move' ? ['PATCH', 200] : ['DELETE', 204]) : ['POST', 201]
        const others = new Set(seasons.filter((one) => one !== chosen).flatMap(nightsOf))
        const overlaps = method !== 'DELETE' && nightsOf(fields).some((night) => others.has(night))
        const answer = await owner.call<Season>(method, path, method === 'DELETE' ? undefined : { unit, ...fields })
        expect(answer.status).toBe(overlaps ? 409 : done)
        if (overlaps) continue
        if (chosen) seasons.splice(seasons.indexOf(chosen), 1)
        if (method !== 'DELETE') seasons.push(answer.body)
      }
      const { body } = await owner.call<Season[]>('GET', `/api/seasons/?unit=${unit}`)
      expect(body).toEqual(seasons.toSorted((a, b) => a.start.localeCompare(b.start)))
    }),
    { numRuns: 40 },
  )
})
