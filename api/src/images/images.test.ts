import { inEnglish } from '@keyhaven/shared-contracts/domain/reasons/english'
import type { OwnImage } from '@keyhaven/shared-contracts/contract/images'
import { imageProblems, maxImages } from '@keyhaven/shared-contracts/contract/images'
import { pictureProblems } from '@keyhaven/shared-contracts/domain/place/picture-file'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import type { Property } from '@keyhaven/shared-contracts/contract/inventory/properties'
import type { Unit } from '@keyhaven/shared-contracts/contract/inventory/units'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { aBooking, anImage, aProperty, aUnit } from '../testing/factories.ts'
import { imageForm } from '../testing/image-form.ts'
import { aPicture, encoded } from '../testing/pictures.ts'
import { testServer, type TestOwner } from '../testing/test-server.ts'
import { uploadTraces } from '../testing/upload-traces.ts'

const server = await testServer()
let owner: TestOwner
let other: TestOwner
beforeAll(async () => {
  ;[owner, other] = await Promise.all([server.signUpOwner(), server.signUpOwner()])
})

const noPicture = Buffer.from('no picture')
const upload = async <T>(word: 'property' | 'unit', fields: Record<string, string | number>, bytes?: Buffer) =>
  owner.call<T>('POST', `/api/${word}-images/`, imageForm(fields, bytes ?? (await encoded.png(30, 20))))
const imagesOf = async (property: number) =>
  (await owner.call<Property>('GET', `/api/properties/${property}/`)).body.images
/** So many pictures as rows alone, for what only counts them. */
const fill = (property: number, count: number) =>
  server.db
    .insertInto('images')
    .values(
      Array.from({ length: count }, (_, position) => ({
        ...{ owner_id: owner.user.id, property_id: property, position, alt_text: 'A view', name: `${position}.jpg` },
        ...{ width: 8, height: 6, sources: JSON.stringify([{ width: 8, image: 'a.webp' }]) },
      })),
    )
    .execute()

test.each(['property', 'unit'] as const)(
  'a picture of a %s comes in three widths that anybody may keep for ever',
  async (word) => {
    const unit = await aUnit(owner)
    const id = word === 'unit' ? unit.id : unit.property.id
    const bytes = await aPicture(240, 150).resize(2400, 1500).jpeg().toBuffer()
    const form = imageForm({ [word]: id, alt_text: ' The lake ' }, bytes, 'lake.jpg', 'image/jpeg')
    const { status, body } = await owner.call<OwnImage>('POST', `/api/${word}-images/`, form)
    expect(status).toBe(201)
    expect(body).toMatchObject({ name: 'lake.jpg', alt_text: 'The lake', width: 1920, height: 1200 })
    expect(body.sources.map(({ width }) => width)).toEqual([480, 960, 1920])
    expect(body.image).toBe(body.sources.at(-1)?.image)
    for (const { image, width } of body.sources) {
      const file = await server.fetch(`http://localhost/keyhaven/media/${image}`)
      expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect((await sharp(await file.arrayBuffer()).metadata()).width).toBe(width)
    }
    const lists = await owner.call<(Property | Unit)[]>('GET', word === 'unit' ? '/api/units/' : '/api/properties/')
    expect(lists.body.find((one) => one.id === id)?.images).toEqual([body])
  },
)

test('each picture goes behind the others, and the form need not be saved anew for it', async () => {
  const { id, version } = await aProperty(owner)
  const names = ['a.png', 'b.png', 'c.png']
  for (const name of names) await anImage(owner, { property: id }, name)
  const { body } = await owner.call<Property>('GET', `/api/properties/${id}/`)
  expect(body.images.map((image) => image.name)).toEqual(names)
  expect(body.version).toBe(version)
  const saved = await owner.call('PATCH', `/api/properties/${id}/`, { ...body, version })
  expect(saved.status).toBe(200)
})

test('what is cheap to see is refused before a picture is looked at', async () => {
  const full = await aProperty(owner)
  await fill(full.id, maxImages)
  const booked = await aUnit(owner)
  await aBooking(owner, { unit: booked.id, property: booked.property.id })
  const archived = booked.property.id
  expect((await owner.call('DELETE', `/api/properties/${archived}/`)).status).toBe(204)
  const foreign = await aProperty(other)
  const refusal = async (fields: Record<string, string | number>) => {
    const { status, body } = await upload<Problem>('property', fields, noPicture)
    return [status, body.code, body.fields]
  }
  const alt_text = 'A view'
  const missing = [404, 'not_found', { property: ['Property not found.'] }]
  for (const property of [foreign.id, archived, 'abc', -1, 1e15])
    expect(await refusal({ property, alt_text })).toEqual(missing)
  for (const property of ['', 0])
    expect(await refusal({ property, alt_text })).toEqual([400, 'invalid', { property: ['Property is required.'] }])
  const tooMany = [409, 'too_many_images', { image: [inEnglish(imageProblems.tooMany)] }]
  expect(await refusal({ property: full.id, alt_text })).toEqual(tooMany)
  const { id } = await aProperty(owner)
  for (const blank of ['', '   '])
    expect(await refusal({ property: id, alt_text: blank })).toEqual([
      400,
      'invalid',
      { alt_text: [inEnglish(imageProblems.describe)] },
    ])
  expect(await refusal({ property: id, alt_text })).toEqual([
    415,
    'unsupported_media_type',
    { image: [inEnglish(pictureProblems.kind)] },
  ])
  const { status, body } = await upload<Problem>('unit', { unit: booked.id, alt_text }, noPicture)
  expect([status, body.fields]).toEqual([404, { unit: ['Unit not found.'] }])
})

test('a form without a file is told to choose one', async () => {
  const { id } = await aProperty(owner)
  const missing = { image: [inEnglish(pictureProblems.missing)] }
  const none = imageForm({ property: id, alt_text: 'A view' }, undefined)
  const empty = imageForm({ property: id, alt_text: 'A view' }, Buffer.alloc(0), '')
  const text = imageForm({ property: id, alt_text: 'A view', image: 'a picture' }, undefined)
  for (const body of [none, empty, text, { property: id, alt_text: 'A view' }])
    expect((await owner.call<Problem>('POST', '/api/property-images/', body)).body.fields).toEqual(missing)
})

test('the thirtieth picture is the last, however many come at once', async () => {
  const { id } = await aProperty(owner)
  await fill(id, maxImages - 3)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => upload<Problem>('property', { property: id, alt_text: 'A view' })),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 201, ...Array(7).fill(409)])
  for (const { body } of answers.filter(({ status }) => status === 409))
    expect(body).toMatchObject({ code: 'too_many_images', fields: { image: [inEnglish(imageProblems.tooMany)] } })
  expect(await imagesOf(id)).toHaveLength(maxImages)
})

test('a description can be changed, and never be taken away', async () => {
  const unit = await aUnit(owner)
  for (const parent of [{ property: unit.property.id }, { unit: unit.id }]) {
    const image = await anImage(owner, parent)
    const path = `/api/${Object.keys(parent)[0]}-image/${image.id}/`
    const form = imageForm({ alt_text: 'The garden' }, undefined)
    expect((await owner.call('PATCH', path, form)).body).toEqual({ ...image, alt_text: 'The garden' })
    const blank = await owner.call<Problem>('PATCH', path, { alt_text: ' ' })
    expect([blank.status, blank.body.fields]).toEqual([400, { alt_text: [inEnglish(imageProblems.describe)] }])
  }
})

test('a picture is found only as what it is, by whose it is, while it is shown', async () => {
  const unit = await aUnit(owner)
  const image = await anImage(owner, { unit: unit.id })
  const alt_text = 'Mine now'
  expect((await other.call('PATCH', `/api/unit-image/${image.id}/`, { alt_text })).status).toBe(404)
  expect((await other.call('DELETE', `/api/unit-image/${image.id}/`)).status).toBe(404)
  expect((await owner.call('DELETE', `/api/property-image/${image.id}/`)).status).toBe(404)
  await aBooking(owner, { unit: unit.id, property: unit.property.id })
  await owner.call('DELETE', `/api/units/${unit.id}/`)
  expect((await owner.call('PATCH', `/api/unit-image/${image.id}/`, { alt_text })).status).toBe(404)
  expect((await owner.call('DELETE', `/api/unit-image/${image.id}/`)).status).toBe(404)
  expect((await owner.call('PATCH', `/api/units/${unit.id}/images/`, { images: [image.id] })).status).toBe(404)
})

test('deleting a picture leaves the others in their order', async () => {
  const { id } = await aProperty(owner)
  const [first, second, third] = [
    await anImage(owner, { property: id }),
    await anImage(owner, { property: id }),
    await anImage(owner, { property: id }),
  ]
  expect((await owner.call('DELETE', `/api/property-image/${second.id}/`)).status).toBe(204)
  const last = await anImage(owner, { property: id })
  expect(await imagesOf(id)).toEqual([first, third, last])
})

test('pictures are put into an order that names each of them once', async () => {
  const { id } = await aProperty(owner)
  const images = []
  for (let count = 0; count < 4; count += 1) images.push(await anImage(owner, { property: id }))
  const ids = images.map((image) => image.id)
  const arrange = (wanted: unknown[]) =>
    owner.call<Problem>('PATCH', `/api/properties/${id}/images/`, { images: wanted })
  const turned = ids.toReversed()
  expect((await arrange(turned)).body).toEqual(images.toReversed())
  expect(await imagesOf(id)).toEqual(images.toReversed())
  const foreign = await anImage(other, { property: (await aProperty(other)).id })
  const elsewhere = await anImage(owner, { property: (await aProperty(owner)).id })
  const [a, b, c] = ids
  for (const wrong of [
    [],
    [a, b, c],
    [...ids, a],
    [a, b, c, a],
    [a, b, c, foreign.id],
    [a, b, c, elsewhere.id],
    [a, b, c, 'x'],
  ]) {
    const { status, body } = await arrange(wrong)
    expect([status, body.code, body.current]).toEqual([409, 'stale', images.toReversed()])
  }
  expect((await arrange(Array(31).fill(a))).status).toBe(400)
  const next = await anImage(owner, { property: id })
  expect((await imagesOf(id)).map((image) => image.id)).toEqual([...turned, next.id])
})

test('orders that are wanted at once leave one of them', async () => {
  const { id } = await aProperty(owner)
  const ids: number[] = []
  for (let count = 0; count < 5; count += 1) ids.push((await anImage(owner, { property: id })).id)
  const orders = ids.map((_, index) => [...ids.slice(index), ...ids.slice(0, index)])
  const answers = await Promise.all(
    orders.map((images) => owner.call('PATCH', `/api/properties/${id}/images/`, { images })),
  )
  expect(answers.map(({ status }) => status)).toEqual(orders.map(() => 200))
  expect(orders).toContainEqual((await imagesOf(id)).map((image) => image.id))
})

test('nothing that came with a request stays behind it', async () => {
  expect((await uploadTraces(server)).waiting).toEqual([])
})
