import { writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { publishArea, publishShell } from '../publish/publish.ts'
import { bookingsBuild, freshStore, shellBuild } from '../testing/builds.ts'
import { followGenerations, readCurrent } from './generation.ts'
import { historyOf, maxRecords, recordNumbers, recordPath, sweepHistory } from './history.ts'
import { inStore, type Store } from './store.ts'
import { verifyStore } from './verify-store.ts'

const stableIn = async (store: Store) => (await readCurrent(store)).generation.registry.areas.bookings?.stable

const publishedTwice = async () => {
  const store = freshStore()
  await publishShell(store, shellBuild())
  await publishArea(store, bookingsBuild())
  const { version } = await publishArea(store, bookingsBuild('page(2)'))
  return { store, version }
}

it('goes on with what was out where the newest record is half a one, names it, and publishes after it', async () => {
  const { store, version } = await publishedTwice()
  const running = followGenerations(store)
  const before = await running.current()
  writeFileSync(inStore(store, recordPath(4)), '{"number": 4, "at": "2026-11-2')
  expect(await running.current()).toBe(before)
  expect(await stableIn(store)).toBe(version)
  expect((await verifyStore(store)).problems).toEqual(['history/00000004.json is not the record of a change'])
  const next = await publishArea(store, bookingsBuild('page(3)'))
  expect(await stableIn(store)).toBe(next.version)
  expect((await running.current()).number).toBe(5)
  const numbers: number[] = []
  for await (const { number } of historyOf(store)) numbers.push(number)
  expect(numbers).toEqual([5, 3, 2, 1])
})

it('leaves files of others in the history alone', async () => {
  const { store, version } = await publishedTwice()
  for (const name of ['notes.txt', '.nfs000012', '00000009.json~', 'NaN.json', '7.json'])
    writeFileSync(inStore(store, `history/${name}`), 'not ours')
  expect(await recordNumbers(store)).toEqual([3, 2, 1])
  expect(await stableIn(store)).toBe(version)
  await publishArea(store, bookingsBuild('page(3)'))
  expect((await readCurrent(store)).number).toBe(4)
})

it('keeps the newest records, however many there were', async () => {
  const { store } = await publishedTwice()
  const newest = maxRecords + 3
  writeFileSync(inStore(store, recordPath(newest)), '{}')
  await sweepHistory(store, newest)
  expect(await recordNumbers(store)).toEqual([newest])
})
