import { inEnglish } from '@keyhaven/shared-contracts/domain/reasons/english'
import { propertiesApi } from '@keyhaven/shared-contracts/contract/inventory/properties'
import { unitsApi } from '@keyhaven/shared-contracts/contract/inventory/units'
import { imageProblems, maxImages } from '@keyhaven/shared-contracts/contract/images'
import { imageBytes, pictureProblems } from '@keyhaven/shared-contracts/domain/place/picture-file'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import type { Property } from '@keyhaven/shared-contracts/contract/inventory/properties'
import type { Unit } from '@keyhaven/shared-contracts/contract/inventory/units'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { anImage, aProperty } from '../testing/factories.ts'
import { encoded } from '../testing/pictures.ts'
import { sampleOf } from '../testing/samples.ts'
import { testServer, type TestOwner } from '../testing/test-server.ts'
import { uploadTraces } from '../testing/upload-traces.ts'

const server = await testServer()
let owner: TestOwner
let png: Buffer
beforeAll(async () => {
  png = await encoded.png(30, 20)
})
beforeEach(async () => {
  owner = await server.signUpOwner()
})

type Sent = {
  fields?: Record<string, unknown>
  files?: readonly (Buffer | [bytes: Buffer, name: string])[]
  texts?: readonly string[]
}
/** The form as the specified client sends it: dotted keys, pictures and their descriptions in one order; lists and what is deeper as JSON. */
const formOf = ({ fields = {}, files = [], texts = files.map((_, index) => `View ${index}`) }: Sent) => {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) {
    if (typeof value !== 'object' || value === null) form.append(key, String(value))
    else if (Array.isArray(value) || Object.values(value).some((inner) => typeof inner === 'object'))
      form.append(key, JSON.stringify(value))
    else for (const [inner, text] of Object.entries(value)) form.append(`${key}.${inner}`, String(text))
  }
  for (const file of files) {
    const [bytes, name] = Array.isArray(file) ? file : [file, 'a.png']
    form.append('images', new Blob([new Uint8Array(bytes)]), name)
  }
  for (const text of texts) form.append('alt_texts', text)
  return form
}
const house = sampleOf(propertiesApi.create, {}) ?? {}
const roomIn = (property: number) => sampleOf(unitsApi.create, { property }) ?? {}
const properties = async () => (await owner.call<Property[]>('GET', '/api/properties/')).body
const units = async () => (await owner.call<Unit[]>('GET', '/api/units/')).body

test('a property comes with its pictures, each with its description', async () => {
  const files = [await encoded.jpeg(60, 40), await encoded.png(40, 60), await encoded.webp(50, 50)]
  const { status, body } = await owner.call<Property>(
    'POST',
    '/api/properties/',
    formOf({ fields: house, files: files.map((bytes, at) => [bytes, `${at}`]) }),
  )
  expect(status).toBe(201)
  expect(body.address.city).toBe('Mondsee')
  expect(body.images.map(({ name, alt_text, width, height }) => [name, alt_text, width, height])).toEqual([
    ['0', 'View 0', 60, 40],
    ['1', 'View 1', 40, 60],
    ['2', 'View 2', 50, 50],
  ])
  expect(await properties()).toEqual([body])
})

test('a unit does too, with its property written as an object beside its id', async () => {
  const { id } = await aProperty(owner)
  const form = formOf({ fields: roomIn(id), files: [png, png] })
  form.append('property', JSON.stringify({ id, name: 'House' }))
  const { status, body } = await owner.call<Unit>('POST', '/api/units/', form)
  expect([status, body.property.id, body.images.map((image) => image.alt_text)]).toEqual([
    201,
    id,
    ['View 0', 'View 1'],
  ])
})

test('a change puts its pictures behind those that are there', async () => {
  const { id } = await aProperty(owner)
  const first = await anImage(owner, { property: id })
  const changed = await owner.call<Property>('PATCH', `/api/properties/${id}/`, formOf({ fields: house, files: [png] }))
  expect([changed.status, changed.body.images.map((image) => image.alt_text)]).toEqual([
    200,
    [first.alt_text, 'View 0'],
  ])
  const unit = await owner.call<Unit>('POST', '/api/units/', roomIn(id))
  const path = `/api/units/${unit.body.id}/`
  const added = await owner.call<Unit>('PATCH', path, formOf({ fields: roomIn(id), files: [png, png] }))
  expect([added.status, added.body.images.length, added.body.version]).toEqual([200, 2, unit.body.version + 1])
})

test('without pictures a form is what it was, and so is JSON', async () => {
  const form = await owner.call<Property>('POST', '/api/properties/', formOf({ fields: house }))
  const json = await owner.call<Property>('POST', '/api/properties/', { ...house, images: [1], alt_texts: ['x'] })
  for (const { status, body } of [form, json]) expect([status, body.images]).toEqual([201, []])
  const notChosen = formOf({ fields: house, files: [[Buffer.alloc(0), '']], texts: [] })
  expect((await owner.call('POST', '/api/properties/', notChosen)).status).toBe(201)
})

const tooBig = Buffer.alloc(imageBytes + 1, 'x')
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
test.each<[string, () => Sent, number, string, string]>([
  ['that is none', () => ({ files: [png, svg] }), 415, 'images.1', inEnglish(pictureProblems.kind)],
  [
    'that is damaged',
    () => ({ files: [png, png, png.subarray(0, 900)] }),
    400,
    'images.2',
    inEnglish(pictureProblems.broken),
  ],
  [
    'that is too big',
    () => ({ files: [png, [tooBig, 'big.jpg']] }),
    413,
    'images.1',
    inEnglish(imageProblems.tooBig('big.jpg')),
  ],
  ['of the wrong name', () => ({ files: [[png, 'a.jpg']] }), 415, 'images.0', inEnglish(pictureProblems.mislabelled)],
  [
    'without a description',
    () => ({ files: [png, svg], texts: ['A view'] }),
    400,
    'alt_texts.1',
    inEnglish(imageProblems.describe),
  ],
  [
    'with a blank one',
    () => ({ files: [png, svg], texts: [' ', 'A view'] }),
    400,
    'alt_texts.0',
    inEnglish(imageProblems.describe),
  ],
  ['too many', () => ({ files: Array(maxImages + 1).fill(svg) }), 409, 'images', inEnglish(imageProblems.tooMany)],
])('one picture %s, and nothing is made or changed', async (_what, sent, status, field, words) => {
  const { id } = await aProperty(owner)
  const unit = (await owner.call<Unit>('POST', '/api/units/', roomIn(id))).body
  const before = [await properties(), await units()]
  for (const [method, path, fields] of [
    ['POST', '/api/properties/', { ...house, name: 'Changed' }],
    ['PATCH', `/api/properties/${id}/`, { ...house, name: 'Changed' }],
    ['POST', '/api/units/', { ...roomIn(id), name: 'Changed' }],
    ['PATCH', `/api/units/${unit.id}/`, { ...roomIn(id), name: 'Changed' }],
  ] as const) {
    const answer = await owner.call<Problem>(method, path, formOf({ fields, ...sent() }))
    expect([method, path, answer.status, answer.body.fields]).toEqual([method, path, status, { [field]: [words] }])
  }
  expect([await properties(), await units()]).toEqual(before)
  expect((await uploadTraces(server)).waiting).toEqual([])
})

test('those that are there count', async () => {
  const { id } = await aProperty(owner)
  for (let count = 0; count < 2; count += 1) await anImage(owner, { property: id })
  const change = (count: number, bytes: Buffer) =>
    owner.call<Problem & Property>(
      'PATCH',
      `/api/properties/${id}/`,
      formOf({ fields: { ...house, name: 'New' }, files: Array(count).fill(bytes) }),
    )
  const { status, body } = await change(maxImages - 1, svg)
  expect([status, body.code, body.fields]).toEqual([
    409,
    'too_many_images',
    { images: [inEnglish(imageProblems.tooMany)] },
  ])
  expect((await change(maxImages - 2, png)).body.images).toHaveLength(maxImages)
})

test('what is not the owner’s or was changed meanwhile gets no pictures', async () => {
  const { id, version } = await aProperty(owner)
  await owner.call('PATCH', `/api/properties/${id}/`, house)
  const late = await owner.call<Problem>(
    'PATCH',
    `/api/properties/${id}/`,
    formOf({ fields: { ...house, version }, files: [png] }),
  )
  expect([late.status, late.body.code]).toEqual([409, 'stale'])
  expect((await properties())[0]?.images).toEqual([])
  const other = await server.signUpOwner()
  const foreign = await aProperty(other)
  const theirs = await owner.call('PATCH', `/api/properties/${foreign.id}/`, formOf({ fields: house, files: [svg] }))
  expect(theirs.status).toBe(404)
  const room = await owner.call<Problem>('POST', '/api/units/', formOf({ fields: roomIn(foreign.id), files: [svg] }))
  expect([room.status, room.body.fields]).toEqual([404, { property_id: ['Property not found.'] }])
})
