import { reasons } from '../../domain/reasons/reasons.ts'
import { z } from 'zod'
import { day } from '../../domain/days/day-schema.ts'
import { endpoint } from '../endpoint.ts'
import { image } from '../images.ts'
import { cancellationTermsOut } from '../../domain/stay/cancellation.ts'
import { coordinatesOut } from '../../domain/place/coordinates.ts'
import { bookingStatus, serviceCharges, serviceTypes, unitStatuses, unitTypes } from '../../domain/stay/kinds.ts'
import { euros } from '../../domain/money/money.ts'
import { id, idParams, whole } from '../../domain/money/number.ts'
import { publicPage } from '../paging.ts'
import { ruleDays, ruleKinds } from '../../domain/stay-rules/rule.ts'
import { partyQuery } from '../../domain/stay/party-query.ts'
import { roomsOut } from '../../domain/place/rooms.ts'
import { withStayRules } from '../../domain/stay/stay.ts'
import { words } from '../../domain/text.ts'
import { textLanguage, wantedLanguage } from '../../domain/translations.ts'

/** Translations of a place for guests of other languages. */
export const placeNames = {
  /** Names of the town in the languages of guests; left out if it is the same in all. */
  city_names: z.record(z.string(), z.string()).optional(),
  /** ISO 3166, as far as the country that its owner wrote is known. */
  country_code: z.string().optional(),
}

/**
 * A rule for guests' stays. Of `min_nights` and `max_nights`, `on` says what of a stay lies in its days: `arrival`, or any `night`. `weekdays`
 * count from Monday, 1: those on which it holds, of `arrival_weekdays` and `departure_weekdays` those that are allowed.
 */
export const guestRule = z.object({
  id,
  kind: z.enum(ruleKinds),
  /** Neither: it is about everything that the owner lets. */
  property: id.nullable(),
  unit: id.nullable(),
  nights: z.int().nullable(),
  days: z.int().nullable(),
  hours: z.int().nullable(),
  weekdays: z.array(z.int()).nullable(),
  /** First and last day, both included; null where it always holds. */
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  on: z.enum(ruleDays).nullable(),
  /** Of a lead time the first day of arrival that it allows now, of a horizon the last. */
  limit: z.iso.date().optional(),
})

export const publicUnit = z
  .object({
    id,
    name: z.string(),
    description: z.string(),
    description_lang: textLanguage,
    type: z.enum(unitTypes),
    price_per_night: euros,
    /** The cheapest night from today on: at the unit's own price or in one of its seasons. */
    price_from: euros,
    max_capacity: z.int(),
    /** Number of guests that the price of a night includes; each further one pays `price_per_extra_person`. */
    capacity: z.int().optional(),
    price_per_extra_person: euros.optional(),
    status: z.enum(unitStatuses),
    active: z.boolean(),
    deleted: z.boolean(),
    property: z.object({ id, name: z.string(), city: z.string(), country: z.string(), ...placeNames }),
    rooms: roomsOut,
    bathrooms: z.int().nullish(),
    /** Square metres. */
    area_m2: z.int().nullish(),
    /** Of the unit alone, from `domain/amenities`; only with its property. */
    amenities: z.array(z.string()).optional(),
    registration_number: z.string().optional(),
    /** Number of pets that are welcome: 0 is none, null is on request. */
    pets_max: z.int().nullish(),
    /** For infants; null where it is not said. */
    cots: z.int().nullish(),
    /** Minimum nights of a stay where no dates or days of the week say otherwise. */
    min_nights: z.int().optional(),
    /** Rules for stays in it, the most particular first; only with its property. */
    rules: z.array(guestRule).optional(),
    /** The first day of arrival that can be booked now without waiting for the owner's answer; null where there is none. */
    instant_from: z.iso.date().nullish(),
    images: z.array(image),
  })
  .meta({ id: 'PublicUnit' })
export type PublicUnit = z.infer<typeof publicUnit>

export const publicProperty = z
  .object({
    id,
    name: z.string(),
    description: z.string(),
    description_lang: textLanguage,
    address: z.object({ city: z.string(), country: z.string(), ...placeNames }),
    /** The day it is there, from which on a stay can begin. */
    today: z.iso.date().optional(),
    /** The last day on which a stay can begin. */
    last_arrival: z.iso.date(),
    /** Maximum nights of a stay. */
    max_nights: z.int(),
    /** `HH:MM` there; null where it is not said. This and what follows is left out of lists. */
    check_in_from: z.string().nullish(),
    check_in_until: z.string().nullish(),
    check_out_until: z.string().nullish(),
    /** To a kilometre: more would give the address away. */
    coordinates: coordinatesOut,
    amenities: z.array(z.string()).optional(),
    house_rules: z.string().optional(),
    house_rules_lang: textLanguage,
    registration_number: z.string().optional(),
    /** The BCP 47 tags of the languages that the host speaks. */
    host_languages: z.array(z.string()).optional(),
    /** Host that guests deal with, and the year since which that person is with Keyhaven. */
    host: z.object({ name: z.string(), since: z.int() }).optional(),
    /** Payment terms for guests. */
    payment_terms: z.object({ text: z.string(), lang: textLanguage }).optional(),
    /** Cancellation terms. */
    cancellation_terms: cancellationTermsOut.optional(),
    /** Minutes within which the owner mostly answers a request; null if too few were answered to say so. */
    answer_minutes: z.int().nullish(),
    images: z.array(image),
    units: z.array(publicUnit),
    services: z.array(
      z.object({
        id,
        name: z.string(),
        name_lang: textLanguage,
        type: z.enum(serviceTypes),
        charged_per: z.enum(serviceCharges).optional(),
        from_age: z.int().nullish(),
        mandatory: z.boolean().optional(),
        price: euros,
      }),
    ),
  })
  .meta({ id: 'PublicProperty' })
export type PublicProperty = z.infer<typeof publicProperty>

/** The slug of an owner whose page this is; without one everybody's, but for demo accounts. */
export const ofOwner = z.object({ owner: words() })

/** Language for the owner's own texts; those that it lacks come in the owner's standard language. */
export const inLanguage = z.object({ locale: wantedLanguage })

const place = z.object({
  city: words(),
  country: words(),
  ...ofOwner.shape,
  ...inLanguage.shape,
})

/** Dates of a stay. */
export const stayDates = withStayRules(
  z.object({ check_in: day(reasons.choose('checkIn')), check_out: day(reasons.choose('checkOut')) }),
)

export const availabilityQuery = withStayRules(
  publicPage.extend({
    ...place.shape,
    ...stayDates.shape,
    /** Only the units of this property. */
    property: idParams.shape.id.optional(),
    guests: whole({
      required: reasons.required('guestsCount'),
      min: 1,
      below: reasons.tooSmall('guestsCount', 1),
    }).default(1),
    // The children among them, and who comes beside them.
    ...partyQuery,
  }),
)
export type AvailabilityQuery = z.output<typeof availabilityQuery>
export const publicListQuery = publicPage.extend(place.shape)
export type PublicListQuery = z.output<typeof publicListQuery>

const priceInclusion = z.enum(['seasonal_prices', 'extra_guests'])
/** Reasons why a stay can cost something else than its nights at the unit's own price. */
export type PriceInclusion = z.infer<typeof priceInclusion>
const priceAdjustment = z.enum(['weekday_prices', 'discounts'])
/** More of them, apart because pages of the release before know the others alone. */
export type PriceAdjustment = z.infer<typeof priceAdjustment>

/** A mandatory service in the total of a stay. */
export const mandatoryService = z.object({
  name: z.string(),
  name_lang: textLanguage,
  total: euros,
  /** True of what the host only passes on: no cancellation fee is taken of it. */
  passed_on: z.boolean().optional(),
})
export type MandatoryService = z.infer<typeof mandatoryService>

/** A unit that is free for a stay, with the total for it. */
export const freeUnit = publicUnit.extend({
  total_price: euros,
  /** Parts of the total beyond the unit's own price per night. */
  includes: z.array(priceInclusion).optional(),
  /** Further reasons why the total is another; left out where there are none. */
  adjusted_by: z.array(priceAdjustment).optional(),
  /** The mandatory services in the total, and what each comes to. */
  mandatory_services: z.array(mandatoryService).optional(),
})

export const publicApi = {
  list: endpoint({
    domain: 'public',
    summary: 'Bookable properties, those with pictures and facts first, then by their cheapest night',
    method: 'GET',
    path: '/api/public/booking/',
    access: 'anyone',
    query: publicListQuery,
    response: z.object({
      data: z.object({ properties: z.array(publicProperty) }),
      page: z.int(),
      page_size: z.int(),
      count: z.int(),
    }),
  }),
  availableUnits: endpoint({
    domain: 'public',
    summary: 'Units free for the whole stay, cheapest first, with the total for it',
    method: 'GET',
    path: '/api/public/booking/available-units/',
    access: 'anyone',
    query: availabilityQuery,
    response: z.array(freeUnit),
  }),
  locations: endpoint({
    domain: 'public',
    summary: 'Cities and countries of what is bookable',
    method: 'GET',
    path: '/api/public/booking/locations/',
    access: 'anyone',
    query: ofOwner,
    response: z.object({
      cities: z.array(z.string()),
      countries: z.array(z.string()),
      /** Names of towns in the languages of guests, by their spelling in `cities`; without those that are the same in all. */
      city_names: z.record(z.string(), z.record(z.string(), z.string())).optional(),
      /** ISO 3166 codes by how countries are written in `countries`. */
      country_codes: z.record(z.string(), z.string()).optional(),
      /** Capacity of the largest unit. */
      max_guests: z.int().optional(),
      /** Owner whose page was asked for, by the present slug also where a former one was asked; null for nobody's. */
      owner: z
        .object({
          slug: z.string(),
          /** The BCP 47 tag of the language of guests whose own is none of those offered. */
          locale: z.string().optional(),
        })
        .nullable(),
    }),
  }),
  property: endpoint({
    domain: 'public',
    summary: 'One bookable property',
    method: 'GET',
    path: '/api/public/booking/property/:id/',
    access: 'anyone',
    params: idParams,
    query: ofOwner.extend(inLanguage.shape),
    response: publicProperty,
  }),
  unit: endpoint({
    domain: 'public',
    summary: 'In which property a bookable unit is',
    method: 'GET',
    path: '/api/public/booking/unit/:id/',
    access: 'anyone',
    params: idParams,
    query: ofOwner,
    response: z.object({ id, property: z.object({ id }) }),
  }),
  taken: endpoint({
    domain: 'public',
    summary: 'What is taken in a property: unit, range and status, nothing else',
    method: 'GET',
    path: '/api/public/booking/property/:id/bookings/',
    access: 'anyone',
    params: idParams,
    query: ofOwner,
    response: z.array(
      z.object({
        unit: z.object({ id }),
        status: bookingStatus,
        check_in: z.iso.date(),
        check_out: z.iso.date(),
        /** True where people stay, false where the nights are only closed; left out where the owner has no rules, which alone ask for it. */
        stay: z.boolean().optional(),
      }),
    ),
  }),
}
