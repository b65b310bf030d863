import { factsCatalog } from '../messages/facts-catalog.ts'
import { propertyCatalog } from '../messages/catalogs.ts'
import { resultsCatalog } from '../messages/results-catalog.ts'
import { latePart } from '../ui/late-part.tsx'

export const AvailableUnits = latePart(
  () => import(/* webpackChunkName: "results" */ '../landing/available-units.tsx'),
  'AvailableUnits',
)

/** The stays of a length in a month. */
export const FlexibleStays = latePart(
  () => import(/* webpackChunkName: "results" */ './flexible/flexible-stays.tsx'),
  'FlexibleStays',
)

/** Nearby stays, where a search finds nothing. */
export const NearbyStays = latePart(
  () => import(/* webpackChunkName: "results" */ './nearby-stays.tsx'),
  'NearbyStays',
  () => null,
)

const catalogs = [resultsCatalog, factsCatalog, propertyCatalog]

/** Loads what an address that asks for a stay shows, with its words in a language. */
export const loadResults = (query: string, locale: string) =>
  Promise.all([
    (query.includes('month=') ? FlexibleStays : AvailableUnits).load(),
    ...catalogs.map(({ load }) => load(locale)),
  ])
