import { expect, it } from 'vitest'
import { at } from '../build/workspace.ts'
import { placesOf, propsOf } from './area-needs.ts'

it('reads off the sources of an area which slots its pages have', () => {
  expect(placesOf(at('mfe-bookings/src/area.tsx'))).toEqual([
    'booking.form',
    'booking.popup',
    'calendar.bar',
    'dashboard.cards',
  ])
  expect(placesOf(at('mfe-inventory/src/area.tsx'))).toEqual(['unit.form'])
  expect(placesOf(at('mfe-public/src/area.tsx'))).toEqual(['guest.stay'])
})

it('says which props a slot gives', () => {
  expect(propsOf(['unit.form'])).toMatchObject({
    'unit.form': { type: 'object', properties: { unit: { type: 'integer' } } },
  })
  expect(propsOf(['booking.popup'])['booking.popup']?.required).toEqual(['booking'])
})
