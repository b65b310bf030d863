import { bedroom, type HouseFacts, listed, livingRoom, type UnitFacts } from './facts.ts'
import type { Scene } from './scene.ts'
import { breakfast, cleaning, type DemoService, parking, touristTax } from './services.ts'

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
  facts: UnitFacts
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
  facts: HouseFacts
  scene: Scene
  units: DemoUnit[]
  services: DemoService[]
}
/** Properties, units and services of a demo's owner. */
export type Household = {
  properties: DemoProperty[]
  /** The BCP 47 tags of what the host speaks with guests. */
  languages: string[]
}

export const roomOf = ({ room }: DemoUnit): Scene => ({ kind: 'room', palette: room })

/** All that is drawn of a household. */
export const scenesOf = ({ properties }: Household): Scene[] =>
  properties.flatMap(({ scene, units }) => [scene, ...units.map(roomOf)])

/** The demo that "Explore Demo" opens. */
export const demoHousehold: Household = {
  languages: ['de', 'en', 'it'],
  properties: [
    {
      name: 'Seehaus Mondsee',
      description:
        'A family-run house right on the lake with its own jetty, rowing boat and a garden under old apple trees. The village with its bakery is five minutes away on foot.',
      ...{ street: 'Seeuferstraße', house_number: '14', postal_code: '5310', city: 'Mondsee', country: 'Austria' },
      phone: '+4362322210',
      time_zone: 'Europe/Vienna',
      facts: {
        ...{ check_in_from: '15:00', check_in_until: '20:00', check_out_until: '10:00' },
        ...{ latitude: 47.8561, longitude: 13.3494 },
        amenities: listed(
          'wifi free_parking water_access garden barbecue sun_loungers games bicycle_storage pets_welcome non_smoking breakfast bread_delivery',
        ),
        house_rules:
          'Quiet from 10 pm to 7 am, also in the garden and on the jetty.\nDogs are welcome, but not on the beds.\nPlease do not smoke in the house.',
        registration_number: '50310-000214-2025',
      },
      scene: { kind: 'lake', palette: 'noon' },
      units: [
        {
          name: 'Boathouse Studio',
          description: 'One bright room above the boathouse, with a kitchenette and a balcony over the water.',
          type: 'studio',
          ...{ capacity: 2, max: 2, price: 89.5, extra: 0 },
          room: 'noon',
          facts: {
            ...{ rooms: [livingRoom('double')], bathrooms: 1, area_m2: 28, pets_max: 0, cots: 1 },
            amenities: listed('kitchenette balcony lake_view shower coffee_machine bed_linen towels heating'),
          },
        },
        {
          name: 'Garden Apartment',
          description: 'Two rooms on the ground floor with a terrace of its own and a swing in the apple tree.',
          type: 'apartment',
          ...{ capacity: 2, max: 4, price: 120, extra: 15.5 },
          room: 'mint',
          facts: {
            ...{ rooms: [bedroom('double'), livingRoom('sofa_bed')], bathrooms: 1, area_m2: 52 },
            amenities: listed(
              'kitchen dishwasher terrace shower coffee_machine tv bed_linen towels heating ground_floor private_entrance',
            ),
          },
        },
        {
          name: 'Lake Suite',
          description: 'Two bedrooms, an open fireplace and windows on three sides that look over the lake.',
          type: 'suite',
          ...{ capacity: 4, max: 6, price: 210, extra: 22 },
          room: 'dusk',
          facts: {
            ...{
              rooms: [bedroom('king'), bedroom('single', 'single'), livingRoom('sofa_bed')],
              bathrooms: 2,
              area_m2: 86,
            },
            amenities: listed(
              'kitchen dishwasher oven fireplace balcony lake_view bathtub shower coffee_machine tv bed_linen towels heating',
            ),
          },
        },
        {
          name: 'Attic Room',
          description: 'A cosy room under the roof for two, with a view of the Drachenwand.',
          type: 'studio',
          ...{ capacity: 2, max: 2, price: 74, extra: 0 },
          room: 'sand',
          facts: {
            ...{ rooms: [bedroom('queen')], bathrooms: 1, area_m2: 19, pets_max: 1, instant: true },
            amenities: listed('kettle mountain_view shower hair_dryer bed_linen towels heating desk'),
          },
        },
      ],
      services: [breakfast, cleaning, touristTax, { name: 'Rowing boat', type: 'per_day', price: 18 }],
    },
    {
      name: 'Altstadt Residenz',
      description:
        'Four quiet apartments around a green courtyard in the middle of Vienna. The underground is round the corner and the museums are within walking distance.',
      ...{ street: 'Neubaugasse', house_number: '37', postal_code: '1070', city: 'Vienna', country: 'Austria' },
      phone: '+4315223344',
      time_zone: 'Europe/Vienna',
      facts: {
        ...{ check_in_from: '15:00', check_in_until: '22:00', check_out_until: '11:00' },
        ...{ latitude: 48.2017, longitude: 16.3491 },
        amenities: listed(
          'wifi lift garage ev_charging self_check_in luggage_storage bicycle_storage washing_machine non_smoking breakfast first_aid_kit',
        ),
        house_rules: 'No parties, and quiet in the courtyard after 10 pm.\nSmoking only in the courtyard.',
        registration_number: 'W-1070-004512',
      },
      scene: { kind: 'town', palette: 'sand' },
      units: [
        {
          name: 'Apartment Klimt',
          description: 'High ceilings, herringbone parquet and a large table for six.',
          type: 'apartment',
          ...{ capacity: 2, max: 4, price: 138, extra: 18 },
          room: 'dawn',
          facts: {
            ...{ rooms: [bedroom('queen'), livingRoom('sofa_bed')], bathrooms: 1, area_m2: 64, pets_max: 0, cots: 1 },
            amenities: listed(
              'kitchen oven dishwasher bathtub coffee_machine tv bed_linen towels heating hair_dryer iron',
            ),
          },
        },
        {
          name: 'Apartment Schiele',
          description: 'A quiet flat facing the courtyard with a writing desk and fast internet.',
          type: 'apartment',
          ...{ capacity: 2, max: 3, price: 112, extra: 18 },
          room: 'snow',
          facts: {
            ...{ rooms: [bedroom('queen', 'single')], bathrooms: 1, area_m2: 48 },
            amenities: listed('kitchen desk shower coffee_machine tv bed_linen towels heating hair_dryer'),
          },
        },
        {
          name: 'Loft Otto Wagner',
          description: 'The whole top floor with a roof terrace and a view of St. Stephen’s.',
          type: 'condo',
          ...{ capacity: 4, max: 6, price: 245, extra: 25 },
          room: 'dusk',
          facts: {
            ...{
              rooms: [bedroom('king'), bedroom('double'), livingRoom('sofa_bed')],
              bathrooms: 2,
              area_m2: 112,
              pets_max: 1,
              cots: 1,
            },
            amenities: listed(
              'kitchen oven dishwasher microwave terrace air_conditioning bathtub walk_in_shower coffee_machine tv safe bed_linen towels heating smoke_alarm',
            ),
          },
        },
        {
          name: 'Studio Freud',
          description: 'Small, clever and quiet: everything for a weekend in town.',
          type: 'studio',
          ...{ capacity: 1, max: 2, price: 79, extra: 12 },
          room: 'mint',
          facts: {
            ...{ rooms: [livingRoom('double')], bathrooms: 1, area_m2: 26, pets_max: 1, instant: true },
            amenities: listed('kitchenette desk shower kettle tv bed_linen towels heating'),
          },
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
      facts: {
        ...{ check_in_from: '16:00', check_in_until: '19:00', check_out_until: '10:00' },
        ...{ latitude: 47.2378, longitude: 13.2012 },
        amenities: listed(
          'free_parking ski_storage playground garden barbecue games pets_welcome non_smoking bread_delivery high_chair fire_extinguisher',
        ),
        house_rules:
          'Please take your boots off inside.\nAshes go into the metal bin beside the door, never into the rubbish.\nQuiet after 10 pm: the deer are our neighbours.',
        registration_number: '50411-000087-2024',
      },
      scene: { kind: 'alps', palette: 'snow' },
      units: [
        {
          name: 'Cabin Enzian',
          description: 'A cabin for four with a tiled stove and a bench in the sun.',
          type: 'cabin',
          ...{ capacity: 2, max: 4, price: 149, extra: 20 },
          room: 'sand',
          facts: {
            ...{ rooms: [bedroom('double'), livingRoom('bunk')], bathrooms: 1, area_m2: 46, pets_max: 0, cots: 1 },
            amenities: listed('kitchen fireplace terrace mountain_view shower bed_linen towels'),
          },
        },
        {
          name: 'Cabin Arnika',
          description: 'Two bedrooms, a sauna and the longest view of the valley.',
          type: 'cabin',
          ...{ capacity: 4, max: 6, price: 219, extra: 20 },
          room: 'dawn',
          facts: {
            ...{ rooms: [bedroom('double'), bedroom('double'), livingRoom('sofa_bed')], bathrooms: 1, area_m2: 72 },
            amenities: listed(
              'kitchen dishwasher sauna terrace mountain_view shower coffee_machine bed_linen towels heating',
            ),
          },
        },
        {
          name: 'Cabin Edelweiss',
          description: 'For two people and nobody else, with a wood-fired tub outside.',
          type: 'cabin',
          ...{ capacity: 2, max: 2, price: 165, extra: 0 },
          room: 'snow',
          facts: {
            ...{ rooms: [bedroom('king')], bathrooms: 1, area_m2: 40, pets_max: 1 },
            amenities: listed(
              'kitchenette hot_tub fireplace terrace mountain_view shower coffee_machine bed_linen towels',
            ),
          },
        },
        {
          name: 'Chalet Murmel',
          description: 'The big one: three bedrooms, a drying room for skis and room for eight.',
          type: 'house',
          ...{ capacity: 6, max: 8, price: 320, extra: 25 },
          room: 'noon',
          facts: {
            ...{
              rooms: [bedroom('double'), bedroom('double'), bedroom('bunk', 'bunk')],
              bathrooms: 2,
              area_m2: 128,
              pets_max: 1,
              cots: 1,
            },
            amenities: listed(
              'kitchen oven dishwasher washing_machine fireplace terrace mountain_view bathtub shower coffee_machine tv bed_linen towels heating stair_gate smoke_alarm',
            ),
          },
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
