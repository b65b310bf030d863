import { factsIn } from '@keyhaven/shared-contracts/domain/messages/facts'
import { catalog } from '@keyhaven/shared-contracts/web/locale'
import type { Messages as RecordsMessages } from './records/en.ts'
import type { Messages as PropertiesMessages } from './properties/en.ts'
import type { Messages as UnitsMessages } from './units/en.ts'
import type { Messages as ServicesMessages } from './services/en.ts'
import type { Messages as PromocodesMessages } from './promocodes/en.ts'
import type { Messages as SeasonsMessages } from './seasons/en.ts'
import type { Messages as StayRulesMessages } from './stay-rules/en.ts'
import type { Messages as ScopeMessages } from './scope/en.ts'
import type { Messages as DiscountsMessages } from './discounts/en.ts'
import type { Messages as TaxesMessages } from './taxes/en.ts'
import type { Messages as ImagesMessages } from './images/en.ts'
import type { Messages as FactsMessages } from './facts/en.ts'
import type { Messages as CancellationMessages } from './cancellation/en.ts'

// The lists are one file for each language: each file carries the formats of its language.

/** Messages that several lists and forms of this area share. */
export const recordsCatalog = catalog<RecordsMessages>(
  'records',
  (locale) => import(/* webpackChunkName: "lists-[request]" */ `./records/${locale}.ts`),
)

export const propertiesCatalog = catalog<PropertiesMessages>(
  'properties',
  (locale) => import(/* webpackChunkName: "lists-[request]" */ `./properties/${locale}.ts`),
)

export const unitsCatalog = catalog<UnitsMessages>(
  'units',
  (locale) => import(/* webpackChunkName: "lists-[request]" */ `./units/${locale}.ts`),
)

export const servicesCatalog = catalog<ServicesMessages>(
  'services',
  (locale) => import(/* webpackChunkName: "lists-[request]" */ `./services/${locale}.ts`),
)

export const promocodesCatalog = catalog<PromocodesMessages>(
  'promocodes',
  (locale) => import(/* webpackChunkName: "lists-[request]" */ `./promocodes/${locale}.ts`),
)

export const seasonsCatalog = catalog<SeasonsMessages>('seasons', (locale) => import(`./seasons/${locale}.ts`))

export const stayRulesCatalog = catalog<StayRulesMessages>(
  'stay-rules',
  (locale) => import(`./stay-rules/${locale}.ts`),
)
/** Names of what rules and discounts are about. */
export const scopeCatalog = catalog<ScopeMessages>('scope', (locale) => import(`./scope/${locale}.ts`))

export const discountsCatalog = catalog<DiscountsMessages>('discounts', (locale) => import(`./discounts/${locale}.ts`))

export const taxesCatalog = catalog<TaxesMessages>('taxes', (locale) => import(`./taxes/${locale}.ts`))

/** Messages about pictures, in the forms of properties and units. */
export const imagesCatalog = catalog<ImagesMessages>(
  'images',
  (locale) => import(/* webpackChunkName: "lists-[request]" */ `./images/${locale}.ts`),
)

/** Messages about facts, in the forms of properties and units. */
export const factsCatalog = catalog<FactsMessages>('facts', (locale) => import(`./facts/${locale}.ts`))

/** Amenities, rooms and beds, in the words that guests read, too. */
export const amenitiesCatalog = catalog('amenities', factsIn)

/** Cancellation terms, in the words that guests read too. */
export const cancellationCatalog = catalog<CancellationMessages>(
  'cancellation',
  (locale) => import(`./cancellation/${locale}.ts`),
)
