import type { PublicSite, SiteSettings } from '@keyhaven/shared-contracts/contract/public/public-site'
import type { BrandPictures } from '@keyhaven/shared-contracts/contract/public/site-brand'
import { brandPictureTooLarge } from '@keyhaven/shared-contracts/contract/public/site-brand'
import { inEnglish } from '@keyhaven/shared-contracts/domain/reasons/english'
import { pictureProblems } from '@keyhaven/shared-contracts/domain/place/picture-file'
import { expect, test } from 'vitest'
import { aProperty, aUnit } from '../testing/factories.ts'
import { imageForm } from '../testing/image-form.ts'
import { aPicture, encoded } from '../testing/pictures.ts'
import { testServer, type TestOwner } from '../testing/test-server.ts'
import { sweepMedia } from '../files/media-store.ts'
import { dayMs } from '../lifetimes.ts'

const server = await testServer()

const path = '/api/site-settings/'
const change = (owner: TestOwner, body: object) => owner.call<SiteSettings>('PATCH', path, body)
const siteOf = async ({ user }: TestOwner, locale = '') =>
  (await server.call<PublicSite>('GET', `/api/public/site/?owner=${user.slug}&locale=${locale}`)).body
const put = async (owner: TestOwner, which: 'hero' | 'dark-logo', form: FormData) =>
  owner.call<BrandPictures>('PATCH', `${path}${which}/`, form)
const hero = async (text: string, width = 2400, height = 1500) =>
  imageForm({ alt_text: text }, await aPicture(240, 150).resize(width, height).jpeg().toBuffer(), 'house.jpg')

test('a house is known by the name of its business, and its owner stays responsible for it', async () => {
  const owner = await server.signUpOwner()
  const person = `${owner.user.first_name} ${owner.user.last_name}`
  expect(await siteOf(owner)).toMatchObject({ name: person, legal: { name: person } })
  await change(owner, { business_name: ' Haus am See ' })
  expect(await siteOf(owner)).toMatchObject({ name: 'Haus am See', legal: { name: person } })
  await change(owner, { business_name: '' })
  expect(await siteOf(owner)).toMatchObject({ name: person })
})

test('what a house says of itself is read in the language of the guest, else in that of the owner', async () => {
  const owner = await server.signUpOwner()
  const translations = { de: { intro: 'Sechs Zimmer am Wasser.', privacy_text: 'Wenig.' } }
  await change(owner, { intro: 'Six rooms by the water.', translations })
  expect(await siteOf(owner, 'de')).toMatchObject({ intro: 'Sechs Zimmer am Wasser.', intro_lang: 'de' })
  expect(await siteOf(owner, 'fr')).toMatchObject({ intro: 'Six rooms by the water.', intro_lang: 'en' })
  // One text of a language goes, and leaves the other.
  expect((await change(owner, { translations: { de: { intro: '' } } })).body.translations).toEqual({
    de: { privacy_text: 'Wenig.' },
  })
})

test('an owner who writes in another language from now on keeps the introduction of each', async () => {
  const owner = await server.signUpOwner()
  await change(owner, { intro: 'Six rooms.', translations: { de: { intro: 'Sechs Zimmer.' } } })
  expect((await change(owner, { locale: 'de' })).body).toMatchObject({
    intro: 'Sechs Zimmer.',
    translations: { en: { intro: 'Six rooms.' } },
  })
})

test('a hero picture is drawn for screens of each width, and described; another one takes its place', async () => {
  const owner = await server.signUpOwner()
  const { status, body } = await put(owner, 'hero', await hero('The house'))
  expect([status, body.hero?.sources.map(({ width }) => width)]).toEqual([200, [480, 960, 1920]])
  expect(await siteOf(owner)).toMatchObject({ hero: { alt_text: 'The house', image: body.hero?.image } })
  const described = await put(owner, 'hero', imageForm({ alt_text: 'The house from the lake' }, undefined))
  expect(described.body.hero).toMatchObject({ alt_text: 'The house from the lake', image: body.hero?.image })
  const next = await put(owner, 'hero', await hero('By night', 1000, 500))
  expect(next.body.hero?.sources.map(({ width }) => width)).toEqual([480, 960, 1000])
  expect(
    await server.db.selectFrom('images').where('owner_id', '=', owner.user.id).select('id').execute(),
  ).toHaveLength(1)
  expect((await owner.call<BrandPictures>('DELETE', `${path}hero/`)).body.hero).toBeNull()
  expect((await siteOf(owner)).hero).toBeNull()
})

test('a logo for dark grounds stands beside the other', async () => {
  const owner = await server.signUpOwner()
  const form = imageForm({}, await encoded.png(900, 300))
  expect((await put(owner, 'dark-logo', form)).body.dark_logo?.sources.map(({ width }) => width)).toEqual([
    128, 256, 512,
  ])
  expect((await siteOf(owner)).dark_logo?.map(({ width }) => width)).toEqual([128, 256, 512])
  await owner.call('DELETE', `${path}dark-logo/`)
  expect((await siteOf(owner)).dark_logo).toEqual([])
})

test('a form that cannot be used says why at its field', async () => {
  const owner = await server.signUpOwner()
  const missing = { status: 400, body: { fields: { image: [inEnglish(pictureProblems.missing)] } } }
  expect(await put(owner, 'hero', imageForm({ alt_text: 'The house' }, undefined))).toMatchObject(missing)
  expect(await put(owner, 'dark-logo', imageForm({}, undefined))).toMatchObject(missing)
  const nameless = imageForm({}, await encoded.png(30, 20))
  expect(await put(owner, 'hero', nameless)).toMatchObject({
    status: 400,
    body: { fields: { alt_text: expect.anything() } },
  })
  const large = Buffer.concat([await encoded.png(30, 20), Buffer.alloc(5 * 1_048_576)])
  expect(await put(owner, 'hero', imageForm({ alt_text: 'Large' }, large))).toMatchObject({
    status: 413,
    body: { fields: { image: [inEnglish(brandPictureTooLarge)] } },
  })
})

test('pictures of a brand stay while they are shown, and go with their owner', async () => {
  const owner = await server.signUpOwner()
  const { body } = await put(owner, 'hero', await hero('The house', 500, 300))
  const files = body.hero?.sources.map(({ image }) => image) ?? []
  const countFiles = async () =>
    (await server.db.selectFrom('media_files').where('name', 'in', files).select('name').execute()).length
  const later = { ...server.context, clock: () => new Date(Date.now() + 3 * dayMs) }
  await sweepMedia(later)
  expect(await countFiles()).toBe(files.length)
  await server.db.deleteFrom('owners').where('id', '=', owner.user.id).execute()
  await sweepMedia({ ...later, clock: () => new Date(Date.now() + 6 * dayMs) })
  expect(await countFiles()).toBe(0)
})

test('a site says which property is the only one, and none where there are two or nothing is offered', async () => {
  const owner = await server.signUpOwner()
  expect((await siteOf(owner)).only_property).toBeNull()
  const { property } = await aUnit(owner)
  expect((await siteOf(owner)).only_property).toBe(property.id)
  const other = await aProperty(owner)
  expect((await siteOf(owner)).only_property).toBe(property.id)
  await aUnit(owner, { property: other.id })
  expect((await siteOf(owner)).only_property).toBeNull()
})
