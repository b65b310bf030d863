import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Files } from './files.ts'
import { testServer, type TestOwner } from '../testing/test-server.ts'
import { keepMedia, putMedia, sweepMedia } from './media-store.ts'

const start = new Date('2027-03-01T10:00:00Z')
const server = await testServer({ now: start })
let owner: TestOwner
beforeAll(async () => {
  owner = await server.signUpOwner()
})
beforeEach(() => server.clock.set(start))

const hours = (count: number) => server.clock.set(new Date(start.getTime() + count * 3_600_000))
const put = (text: string) => putMedia(server.context, Buffer.from(text), 'webp')
const stored = async (name: string) => (await onDisk()).includes(name)
const onDisk = async () =>
  (await readdir(join(server.context.env.dataDir, 'media'), { recursive: true })).map((path) => path.split('/').at(-1))
const rows = async () => (await server.db.selectFrom('media_files').select('name').execute()).map((row) => row.name)
const showAsLogo = (names: string[]) =>
  server.db
    .updateTable('owners')
    .set({
      logo: names.at(-1) ?? null,
      logo_sources: JSON.stringify(names.map((image, index) => ({ width: 128 * (index + 1), image }))),
    })
    .where('id', '=', owner.user.id)
    .execute()

test('a file that nobody shows is gone after a day, with its row', async () => {
  const name = await put('nobody')
  hours(23)
  await sweepMedia(server.context)
  expect(await stored(name)).toBe(true)
  hours(25)
  await sweepMedia(server.context)
  expect([await stored(name), (await rows()).includes(name)]).toEqual([false, false])
})

test('every width of a logo stays while it is shown, and goes within a day of being replaced', async () => {
  const names = [await put('small'), await put('large')]
  await showAsLogo(names)
  for (const days of [2, 4, 40]) {
    hours(days * 24)
    await sweepMedia(server.context)
    expect(await Promise.all(names.map(stored))).toEqual([true, true])
  }
  await showAsLogo([])
  hours(41 * 24 + 1)
  await sweepMedia(server.context)
  expect(await Promise.all(names.map(stored))).toEqual([false, false])
})

test('more than one batch is swept at once, and what is shown never holds the rest up', async () => {
  const visible = await Promise.all(Array.from({ length: 60 }, (_, index) => put(`shown ${index}`)))
  const others = await Promise.all(Array.from({ length: 130 }, (_, index) => put(`other ${index}`)))
  await showAsLogo(visible)
  hours(48)
  await Promise.all([sweepMedia(server.context), sweepMedia(server.context), sweepMedia(server.context)])
  await sweepMedia(server.context)
  const left = new Set(await onDisk())
  expect(visible.filter((name) => !left.has(name))).toEqual([])
  expect(others.filter((name) => left.has(name))).toEqual([])
})

test('the same bytes uploaded while they are being swept are there afterwards', async () => {
  const name = await put('again')
  hours(48)
  for (let round = 0; round < 20; round += 1) {
    await server.db.updateTable('media_files').set({ touched_at: start }).where('name', '=', name).execute()
    await Promise.all([sweepMedia(server.context), put('again'), sweepMedia(server.context)])
    expect([await stored(name), (await rows()).includes(name)]).toEqual([true, true])
  }
})

test('an upload waits for the deletion that has begun', async () => {
  const name = await put('begun')
  hours(48)
  const order: string[] = []
  let upload: Promise<string> | undefined
  const files: Files = {
    ...server.context.files,
    async delete(gone) {
      if (gone === name) {
        upload = put('begun').finally(() => order.push('uploaded'))
        await vi.waitUntil(isSomebodyWaiting, { timeout: 5000, interval: 5 })
      }
      await server.context.files.delete(gone)
      order.push('deleted')
    },
  }
  await sweepMedia({ ...server.context, files })
  await upload
  expect(order.slice(-2)).toEqual(['deleted', 'uploaded'])
  expect(await stored(name)).toBe(true)
})
/** For the row that a deletion holds. */
const isSomebodyWaiting = async () => {
  const waiting = await sql`
    SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(server.db)
  return waiting.rows.length > 0
}

test('a file that cannot be deleted is tried again, and holds no other up', async () => {
  const [stuck, free] = [await put('stuck'), await put('free')]
  hours(48)
  const files: Files = {
    ...server.context.files,
    delete: (name) => (name === stuck ? Promise.reject(new Error('503 Slow Down')) : server.context.files.delete(name)),
  }
  await expect(sweepMedia({ ...server.context, files })).rejects.toThrow('Slow Down')
  expect([await stored(stuck), await stored(free)]).toEqual([true, false])
  await sweepMedia(server.context)
  expect(await stored(stuck)).toBe(false)
})

test('what is kept stays for another day; what is gone already is said', async () => {
  const name = await put('kept')
  hours(23)
  expect(await keepMedia(server.context, [name, name])).toBe(true)
  hours(46)
  await sweepMedia(server.context)
  expect(await stored(name)).toBe(true)
  hours(48)
  await sweepMedia(server.context)
  expect(await keepMedia(server.context, [name])).toBe(false)
})
