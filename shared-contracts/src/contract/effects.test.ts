import { expect, test } from 'vitest'
import { outdatedBy, shownIn } from './effects.ts'
import type { Domain } from './endpoint.ts'

test('a command makes the answers of its own domain old, whatever it writes', () => {
  for (const domain of Object.values(shownIn).flat()) expect(outdatedBy(domain)[0]).toBe(domain)
})

test('a command makes old whatever shows a table that it writes', () => {
  expect(outdatedBy('units')).toEqual(expect.arrayContaining([...shownIn.units, ...shownIn.images]))
  expect(outdatedBy('bookings')).toEqual(expect.arrayContaining(['calendar', 'payments', 'analytics', 'invoices']))
  expect(outdatedBy('contact')).toEqual(['contact'])
})

test('a command of an area that is not known here makes its own answers old', () => {
  const added: string = 'reviews'
  expect(outdatedBy(added as Domain)).toEqual(['reviews'])
})

test('every domain that shows a table is named once in its line', () => {
  for (const line of Object.values(shownIn)) expect(new Set(line).size).toBe(line.length)
})
