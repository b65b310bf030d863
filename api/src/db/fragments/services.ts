import type { ServicePrice } from '@keyhaven/shared-contracts/domain/money/pricing'
import type { GuestLocale } from '@keyhaven/shared-contracts/domain/locale'
import { type RawBuilder, sql } from 'kysely'
import { languageIn, textIn } from './translations.ts'

/** A mandatory service of a house, as it is priced and as guests read it. */
export type MandatoryPrice = ServicePrice & { name_lang?: string }

/** True for a service that is in the total of every new stay. */
export const isMandatory = (service: 's') =>
  sql.raw(`(${service}.mandatory AND ${service}.active AND ${service}.deleted_at IS NULL)`)

const priceFields = sql.raw(
  `'id', s.id, 'type', s.type, 'kind', s.kind, 'charged_per', s.charged_per, 'from_age', s.from_age, 'cents', s.price_cents`,
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
