import { expect, it } from 'vitest'
import { promocodeRules } from './promocode-rules.ts'

const said = (valid_until: string, before?: string) =>
  promocodeRules('2026-11-21', before)
    .safeParse({ code: 'SUMMER', description: 'Ten percent for all', valid_until, discount_percent: '10' })
    .error?.issues.map(({ message }) => message)

it('takes today and any later day', () => {
  expect(said('2026-11-21')).toBeUndefined()
  expect(said('2027-01-01')).toBeUndefined()
})

it('takes a past day only while it is the one that the code had', () => {
  expect(said('2026-11-20')).toEqual(['inventory.enterValidDate'])
  expect(said('2026-11-01', '2026-11-01')).toBeUndefined()
  expect(said('2026-11-02', '2026-11-01')).toEqual(['inventory.enterValidDate'])
})
