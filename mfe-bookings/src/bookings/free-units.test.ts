import type { Booking } from '@keyhaven/shared-contracts/contract/bookings'
import type { Unit } from '@keyhaven/shared-contracts/contract/units'
import { expect, it } from 'vitest'
import { freeUnits, propertiesOf } from './free-units.ts'

const unit = (id: number, property = 1, active = true, status: Unit['status'] = 'available') =>
  ({ id, name: `Unit ${id}`, active, status, property: { id: property, name: `House ${property}` } }) as Unit
const booking = (id: number, of: number, check_in: string, check_out: string, rest: Partial<Booking> = {}) =>
  ({ id, unit: { id: of }, check_in, check_out, status: 'pending', expires_at: null, ...rest }) as Booking
const stay = { check_in: '2027-03-05', check_out: '2027-03-08' }
const now = new Date('2027-03-01T12:00:00Z')
const free = (bookings: Booking[], editing?: Booking) =>
  freeUnits([unit(1), unit(2)], bookings, { stay, now, ...(editing && { editing }) }).map(({ id }) => id)

it('offers a unit on the day that its guest departs and up to the day that the next one arrives', () => {
  expect(free([booking(1, 1, '2027-03-01', '2027-03-05'), booking(2, 1, '2027-03-08', '2027-03-10')])).toEqual([1, 2])
})

it('does not offer a unit that is taken for one night of the stay', () => {
  expect(free([booking(1, 1, '2027-03-07', '2027-03-20')])).toEqual([2])
  expect(free([booking(1, 2, '2027-03-01', '2027-03-30')])).toEqual([1])
})

it('lets neither cancelled bookings nor requests that have run out keep anybody away', () => {
  const cancelled = booking(1, 1, '2027-03-05', '2027-03-08', { status: 'cancelled' })
  const expired = booking(2, 2, '2027-03-05', '2027-03-08', { expires_at: '2027-03-01T11:59:59Z' })
  expect(free([cancelled, expired])).toEqual([1, 2])
})

it('offers the unit of the booking that is being edited', () => {
  const own = booking(1, 1, '2027-03-05', '2027-03-08')
  expect(free([own], own)).toEqual([1, 2])
})

it('leaves out units that are inactive or in maintenance', () => {
  expect(freeUnits([unit(1, 1, false), unit(2, 1, true, 'maintenance')], [], { stay, now })).toEqual([])
})

it('names each property once', () => {
  expect(propertiesOf([unit(1, 2), unit(2, 2), unit(3, 1)]).map(({ name }) => name)).toEqual(['House 1', 'House 2'])
})
