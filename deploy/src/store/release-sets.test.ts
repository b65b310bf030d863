import { expect, it } from 'vitest'
import { publishArea, publishShell } from '../publish/publish.ts'
import { changeStore } from '../publish/change-store.ts'
import { rollBack } from '../publish/rollout.ts'
import { bookingsBuild, freshStore, shellBuild } from '../testing/builds.ts'
import { readCurrent, readRegistry } from './generation.ts'
import { releaseSets } from './release-sets.ts'

const nameOfSet = async (store: ReturnType<typeof freshStore>) => (await readRegistry(store)).set

it('finds what everybody got while a release set was out, also after it was rolled back and while it is out', async () => {
  const store = freshStore()
  const setOf = releaseSets(store, () => readCurrent(store))
  const { version: shell } = await publishShell(store, shellBuild())
  const alone = await nameOfSet(store)
  const { version: first } = await publishArea(store, bookingsBuild())
  const one = await nameOfSet(store)
  const { version: second } = await publishArea(store, bookingsBuild('page(2)'))
  const two = await nameOfSet(store)
  expect(await setOf(two)).toEqual({ set: two, shell, areas: { bookings: second } })

  const { version: nextShell } = await publishShell(store, shellBuild('shell(2)'))
  await changeStore(store, { by: 'anna', what: 'rollback bookings' }, (registry) => ({
    ...registry,
    areas: { ...registry.areas, ...(registry.areas.bookings && { bookings: rollBack(registry.areas.bookings) }) },
  }))
  const now = await nameOfSet(store)
  const expected = [
    { set: alone, shell, areas: {} },
    { set: one, shell, areas: { bookings: first } },
    { set: two, shell, areas: { bookings: second } },
    { set: now, shell: nextShell, areas: { bookings: first } },
  ]
  // One that has been asked before, and one that reads the whole history at once.
  for (const ask of [setOf, releaseSets(store, () => readCurrent(store))])
    expect(await Promise.all([alone, one, two, now].map(ask))).toEqual(expected)
  expect(await setOf('ffffffff')).toBeUndefined()
})
