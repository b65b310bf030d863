import { aProperty, aUnit } from '@keyhaven/api/testing/factories'
import { openTestServer, type TestServer } from '@keyhaven/api/testing/test-server'
import { siteApi } from '@keyhaven/shared-contracts/contract/public/public-site'
import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import type { FirstViewRequest } from '@keyhaven/shared-contracts/platform/first-view'
import { connect } from '@keyhaven/shared-contracts/web/api'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { QueryClient } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openedOn, seedCache } from './first-data.ts'
import { readyRoutes } from '../standalone/ready-routes.ts'
import { siteRoutes } from '../standalone/site-routes.ts'
import { StandaloneRoutes } from '../standalone/standalone-routes.tsx'
import { StandaloneSite } from '../standalone/standalone-site.tsx'
import { contentOf, graphIn, pictured } from '../testing/page-content.ts'
import { renderPage } from './render-page.tsx'

let server: TestServer
const known = { property: 0, unit: 0, slug: '' }
const checkIn = addDays(localToday(), 30)
const stay = `?check_in=${checkIn}&check_out=${addDays(checkIn, 3)}&guests=2`

beforeAll(async () => {
  server = await openTestServer()
  const owner = await server.signUpOwner({ personals: true })
  const property = await aProperty(owner, {
    ...{ name: 'Haus & <Hof>', description: 'Quiet.\n\nBy the "lake".', house_rules: 'No <parties>.' },
    ...{ check_in_from: '15', check_out_until: '10', coordinates: '47.80123, 13.30', registration_number: 'AT-1' },
    amenities: ['wifi', 'lift', 'pets_welcome'],
    translations: { de: { house_rules: 'Keine Feiern.' } },
  })
  const unit = await aUnit(owner, {
    ...{ property_id: property.id, name: 'Blue room', price_per_night: '89,50', type: 'suite' },
    rooms: [{ kind: 'bedroom', beds: [{ kind: 'double', count: 1 }] }],
    ...{ bathrooms: 1, area_m2: 38, amenities: ['balcony', 'wifi'] },
  })
  await owner.call('PATCH', '/api/site-settings/', { host_languages: ['de', 'it'] })
  await aProperty(owner, { name: 'Empty house' })
  await owner.call('POST', '/api/services/', {
    ...{ name: 'Breakfast', description: 'Bread', price: '12,50', type: 'per_day', active: true },
    property_ids: [property.id],
  })
  Object.assign(known, { property: property.id, unit: unit.id, slug: owner.user.slug })
  connect({ fetch: server.fetch })
})
let drawing: Root | undefined
afterEach(() => drawing?.unmount())
afterAll(() => {
  connect({})
  return server.close()
})

const requestFor = async (address: string, more: Partial<FirstViewRequest>, paths: string[]) => {
  const calls: Record<string, unknown> = {}
  for (const path of paths) calls[path] = pictured((await server.call('GET', path)).body)
  const [path = '', search] = address.split('?')
  return {
    ...{ path, search: search ? `?${search}` : '', shows: 'page', own: null, host: null, calls },
    ...{ base: 'http://book.localhost', canonical: `http://book.localhost${path}`, hidden: false },
    ...more,
  } satisfies FirstViewRequest
}
/** With what the edge knows of who runs the platform. */
const operatorRequest = async (address: string) => ({
  ...(await requestFor(address, {}, [])),
  calls: { '/operator.json': { name: 'Lakeside Ltd', address: 'Seeweg 3, 5310 Mondsee', email: 'post@lakeside.test' } },
})
const lists = () => ['', 'locations/'].map((path) => `/api/public/booking/${path}?owner=${known.slug}`)
const ownSite = async () =>
  siteApi.site.response.parse((await server.call('GET', `/api/public/site/?owner=${known.slug}`)).body)

/** The same as if there were more than the one property. */
const listedSite = async () => ({ ...(await ownSite()), only_property: null })

/** The page as the browser draws it from the same answers, before it has asked for more. */
const inBrowser = async ({ path, search, own, calls }: FirstViewRequest) => {
  window.history.replaceState(null, '', path + search)
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  await seedCache(cache, calls)
  const routes = await readyRoutes(siteRoutes(own, openedOn(own, path, calls)), path)
  const container = document.createElement('div')
  const root = (drawing = createRoot(container))
  flushSync(() =>
    root.render(
      <StandaloneSite cache={cache} own={own}>
        <BrowserRouter>
          <StandaloneRoutes routes={routes} />
        </BrowserRouter>
      </StandaloneSite>,
    ),
  )
  return container
}

type Kind = [what: string, title: RegExp, request: () => Promise<FirstViewRequest>]
const property = (more = '') => `/property/${known.property}${more}`
const propertyCall = (more = '', locale = 'en') => [
  `/api/public/booking/property/${known.property}/${more}${more ? '&' : '?'}locale=${locale}`,
]
const wish = (more = '') => `/book?property=${known.property}&unit=${known.unit}${more}`
const kinds: Kind[] = [
  ['the landing page', /^Keyhaven/, () => requestFor(`/?owner=${known.slug}`, {}, lists())],
  [
    'what is free for a stay',
    /^Keyhaven/,
    () =>
      requestFor(`/${stay}&owner=${known.slug}`, {}, [
        ...lists(),
        `/api/public/booking/search/${stay}&owner=${known.slug}&locale=en&page=1&page_size=20`,
      ]),
  ],
  [
    'a place without houses',
    /^Keyhaven/,
    () => requestFor('/?city=Nowhere', {}, ['/api/public/booking/?city=Nowhere']),
  ],
  [
    'the first page of an owner with one property',
    /^Anna Huber · Book your stay$/,
    async () => requestFor('/', { own: await ownSite() }, propertyCall()),
  ],
  ['a property', /^Haus & <Hof> · Keyhaven$/, () => requestFor(property(), {}, propertyCall())],
  ['a property with dates', /^Haus/, () => requestFor(property(stay), {}, propertyCall())],
  [
    'a property on the domain of its owner',
    /^Haus & <Hof> · Anna Huber$/,
    async () => requestFor(property(), { own: await ownSite() }, propertyCall()),
  ],
  ['a unit', /^Blue room, Haus/, () => requestFor(property(`/unit/${known.unit}`), {}, propertyCall())],
  ['a unit with dates', /^Blue room/, () => requestFor(property(`/unit/${known.unit}${stay}`), {}, propertyCall())],
  [
    'a unit that is no longer there',
    /^Not available/,
    () => requestFor(property('/unit/999999'), { shows: 'missing' }, propertyCall()),
  ],
  [
    'the form for a stay in a unit',
    /^Request to book Blue room · Keyhaven$/,
    () => requestFor(wish(), {}, propertyCall()),
  ],
  ['the form for a unit that nobody named', /^Request to book · Keyhaven$/, () => requestFor('/book', {}, [])],
  [
    'the form for a unit that is gone',
    /^Not available/,
    () => requestFor(`/book?property=${known.property}&unit=999999`, { shows: 'missing' }, propertyCall()),
  ],
  [
    'a legal notice',
    /^Legal notice · Anna Huber$/,
    async () => requestFor('/legal-notice', { own: await ownSite() }, []),
  ],
  ['a privacy policy', /^Privacy/, async () => requestFor('/privacy-policy', { own: await ownSite() }, [])],
  ['the legal notice of the platform', /^Legal notice · Keyhaven$/, () => operatorRequest('/legal-notice')],
  ['the privacy policy of the platform', /^Privacy policy · Keyhaven$/, () => operatorRequest('/privacy-policy')],
  ['an address without a page', /^Page not found/, () => requestFor('/nothing', { shows: 'missing' }, [])],
]

describe('the first view of a page', () => {
  it.each(kinds)('has the words, links and pictures that the browser draws: %s', async (_what, title, from) => {
    const request = await from()
    const view = await renderPage(request)
    const sent = document.createElement('div')
    // The search for guests without scripts is no part of what the browser draws.
    sent.innerHTML = view.root.replace(/<noscript><style>.*?<\/noscript>/s, '')
    const drawn = await inBrowser(request)
    expect(contentOf(sent)).toEqual(contentOf(drawn))
    expect(sent.querySelectorAll('h1')).toHaveLength(1)
    expect(view.title).toMatch(title)
    expect(document.title).toBe(view.title)
  })

  it('of a site that bears the name of its one house says it in one heading', async () => {
    const own = { ...(await ownSite()), name: 'Haus & <Hof>', only_property: known.property }
    const headings = async (site: typeof own) => {
      const { root } = await renderPage(await requestFor('/', { own: site }, propertyCall()))
      const sent = document.createElement('div')
      sent.innerHTML = root
      return [...sent.querySelectorAll('h1, h2')]
        .map(({ textContent }) => textContent)
        .filter((one) => one === own.name)
    }
    expect(await headings(own)).toEqual([own.name])
    expect(await headings({ ...own, name: 'Huber' })).toEqual([own.name])
  })

  it('of a property that is gone says what the browser will be told', async () => {
    const request = await requestFor('/property/999999', { shows: 'missing' }, [])
    const { root, title } = await renderPage(request)
    const drawn = await inBrowser(request)
    await vi.waitFor(() => expect(drawn.querySelector('h1')?.textContent).toBe('This place is no longer offered'))
    expect(root).toContain('This place is no longer offered')
    expect(title).toBe(document.title)
  })

  it('of a page with a secret is its frame and nothing more', async () => {
    const { root, head } = await renderPage(await requestFor('/request/abc', { shows: 'frame', hidden: true }, []))
    expect(root).toMatch(/<main [^>]*><\/main>/)
    expect(head).not.toMatch(/og:|ld\+json/)
  })

  it('of a form never says that a stay is taken where nobody has asked', async () => {
    const { root } = await renderPage(await requestFor(wish(stay.replace('?', '&')), {}, propertyCall()))
    expect(/<noscript>.*<\/noscript>/s.exec(root)?.[0]).toMatch(/The price could not be loaded(?!.*Not available)/s)
  })

  it('takes nothing that would be gone when the browser has drawn the page', async () => {
    const sent = document.createElement('div')
    sent.innerHTML = (await renderPage(await requestFor(property(), {}, propertyCall()))).root
    for (const control of sent.querySelectorAll('input, button')) expect(control.closest('[inert]')).not.toBe(null)
    expect(sent.querySelectorAll('a[inert], [inert] a')).toHaveLength(0)
  })

  it('is in the language that is asked for, with its words, amounts and descriptions', async () => {
    const request = await requestFor(property(`/unit/${known.unit}${stay}`), { locale: 'de' }, propertyCall('', 'de'))
    const { root, head } = await renderPage(request)
    const sent = document.createElement('div')
    sent.innerHTML = root
    expect(sent.textContent).toContain('Zum Inhalt springen')
    expect(sent.textContent).toContain('Ab 89,50\u00a0€ pro Nacht')
    expect(sent.textContent).toContain('Alle Rechte vorbehalten.')
    expect(sent.querySelector('button[data-day]')?.getAttribute('aria-label')).toMatch(/^[A-Z][a-z]+tag|Mittwoch/)
    expect(head).toMatch(/name="description" content="[^"]*Ab 89,50\s€ pro Nacht\./)
    expect(head).toMatch(/"priceRange":"ab 89,50\s€"/)
    // Another language at the same time changes nothing.
    const [english, czech] = await Promise.all(
      ['en', 'cs'].map(async (locale) =>
        renderPage(await requestFor('/', { locale, own: await listedSite() }, lists())),
      ),
    )
    expect(english?.title).toBe('Anna Huber · Book your stay')
    expect(czech?.title).toBe('Anna Huber · Rezervujte si pobyt')
    expect(czech?.root).toContain('Provozovatel')
  })

  it('has the facts of a house in it, so that they are read without a script', async () => {
    const { root } = await renderPage(await requestFor(property(), { locale: 'de' }, propertyCall('', 'de')))
    const sent = document.createElement('div')
    sent.innerHTML = root
    const facts = sent.querySelector(`#kh-facts-de-${known.property}-`)
    expect(Array.from(facts?.querySelectorAll('h2') ?? [], (heading) => heading.textContent)).toEqual([
      ...['Ausstattung', 'Gut zu wissen', 'Hausordnung'],
    ])
    expect(Array.from(facts?.querySelectorAll('.kh-amenities li') ?? [], (item) => item.textContent)).toEqual([
      ...['WLAN', 'Haustiere willkommen', 'Aufzug'],
    ])
    expect([...(facts?.querySelectorAll('dl > div') ?? [])].map((fact) => fact.textContent)).toEqual([
      expect.stringMatching(/^Ihr GastgeberAnna Huber, hier seit \d{4}$/),
      'Check-inab 15:00 Uhr',
      'Check-outbis 10:00 Uhr',
      'Ihr Gastgeber sprichtDeutsch und Italienisch',
      'ZahlungZahlbar ohne Abzug spätestens bei der Anreise.',
      'StornierungKostenlos bis zum Tag vor der Anreise',
      'RegistrierungsnummerAT-1',
    ])
    expect(facts?.querySelector('p[lang=de]')?.textContent).toBe('Keine Feiern.')
  })

  it('keeps the facts that the server wrote while the page is drawn', async () => {
    const request = await requestFor(property(), {}, propertyCall())
    const sent = document.createElement('div')
    sent.innerHTML = (await renderPage(request)).root.replace('Lift', 'As sent')
    document.body.append(sent)
    expect((await inBrowser(request)).querySelector('.kh-amenities')?.textContent).toContain('As sent')
    sent.remove()
  })

  it('tells search engines what kind of unit it is, with its rooms, beds and amenities', async () => {
    const { head } = await renderPage(await requestFor(property(`/unit/${known.unit}`), {}, propertyCall()))
    const [unit, house] = graphIn(head)
    expect(unit).toMatchObject({
      ...{ '@type': 'Suite', numberOfBedrooms: 1, numberOfBathroomsTotal: 1 },
      bed: [{ '@type': 'BedDetails', typeOfBed: 'Double', numberOfBeds: 1 }],
      floorSize: { '@type': 'QuantitativeValue', value: 38, unitCode: 'MTK' },
      amenityFeature: [{ name: 'Wi-Fi', value: true }, { name: 'Balcony' }],
    })
    expect(house).toMatchObject({
      ...{ checkinTime: '15:00:00', checkoutTime: '10:00:00', petsAllowed: true, availableLanguage: ['de', 'it'] },
      geo: { '@type': 'GeoCoordinates', latitude: 47.8, longitude: 13.3 },
      amenityFeature: [{ name: 'Wi-Fi' }, { name: 'Pets welcome' }, { name: 'Lift' }],
      identifier: { value: 'AT-1' },
    })
    expect(house).not.toHaveProperty('founder')
  })

  it('says who is responsible in the language of the page', async () => {
    const { root, title } = await renderPage(
      await requestFor('/legal-notice', { own: await ownSite(), locale: 'nl' }, []),
    )
    expect(title).toBe('Colofon · Anna Huber')
    expect(root).toContain('Verantwoordelijk voor deze website')
  })
})
