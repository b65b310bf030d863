import type { Messages } from '../messages/head/en.ts'
import type { Image } from '@keyhaven/shared-contracts/contract/images'
import type { PublicProperty, PublicUnit } from '@keyhaven/shared-contracts/contract/public-booking'
import type { PublicSite } from '@keyhaven/shared-contracts/contract/public-site'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { cheapestNight } from '../landing/cheapest-night.ts'
import type { Subject } from './subject.ts'

/** Where the page and its pictures are. */
type Where = { base: string; site: PublicSite | null; own: boolean }

const pictures = (images: readonly Image[], base: string) =>
  images.length > 0 ? { image: images.slice(0, 8).map(({ image }) => `${base}/keyhaven/media/${image}`) } : {}

const addressOf = ({ address: { city, country } }: PublicProperty) => ({
  '@type': 'PostalAddress',
  addressLocality: city,
  addressCountry: country,
})

const apartment = (property: PublicProperty, unit: PublicUnit, base: string) => ({
  '@type': 'Apartment',
  '@id': `${base}${paths.publicUnit(property.id, unit.id)}#unit`,
  url: `${base}${paths.publicUnit(property.id, unit.id)}`,
  name: unit.name,
  description: unit.description,
  ...pictures(unit.images, base),
  address: addressOf(property),
  occupancy: { '@type': 'QuantitativeValue', maxValue: unit.max_capacity, unitCode: 'C62' },
})

const offer = (property: PublicProperty, unit: PublicUnit, base: string) => ({
  '@type': 'Offer',
  url: `${base}${paths.publicUnit(property.id, unit.id)}`,
  price: unit.price_from,
  priceCurrency: 'EUR',
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    price: unit.price_from,
    priceCurrency: 'EUR',
    unitCode: 'DAY',
  },
  itemOffered: { '@id': `${base}${paths.publicUnit(property.id, unit.id)}#unit` },
})

const lodging = (t: Messages, property: PublicProperty, { base, site }: Where, units: readonly PublicUnit[]) => {
  const from = cheapestNight(property)
  return {
    '@type': 'LodgingBusiness',
    '@id': `${base}${paths.publicProperty(property.id)}#house`,
    url: `${base}${paths.publicProperty(property.id)}`,
    name: property.name,
    description: property.description,
    ...pictures(property.images, base),
    address: addressOf(property),
    ...(from !== undefined && { priceRange: t.priceRange(from) }),
    ...(site && { founder: { '@type': 'Person', name: site.name } }),
    makesOffer: units.map((unit) => offer(property, unit, base)),
  }
}

const owner = ({ name, logo, legal }: PublicSite, base: string) => ({
  '@type': 'LodgingBusiness',
  '@id': `${base}/#host`,
  url: `${base}/`,
  name,
  ...(logo && { logo: `${base}/keyhaven/media/${logo}`, image: `${base}/keyhaven/media/${logo}` }),
  ...(legal.phone && { telephone: legal.phone }),
  ...(legal.city && {
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${legal.street} ${legal.house_number}`.trim(),
      postalCode: legal.postal_code,
      addressLocality: legal.city,
      addressCountry: legal.country,
    },
  }),
})

/** What a page is about, in the words of schema.org; nothing for a page about nothing to rent. */
export const lodgingData = (t: Messages, subject: Subject, where: Where): object | undefined => {
  const graph = (...things: object[]) => ({ '@context': 'https://schema.org', '@graph': things })
  const { base, site, own } = where
  if (subject.kind === 'unit') {
    const { property, unit } = subject
    const containedInPlace = { '@id': `${base}${paths.publicProperty(property.id)}#house` }
    return graph({ ...apartment(property, unit, base), containedInPlace }, lodging(t, property, where, [unit]))
  }
  if (subject.kind === 'property') {
    const { property } = subject
    const units = property.units.map((unit) => apartment(property, unit, base))
    return graph({ ...lodging(t, property, where, property.units), containsPlace: units })
  }
  if (subject.kind !== 'landing') return undefined
  const items = subject.properties.map(({ id, name }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    url: `${base}${paths.publicProperty(id)}`,
  }))
  const list = { '@type': 'ItemList', itemListElement: items }
  return own && site
    ? graph(owner(site, base), list)
    : graph({ '@type': 'WebSite', name: 'Keyhaven', url: `${base}/` }, list)
}
