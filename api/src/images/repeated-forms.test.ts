import { propertiesApi } from '@keyhaven/shared-contracts/contract/inventory/properties'
import { unitsApi } from '@keyhaven/shared-contracts/contract/inventory/units'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import type { Property } from '@keyhaven/shared-contracts/contract/inventory/properties'
import type { Unit } from '@keyhaven/shared-contracts/contract/inventory/units'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aProperty } from '../testing/factories.ts'
import { encoded } from '../testing/pictures.ts'
import { sampleOf } from '../testing/samples.ts'
import { testServer, type TestOwner } from '../testing/test-server.ts'

const server = await testServer()
let owner: TestOwner
let lake: Buffer
let garden: Buffer
beforeAll(async () => {
  lake = await encoded.png(30, 20)
  garden = await encoded.png(20, 30)
})
beforeEach(async () => {
  owner = await server.signUpOwner()
})

const house = sampleOf(propertiesApi.create, {}) ?? {}
const roomIn = (property: number) => sampleOf(unitsApi.create, { property }) ?? {}
/** A new form each time, with a boundary of its own, as a browser that repeats it sends it. */
const formOf = (fields: object, pictures: readonly Buffer[], said = 'A view') => {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields))
    form.append(key, typeof value === 'object' ? JSON.stringify(value) : String(value))
  for (const bytes of pictures) {
    form.append('images', new Blob([new Uint8Array(bytes)]), 'view.png')
    form.append('alt_texts', said)
  }
  return form
}
const post = <T = Property & Problem>(path: string, body: object, key: string, as = owner) =>
  as.call<T>('POST', path, body, { 'idempotency-key': key })
const listed = async (path: string) => (await owner.call<(Property | Unit)[]>('GET', path)).body

test.each<[string, () => object, number]>([
  ['as JSON', () => house, 0],
  ['as a form with pictures', () => formOf(house, [lake, garden]), 2],
])('a property that is sent again under its key is made once, %s', async (_how, body, pictures) => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => post('/api/properties/', body(), 'once')))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
  expect(await listed('/api/properties/')).toEqual([answers[0]?.body])
  expect(answers[0]?.body.images).toHaveLength(pictures)
  expect((await post('/api/properties/', body(), 'another')).status).toBe(201)
  expect(await listed('/api/properties/')).toHaveLength(2)
})

test.each<[string, (property: number) => object, number]>([
  ['as JSON', roomIn, 0],
  ['as a form with pictures', (property) => formOf(roomIn(property), [lake, garden]), 2],
])('a unit that is sent again under its key is made once, %s', async (_how, body, pictures) => {
  const { id } = await aProperty(owner)
  const first = await post<Unit>('/api/units/', body(id), 'once')
  const again = await post<Unit>('/api/units/', body(id), 'once')
  expect([first.status, again.status, again.body]).toEqual([201, 201, first.body])
  expect(await listed('/api/units/')).toEqual([first.body])
  expect(first.body.images).toHaveLength(pictures)
})

test.each<[string, () => object]>([
  ['another name', () => formOf({ ...house, name: 'Another' }, [lake, garden])],
  ['another picture of the same name', () => formOf(house, [lake, lake])],
  ['another order of pictures', () => formOf(house, [garden, lake])],
  ['another description', () => formOf(house, [lake, garden], 'Another view')],
  ['no pictures', () => formOf(house, [])],
])('a key that was used for other content is refused: %s', async (_what, other) => {
  expect((await post('/api/properties/', formOf(house, [lake, garden]), 'once')).status).toBe(201)
  const { status, body } = await post('/api/properties/', other(), 'once')
  expect([status, body.code]).toEqual([409, 'idempotency_mismatch'])
  expect(await listed('/api/properties/')).toHaveLength(1)
})

test('a refused form leaves its key free, and a key is its owner’s', async () => {
  const refused = await post('/api/properties/', formOf(house, [lake, lake.subarray(0, 60)]), 'once')
  expect(refused.status).toBe(400)
  expect((await post('/api/properties/', formOf(house, [lake]), 'once')).status).toBe(201)
  const other = await server.signUpOwner()
  const theirs = await post('/api/properties/', formOf(house, [garden]), 'once', other)
  expect([theirs.status, theirs.body.images.length]).toEqual([201, 1])
})

test('pictures of a form that is sent again are not drawn again', async () => {
  const { id } = await aProperty(owner)
  const forms = [
    ['/api/properties/', () => formOf(house, [lake])],
    ['/api/units/', () => formOf(roomIn(id), [garden])],
  ] as const
  const drawn = () => server.db.selectFrom('media_files').selectAll().orderBy('name').execute()
  const start = server.clock()
  for (const [path, form] of forms) {
    const first = await post(path, form(), 'once')
    const before = await drawn()
    server.clock.set(new Date(start.getTime() + 60_000))
    expect((await post(path, form(), 'once')).body).toEqual(first.body)
    expect(await drawn()).toEqual(before)
    server.clock.set(start)
  }
})
