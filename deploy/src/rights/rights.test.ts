import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createPrivateKey } from 'node:crypto'
import { expect, it } from 'vitest'
import { changeStore } from '../publish/change-store.ts'
import { publishArea, publishShell } from '../publish/publish.ts'
import { promote, rollBack } from '../publish/rollout.ts'
import {
  followGenerations,
  generationPath,
  pagePath,
  putGeneration,
  readCurrent,
  readPage,
} from '../store/generation.ts'
import { recordPath } from '../store/history.ts'
import { openStore } from '../store/open-store.ts'
import { inStore, type Store } from '../store/store.ts'
import { verifyStore } from '../store/verify-store.ts'
import { bookingsBuild, freshStore, shellBuild } from '../testing/builds.ts'
import { changeRights } from './change-rights.ts'
import { createKeyPair } from './keys.ts'
import { readRights } from './rights.ts'
import { signedRecord } from './signed-records.ts'

const keyPair = () => {
  const { pem, publicKey } = createKeyPair()
  return { key: createPrivateKey(pem), publicKey }
}
const stableIn = async (store: Store) => (await readCurrent(store)).generation.registry.areas.bookings?.stable
/** Store as a process reads it that starts now, and one on another machine. */
const reopen = ({ folder, root }: Store): Store => ({ ...openStore(folder), root })

/** A store with a release of bookings and rights: root changes everything, anna bookings, ben finance. */
const storeWithRights = async () => {
  const store = freshStore()
  await publishShell(store, shellBuild())
  const { version } = await publishArea(store, bookingsBuild())
  const [root, anna, ben] = [keyPair(), keyPair(), keyPair()]
  const allow = (name: string, publicKey: string, ...may: string[]) =>
    changeRights(store, { by: 'olga', what: `rights add ${name}`, key: root.key }, (before) => [
      ...before,
      { name, publicKey, may },
    ])
  await allow('root', root.publicKey, '*')
  await allow('anna', anna.publicKey, 'bookings')
  await allow('ben', ben.publicKey, 'finance')
  return { store, version, root, anna, ben, allow }
}

it('takes a change of an area from a key with a right to it, and from no other', async () => {
  const { store, version, root, anna, ben } = await storeWithRights()
  const publish = (script: string, key?: typeof anna.key) => publishArea(store, bookingsBuild(script), { key })
  await expect(publish('page(2)')).rejects.toThrow('Nothing was changed. This store has rights: RELEASE_KEY must name')
  await expect(publish('page(2)', ben.key)).rejects.toThrow('ben has no right to bookings')
  await expect(publish('page(2)', keyPair().key)).rejects.toThrow('is not among the rights of this store')
  expect(await stableIn(store)).toBe(version)
  const second = await publish('page(2)', anna.key)
  expect(await stableIn(reopen(store))).toBe(second.version)
  const take = (key: typeof anna.key) =>
    changeStore(store, { by: 'x', what: 'rollback bookings', key }, ({ areas, ...rest }) => {
      const { bookings } = areas
      return { ...rest, areas: bookings ? { ...areas, bookings: rollBack(bookings) } : areas }
    })
  await expect(take(ben.key)).rejects.toThrow('ben has no right to bookings')
  await take(root.key)
  expect(await stableIn(reopen(store))).toBe(version)
  expect((await verifyStore(reopen(store))).problems).toEqual([])
})

it('lets nothing that is unchanged ask for a key', async () => {
  const { store, version } = await storeWithRights()
  expect(await publishArea(store, bookingsBuild())).toMatchObject({ version, isNew: false })
})

/** A store in which somebody without a key has written on after a change that anna signed. */
const storeThatSomebodyWrites = async () => {
  const rights = await storeWithRights()
  const { store, anna, version: first } = rights
  const { version: second } = await publishArea(store, bookingsBuild('page(2)'), { key: anna.key })
  const running = followGenerations(store)
  await running.current()
  const { number } = await readCurrent(store)
  const record = JSON.parse(readFileSync(inStore(store, recordPath(number)), 'utf8')) as { number: number }
  const write = (changed: object, at = number + 1) =>
    writeFileSync(inStore(store, recordPath(at)), JSON.stringify({ ...record, ...changed }))
  const stays = async (why: string) => {
    expect((await running.current()).generation.registry.areas.bookings?.stable).toBe(second)
    expect(await stableIn(reopen(store))).toBe(second)
    expect((await verifyStore(reopen(store))).problems).toContainEqual(expect.stringContaining(why))
  }
  return { ...rights, first, second, number, record, write, stays, running }
}

it('follows no record without a signature, with another one, or one that is played again', async () => {
  const { store, write, stays, number, anna } = await storeThatSomebodyWrites()
  write({ number: number + 1, signature: undefined })
  await stays(`${recordPath(number + 1)} is not followed, it is not signed`)
  write({ number: number + 1 })
  await stays('its signature does not hold')
  write({})
  await stays(`it is a copy of change ${number}`)
  write({ signature: { key: 'nobody', value: 'x' } })
  await stays('nobody, who signed it, has no rights')
  // The next change with a right comes after it.
  const third = await publishArea(store, bookingsBuild('page(3)'), { key: anna.key })
  expect(await stableIn(reopen(store))).toBe(third.version)
})

it('follows no record that brings back a generation of before under a new number', async () => {
  const { store, write, stays, number } = await storeThatSomebodyWrites()
  const before = JSON.parse(readFileSync(inStore(store, recordPath(number - 1)), 'utf8')) as object
  write({ ...before, number: number + 1 })
  await stays('its signature does not hold')
  expect((await readCurrent(store)).number).toBe(number + 1)
})

it('reads no generation and no page that holds something else than what it is called by', async () => {
  const { store, number, record, first, second } = await storeThatSomebodyWrites()
  const { generation, hash = '' } = await readCurrent(store)
  const name = 'index.bookings.html'
  writeFileSync(inStore(store, pagePath(generation.pages[name] ?? '')), 'evil')
  expect(await readPage(store, generation, name)).toBeUndefined()
  const text = readFileSync(inStore(store, generationPath(hash)), 'utf8')
  writeFileSync(inStore(store, generationPath(hash)), text.replaceAll(second, first))
  expect(record.number).toBe(number)
  expect((await readCurrent(reopen(store))).hash).not.toBe(hash)
})

it('follows nobody who changes an area beyond what the record says, whatever signs it', async () => {
  const { store, ben, running, first, second, number, allow } = await storeThatSomebodyWrites()
  await allow('other', keyPair().publicKey, 'shell')
  const { generation } = await running.current()
  // Ben's own tool: it names finance, and its generation has another bookings.
  const { bookings } = generation.registry.areas
  if (!bookings) throw new Error('bookings is not out')
  const registry = { ...generation.registry, areas: { bookings: promote(bookings, first) } }
  const hash = await putGeneration(store, registry, { texts: {}, unchanged: {}, inputs: {} })
  const at = new Date().toISOString()
  const record = { number: number + 2, at, by: 'ben', what: 'publish finance', changes: [], set: 'x', generation: hash }
  const signed = signedRecord(await readRights(store), ben.key, { ...record, touches: ['finance'] })
  writeFileSync(inStore(store, recordPath(number + 2)), JSON.stringify(signed))
  expect((await running.current()).generation.registry.areas.bookings?.stable).toBe(second)
  expect(await stableIn(reopen(store))).toBe(second)
})

it('changes the rights for those alone who may change everything, and ends a key at once', async () => {
  const { store, anna, ben, root } = await storeWithRights()
  const change = (key: typeof anna.key, publicKey: string) =>
    changeRights(store, { by: 'x', what: 'rights add', key }, (before) => [
      ...before,
      { name: 'more', publicKey, may: ['*'] },
    ])
  await expect(change(anna.key, keyPair().publicKey)).rejects.toThrow('anna has no right to the rights')
  await expect(change(root.key, ben.publicKey)).rejects.toThrow('The key of more has another name already')
  const remove = (name: string) =>
    changeRights(store, { by: 'x', what: `rights remove ${name}`, key: root.key }, (before) =>
      before.filter((one) => one.name !== name),
    )
  await expect(remove('root')).rejects.toThrow('Who signs with RELEASE_KEY keeps the right to everything')
  await remove('anna')
  await expect(publishArea(store, bookingsBuild('page(2)'), { key: anna.key })).rejects.toThrow(
    'is not among the rights of this store',
  )
  expect((await verifyStore(reopen(store))).problems).toEqual([])
})

it('goes on with rights that are taken away while it runs, and with a root never without them', async () => {
  const { store, root, running, write, second } = await storeThatSomebodyWrites()
  const rooted = { ...reopen(store), root: root.publicKey }
  expect(await stableIn(rooted)).toBe(second)
  const elsewhere = `${store.folder}-copy`
  cpSync(store.folder, elsewhere, { recursive: true })
  rmSync(inStore(store, 'rights'), { recursive: true })
  write({ number: 99, signature: undefined }, 99)
  // The one that runs has seen them; one that starts with the root set knows that there must be some.
  expect((await running.current()).generation.registry.areas.bookings?.stable).toBe(second)
  await expect(readCurrent(store)).rejects.toThrow('no record under history')
  await expect(readCurrent({ ...reopen(store), root: root.publicKey })).rejects.toThrow('no record under history')
  // Rights of somebody else do not begin with the root.
  await expect(readCurrent({ ...openStore(elsewhere), root: keyPair().publicKey })).rejects.toThrow('no record')
  rmSync(elsewhere, { recursive: true })
})

it('takes a record of another store for nothing, though the same key signed it', async () => {
  const { store, root, number } = await storeThatSomebodyWrites()
  const other = freshStore()
  await publishShell(other, shellBuild())
  await publishArea(other, bookingsBuild('page(7)'))
  await changeRights(other, { by: 'x', what: 'rights add root', key: root.key }, () => [
    { name: 'root', publicKey: root.publicKey, may: ['*'] },
  ])
  while ((await readCurrent(other)).number <= number)
    await publishArea(other, bookingsBuild(`page(${(await readCurrent(other)).number})`), { key: root.key })
  const before = await stableIn(store)
  cpSync(inStore(other, recordPath(number + 1)), inStore(store, recordPath(number + 1)))
  cpSync(inStore(other, 'generations'), inStore(store, 'generations'), { recursive: true })
  expect(await stableIn(reopen(store))).toBe(before)
  expect((await verifyStore(reopen(store))).problems).toContainEqual(expect.stringContaining('signature does not hold'))
})
