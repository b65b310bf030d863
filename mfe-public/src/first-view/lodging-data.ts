import { countryCode } from '@keyhaven/shared-contracts/domain/place/countries'
import type { Messages } from '../messages/head/en.ts'
import type { Image } from '@keyhaven/shared-contracts/contract/images'
import type { PublicProperty, PublicUnit } from '@keyhaven/shared-contracts/contract/public/public-booking'
import type { PublicSite } from '@keyhaven/shared-contracts/contract/public/public-site'
import { inLocale, splitAddress } from '@keyhaven/shared-contracts/platform/guest-address'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import type { Messages as Words } from '@keyhaven/shared-contracts/domain/messages/facts/en'
import { cheapestNight } from '../landing/cheapest-night.ts'
import { houseFacts, unitFacts, unitKinds } from './lodging-facts.ts'
import type { Subject } from './subject.ts'

/** Addresses and language of the page. */
type Where = {
  base: string
  site: PublicSite | null
  own: boolean
  /** The page itself; those about the same things in its language begin alike. */
  canonical: string | null
  inLanguage: string
}

/** The address of another page in the same language. A thing has one id in all of them. */
const pageIn = ({ base, canonical }: Where, path: string) =>
  base + inLocale(path, splitAddress(canonical?.slice(base.length) ?? '').locale)
const pageOf = ({ canonical, inLanguage }: Where) =>
  canonical === null ? {} : { mainEntityOfPage: { '@type': 'WebPage', '@id': canonical, inLanguage } }

const pictures = (images: readonly Image[], base: string) =>
  images.length > 0 ? { image: images.slice(0, 8).map(({ image }) => `${base}/keyhaven/media/${image}`) } : {}

const addressOf = ({ address: { city, country, country_code } }: PublicProperty) => ({
  '@type': 'PostalAddress',
  addressLocality: city,
  addressCountry: country_code ?? country,
})

const unitOf = (words: Words, property: PublicProperty, unit: PublicUnit, where: Where) => ({
  '@type': unitKinds[unit.type],
  '@id': `${where.base}${paths.publicUnit(property.id, unit.id)}#unit`,
  url: pageIn(where, paths.publicUnit(property.id, unit.id)),
  name: unit.name,
  description: unit.description,
  ...pictures(unit.images, where.base),
  address: addressOf(property),
  occupancy: { '@type': 'QuantitativeValue', maxValue: unit.max_capacity, unitCode: 'C62' },
  ...unitFacts(words, unit),
})

const offer = (property: PublicProperty, unit: PublicUnit, where: Where) => ({
  '@type': 'Offer',
  url: pageIn(where, paths.publicUnit(property.id, unit.id)),
  price: unit.price_from,
  priceCurrency: 'EUR',
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    price: unit.price_from,
    priceCurrency: 'EUR',
    unitCode: 'DAY',
  },
  itemOffered: { '@id': `${where.base}${paths.publicUnit(property.id, unit.id)}#unit` },
})

const lodging = (
  { t, words, where }: { t: Messages; words: Words; where: Where },
  property: PublicProperty,
  units: readonly PublicUnit[],
) => {
  const { base } = where
  const from = cheapestNight(property)
  return {
    '@type': 'LodgingBusiness',
    '@id': `${base}${paths.publicProperty(property.id)}#house`,
    url: pageIn(where, paths.publicProperty(property.id)),
    name: property.name,
    description: property.description,
    ...pictures(property.images, base),
    address: addressOf(property),
    ...(from !== undefined && { priceRange: t.priceRange(from) }),
    ...houseFacts(words, property),
    makesOffer: units.map((unit) => offer(property, unit, where)),
  }
}

/** A house is a lodging business; an owner who is known by their own name lets one. */
const owner = ({ name, logo, hero, legal }: PublicSite, where: Where) => ({
  '@type': name === legal.name ? 'Organization' : 'LodgingBusiness',
  '@id': `${where.base}/#host`,
  url: pageIn(where, paths.public()),
  name,
  ...(logo && { logo: `${where.base}/keyhaven/media/${logo}` }),
  ...(hero && { image: `${where.base}/keyhaven/media/${hero.image}` }),
  ...(legal.phone && { telephone: legal.phone }),
  ...(legal.city && {
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${legal.street} ${legal.house_number}`.trim(),
      postalCode: legal.postal_code,
      addressLocality: legal.city,
      addressCountry: countryCode(legal.country) ?? legal.country,
    },
  }),
})

/** Structured data of schema.org for a page; undefined for a page without anything to rent. */
export const lodgingData = (t: Messages, words: Words, subject: Subject, where: Where): object | undefined => {
  const input = { t, words, where }
  const graph = (...things: object[]) => ({ '@context': 'https://schema.org', '@graph': things })
  const { base, site, own, inLanguage } = where
  if (subject.kind === 'unit') {
    const { property, unit } = subject
    const containedInPlace = { '@id': `${base}${paths.publicProperty(property.id)}#house` }
    return graph(
      { ...unitOf(words, property, unit, where), ...pageOf(where), containedInPlace },
      lodging(input, property, [unit]),
    )
  }
  if (subject.kind === 'property') {
    const { property } = subject
    const units = property.units.map((unit) => unitOf(words, property, unit, where))
    return graph({ ...lodging(input, property, property.units), ...pageOf(where), containsPlace: units })
  }
  if (subject.kind === 'home') {
    const { property } = subject
    const units = property.units.map((unit) => unitOf(words, property, unit, where))
    const house = { ...lodging(input, property, property.units), ...pageOf(where), containsPlace: units }
    return site ? graph({ ...house, parentOrganization: { '@id': `${base}/#host` } }, owner(site, where)) : graph(house)
  }
  if (subject.kind !== 'landing') return undefined
  const items = subject.properties.map(({ id, name }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    url: pageIn(where, paths.publicProperty(id)),
  }))
  const list = { '@type': 'ItemList', itemListElement: items }
  return own && site
    ? graph({ ...owner(site, where), ...pageOf(where) }, list)
    : graph({ '@type': 'WebSite', name: 'Keyhaven', url: pageIn(where, paths.public()), inLanguage }, list)
}
