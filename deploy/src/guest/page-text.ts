import type { Image } from '@keyhaven/shared-contracts/contract/images'
import { showEuros } from '@keyhaven/shared-contracts/domain/money'
import type { PublicProperty, PublicUnit } from '@keyhaven/shared-contracts/contract/public-booking'
import type { PublicSite } from '@keyhaven/shared-contracts/contract/public-site'
import { legalPages } from '@keyhaven/shared-contracts/contract/site-legal'
import type { FreeUnits, View } from './first-view.ts'
import { html, type Markup } from './markup.ts'
import { cheapest, plural } from './page-words.ts'

type Link = (path: string) => string
type Shown = { sizes: string; first?: boolean; seed: number; missing: string }

const media = (path: string) => `/keyhaven/media/${path}`

/** The same picture in the same size that the page will ask for: what the browser has then, it does not load again. */
const picture = (image: Image | undefined, name: string, { sizes, first, seed, missing }: Shown) => {
  if (!image) return html`<div class="kh-no-picture kh-tint-${seed % 4}"><span>${missing}</span></div>`
  const widths = image.sources
    .toSorted((one, other) => one.width - other.width)
    .map((source) => `${media(source.image)} ${source.width}w`)
    .join(', ')
  const set = widths !== '' && html` srcset="${widths}" sizes="${sizes}"`
  return html`<img
    class="kh-picture"
    src="${media(image.image)}"
    width="${image.width}"
    height="${image.height}"
    ${set}
    alt="${image.alt_text || name}"
    loading="${first ? 'eager' : 'lazy'}"
    fetchpriority="${first ? 'high' : 'auto'}"
    decoding="async"
  />`
}

const card = (property: PublicProperty, first: boolean, link: Link) => {
  const { id, name, units, address } = property
  const from = cheapest(property)
  const shown = {
    sizes: '(min-width: 1100px) 400px, (min-width: 640px) 50vw, 100vw',
    first,
    seed: id,
    missing: 'No picture yet',
  }
  return html`<li>
    <article class="kh-card">
      <div class="kh-card-picture">${picture(property.images[0], name, shown)}</div>
      <div class="kh-card-body">
        <p class="kh-place"><span>${address.country}, ${address.city}</span></p>
        <h3 class="kh-card-title">${name}</h3>
        <p class="kh-card-facts">
          ${plural(units.length, 'unit')}${from !== undefined && html` · from <strong>${showEuros(from)}</strong> a night`}
        </p>
        <a class="kh-card-link" href="${link(`/property/${id}`)}">View details</a>
      </div>
    </article>
  </li>`
}

/** The cheapest free unit, as the slider begins. */
const freeUnits = (units: FreeUnits, link: Link) => {
  const [unit] = units
  return html`<section class="kh-section">
    <div class="kh-section-head"><h2 class="kh-section-title">Available Units</h2></div>
    ${
      unit
        ? html`<div class="kh-slider-frame">
            <article class="kh-unit-slide">
              <div class="kh-unit-picture">
                ${picture(unit.images[0], unit.name, { sizes: '(min-width: 900px) 640px, 100vw', first: true, seed: unit.id, missing: 'No image available' })}
              </div>
              <div class="kh-unit-body">
                <p class="kh-place"><span>${unit.property.name}, ${unit.property.city}</span></p>
                <h3 class="kh-unit-name">${unit.name}</h3>
                <p class="kh-clamp">${unit.description}</p>
                <p class="kh-price-total"><strong>${showEuros(unit.total_price)}</strong></p>
                <a class="kh-card-link" href="${link(`/property/${unit.property.id}/unit/${unit.id}`)}">View unit</a>
              </div>
            </article>
          </div>`
        : html`<p>No units available for this property.</p>`
    }
  </section>`
}

const propertyCards = (properties: readonly PublicProperty[], link: Link) =>
  html`<section class="kh-section">
    <div class="kh-section-head">
      <div>
        <h2 class="kh-section-title">Properties</h2>
        <p class="kh-section-text">Places to stay, each with its own units</p>
      </div>
    </div>
    <ul class="kh-grid">
      ${properties.map((property, at) => card(property, at === 0, link))}
    </ul>
  </section>`

const landing = ({ list, free }: Extract<View, { kind: 'landing' }>, own: PublicSite | undefined, link: Link) => {
  const words = own
    ? {
        title: own.name,
        text: 'See what is free, and book directly with your host.',
        size: own.name.length > 22 ? ' kh-hero-long' : '',
      }
    : {
        title: 'Find your perfect rental property',
        text: 'Guesthouses and apartments, let by the people who look after them.',
        size: '',
      }
  return html`<section class="kh-hero">
      <div class="kh-hero-words">
        <h1 class="kh-hero-title${words.size}">${words.title}</h1>
        <p class="kh-hero-text">${words.text}</p>
      </div>
    </section>
    <div class="kh-search"><div class="kh-search-form kh-search-waits"></div></div>
    ${free ? freeUnits(free, link) : propertyCards(list?.data.properties ?? [], link)}`
}

const gallery = (images: readonly Image[], name: string, seed: number, missing: string) =>
  html`<div class="kh-gallery">
    <div class="kh-gallery-stage${images.length === 0 && ' kh-gallery-bare'}">
      ${picture(images[0], name, { sizes: '(min-width: 1240px) 1200px, 100vw', first: true, seed, missing })}
    </div>
  </div>`

const head = (back: { href: string; text: string }, title: string, place: string) =>
  html`<a class="kh-back" href="${back.href}">${back.text}</a>
    <div class="kh-page-head">
      <div>
        <h1 class="kh-page-title">${title}</h1>
        <p class="kh-place"><span>${place}</span></p>
      </div>
    </div>`

const unitRow = (property: PublicProperty, unit: PublicUnit, link: Link) =>
  html`<li>
    <article class="kh-unit-row">
      <div class="kh-unit-row-picture">
        ${picture(unit.images[0], unit.name, { sizes: '(min-width: 800px) 280px, 100vw', seed: unit.id, missing: 'No image available' })}
      </div>
      <div class="kh-unit-row-body">
        <h3 class="kh-unit-name">${unit.name}</h3>
        <p class="kh-clamp">${unit.description}</p>
        <p class="kh-facts"><span>Sleeps up to ${unit.max_capacity}</span></p>
      </div>
      <div class="kh-unit-row-side">
        <p class="kh-from">Starting from <strong>${showEuros(unit.price_from)}</strong> a night</p>
        <a class="kh-button" href="${link(`/property/${property.id}/unit/${unit.id}`)}">Check availability</a>
      </div>
    </article>
  </li>`

const propertyText = (property: PublicProperty, link: Link) => {
  const { city, country } = property.address
  return html`<div class="kh-page">
    ${head({ href: link('/'), text: 'Back to overview' }, property.name, `${city}, ${country}`)}${gallery(property.images, property.name, property.id, 'No picture yet')}
    <p class="kh-description kh-measure">${property.description}</p>
    <section class="kh-units">
      <h2 class="kh-section-title">Units</h2>
      <ul class="kh-unit-list">
        ${property.units.map((unit) => unitRow(property, unit, link))}
      </ul>
    </section>
  </div>`
}

const unitText = (property: PublicProperty, unit: PublicUnit, link: Link) => {
  const { city, country } = property.address
  const back = { href: link(`/property/${property.id}`), text: `Back to ${property.name}` }
  const extras = property.services.map(
    ({ name, price, type }) =>
      html`<li>
        <span>${name}</span><span>${showEuros(price)} ${type === 'per_day' ? 'per night' : 'per stay'}</span>
      </li>`,
  )
  return html`<div class="kh-page">
    ${head(back, unit.name, `${property.name} · ${city}, ${country}`)}${gallery(unit.images, unit.name, unit.id, 'No image available')}
    <div class="kh-unit-columns">
      <div class="kh-unit-about">
        <p class="kh-facts kh-facts-large"><span>Sleeps up to ${unit.max_capacity}</span></p>
        <p class="kh-description">${unit.description}</p>
        ${
          extras.length > 0 &&
          html`<section>
            <h2 class="kh-panel-title">Extras that you can add</h2>
            <ul class="kh-services">
              ${extras}
            </ul>
          </section>`
        }
      </div>
      <aside class="kh-panel kh-unit-aside">
        <p class="kh-from">Starting from <strong>${showEuros(unit.price_from)}</strong> a night</p>
      </aside>
    </div>
  </div>`
}

const legalText = (page: keyof typeof legalPages, own: PublicSite) => {
  const { title, parts } = legalPages[page]
  const sections = parts(own).map(
    (part) =>
      html`<section>
        ${part.title !== '' && html`<h2>${part.title}</h2>`}${part.lines && html`<address>${part.lines.map((line) => html`<span>${line}</span>`)}</address>`}${part.paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
      </section>`,
  )
  return html`<article class="kh-page kh-legal">
    <h1 class="kh-page-title">${title}</h1>
    ${sections}
  </article>`
}

const missing = (link: Link) =>
  html`<div class="kh-page">
    <div class="kh-notice">
      <h1 class="kh-notice-title">This page is not offered</h1>
      <p>The link may be old, or its host has taken it down.</p>
      <a class="kh-button" href="${link('/')}">Back to overview</a>
    </div>
  </div>`

/** The words, prices and links of a page, and its first picture; nothing of it needs a script. */
export const textOf = (view: View, own: PublicSite | undefined, owner: string | null): Markup => {
  const link: Link = (path) => (owner ? `${path}?owner=${encodeURIComponent(owner)}` : path)
  if (view.kind === 'landing') return landing(view, own, link)
  if (view.kind === 'property') return propertyText(view.property, link)
  if (view.kind === 'unit') return unitText(view.property, view.unit, link)
  if (view.kind === 'legal' && own) return legalText(view.page, own)
  return view.kind === 'missing' ? missing(link) : html``
}
