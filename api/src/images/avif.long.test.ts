import type { OwnImage } from '@keyhaven/shared-contracts/contract/images'
import type { PublicProperty } from '@keyhaven/shared-contracts/contract/public/public-booking'
import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { dayMs } from '../lifetimes.ts'
import { sweepMedia } from '../files/media-store.ts'
import { aUnit } from '../testing/factories.ts'
import { imageForm } from '../testing/image-form.ts'
import { testServer, type TestOwner } from '../testing/test-server.ts'
import { drawNextAvif } from './schedule.ts'

const server = await testServer()
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner()
  await sql`DELETE FROM images`.execute(server.db)
})

const passDays = (days: number) => server.clock.set(new Date(server.clock().getTime() + days * dayMs))
/** Red to the left, blue to the right. */
const quarters = () =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: '#c01010' } })
    .composite([
      { input: { create: { width: 600, height: 800, channels: 3, background: '#1010c0' } }, left: 600, top: 0 },
    ])
    .jpeg()
    .toBuffer()
const addTo = async (property: number, bytes: Buffer) => {
  const form = imageForm({ property, alt_text: 'A view' }, bytes, 'view.jpg', 'image/jpeg')
  return (await owner.call<OwnImage>('POST', '/api/property-images/', form)).body
}
const asGuest = async (property: number) =>
  (await server.call<PublicProperty>('GET', `/api/public/booking/property/${property}/`)).body.images
const media = (image: string) => server.fetch(`http://localhost/keyhaven/media/${image}`)

test('a picture is drawn as avif in each of its widths, and the colours of its quarters are told', async () => {
  const { property } = await aUnit(owner)
  await addTo(property.id, await quarters())
  expect(await asGuest(property.id)).toMatchObject([{ avif: null, colours: null }])
  expect(await drawNextAvif(server.context)).toBe(true)
  expect(await drawNextAvif(server.context)).toBe(false)
  const [image] = await asGuest(property.id)
  expect(image?.avif?.map(({ width }) => width)).toEqual([480, 960, 1200])
  for (const { image: name, width } of image?.avif ?? []) {
    const file = await media(name)
    expect(file.headers.get('content-type')).toBe('image/avif')
    expect(await sharp(await file.arrayBuffer()).metadata()).toMatchObject({ format: 'heif', width })
  }
  expect(image?.colours?.map((colour) => (parseInt(colour.slice(1, 3), 16) > 128 ? 'red' : 'blue'))).toEqual([
    'red',
    'blue',
    'red',
    'blue',
  ])
})

test('the files of an avif stay while its picture is shown, and go after it', async () => {
  const { property } = await aUnit(owner)
  const { id } = await addTo(property.id, await quarters())
  await drawNextAvif(server.context)
  const name = (await asGuest(property.id))[0]?.avif?.[0]?.image ?? ''
  const now = server.clock()
  const sweepLater = async () => {
    passDays(2)
    await sweepMedia(server.context)
    server.clock.set(now)
    await server.db.updateTable('media_files').set({ touched_at: now }).execute()
  }
  await sweepLater()
  expect((await media(name)).status).toBe(200)
  expect((await owner.call('DELETE', `/api/property-image/${id}/`)).status).toBe(204)
  await sweepLater()
  expect((await media(name)).status).toBe(404)
})

test('the same picture elsewhere is not drawn twice', async () => {
  const [one, other] = [await aUnit(owner), await aUnit(owner)]
  const bytes = await quarters()
  for (const { property } of [one, other]) await addTo(property.id, bytes)
  await drawNextAvif(server.context)
  const before = await server.db.selectFrom('media_files').selectAll().execute()
  await drawNextAvif(server.context)
  expect(await server.db.selectFrom('media_files').selectAll().execute()).toEqual(before)
  const [first, second] = [await asGuest(one.property.id), await asGuest(other.property.id)]
  expect(second[0]?.avif).toEqual(first[0]?.avif)
})

test('a picture whose file cannot be read keeps its webp and is tried again a day later', async () => {
  const { property } = await aUnit(owner)
  const { image } = await addTo(property.id, await quarters())
  await server.context.files.delete(image)
  await expect(drawNextAvif(server.context)).rejects.toThrow('not stored')
  expect(await drawNextAvif(server.context)).toBe(false)
  expect(await asGuest(property.id)).toMatchObject([{ avif: null, colours: [] }])
  passDays(1.1)
  await expect(drawNextAvif(server.context)).rejects.toThrow('not stored')
})

test('files that the release before has swept are drawn again', async () => {
  const { property } = await aUnit(owner)
  await addTo(property.id, await quarters())
  await drawNextAvif(server.context)
  await sql`DELETE FROM media_files WHERE name LIKE '%.avif'`.execute(server.db)
  expect(await asGuest(property.id)).toMatchObject([{ avif: null }])
  passDays(1.1)
  await drawNextAvif(server.context)
  expect((await asGuest(property.id))[0]?.avif).toHaveLength(3)
})
