import { showEuros } from '@keyhaven/shared-contracts/domain/money'
import type { PublicProperty, PublicUnit } from '@keyhaven/shared-contracts/contract/public-booking'
import type { PublicSite } from '@keyhaven/shared-contracts/contract/public-site'
import type { View } from './first-view.ts'

export const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** The cheapest night of a property, in euros. */
export const cheapest = ({ units }: PublicProperty) =>
  units.length > 0 ? Math.min(...units.map((unit) => unit.price_from)) : undefined

/** At most so many characters, cut between words. */
const cut = (text: string, most: number) => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= most ? line : `${line.slice(0, most - 1).replace(/\s+\S*$/, '')}…`
}

const brandOf = (site: PublicSite | undefined) => site?.name ?? 'Keyhaven'

/** The title of a page, as the page itself will say it. `site` is that of an own domain. */
export const titleOf = (view: View, site: PublicSite | undefined): string => {
  const brand = brandOf(site)
  if (view.kind === 'property') return `${view.property.name} · ${brand}`
  if (view.kind === 'unit') return `${view.unit.name}, ${view.property.name} · ${brand}`
  if (view.kind === 'legal') return `${view.page === 'legal-notice' ? 'Legal notice' : 'Privacy policy'} · ${brand}`
  if (view.kind === 'missing') return `Not available · ${brand}`
  return site ? `${brand} · Book your stay` : 'Keyhaven · Find your perfect rental property'
}

const priceWords = (euros: number | undefined) => (euros === undefined ? '' : ` From ${showEuros(euros)} a night.`)
const placeOf = ({ address: { city, country } }: PublicProperty) => `${city}, ${country}`
const sleeps = ({ max_capacity }: PublicUnit) => `sleeps up to ${max_capacity}`

/** What a search engine says below the title. */
export const descriptionOf = (view: View, site: PublicSite | undefined): string => {
  if (view.kind === 'property') {
    const price = priceWords(cheapest(view.property))
    return cut(`${placeOf(view.property)}.${price} ${view.property.description}`, 160)
  }
  if (view.kind === 'unit') {
    const price = priceWords(view.unit.price_from)
    return cut(`${placeOf(view.property)}, ${sleeps(view.unit)}.${price} ${view.unit.description}`, 160)
  }
  return site
    ? cut(`See what is free and book directly with ${site.name}.`, 160)
    : 'Guesthouses and apartments, let by the people who look after them. See what is free and ask for your stay.'
}
