import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import type { PublicProperty } from '@keyhaven/shared-contracts/contract/public/public-booking'
import type { GuestLocale } from '@keyhaven/shared-contracts/domain/locale'
import { type RawBuilder, sql } from 'kysely'
import { holds, isOutOfSale } from '../db/fragments/bookings.ts'
import { byName, clockTimes, coordinatesOf, guestImagesOf } from '../db/fragments/columns.ts'
import { languageIn, standardOf, textIn } from '../db/fragments/translations.ts'
import { rulesOfUnit, usualMinNights } from '../db/fragments/stay-rules.ts'
import { limit } from '../db/prepared.ts'
import type { Db } from '../db/pool.ts'
import { ownedRow } from '../owner-id.ts'
import {
  bookable,
  bookableUnits,
  inOverview,
  instantFrom,
  lastArrival,
  type SearchedPlace,
  visibleProperties,
} from '../db/fragments/bookable.ts'

/** Number of answers from which on it can be said how fast an owner is. */
const minAnswers = 5
const daysBack = 90

/** Minutes within which the owner of the property `p` answered half of the requests of the last months; null where there were few. */
const answerMinutes = (now: Date): RawBuilder<unknown> => sql`(
  SELECT CASE WHEN count(*) >= ${sql.lit(minAnswers)} THEN percentile_disc(0.5) WITHIN GROUP (ORDER BY r.minutes) END
  FROM request_answers r WHERE r.owner_id = p.owner_id AND r.answered_at > ${now}::timestamptz - make_interval(days => ${sql.lit(daysBack)}))`

/** The owner behind a slug, a former one too; a demo that is over has none. */
export async function findOwner(db: Db, slug: string, now: Date) {
  const key = slug.trim().toLowerCase()
  const { rows } = await sql<{ id: number; slug: string; locale: string }>`
    SELECT id, slug, COALESCE((SELECT locale FROM site_settings WHERE owner_id = owners.id), 'en') AS locale FROM owners
    WHERE id IN (SELECT id FROM owners WHERE slug = ${key} UNION ALL SELECT owner_id FROM former_slugs WHERE slug = ${key})
      AND (guest_expires_at IS NULL OR guest_expires_at > ${now})
    ORDER BY slug = ${key} DESC LIMIT 1`.execute(db)
  return rows[0]
}

const unitFields = `'id', u.id, 'name', u.name, 'type', u.type, 'price_per_night', u.price_cents / 100.0,
  'max_capacity', u.max_capacity, 'capacity', u.capacity, 'price_per_extra_person', u.extra_person_cents / 100.0, 'rooms', u.rooms, 'bathrooms', u.bathrooms, 'area_m2', u.area_m2, 'pets_max', u.pets_max, 'cots', u.cots, 'status', u.status, 'active', u.active, 'deleted', false,
  'property', json_build_object('id', p.id, 'name', p.name, 'city', p.city, 'country', p.country)`
const priceFrom = (
  now: Date,
) => sql`LEAST(cheapest_day(u.price_cents, u.weekday_cents), (SELECT min(cheapest_day(s.price_cents, s.weekday_cents)) FROM seasons s
  WHERE s.unit_id = u.id AND daterange(s.first_night, s.end_day) && daterange(${now.toISOString().slice(0, 10)}::date, NULL))) / 100.0`
/** Text in the reader's language as fields of JSON, with its language where the reader's is given. */
const textFields = (locale: GuestLocale | undefined, text: Parameters<typeof textIn>[1]): RawBuilder<unknown> => {
  const { column } = text
  const fields = sql`${sql.lit(column)}, ${textIn(locale, text)}`
  return locale ? sql`${fields}, ${sql.lit(`${column}_lang`)}, ${languageIn(locale, text)}` : fields
}

/**
 * View of a guest: the time, the language if they have said one, and `isWhole` for all details of
 * a house, which would make lists heavy.
 */
export type Seen = { now: Date; locale?: GuestLocale | undefined; isWhole?: boolean }

const wholeUnit = sql`'amenities', u.amenities, 'registration_number', u.registration_number, 'rules', ${rulesOfUnit},`

const imagesOfUnit = guestImagesOf('unit_id', 'u')
/** Pictures of the unit, for an answer without its house: those of the house, if it has none of its own. */
export const imagesOfUnitOrHouse = sql`CASE WHEN EXISTS (SELECT FROM images i WHERE i.unit_id = u.id)
  THEN ${imagesOfUnit} ELSE ${guestImagesOf('property_id', 'p')} END`

/** A unit as guests see it, with its cheapest night to come. */
export const unitOut = ({ now, locale, isWhole }: Seen, images: RawBuilder<unknown> = imagesOfUnit) =>
  sql`json_build_object(${isWhole ? wholeUnit : sql``} ${sql.raw(unitFields)}, ${textFields(locale, { of: 'u', column: 'description' })},
    'price_from', ${priceFrom(now)}, 'min_nights', ${usualMinNights}, 'instant_from', ${instantFrom(now)}, 'images', ${images})`

/** Two decimals are a kilometre: more would give the address away. */
export const shownDecimals = 2
const wholeProperty = ({ now, locale }: Seen) => sql`${clockTimes}, ${coordinatesOf(shownDecimals)} AS coordinates,
  p.amenities, p.registration_number, ${textIn(locale, { of: 'p', column: 'house_rules' })} AS house_rules,
  ${locale ? sql`${languageIn(locale, { of: 'p', column: 'house_rules' })} AS house_rules_lang,` : sql``}
  COALESCE((SELECT w.host_languages FROM site_settings w WHERE w.owner_id = p.owner_id), '{}') AS host_languages,
  json_build_object('name', o.first_name || ' ' || o.last_name, 'since', EXTRACT(year FROM o.created_at)::int) AS host,
  p.cancellation_terms, ${answerMinutes(now)} AS answer_minutes,`

const propertyColumns = ({
  now,
  locale,
  isWhole = false,
}: Seen) => sql`${isWhole ? wholeProperty({ now, locale }) : sql``}
  p.id, p.name, ${textIn(locale, { of: 'p', column: 'description' })} AS description,
  ${locale ? sql`${languageIn(locale, { of: 'p', column: 'description' })} AS description_lang,` : sql``}
  json_build_object('city', p.city, 'country', p.country) AS address,
  to_char(${now}::timestamptz AT TIME ZONE p.time_zone, 'YYYY-MM-DD') AS today, ${lastArrival(now)} AS last_arrival, o.max_nights,
  ${guestImagesOf('property_id', 'p')} AS images,
  COALESCE((SELECT json_agg(${unitOut({ now, locale, isWhole })} ORDER BY u.price_cents, u.id) FROM units u
    WHERE u.property_id = p.id AND ${bookable('u')}), '[]'::json) AS units,
  COALESCE((SELECT json_agg(json_build_object('id', s.id, ${textFields(locale, { of: 's', column: 'name' })}, 'type', s.type,
    'charged_per', s.charged_per, 'from_age', s.from_age, 'mandatory', s.mandatory, 'price', s.price_cents / 100.0)
    ORDER BY ${byName('s.name')}, s.id) FROM services s
    WHERE s.property_id = p.id AND s.active AND s.deleted_at IS NULL), '[]'::json) AS services`

export type Page = { page: number; page_size: number }
/** Limits a query to one row more than a page, which tells whether another follows. */
export const pageOf = ({ page, page_size }: Page) =>
  page === 1 ? limit(page_size + 1) : sql`${limit(page_size + 1)} OFFSET ${(page - 1) * page_size}`

const overviewOrder = sql`h.completeness DESC, h.lowest_cents, h.property_id DESC`

/** Properties with pictures and facts first, the cheapest of them before the others, newer ones where these are alike. */
export async function readProperties(db: Db, place: SearchedPlace, page: Page, seen: Seen) {
  const { rows } = await sql<PublicProperty>`
    SELECT ${propertyColumns(seen)}
    FROM (SELECT * FROM overview_houses h WHERE ${inOverview(place)} ORDER BY ${overviewOrder} ${pageOf(page)}) h
      JOIN properties p ON p.id = h.property_id JOIN owners o ON o.id = p.owner_id
    ORDER BY ${overviewOrder}`.execute(db)
  return rows
}

export async function countProperties(db: Db, place: SearchedPlace) {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM overview_houses h WHERE ${inOverview(place)}`.execute(db)
  return rows[0]?.count ?? 0
}

export async function findProperty(db: Db, id: number, owner: number | undefined, seen: Seen) {
  const { rows } = await sql<PublicProperty & { time_zone: string; owner: number; owner_language: string }>`
    SELECT ${propertyColumns({ ...seen, isWhole: true })}, p.time_zone, p.owner_id AS owner,
      ${standardOf('p.owner_id')} AS owner_language FROM properties p JOIN owners o ON o.id = p.owner_id
    WHERE ${visibleProperties({ owner, property: id })}`.execute(db)
  return rows.map(ownedRow)[0]
}

/** The property of a unit that can be booked. */
export async function findPropertyOf(db: Db, unit: number, owner: number | undefined) {
  const { rows } = await sql<{ id: number }>`
    SELECT u.property_id AS id FROM units u WHERE u.id = ${unit} AND ${bookableUnits({ owner })}`.execute(db)
  return rows[0]?.id
}

export type TakenRow = {
  unit: { id: number }
  status: 'pending' | 'confirmed'
  check_in: Day
  check_out: Day
  stay?: boolean
}

/** Taken ranges from a day on, of blocks and portals as well as of stays; nothing about who or why. */
export async function readTaken(db: Db, property: number, from: Day, now: Date) {
  const { rows } = await sql<TakenRow & { stay: boolean | null }>`
    SELECT json_build_object('id', x.unit_id) AS unit, x.check_in, x.check_out, CASE WHEN o.has_stay_rules THEN NOT ${isOutOfSale('x')} END AS stay,
      CASE WHEN x.kind IN ('request', 'hold') THEN 'pending' ELSE COALESCE(b.status, 'confirmed') END AS status
    FROM units u JOIN owners o ON o.id = u.owner_id JOIN occupancies x ON x.unit_id = u.id LEFT JOIN bookings b ON b.id = x.booking_id
    WHERE u.property_id = ${property} AND ${bookable('u')}
      AND x.check_out > ${from}::date AND ${holds('x', now)}
    ORDER BY x.unit_id, x.check_in`.execute(db)
  return rows.map(({ stay, ...row }) => (stay === null ? row : { ...row, stay }))
}

/** Every value of an indexed column, one index probe each, however many units share it. */
export async function readPlaces(db: Db, column: 'city' | 'country', owner: number | undefined) {
  const name = sql.ref(`u.${column}`)
  const chosen = bookableUnits({ owner })
  const { rows } = await sql<{ name: string }>`
    WITH RECURSIVE found AS (
      (SELECT ${name} AS name FROM units u WHERE ${chosen} ORDER BY 1 LIMIT 1)
      UNION ALL
      SELECT (SELECT ${name} FROM units u WHERE ${chosen} AND ${name} > f.name ORDER BY 1 LIMIT 1) FROM found f WHERE f.name IS NOT NULL
    )
    SELECT name FROM found WHERE name IS NOT NULL`.execute(db)
  return rows.map((row) => row.name)
}

/** Towns of some names that have something to book, with the country of each. */
export async function readTowns(db: Db, names: readonly string[], owner: number | undefined) {
  const { rows } = await sql<{ city: string; country: string }>`
    SELECT named.city, u.country FROM unnest(${names}::text[]) AS named (city)
      CROSS JOIN LATERAL (SELECT u.country FROM units u WHERE ${bookableUnits({ owner })} AND u.city = named.city LIMIT 1) u`.execute(
    db,
  )
  return rows
}

/** Capacity of the largest unit that can be booked; undefined where none can be. */
export async function findMaxGuests(db: Db, owner: number | undefined) {
  const { rows } = await sql<{ max_guests: number | null }>`
    SELECT max(u.max_capacity) AS max_guests FROM units u WHERE ${bookableUnits({ owner })}`.execute(db)
  return rows[0]?.max_guests ?? undefined
}
