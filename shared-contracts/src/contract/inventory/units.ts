import { reasons } from '../../domain/reasons/reasons.ts'
import { z } from 'zod'
import { amenityList } from '../../domain/place/amenities.ts'
import { whenValid } from '../../domain/cross-field.ts'
import { endpoint } from '../endpoint.ts'
import { formImages, ownImage } from '../images.ts'
import { maxInstantHours } from '../../domain/stay/instant.ts'
import { maxMinNights } from '../../domain/stay/night-limits.ts'
import { unitStatuses, unitTypes } from '../../domain/stay/kinds.ts'
import { eurosIn, euros } from '../../domain/money/money.ts'
import { flag, id, idParams, optionalWhole, ref, seenVersion, whole } from '../../domain/money/number.ts'
import { groupedList, listQuery } from '../paging.ts'
import { adultAge } from '../../domain/stay/party.ts'
import { roomList, roomsOut } from '../../domain/place/rooms.ts'
import { weekdayPrices, weekdayPricesOut } from '../../domain/prices/weekday-prices.ts'
import { changedText, optionalParagraphs, paragraphs, text, words } from '../../domain/text.ts'
import { translations, translationsOut } from '../../domain/translations.ts'

export const unit = z
  .object({
    id,
    version: z.int(),
    name: z.string(),
    /** In the language that the owner writes in: `locale` of the site's settings. */
    description: z.string(),
    /** In further languages. */
    translations: translationsOut({ description: z.string() }),
    /** Base capacity: guests included in the price per night. */
    capacity: z.int(),
    max_capacity: z.int(),
    price_per_night: euros,
    /** Of days of the week that have a price of their own, from Monday, `1`; null if there are none. */
    weekday_prices: weekdayPricesOut,
    price_per_extra_person: euros,
    property: z.object({ id, name: z.string() }),
    type: z.enum(unitTypes),
    status: z.enum(unitStatuses),
    active: z.boolean(),
    /** The rooms that people sleep in. */
    rooms: roomsOut,
    bathrooms: z.int().nullish(),
    /** Square metres. */
    area_m2: z.int().nullish(),
    /** Of the unit alone, from `domain/amenities`. */
    amenities: z.array(z.string()).optional(),
    /** Of the authorities, where the law wants one for each unit. */
    registration_number: z.string().optional(),
    /** Number of pets that are welcome: 0 is none, null is on request. */
    pets_max: z.int().nullish(),
    /** For infants; null where it is not said. */
    cots: z.int().nullish(),
    /** The age from which a child is an extra person; null is any. */
    extra_person_from_age: z.int().nullish(),
    /** Guests book without waiting for the owner's answer, until so many hours before check-in. */
    instant: z.boolean().optional(),
    instant_hours: z.int().optional(),
    /** Minimum nights of a guest's stay; what the owner books can be shorter. */
    min_nights: z.int().optional(),
    /** Door code; guests read it once their stay is confirmed and near. */
    door_code: z.string().optional(),
    images: z.array(ownImage),
  })
  .meta({ id: 'Unit' })
export type Unit = z.infer<typeof unit>

/** One of a list whose rows stand together by property: how many of all rows of the list are in its property. */
export const listedUnit = unit.extend({ in_property: z.int().optional() })
export type ListedUnit = z.infer<typeof listedUnit>

const fields = z.object({
  name: text(reasons.required('name'), 100),
  description: paragraphs(reasons.required('description'), 5000),
  translations: translations({ description: optionalParagraphs(5000) }),
  capacity: whole({
    required: reasons.required('baseCapacity'),
    min: 1,
    below: reasons.tooSmall('baseCapacity', 1),
    above: reasons.tooLarge('baseCapacity', 1000),
  }),
  max_capacity: whole({
    required: reasons.required('maxCapacity'),
    min: 1,
    below: reasons.tooSmall('maxCapacity', 1),
    above: reasons.tooLarge('maxCapacity', 1000),
  }),
  price_per_night: eurosIn({
    required: reasons.required('pricePerNight'),
    below: reasons.negative('pricePerNight'),
  }),
  weekday_prices: weekdayPrices,
  price_per_extra_person: eurosIn({
    required: reasons.required('pricePerExtraPerson'),
    below: reasons.negative('pricePerExtraPerson'),
  }),
  type: z.enum(unitTypes, reasons.choose('unitType')).default('apartment'),
  status: z.enum(unitStatuses, reasons.choose('status')).default('available'),
  active: flag('general.activeRequired').default(true),
  // What guests ask about a unit; none of it is required, and what is left out stays as it is.
  rooms: roomList,
  bathrooms: optionalWhole(0, 50),
  area_m2: optionalWhole(1, 10_000),
  amenities: amenityList,
  registration_number: changedText(100),
  pets_max: optionalWhole(0, 20),
  cots: optionalWhole(0, 20),
  extra_person_from_age: optionalWhole(1, adultAge),
  // Left out, a change leaves it as it is.
  instant: flag('inventory.chooseInstant').optional(),
  instant_hours: whole({
    required: 'inventory.enterInstantHours',
    min: 0,
    below: reasons.within('hours', 0, maxInstantHours),
    max: maxInstantHours,
    above: reasons.within('hours', 0, maxInstantHours),
  }).optional(),
  min_nights: whole({
    required: reasons.enter('minimumStay'),
    min: 1,
    below: reasons.within('nights', 1, maxMinNights),
    max: maxMinNights,
    above: reasons.within('nights', 1, maxMinNights),
  }).optional(),
  door_code: changedText(200),
})

type Capacities = { capacity: number; max_capacity: number; price_per_extra_person: number }
const baseFits = (values: Capacities) => values.capacity <= values.max_capacity
const extraMakesSense = (values: Capacities) =>
  values.capacity !== values.max_capacity || values.price_per_extra_person === 0
const capacities = { capacity: true, max_capacity: true } as const
const baseTooLarge = {
  path: ['capacity'],
  when: whenValid(fields.pick(capacities)),
  error: 'inventory.baseCapacityCannotGreaterThanMax',
}
const noExtra = {
  path: ['price_per_extra_person'],
  when: whenValid(fields.pick({ ...capacities, price_per_extra_person: true })),
  error: 'inventory.noExtraPersons',
}

export const newUnit = fields
  .extend({ property_id: ref(reasons.required('property')) })
  .refine(baseFits, baseTooLarge)
  .refine(extraMakesSense, noExtra)
export const unitChange = fields
  .extend({
    property_id: ref(reasons.required('property')).optional(),
    type: z.enum(unitTypes, reasons.choose('unitType')).optional(),
    status: z.enum(unitStatuses, reasons.choose('status')).optional(),
    active: flag('general.activeRequired').optional(),
    version: seenVersion,
  })
  .refine(baseFits, baseTooLarge)
  .refine(extraMakesSense, noExtra)
export type NewUnit = z.output<typeof newUnit>
export type UnitChange = z.output<typeof unitChange>

export const unitsQuery = listQuery.extend({
  active: flag('general.chooseActiveOrInactive').optional(),
  property: ref(reasons.choose('property')).optional(),
  status: z.enum(unitStatuses, reasons.choose('status')).optional(),
  group: groupedList,
  search: words(),
})
export type UnitsQuery = z.output<typeof unitsQuery>

const example = {
  name: 'Room',
  description: 'Two windows.',
  translations: { de: { description: 'Zwei Fenster.' } },
  capacity: 2,
  max_capacity: 4,
  price_per_night: 100,
  weekday_prices: { '5': 120, '6': '120,50' },
  price_per_extra_person: 10,
  type: 'apartment',
  status: 'available',
  active: true,
  rooms: [{ kind: 'bedroom', beds: [{ kind: 'double', count: 1 }] }],
  bathrooms: 1,
  area_m2: 38,
  amenities: ['kitchenette', 'balcony'],
  registration_number: '',
  pets_max: 1,
  cots: 1,
  extra_person_from_age: 6,
  instant: true,
  instant_hours: 48,
  min_nights: 3,
  door_code: '4711',
  property_id: 1,
} satisfies z.input<typeof newUnit>

export const unitsApi = {
  list: endpoint({
    domain: 'units',
    summary: 'The units of the owner, active first, then by property and name; or together by property',
    method: 'GET',
    path: '/api/units/',
    access: 'owner',
    query: unitsQuery,
    response: z.array(listedUnit),
  }),
  ofProperty: endpoint({
    domain: 'units',
    summary: 'The units of a property',
    method: 'GET',
    path: '/api/properties/:id/units/',
    access: 'owner',
    params: idParams,
    query: listQuery,
    response: z.array(unit),
  }),
  one: endpoint({
    domain: 'units',
    summary: 'One unit',
    method: 'GET',
    path: '/api/units/:id/',
    access: 'owner',
    params: idParams,
    response: unit,
  }),
  create: endpoint({
    domain: 'units',
    summary: 'Add a unit to a property. Takes an `Idempotency-Key`',
    method: 'POST',
    path: '/api/units/',
    access: 'owner',
    body: newUnit,
    example,
    multipart: formImages,
    status: 201,
    response: unit,
  }),
  update: endpoint({
    domain: 'units',
    summary: 'Change a unit',
    method: 'PATCH',
    path: '/api/units/:id/',
    access: 'owner',
    params: idParams,
    body: unitChange,
    example,
    multipart: formImages,
    response: unit,
  }),
  remove: endpoint({
    domain: 'units',
    summary: 'Delete a unit; one with history is archived',
    method: 'DELETE',
    path: '/api/units/:id/',
    access: 'owner',
    params: idParams,
    status: 204,
    response: z.undefined(),
  }),
}
