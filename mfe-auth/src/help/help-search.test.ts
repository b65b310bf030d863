import type { HelpSection } from '@keyhaven/shared-contracts/platform/help'
import { expect, it } from 'vitest'
import { searchTopics } from './help-search.tsx'

const section = (id: string, ...topics: HelpSection['topics']): HelpSection => ({ id, title: id, order: 1, topics })
const sections = [
  section(
    'bookings',
    { id: 'cancel', title: 'Cancel a booking', content: ['The nights are free again.'] },
    { id: 'price', title: 'Change dates', content: ['A discount stays.'], steps: ['Press Update.'] },
  ),
  section('codes', {
    id: 'rules',
    title: 'The rules of discounts',
    content: ['Café Übernachtung', 'Straße und Hausnummer', 'L’indirizzo'],
  }),
]
const found = (text: string) => searchTopics(sections, text).map(({ topic }) => topic.id)

it('finds words of titles first, then those of texts', () => {
  expect(found('discount')).toEqual(['rules', 'price'])
})
it('cares neither for case nor for accents', () => {
  expect(found('CAFE')).toEqual(['rules'])
  expect(found('ubernachtung')).toEqual(['rules'])
  expect(found('STRASSE')).toEqual(['rules'])
  expect(found("l'indirizzo")).toEqual(['rules'])
  expect(found('càncel')).toEqual(['cancel'])
})
it('wants every word, in any order', () => {
  expect(found('booking cancel')).toEqual(['cancel'])
  expect(found('booking night swimming')).toEqual([])
})
it('looks into steps, and at the name of the section too', () => {
  expect(found('update')).toEqual(['price'])
  expect(found('codes')).toEqual(['rules'])
})
it('finds nothing for no words', () => {
  expect(found('   ')).toEqual([])
})
