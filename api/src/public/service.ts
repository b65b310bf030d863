import { offeredLocale } from '../language.ts'
import { dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import type {
  AvailabilityQuery,
  PublicListQuery,
  PublicProperty,
} from '@keyhaven/shared-contracts/contract/public/public-booking'
import { withLimits } from '@keyhaven/shared-contracts/domain/stay-rules/rule-limit'
import type { AppContext } from '../context.ts'
import { termsOfHouse } from '../terms/accepted-terms.ts'
import { notFound } from '../http/problem.ts'
import type { SearchedPlace } from '../db/fragments/bookable.ts'
import { checkParty } from '../bookings/rules.ts'
import { readFreeUnits, type Search } from './free-unit-reads.ts'
import {
  countProperties,
  findMaxGuests,
  findOwner,
  findProperty,
  findPropertyOf,
  readPlaces,
  readProperties,
  readTaken,
} from './reads.ts'
import { codesOf, namesOfTowns, placeOut, writtenCities, writtenCountries } from './places/places.ts'
import { stayTotal } from './stay-total.ts'

/** Place in a public call. */
export type PlaceQuery = { owner?: string | undefined; city?: string | undefined; country?: string | undefined }

/** An empty filter is none; an owner that nobody has finds nothing. Places are found by their names in all languages of guests. */
export async function placeOf({ db, clock }: AppContext, query: PlaceQuery): Promise<SearchedPlace> {
  const [city, country] = [query.city?.trim(), query.country?.trim()]
  const owner = query.owner ? ((await findOwner(db, query.owner, clock()))?.id ?? -1) : undefined
  return {
    owner,
    city: city ? await writtenCities(db, city, owner) : undefined,
    country: country ? await writtenCountries(db, country, owner) : undefined,
  }
}

export async function publicProperties(context: AppContext, query: PublicListQuery) {
  const { db, clock } = context
  const now = clock()
  const { page, page_size } = query
  const place = await placeOf(context, query)
  const [matches, count] = await Promise.all([
    readProperties(db, place, query, { now, locale: offeredLocale(query.locale) }),
    countProperties(db, place),
  ])
  const properties = matches.slice(0, page_size).map(withPlaceNames)
  return { rows: { data: { properties }, page, page_size, count }, hasMore: matches.length > page_size }
}

const withPlaceNames = (property: PublicProperty): PublicProperty => ({
  ...property,
  address: placeOut(property.address),
})

type Whose = { owner?: string | undefined; locale?: string | undefined }

export async function visible(context: AppContext, id: number, { owner, locale }: Whose) {
  const place = await placeOf(context, { owner })
  const property = await findProperty(context.db, id, place.owner, {
    now: context.clock(),
    locale: offeredLocale(locale),
  })
  if (!property) throw notFound('property')
  return property
}

export async function publicProperty(context: AppContext, id: number, whose: Whose) {
  const { time_zone: timeZone, owner, owner_language: _language, ...property } = await visible(context, id, whose)
  const locale = offeredLocale(whose.locale) ?? 'en'
  const house = { now: context.clock(), timeZone, checkInFrom: property.check_in_from }
  const { payment, payment_lang } = await termsOfHouse(context.db, { owner, property: id }, locale)
  return {
    ...property,
    units: property.units.map((unit) => ({ ...unit, rules: withLimits(unit.rules ?? [], house) })),
    address: placeOut(property.address),
    payment_terms: { text: payment, lang: payment_lang },
  }
}

export async function takenDays(context: AppContext, id: number, owner: string | undefined) {
  const now = context.clock()
  const property = await visible(context, id, { owner })
  return readTaken(context.db, id, dayIn(property.time_zone, now), now)
}

/** Place of a unit that everybody may book, or a guest of the owner. */
export async function unitPlace(context: AppContext, id: number, owner: string | undefined) {
  const place = await placeOf(context, { owner })
  const property = await findPropertyOf(context.db, id, place.owner)
  if (property === undefined) throw notFound('unit')
  return { id, property: { id: property } }
}

const englishOrder = new Intl.Collator('en').compare

export async function locations({ db, clock }: AppContext, slug: string | undefined) {
  const owner = slug ? await findOwner(db, slug, clock()) : undefined
  const id = slug ? (owner?.id ?? -1) : undefined
  const [cities, countries] = await Promise.all([readPlaces(db, 'city', id), readPlaces(db, 'country', id)])
  return {
    cities: cities.toSorted(englishOrder),
    countries: countries.toSorted(englishOrder),
    city_names: await namesOfTowns(db, cities, id),
    country_codes: codesOf(countries),
    max_guests: await findMaxGuests(db, id),
    owner: owner ? { slug: owner.slug, locale: owner.locale } : null,
  }
}

/** Free units with the total of the stay. */
export async function searchUnits(context: AppContext, search: Search) {
  const matches = await readFreeUnits(context.db, search, context.clock())
  const free = matches.slice(0, search.page_size)
  const stay = { ...search, guests_count: search.guests }
  const rows = free.map(({ unit, ...price }) => ({
    ...unit,
    property: placeOut(unit.property),
    ...stayTotal(price, stay),
  }))
  return { rows, hasMore: matches.length > search.page_size }
}

export async function availableUnits(context: AppContext, query: AvailabilityQuery) {
  checkParty(query)
  const { owner: _slug, city: _city, country: _country, locale, ...criteria } = query
  return searchUnits(context, { ...criteria, locale: offeredLocale(locale), ...(await placeOf(context, query)) })
}
