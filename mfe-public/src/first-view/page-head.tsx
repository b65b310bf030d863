import type { Messages } from '../messages/head/en.ts'
import type { Messages as Words } from '@keyhaven/shared-contracts/domain/messages/facts/en'
import type { Image } from '@keyhaven/shared-contracts/contract/images'
import type { PublicSite } from '@keyhaven/shared-contracts/contract/public/public-site'
import type { FirstViewRequest } from '@keyhaven/shared-contracts/platform/first-view'
import { cheapestNight } from '../landing/cheapest-night.ts'
import { placeWords } from '@keyhaven/shared-contracts/domain/place/place-words'
import { lodgingData } from './lodging-data.ts'
import type { Subject } from './subject.ts'

/** At most so many characters, cut between words. */
const cut = (text: string, maxLength: number) => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= maxLength ? line : `${line.slice(0, maxLength - 1).replace(/\s+\S*$/, '')}…`
}

const priceWords = (t: Messages, euros: number | undefined) => (euros === undefined ? '' : ` ${t.fromNight(euros)}`)

/** Meta description of a page. */
const descriptionOf = (t: Messages, subject: Subject, brand: PublicSite | null, locale: string): string => {
  if ((subject.kind === 'home' || subject.kind === 'landing') && brand?.intro) return cut(brand.intro, 160)
  if (subject.kind === 'town') {
    const [first] = subject.properties
    const nights = subject.properties.flatMap((property) => cheapestNight(property) ?? [])
    const from = nights.length > 0 ? Math.min(...nights) : undefined
    return cut(`${t.town(subject.count, first ? placeWords(first.address, locale) : '')}${priceWords(t, from)}`, 160)
  }
  if (subject.kind === 'property' || subject.kind === 'home') {
    const { property } = subject
    return cut(
      `${placeWords(property.address, locale)}.${priceWords(t, cheapestNight(property))} ${property.description}`,
      160,
    )
  }
  if (subject.kind === 'unit') {
    const { property, unit } = subject
    const facts = `${t.sleeps(placeWords(property.address, locale), unit.max_capacity)}${priceWords(t, unit.price_from)}`
    return cut(`${facts} ${unit.description}`, 160)
  }
  return brand ? cut(t.own(brand.name), 160) : t.all
}

/** Open Graph picture of a page: its own, else the name of the house, and on everybody's pages Keyhaven's. */
const previewOf = (subject: Subject, brand: PublicSite | null, host: PublicSite | null) => {
  const image = imageOf(subject, brand)
  if (image) return { path: `/keyhaven/media/preview/${image.image}.jpg`, text: image.alt_text }
  const whose = brand ?? host
  if (!whose) return { path: '/preview.jpg', text: 'Keyhaven' }
  return { path: `/keyhaven/media/icons/preview.jpg?${new URLSearchParams({ owner: whose.slug })}`, text: whose.name }
}

const imageOf = (subject: Subject, brand: PublicSite | null): Image | undefined => {
  if ((subject.kind === 'home' || subject.kind === 'landing') && brand?.hero) return brand.hero
  if (subject.kind === 'property' || subject.kind === 'home') return subject.property.images[0]
  if (subject.kind === 'unit') return subject.unit.images[0] ?? subject.property.images[0]
  if (subject.kind === 'town') return subject.properties[0]?.images[0]
  // The first of everybody's houses stands there by chance.
  return subject.kind === 'landing' && brand ? subject.properties[0]?.images[0] : undefined
}

type Props = { t: Messages; words: Words; title: string; subject: Subject; request: FirstViewRequest }

/** Head of a page, for search engines and link previews. */
export function PageHead({ t, words, title, subject, request }: Props) {
  const { own, owner, host, base, canonical, hidden } = request
  const brand = own ?? owner ?? null
  const description = descriptionOf(t, subject, brand, request.locale ?? 'en')
  if (hidden) return <meta name="description" content={description} />
  const preview = previewOf(subject, brand, host)
  const data = lodgingData(t, words, subject, {
    base,
    site: brand ?? host,
    own: brand !== null,
    canonical,
    inLanguage: request.locale ?? 'en',
  })
  return (
    <>
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand?.name ?? 'Keyhaven'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {canonical !== null && <meta property="og:url" content={canonical} />}
      {/* The one size and kind that every network shows. */}
      <meta property="og:image" content={base + preview.path} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={preview.text} />
      <meta name="twitter:card" content="summary_large_image" />
      {data && (
        <script
          type="application/ld+json"
          // Nothing in it can end the element.
          dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replace(/</g, '\\u003c') }}
        />
      )}
    </>
  )
}
