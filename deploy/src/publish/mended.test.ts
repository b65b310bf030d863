import { rmSync, truncateSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pagePath, readCurrent } from '../store/generation.ts'
import { inStore } from '../store/store.ts'
import { verifyStore } from '../store/verify-store.ts'
import { bookingsBuild, freshStore, shellBuild } from '../testing/builds.ts'
import { publishArea, publishShell } from './publish.ts'

/** A store as a power cut leaves it: some files are gone, others are empty. */
const damagedStore = async () => {
  const store = freshStore()
  const { version: shell } = await publishShell(store, shellBuild())
  const { version } = await publishArea(store, bookingsBuild())
  const { number, generation } = await readCurrent(store)
  const page = (name: string) => pagePath(generation.pages[name] ?? '')
  const lost = [`mfe/bookings/${version}/remoteEntry.js`, page('index.bookings.html'), page('registry.json')]
  const empty = [
    `mfe/bookings/${version}.json`,
    `mfe/bookings/${version}/remoteEntry.js.br`,
    `mfe/bookings/${version}/integrity.json`,
    `shell/${shell}/theme.js`,
    `${page('index.shell.html')}.gz`,
  ]
  for (const path of lost) rmSync(inStore(store, path))
  for (const path of empty) truncateSync(inStore(store, path))
  return { store, number, lost, empty }
}

it('puts what a power cut has taken from a release and its pages there when that is published again', async () => {
  const { store, number } = await damagedStore()
  expect((await verifyStore(store)).problems.length).toBeGreaterThan(4)
  await publishArea(store, bookingsBuild())
  await publishShell(store, shellBuild())
  expect((await verifyStore(store)).problems).toEqual([])
  // The same is out as before: nothing was changed.
  expect((await readCurrent(store)).number).toBe(number)
})

it('publishes the next release where files of the one before are damaged', async () => {
  const { store } = await damagedStore()
  await publishShell(store, shellBuild())
  await publishArea(store, bookingsBuild('page(2)'))
  const { problems } = await verifyStore(store)
  // The version before, to which everybody may go back, is what is left.
  expect(problems.filter((problem) => !problem.includes('mfe/bookings'))).toEqual([])
})
