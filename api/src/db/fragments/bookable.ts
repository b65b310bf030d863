import type { GuestLocale } from '@keyhaven/shared-contracts/domain/locale'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import type { ServicePrice } from '@keyhaven/shared-contracts/domain/money/pricing'
import { type RawBuilder, sql } from 'kysely'
import { languageIn, textIn } from './translations.ts'

/** Conditions of a search; a filter that is not set is not in the statement, so that a partial index can serve it. */
export type SearchedPlace = {
  /** The one owner whose page this is; a demo owner is seen on no other. */
  owner?: number | undefined
  /** Spellings of the city by owners: more than one where they write it in several languages. */
  city?: readonly string[] | undefined
  country?: readonly string[] | undefined
  property?: number | undefined
}

const equals = (column: string, value: string | number | undefined) =>
  value === undefined ? [] : [sql`${sql.ref(column)} = ${value}`]

/** Compares a single name as such, which serves every index. */
const isOneOf = (column: string, names: readonly string[] | undefined) =>
  names === undefined
    ? []
    : [names.length === 1 ? sql`${sql.ref(column)} = ${names[0]}` : sql`${sql.ref(column)} = ANY(${names}::text[])`]

/**
 * True for a unit that can be booked, in the words of the partial indexes. `listed` is kept by triggers: its property is
 * active and there, and its owner's account is activated.
 */
export const bookable = (unit: 'u') =>
  sql<boolean>`(${sql.raw(`${unit}.active AND ${unit}.deleted_at IS NULL AND ${unit}.status = 'available' AND ${unit}.listed`)})`

/** Units that a stranger may book. */
export const bookableUnits = ({ owner, city, country, property }: SearchedPlace): RawBuilder<unknown> =>
  sql.join(
    [
      bookable('u'),
      owner === undefined ? sql`NOT u.demo` : sql`u.owner_id = ${owner}`,
      ...isOneOf('u.city', city),
      ...isOneOf('u.country', country),
      ...equals('u.property_id', property),
    ],
    sql` AND `,
  )

/** Properties that a stranger may see, of activated owners who have not ended their account. */
export const visibleProperties = ({ owner, city, country, property }: SearchedPlace): RawBuilder<unknown> =>
  sql.join(
    [
      sql`p.active AND p.deleted_at IS NULL AND o.activated_at IS NOT NULL
        AND NOT EXISTS (SELECT FROM account_endings e WHERE e.owner_id = o.id)`,
      owner === undefined ? sql`NOT o.is_guest` : sql`p.owner_id = ${owner}`,
      ...isOneOf('p.city', city),
      ...isOneOf('p.country', country),
      ...equals('p.id', property),
    ],
    sql` AND `,
  )

/** Houses with something that a stranger may book. */
export const inOverview = ({ owner, city, country }: SearchedPlace): RawBuilder<unknown> =>
  sql.join(
    [
      owner === undefined ? sql`NOT h.demo` : sql`h.owner_id = ${owner}`,
      ...isOneOf('h.city', city),
      ...isOneOf('h.country', country),
    ],
    sql` AND `,
  )

/** True for a unit `u` that so many pets may be brought to without asking: where its owner has not said, silence is no yes. */
export const mayBringAtOnce = (pets: RawBuilder<unknown> | number) =>
  sql<boolean>`(COALESCE(${pets}, 0) = 0 OR u.pets_max IS NOT NULL)`

/** True for a unit `u` in which so many pets are welcome, or may be asked about. */
export const takesPets = (pets: number) => sql`COALESCE(u.pets_max >= ${pets}, true)`

/** House `p` and owner `o` of a unit `u`. The limits keep the planner from reading all of them beside a few units. */
export const withHouse: RawBuilder<unknown> = sql`CROSS JOIN LATERAL (SELECT * FROM properties WHERE id = u.property_id LIMIT 1) p
  CROSS JOIN LATERAL (SELECT * FROM owners WHERE id = u.owner_id LIMIT 1) o`

/** The last day on which a guest's stay in the property `p` of the owner `o` can begin. */
export const lastArrival = (now: Date): RawBuilder<unknown> =>
  sql`((${now}::timestamptz AT TIME ZONE p.time_zone)::date + make_interval(months => o.horizon_months))::date`

/** True for a property `p` whose guests could cancel a stay free of charge if they asked for it now. */
export const cancelsFree = (check_in: Day, now: Date): RawBuilder<boolean> =>
  sql<boolean>`COALESCE(p.free_until_days <= ${check_in}::date - (${now}::timestamptz AT TIME ZONE p.time_zone)::date, false)`

/** True for a unit `u` that is booked without its owner's answer, unless a portal's calendar of it is too old. */
export const isInstant = sql<boolean>`(u.instant AND NOT u.instant_paused)`

/** Default where a house does not say when guests can come. */
const usualCheckIn = sql`time '12:00'`

/** The first day of arrival in the property `p` whose check-in is more than so many hours away. */
export const soonestArrival = (hours: RawBuilder<unknown>, now: Date): RawBuilder<unknown> => {
  const soonest = sql`((${now}::timestamptz + make_interval(hours => ${hours})) AT TIME ZONE p.time_zone)`
  const isLate = sql`COALESCE(p.check_in_from, ${usualCheckIn}) <= ${soonest}::time`
  return sql`(${soonest}::date + (${isLate})::int)`
}

/**
 * The first day on which a stay in the unit `u` of the property `p` can begin that a guest books now without waiting for the
 * owner's answer; null where the owner answers every guest.
 */
export const instantFrom = (now: Date): RawBuilder<unknown> =>
  sql`CASE WHEN ${isInstant} THEN ${soonestArrival(sql`u.instant_hours`, now)} END`

/** A mandatory service of a house, as it is priced and as guests read it. */
export type MandatoryPrice = ServicePrice & { name_lang?: string }

/** True for a service that is in the total of every new stay. */
export const isMandatory = (service: 's') =>
  sql.raw(`(${service}.mandatory AND ${service}.active AND ${service}.deleted_at IS NULL)`)

const priceFields = sql.raw(
  `'id', s.id, 'type', s.type, 'kind', s.kind, 'charged_per', s.charged_per, 'from_age', s.from_age, 'discountable', s.discountable, 'cents', s.price_cents`,
)

/** The mandatory services of a property, their names in the reader's language. */
export const mandatoryIn = (property: RawBuilder<unknown>, locale?: GuestLocale) => {
  const text = { of: 's', column: 'name' } as const
  const language = locale ? sql`, 'name_lang', ${languageIn(locale, text)}` : sql``
  return sql<
    MandatoryPrice[]
  >`COALESCE((SELECT json_agg(json_build_object(${priceFields}, 'name', ${textIn(locale, text)} ${language}) ORDER BY s.id)
    FROM services s WHERE s.property_id = ${property} AND ${isMandatory('s')}), '[]'::json)`
}
