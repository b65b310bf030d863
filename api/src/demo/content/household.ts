import type { Scene } from './scene.ts'

type UnitType = 'apartment' | 'villa' | 'house' | 'studio' | 'suite' | 'cabin' | 'condo' | 'townhouse'

export type DemoUnit = {
  name: string
  description: string
  type: UnitType
  capacity: number
  max: number
  /** Euros a night, and for each person above the base capacity. */
  price: number
  extra: number
  room: Scene['palette']
}
export type DemoProperty = {
  name: string
  description: string
  street: string
  house_number: string
  postal_code: string
  city: string
  country: string
  phone: string
  time_zone: string
  scene: Scene
  units: DemoUnit[]
  services: { name: string; type: 'per_day' | 'one_time'; price: number }[]
}
/** What an owner of a demo rents out. */
export type Household = { properties: DemoProperty[] }

export const roomOf = ({ room }: DemoUnit): Scene => ({ kind: 'room', palette: room })

/** All that is drawn of a household. */
export const scenesOf = ({ properties }: Household): Scene[] =>
  properties.flatMap(({ scene, units }) => [scene, ...units.map(roomOf)])

const breakfast = { name: 'Breakfast basket', type: 'per_day', price: 12.9 } as const
const cleaning = { name: 'Final cleaning', type: 'one_time', price: 45 } as const
const parking = { name: 'Garage parking', type: 'per_day', price: 9.5 } as const

/** The demo that "Explore Demo" opens. */
export const demoHousehold: Household = {
  properties: [
    {
      name: 'Seehaus Mondsee',
      description:
        'A family-run house right on the lake with its own jetty, rowing boat and a garden under old apple trees. The village with its bakery is five minutes away on foot.',
      ...{ street: 'Seeuferstraße', house_number: '14', postal_code: '5310', city: 'Mondsee', country: 'Austria' },
      phone: '+4362322210',
      time_zone: 'Europe/Vienna',
      scene: { kind: 'lake', palette: 'noon' },
      units: [
        {
          name: 'Boathouse Studio',
          description: 'One bright room above the boathouse, with a kitchenette and a balcony over the water.',
          type: 'studio',
          capacity: 2,
          max: 2,
          price: 89.5,
          extra: 0,
          room: 'noon',
        },
        {
          name: 'Garden Apartment',
          description: 'Two rooms on the ground floor with a terrace of its own and a swing in the apple tree.',
          type: 'apartment',
          capacity: 2,
          max: 4,
          price: 120,
          extra: 15.5,
          room: 'mint',
        },
        {
          name: 'Lake Suite',
          description: 'Two bedrooms, an open fireplace and windows on three sides that look over the lake.',
          type: 'suite',
          capacity: 4,
          max: 6,
          price: 210,
          extra: 22,
          room: 'dusk',
        },
        {
          name: 'Attic Room',
          description: 'A cosy room under the roof for two, with a view of the Drachenwand.',
          type: 'studio',
          capacity: 2,
          max: 2,
          price: 74,
          extra: 0,
          room: 'sand',
        },
      ],
      services: [breakfast, cleaning, { name: 'Rowing boat', type: 'per_day', price: 18 }],
    },
    {
      name: 'Altstadt Residenz',
      description:
        'Four quiet apartments around a green courtyard in the middle of Vienna. The underground is round the corner and the museums are within walking distance.',
      ...{ street: 'Neubaugasse', house_number: '37', postal_code: '1070', city: 'Vienna', country: 'Austria' },
      phone: '+4315223344',
      time_zone: 'Europe/Vienna',
      scene: { kind: 'town', palette: 'sand' },
      units: [
        {
          name: 'Apartment Klimt',
          description: 'High ceilings, herringbone parquet and a large table for six.',
          type: 'apartment',
          capacity: 2,
          max: 4,
          price: 138,
          extra: 18,
          room: 'dawn',
        },
        {
          name: 'Apartment Schiele',
          description: 'A quiet flat facing the courtyard with a writing desk and fast internet.',
          type: 'apartment',
          capacity: 2,
          max: 3,
          price: 112,
          extra: 18,
          room: 'snow',
        },
        {
          name: 'Loft Otto Wagner',
          description: 'The whole top floor with a roof terrace and a view of St. Stephen’s.',
          type: 'condo',
          capacity: 4,
          max: 6,
          price: 245,
          extra: 25,
          room: 'dusk',
        },
        {
          name: 'Studio Freud',
          description: 'Small, clever and quiet: everything for a weekend in town.',
          type: 'studio',
          capacity: 1,
          max: 2,
          price: 79,
          extra: 12,
          room: 'mint',
        },
      ],
      services: [breakfast, parking, { name: 'Late check-out', type: 'one_time', price: 25 }],
    },
    {
      name: 'Almhütten Grossarl',
      description:
        'Four wooden cabins on a sunny slope at 1,100 metres. In winter the ski run starts behind the house, in summer the hiking trails do.',
      ...{ street: 'Unterbergweg', house_number: '8', postal_code: '5611', city: 'Großarl', country: 'Austria' },
      phone: '+4364148812',
      time_zone: 'Europe/Vienna',
      scene: { kind: 'alps', palette: 'snow' },
      units: [
        {
          name: 'Cabin Enzian',
          description: 'A cabin for four with a tiled stove and a bench in the sun.',
          type: 'cabin',
          capacity: 2,
          max: 4,
          price: 149,
          extra: 20,
          room: 'sand',
        },
        {
          name: 'Cabin Arnika',
          description: 'Two bedrooms, a sauna and the longest view of the valley.',
          type: 'cabin',
          capacity: 4,
          max: 6,
          price: 219,
          extra: 20,
          room: 'dawn',
        },
        {
          name: 'Cabin Edelweiss',
          description: 'For two people and nobody else, with a wood-fired tub outside.',
          type: 'cabin',
          capacity: 2,
          max: 2,
          price: 165,
          extra: 0,
          room: 'snow',
        },
        {
          name: 'Chalet Murmel',
          description: 'The big one: three bedrooms, a drying room for skis and room for eight.',
          type: 'house',
          capacity: 6,
          max: 8,
          price: 320,
          extra: 25,
          room: 'noon',
        },
      ],
      services: [
        cleaning,
        { name: 'Firewood', type: 'one_time', price: 15 },
        { name: 'Sauna', type: 'per_day', price: 20 },
      ],
    },
  ],
}
