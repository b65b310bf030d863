import { reasons } from '../reasons/reasons.ts'
import { expect, it } from 'vitest'
import { day } from './day-schema.ts'

it('tells a text that is no day from one that is written otherwise, and from nothing', () => {
  const refusal = (input: unknown) =>
    day(reasons.enter('date'))
      .safeParse(input)
      .error?.issues.map(({ message }) => message)
  expect(['2027-02-29', '29.2.2027', '31/04/2027', '2027-13-01'].map(refusal)).toEqual(
    Array.from({ length: 4 }, () => ['general.noSuchDay']),
  )
  expect(refusal('28.2.2027')).toEqual(['general.dateFormat'])
  expect([undefined, null, '', 'tomorrow', 20270228].map(refusal)).toEqual(
    Array.from({ length: 5 }, () => [reasons.enter('date')]),
  )
  expect(refusal('2028-02-29')).toBeUndefined()
})
