import { reasons } from '../reasons/reasons.ts'
import { expect, it } from 'vitest'
import { amenities, amenitiesInOrder, amenityGroups, amenityList } from './amenities.ts'
import { coordinates, coordinatesText } from './coordinates.ts'
import { localTime } from '../days/local-time.ts'
import { bedCount } from './rooms.ts'

it.each([
  ['15', '15:00'],
  ['9.30', '09:30'],
  ['15h30', '15:30'],
  ['1530', '15:30'],
  ['15 Uhr', '15:00'],
  ['3 pm', '15:00'],
  ['24:00', '00:00'],
  ['12 am', '00:00'],
  [' 07:05 ', '07:05'],
])('takes the time %s as %s', (typed, time) => {
  expect(localTime.parse(typed)).toBe(time)
})

it('takes no time for none, and says what is wrong with what is no time', () => {
  expect([localTime.parse(''), localTime.parse(null), localTime.parse(undefined)]).toEqual([null, null, undefined])
  for (const wrong of ['24:30', '15:60', '13 pm', 'noon', 15])
    expect(localTime.safeParse(wrong).error?.issues[0]?.message).toBe('inventory.enterTime')
})

it.each([
  ['47.80, 13.30', 47.8, 13.3],
  ['47,80 13,30', 47.8, 13.3],
  ['47.801234567, -13.3', 47.801235, -13.3],
  ['47.80° N, 13.30° W', 47.8, -13.3],
  ['33.9 S; 18.4 E', -33.9, 18.4],
])('takes %s as coordinates', (typed, latitude, longitude) => {
  expect(coordinates.parse(typed)).toEqual({ latitude, longitude })
  expect(coordinates.parse(coordinatesText({ latitude, longitude }))).toEqual({ latitude, longitude })
})

it('takes both coordinates or none', () => {
  expect([coordinates.parse(''), coordinates.parse(null), coordinates.parse(undefined)]).toEqual([
    null,
    null,
    undefined,
  ])
  for (const wrong of ['47.8', '91, 13', '47, 181', 'by the lake', { latitude: 47.8 }, 47])
    expect(coordinates.safeParse(wrong).error?.issues[0]?.message).toBe('inventory.enterCoordinates')
})

it('lists each amenity in one group, and for houses and units what makes sense there', () => {
  expect(new Set(amenities).size).toBe(amenities.length)
  const of = (place: 'house' | 'unit') => amenityGroups(place).flatMap((group) => group.amenities)
  expect(of('house')).not.toContain('oven')
  expect(of('unit')).not.toContain('lift')
  expect(new Set([...of('house'), ...of('unit')]).size).toBe(amenities.length)
})

it('takes each amenity once, and refuses one that is not on the list', () => {
  expect(amenityList.parse(['wifi', 'sauna', 'wifi'])).toEqual(['wifi', 'sauna'])
  expect(amenityList.safeParse(['jetpack']).error?.issues[0]?.message).toBe(reasons.chooseFromList('amenities'))
})

it('begins with what guests ask for most often, and leaves out what it does not know', () => {
  expect(amenitiesInOrder(['iron', 'jetpack', 'oven', 'wifi'])).toEqual(['wifi', 'oven', 'iron'])
})

it('counts beds, and cots not among them', () => {
  const beds = [
    { kind: 'double', count: 1 },
    { kind: 'cot', count: 2 },
  ]
  expect(
    bedCount([
      { kind: 'bedroom', beds },
      { kind: 'living_room', beds: [{ kind: 'sofa_bed', count: 1 }] },
    ]),
  ).toBe(2)
  expect(bedCount(undefined)).toBe(0)
})
