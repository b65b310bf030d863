import type { Pin } from '@keyhaven/shared-contracts/contract/public/public-search'
import { expect, it } from 'vitest'
import { groupPins, isOnePlace, nameTowns } from './pin-groups.ts'

const pin = (id: number, longitude: number, total_from: number): Pin => ({
  ...{ property: { id, name: `House ${id}` }, coordinates: { latitude: 47, longitude } },
  ...{ total_from, units: 1 },
})
const at = (pixels: number) => (place: Pin['coordinates']) => ({ x: place.longitude * pixels, y: place.latitude })

it('puts pins together that would cover one another, with the lowest of their totals', () => {
  const pins = [pin(1, 13, 300), pin(2, 13.5, 200), pin(3, 15, 400)]
  const groups = groupPins(pins, at(100))
  expect(groups.map((group) => group.pins.map(({ property }) => property.id))).toEqual([[1, 2], [3]])
  expect(groups.map(({ total }) => total)).toEqual([200, 400])
  expect(groupPins(pins, at(1000))).toHaveLength(3)
})

it('knows pins that no zoom takes apart', () => {
  const [same] = groupPins([pin(1, 13, 300), pin(2, 13, 200)], at(100))
  const [near] = groupPins([pin(1, 13, 300), pin(2, 13.01, 200)], at(100))
  expect([same && isOnePlace(same), near && isOnePlace(near)]).toEqual([true, false])
})

it('names each town once, and none below houses of several', () => {
  const of = (city: string, found: Pin): Pin => ({ ...found, property: { ...found.property, city } })
  const pins = [of('Mondsee', pin(1, 10, 300)), of('Mondsee', pin(2, 12, 300)), of('Lucca', pin(3, 14, 300))]
  const groups = groupPins([...pins, of('Bregenz', pin(4, 14.1, 300))], at(100))
  expect([...nameTowns(groups)].map(([group, town]) => [group.pins[0]?.property.id, town])).toEqual([[1, 'Mondsee']])
})

it('leaves a name out where another pin would cover it', () => {
  const of = (city: string, latitude: number, found: Pin): Pin => ({
    ...found,
    ...{ property: { ...found.property, city }, coordinates: { ...found.coordinates, latitude } },
  })
  const on = ({ latitude, longitude }: Pin['coordinates']) => ({ x: longitude, y: -latitude })
  const [cormons, below, far] = [of('Cormons', 0, pin(1, 0, 300)), of('Grado', -45, pin(2, 20, 300)), pin(3, 90, 300)]
  const named = (pins: Pin[]) => [...nameTowns(groupPins(pins, on)).values()]
  expect(named([cormons, below])).toEqual(['Grado'])
  expect(named([cormons, of('Grado', -45, far)])).toEqual(['Cormons', 'Grado'])
})
