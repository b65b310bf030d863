import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { PublicProperty, PublicUnit } from '@keyhaven/shared-contracts/contract/public/public-booking'
import type { PublicQuote } from '@keyhaven/shared-contracts/contract/public/public-requests'
import type { PublicSite, SiteSettings } from '@keyhaven/shared-contracts/contract/public/public-site'
import type { Property } from '@keyhaven/shared-contracts/contract/inventory/properties'
import type { Service } from '@keyhaven/shared-contracts/contract/inventory/services'
import type { Unit } from '@keyhaven/shared-contracts/contract/inventory/units'
import { expect, test } from 'vitest'
import { aBooking, aClient, aProperty, aService, aUnit } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })

const described = (description: string) => ({ description })
const seenIn = async (id: number, locale: string) =>
  (await server.call<PublicProperty>('GET', `/api/public/booking/property/${id}/${locale && `?locale=${locale}`}`)).body
const change = <T>(owner: TestOwner, path: string, record: object) => owner.call<T>('PATCH', path, record)
const settings = '/api/site-settings/'

test('texts are kept in further languages; those that are left out stay, and empty ones go', async () => {
  const owner = await server.signUpOwner()
  const property = await aProperty(owner, { translations: { de: described(' Am See. '), fr: described('  '), it: {} } })
  expect(property).toMatchObject({ description: 'By the lake.', translations: { de: described('Am See.') } })
  const path = `/api/properties/${property.id}/`
  const { address, name, description } = property
  const of = async (translations?: object) =>
    (await change<Property>(owner, path, { address, name, description, translations })).body.translations
  expect(await of({ fr: described('Au bord du lac.') })).toEqual({
    de: described('Am See.'),
    fr: described('Au bord du lac.'),
  })
  expect(await of()).toEqual({ de: described('Am See.'), fr: described('Au bord du lac.') })
  expect(await of({ de: described('') })).toEqual({ fr: described('Au bord du lac.') })
  expect((await owner.call<Property[]>('GET', '/api/properties/')).body[0]?.translations).toEqual({
    fr: described('Au bord du lac.'),
  })
})

test('units, services and the privacy text keep theirs, too', async () => {
  const owner = await server.signUpOwner()
  const unit = await aUnit(owner, { translations: { de: described('Zwei Fenster.') } })
  expect(unit.translations).toEqual({ de: described('Zwei Fenster.') })
  const changed = { ...unit, property_id: unit.property.id, translations: { cs: described('Dvě okna.') } }
  expect((await change<Unit>(owner, `/api/units/${unit.id}/`, changed)).body.translations).toEqual({
    de: described('Zwei Fenster.'),
    cs: described('Dvě okna.'),
  })
  const service = await aService(owner, { translations: { de: { name: 'Frühstück' } } })
  const named = { ...service, translations: { de: { name: '' }, nl: { name: 'Ontbijt' } } }
  expect((await change<Service>(owner, `/api/service/${service.id}/`, named)).body.translations).toEqual({
    nl: { name: 'Ontbijt' },
  })
  const translations = { de: { privacy_text: 'Unsere.' } }
  expect((await change<SiteSettings>(owner, settings, { translations })).body).toMatchObject({ translations })
  expect((await change<SiteSettings>(owner, settings, { privacy_text: 'Ours.' })).body).toMatchObject({
    ...{ privacy_text: 'Ours.', translations },
  })
})

test('a form may send them as JSON beside its pictures', async () => {
  const owner = await server.signUpOwner()
  const { address } = await aProperty(owner)
  const form = new FormData()
  const translations = { de: described('Am See.') }
  const fields = { name: 'Form', description: 'x', address: JSON.stringify(address) }
  for (const [name, value] of Object.entries({ ...fields, translations: JSON.stringify(translations) }))
    form.set(name, value)
  expect((await owner.call<Property>('POST', '/api/properties/', form)).body).toMatchObject({ translations })
})

test.each([
  ['translations', { es: described('Junto al lago.') }, 'Choose a language from the list'],
  ['translations', 'de', 'This must be an object with named fields'],
  ['translations.de', 'Am See.', 'This must be an object with named fields'],
  ['translations.de.description', { de: described('x'.repeat(5001)) }, 'At most 5,000 characters'],
  ['translations.de.description', { de: { description: 7 } }, 'This must be text'],
])('%s %j is refused', async (field, sent, said) => {
  const owner = await server.signUpOwner()
  const { id, ...property } = await aProperty(owner)
  const translations = field === 'translations.de' ? { de: sent } : sent
  expect(await change(owner, `/api/properties/${id}/`, { ...property, translations })).toMatchObject({
    status: 400,
    body: { fields: { [field]: [said] } },
  })
})

test('the name of a service is as long in each language', async () => {
  const owner = await server.signUpOwner()
  const { id, ...service } = await aService(owner)
  expect(
    await change(owner, `/api/service/${id}/`, { ...service, translations: { de: { name: 'ab' } } }),
  ).toMatchObject({
    status: 400,
    body: { fields: { 'translations.de.name': ['Name must be at least 3 characters long'] } },
  })
})

test('nobody writes texts of what is another owner’s', async () => {
  const [owner, thief] = [await server.signUpOwner(), await server.signUpOwner()]
  const unit = await aUnit(owner)
  const property = await aProperty(owner)
  const service = await aService(owner, { property: property.id })
  const own = await aProperty(thief)
  for (const [path, record] of [
    [`/api/properties/${property.id}/`, { ...property, translations: { de: described('Meins.') } }],
    [`/api/units/${unit.id}/`, { ...unit, property_id: own.id, translations: { de: described('Meins.') } }],
    [`/api/service/${service.id}/`, { ...service, property: own.id, translations: { de: { name: 'Meins' } } }],
  ] as const)
    expect([path, (await change(thief, path, record)).status]).toEqual([path, 404])
  expect(await seenIn(property.id, 'de')).toMatchObject({ description: 'By the lake.' })
})

test('guests read the language that they ask for, else the owner’s, and are told which it is', async () => {
  const owner = await server.signUpOwner()
  await change(owner, settings, { locale: 'it' })
  const { id } = await aProperty(owner, {
    description: 'Sul lago.',
    translations: { de: described('Am See.') },
  })
  await aUnit(owner, {
    property_id: id,
    description: 'Due finestre.',
    translations: { fr: described('Deux fenêtres.') },
  })
  await aService(owner, { property: id, name: 'Colazione sul lago', translations: { de: { name: 'Frühstück' } } })
  const texts = async (locale: string) => {
    const { description, description_lang, units, services } = await seenIn(id, locale)
    return [
      ...[description, description_lang, units[0]?.description, units[0]?.description_lang],
      ...[services[0]?.name, services[0]?.name_lang],
    ]
  }
  expect(await texts('de')).toEqual(['Am See.', 'de', 'Due finestre.', 'it', 'Frühstück', 'de'])
  expect(await texts('fr')).toEqual(['Sul lago.', 'it', 'Deux fenêtres.', 'fr', 'Colazione sul lago', 'it'])
  expect(await texts('de-AT')).toEqual(await texts('de'))
  const plain = ['Sul lago.', undefined, 'Due finestre.', undefined, 'Colazione sul lago', undefined]
  for (const none of ['', 'xx', '%20', 'x'.repeat(90)]) expect([none, await texts(none)]).toEqual([none, plain])
})

test('so are they in lists and searches, and of the privacy text', async () => {
  const owner = await server.signUpOwner()
  const { slug } = owner.user
  const unit = await aUnit(owner, { translations: { de: described('Zwei Fenster.') } })
  const of = `owner=${slug}&locale=de`
  const list = await server.call<{ data: { properties: PublicProperty[] } }>('GET', `/api/public/booking/?${of}`)
  const german = { description: 'Zwei Fenster.', description_lang: 'de' }
  expect(list.body.data.properties[0]).toMatchObject({ description_lang: 'en', units: [german] })
  const stay = 'check_in=2027-03-01&check_out=2027-03-04'
  const free = `/api/public/booking/available-units/?${of}&${stay}`
  expect((await server.call<PublicUnit[]>('GET', free)).body).toMatchObject([german])
  const second = await aUnit(owner, { property_id: unit.property.id, translations: { de: described('Hell.') } })
  const others = `/api/public/booking/alternatives/?${of}&${stay}&unit=${unit.id}`
  expect((await server.call('GET', others)).body).toMatchObject({
    units: [{ id: second.id, description: 'Hell.', description_lang: 'de' }],
  })
  await change(owner, settings, { privacy_text: 'Ours.', translations: { de: { privacy_text: 'Unsere.' } } })
  const site = async (query: string) => {
    const { privacy_text, privacy_text_lang } = (await server.call<PublicSite>('GET', `/api/public/site/?${query}`))
      .body
    return [privacy_text, privacy_text_lang]
  }
  expect(await site(of)).toEqual(['Unsere.', 'de'])
  expect(await site(`owner=${slug}&locale=fr`)).toEqual(['Ours.', 'en'])
  expect(await site(`owner=${slug}`)).toEqual(['Ours.', 'en'])
})

test('a stay is priced with the services in the language of its guest, and keeps them', async () => {
  const owner = await server.signUpOwner()
  const unit = await aUnit(owner)
  const translations = { de: { name: 'Frühstück' } }
  const service = await aService(owner, { name: 'Lake breakfast', property: unit.property.id, translations })
  const stay = { check_in: '2027-03-01', check_out: '2027-03-04', guests_count: 2, services: [service.id] }
  const labels = (lines: { kind: string; label: string }[] = []) =>
    lines.flatMap(({ kind, label }) => (kind === 'service' ? [label] : []))
  const quoted = async (locale?: string) => {
    const body = { ...stay, unit: unit.id, ...(locale && { locale }) }
    return labels((await server.call<PublicQuote>('POST', '/api/public/booking/quote/', body)).body.price_lines)
  }
  expect([await quoted(), await quoted('fr'), await quoted('de')]).toEqual([
    ['Lake breakfast'],
    ['Lake breakfast'],
    ['Frühstück'],
  ])
  const { id: client } = await aClient(owner, { locale: 'de' })
  const booking = await aBooking(owner, { ...stay, unit: unit.id, property: unit.property.id, client })
  expect(labels(booking.price_lines)).toEqual(['Frühstück'])
  await change(owner, `/api/service/${service.id}/`, { ...service, translations: { de: { name: 'Morgenmahl' } } })
  const bookings = await owner.call<Booking[]>('GET', '/api/bookings/')
  expect(bookings.body[0]?.services).toMatchObject([{ id: service.id, name: 'Frühstück' }])
})

test('a usual fee has its name in the language of each guest, unless its owner typed another', async () => {
  const owner = await server.signUpOwner()
  const unit = await aUnit(owner)
  const of = { property: unit.property.id, mandatory: true, price: 40 }
  await aService(owner, { ...of, name: 'Final cleaning' })
  await aService(owner, { ...of, name: 'Tourist tax', translations: { de: { name: 'Kurtaxe Mondsee' } } })
  await aService(owner, { ...of, name: 'Rowing boat' })
  const names = async (locale: string) =>
    (await seenIn(unit.property.id, locale)).services.map(({ name, name_lang }) => [name, name_lang])
  expect(await names('de')).toEqual([
    ['Endreinigung', 'de'],
    ['Rowing boat', 'en'],
    ['Kurtaxe Mondsee', 'de'],
  ])
  expect(await names('cs')).toEqual([
    ['Závěrečný úklid', 'cs'],
    ['Rowing boat', 'en'],
    ['Poplatek z pobytu', 'cs'],
  ])
  expect(await names('en')).toEqual([
    ['Final cleaning', 'en'],
    ['Rowing boat', 'en'],
    ['Tourist tax', 'en'],
  ])
  const stay = { check_in: '2027-03-01', check_out: '2027-03-04', guests_count: 2 }
  const quote = { ...stay, unit: unit.id, services: [], locale: 'it' }
  const { body } = await server.call<PublicQuote>('POST', '/api/public/booking/quote/', quote)
  const lines = body.price_lines?.flatMap(({ kind, label }) => (kind === 'service' ? [label] : []))
  expect(lines).toEqual(['Pulizia finale', 'Tassa di soggiorno', 'Rowing boat'])
})

test('an owner who turns to another language finds the texts of it in front, and loses none', async () => {
  const owner = await server.signUpOwner()
  const { slug } = owner.user
  const property = await aProperty(owner, { translations: { de: described('Am See.') } })
  const bare = await aProperty(owner, { description: 'Only English.' })
  await aUnit(owner, { property_id: property.id, translations: { de: described('Zwei Fenster.') } })
  await aService(owner, { property: property.id, name: 'Breakfast', translations: { de: { name: 'Frühstück' } } })
  await change(owner, settings, { privacy_text: 'Ours.', translations: { de: { privacy_text: 'Unsere.' } } })
  await change(owner, settings, { locale: 'de' })
  const properties = (await owner.call<Property[]>('GET', '/api/properties/')).body
  expect(properties.find(({ id }) => id === property.id)).toMatchObject({
    ...{ version: property.version + 1, description: 'Am See.', translations: { en: described('By the lake.') } },
  })
  expect(properties.find(({ id }) => id === bare.id)).toEqual(bare)
  expect((await owner.call<SiteSettings>('GET', settings)).body).toMatchObject({
    ...{ privacy_text: 'Unsere.', translations: { en: { privacy_text: 'Ours.' } } },
  })
  expect(await seenIn(property.id, 'en')).toMatchObject({
    ...{ description: 'By the lake.', description_lang: 'en' },
    units: [{ description: 'Two windows.', description_lang: 'en' }],
    services: [{ name: 'Breakfast', name_lang: 'en' }],
  })
  expect(await seenIn(bare.id, 'en')).toMatchObject({ description: 'Only English.', description_lang: 'de' })
  const site = await server.call<PublicSite>('GET', `/api/public/site/?owner=${slug}&locale=fr`)
  expect(site.body).toMatchObject({ privacy_text: 'Unsere.', privacy_text_lang: 'de' })
})
