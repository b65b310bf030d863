import { reasons } from '../reasons/reasons.ts'
import { z } from 'zod'

/** Lodging that can have an amenity: the house with all of its units, one unit, or either. */
type Lodging = 'house' | 'unit' | 'either'

const curated = {
  kitchen: {
    kitchen: 'unit',
    kitchenette: 'unit',
    refrigerator: 'unit',
    oven: 'unit',
    microwave: 'unit',
    dishwasher: 'unit',
    coffee_machine: 'unit',
    kettle: 'unit',
  },
  bathroom: {
    shower: 'unit',
    bathtub: 'unit',
    towels: 'unit',
    hair_dryer: 'unit',
    washing_machine: 'either',
    tumble_dryer: 'either',
  },
  living: {
    wifi: 'either',
    tv: 'unit',
    desk: 'unit',
    bed_linen: 'unit',
    iron: 'unit',
    safe: 'unit',
    private_entrance: 'unit',
  },
  climate: {
    heating: 'unit',
    air_conditioning: 'unit',
    fan: 'unit',
    fireplace: 'unit',
  },
  outdoors: {
    balcony: 'unit',
    terrace: 'either',
    garden: 'either',
    barbecue: 'either',
    sun_loungers: 'either',
    water_access: 'house',
    sea_view: 'unit',
    lake_view: 'unit',
    mountain_view: 'unit',
  },
  wellness: {
    pool: 'either',
    sauna: 'either',
    hot_tub: 'either',
    gym: 'house',
  },
  family: {
    baby_cot: 'either',
    high_chair: 'either',
    games: 'either',
    playground: 'house',
    stair_gate: 'unit',
  },
  access: {
    free_parking: 'either',
    garage: 'either',
    ev_charging: 'house',
    self_check_in: 'either',
    bicycle_storage: 'house',
    bicycle_rental: 'house',
    ski_storage: 'house',
    pick_up: 'house',
  },
  accessibility: {
    step_free: 'either',
    wheelchair: 'unit',
    ground_floor: 'unit',
    lift: 'house',
    walk_in_shower: 'unit',
  },
  meals: {
    breakfast: 'house',
    bread_delivery: 'house',
    restaurant: 'house',
    luggage_storage: 'house',
  },
  pets: {
    pets_welcome: 'either',
    non_smoking: 'either',
  },
  safety: {
    smoke_alarm: 'unit',
    carbon_monoxide_alarm: 'unit',
    fire_extinguisher: 'either',
    first_aid_kit: 'either',
  },
} as const satisfies Record<string, Record<string, Lodging>>

type Curated = typeof curated
/** A part of the list of amenities, by what a guest looks for in it. */
export type AmenityGroup = keyof Curated
/** One of the amenities that can be said of a house or unit. */
export type Amenity = { [G in AmenityGroup]: keyof Curated[G] }[AmenityGroup]

type Grouped = { group: AmenityGroup; amenities: Amenity[] }

const groups = Object.entries(curated) as [AmenityGroup, Partial<Record<Amenity, Lodging>>][]
const namesOf = (group: Partial<Record<Amenity, Lodging>>) => Object.keys(group) as Amenity[]

/** Every amenity, in the order in which they are chosen. */
export const amenities: readonly Amenity[] = groups.flatMap(([, group]) => namesOf(group))

/** The amenities that make sense for a house or for a unit, group by group. */
export const amenityGroups = (of: 'house' | 'unit'): Grouped[] =>
  groups.flatMap(([group, inside]) => {
    const names = namesOf(inside).filter((name) => inside[name] === of || inside[name] === 'either')
    return names.length > 0 ? [{ group, amenities: names }] : []
  })

/** Amenities that guests ask for most often, first where only some are shown. */
const popularAmenities: readonly Amenity[] = [
  ...(['wifi', 'free_parking', 'kitchen', 'kitchenette', 'pets_welcome', 'water_access', 'pool', 'sauna'] as const),
  ...(['air_conditioning', 'washing_machine', 'balcony', 'terrace', 'breakfast', 'ev_charging', 'step_free'] as const),
]

/** The amenities that this release has words for, what guests ask for most often first. Others are left out. */
export const amenitiesInOrder = (names: readonly string[]): Amenity[] =>
  [...new Set([...popularAmenities, ...amenities])].filter((name) => names.includes(name))

/** Amenities as they come in, each once. */
export const amenityList = z
  .array(z.enum(amenities, reasons.chooseFromList('amenities')), reasons.chooseFromList('amenities'))
  .max(200)
  .overwrite((list) => [...new Set(list)])
  .optional()
