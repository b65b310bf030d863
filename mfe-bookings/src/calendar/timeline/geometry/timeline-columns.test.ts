import { expect, it } from 'vitest'
import { columnsFor } from './timeline-scale.ts'

const heads = (dayWidth: number) =>
  columnsFor('2027-02-27', '2027-03-02', dayWidth).map(({ label, lines }) => lines?.join(' ') ?? label)

it('says less of a day the narrower it is, and names the month that begins', () => {
  expect(heads(32)).toEqual(['Sat 27.02', 'Sun 28.02', 'Mon 01.03', 'Tue 02.03'])
  expect(heads(24)).toEqual(['Sa 27', 'Su 28', 'Mar 01', 'Tu 02'])
  expect(heads(20)).toEqual(['Mon 22.02', 'Mon 01.03'])
  expect(heads(8)).toEqual(['22.02', '01.03'])
})
