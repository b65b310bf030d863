import type { GuestLocale } from '@keyhaven/shared-contracts/domain/locale'
import { usualName } from '@keyhaven/shared-contracts/domain/money/usual-services'
import { taxGuestsOf } from '@keyhaven/shared-contracts/domain/tourist-tax/tax-ages'
import type { StayTaxation, TouristTax } from '@keyhaven/shared-contracts/domain/tourist-tax/tax-rules'
import type { Guests } from '@keyhaven/shared-contracts/domain/stay/party'
import { type RawBuilder, sql } from 'kysely'

/** The tax `t` as it is priced. */
export const pricedTax: RawBuilder<unknown> = sql`json_build_object('id', t.id, 'name', t.name, 'municipality', t.municipality,
  'rates', t.rates, 'exempt', t.exempt, 'portals', t.portals)`

/** The tax of a property with its category; null where it has none. */
export type PropertyTax = { tax: TouristTax; category: string | null } | null

export const taxIn = (property: RawBuilder<unknown>): RawBuilder<PropertyTax> =>
  sql<PropertyTax>`(SELECT json_build_object('tax', ${pricedTax}, 'category', a.category)
    FROM property_taxes a JOIN tourist_taxes t ON t.id = a.tax_id WHERE a.property_id = ${property})`

/** A usual name of a tax in the language of its reader. */
export const inGuestsWords = (tax: TouristTax, locale: GuestLocale | undefined): TouristTax => ({
  ...tax,
  name: (locale && usualName(tax.name, locale)) || tax.name,
})

/** A tax as it meets a party that books by itself. */
export const taxationOf = (property: PropertyTax, party: Guests, locale?: GuestLocale): StayTaxation | null =>
  property && {
    ...{ tax: inGuestsWords(property.tax, locale), category: property.category },
    ...{ guests: taxGuestsOf(party), isPortals: false },
  }
