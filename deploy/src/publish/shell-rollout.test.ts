import { createPrivateKey } from 'node:crypto'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Registry } from '@keyhaven/shared-contracts/platform/registry'
import { expect, it } from 'vitest'
import { changeRights } from '../rights/change-rights.ts'
import { createKeyPair } from '../rights/keys.ts'
import { readRegistry } from '../store/generation.ts'
import { type Change, historyOf } from '../store/history.ts'
import { inStore, type Store } from '../store/store.ts'
import { verifyStore } from '../store/verify-store.ts'
import { bookingsBuild, freshStore, shellBuild } from '../testing/builds.ts'
import { type About, changeStore } from './change-store.ts'
import { pruneStore } from './prune-store.ts'
import { publishAll } from './publish-all.ts'
import { publishArea, publishShell } from './publish.ts'
import { canaryShell, promoteShell, rollBackShell } from './shell-rollout.ts'

const anna: About = { by: 'anna', what: 'try' }
const change = (store: Store, next: (shell: Registry['shell']) => Promise<Registry['shell']>, about = anna) =>
  changeStore(store, about, async (registry) => ({ ...registry, shell: await next(registry.shell) }))
const shellIn = async (store: Store) => (await readRegistry(store)).shell

/** A store with two shells that everybody had, and a canary for one visitor in ten. */
const withCanary = async () => {
  const store = freshStore()
  const { version: first } = await publishShell(store, shellBuild())
  await publishArea(store, bookingsBuild())
  const { version: second } = await publishShell(store, shellBuild('shell(22)'))
  const { version: canary } = await publishShell(store, shellBuild('shell(333)'), { percent: 10 })
  return { store, first, second, canary }
}

it('gives a shell to a share of the visitors, with a trial that another share ends and another release does not', async () => {
  const { store, first, second, canary } = await withCanary()
  const tried = (await shellIn(store)).rollout
  expect(await shellIn(store)).toMatchObject({ version: second, previous: first, rollout: { version: canary } })
  expect(tried).toMatchObject({ percent: 10, paths: ['/owner/*'], pages: ['/owner'] })
  await publishArea(store, bookingsBuild('page(2)'))
  expect((await shellIn(store)).rollout?.trial).toBe(tried?.trial)
  await change(store, (shell) => canaryShell(store, shell, canary, 50))
  expect((await shellIn(store)).rollout?.trial).toBeGreaterThan(tried?.trial ?? 0)
  await change(store, (shell) => canaryShell(store, shell, canary, 0))
  expect(await shellIn(store)).not.toHaveProperty('rollout')
  expect((await shellIn(store)).withdrawn).toEqual([])
})

it('promotes the canary, to which what was stable is the way back', async () => {
  const { store, second, canary } = await withCanary()
  expect((await publishShell(store, shellBuild('shell(333)'))).held).toBe('it is a canary for 10 % of the visitors')
  await change(store, (shell) => promoteShell(store, shell))
  expect(await shellIn(store)).toMatchObject({ version: canary, previous: second, pages: ['/owner'] })
  expect(await shellIn(store)).not.toHaveProperty('rollout')
  await expect(change(store, (shell) => promoteShell(store, shell))).rejects.toThrow('name the version to promote')
})

it('rolls the canary back first, which is given to nobody again until it is promoted', async () => {
  const { store, first, second, canary } = await withCanary()
  await change(store, (shell) => rollBackShell(store, shell))
  expect(await shellIn(store)).toMatchObject({ version: second, previous: first, withdrawn: [canary] })
  for (const options of [{}, { percent: 10 }])
    expect((await publishShell(store, shellBuild('shell(333)'), options)).held).toBe('it was rolled back')
  await change(store, (shell) => rollBackShell(store, shell))
  expect(await shellIn(store)).toMatchObject({ version: first, withdrawn: [canary, second] })
})

it('is no canary of the shell that everybody has, of none, or for more than all', async () => {
  const { store, second, canary } = await withCanary()
  await expect(change(store, (shell) => canaryShell(store, shell, second, 5))).rejects.toThrow('everybody has it')
  await expect(change(store, (shell) => canaryShell(store, shell, canary, 101))).rejects.toThrow('from 0 to 100')
  await expect(publishShell(freshStore(), shellBuild(), { percent: 5 })).rejects.toThrow('Nobody has a shell yet')
})

it('is part of the release set and of the history', async () => {
  const { store, canary } = await withCanary()
  const sets = new Set([(await readRegistry(store)).set])
  await change(store, (shell) => canaryShell(store, shell, canary, 50))
  sets.add((await readRegistry(store)).set)
  await change(store, (shell) => rollBackShell(store, shell))
  sets.add((await readRegistry(store)).set)
  expect(sets.size).toBe(3)
  const records: Change[][] = []
  for await (const { changes } of historyOf(store)) records.push(changes)
  expect(records.slice(0, 3)).toEqual([
    [{ what: 'shell', canary: null, withdrawn: [canary] }],
    [{ what: 'shell', canary: { version: canary, percent: 50 } }],
    [{ what: 'shell', canary: { version: canary, percent: 10 } }],
  ])
})

it('is verified and is not pruned for as long as somebody can get it', async () => {
  const { store, first, second, canary } = await withCanary()
  expect((await verifyStore(store)).problems).toEqual([])
  expect(await pruneStore(store, anna, 0)).toEqual([])
  rmSync(inStore(store, 'shell', canary, 'theme.js'))
  expect((await verifyStore(store)).problems).toContain(`shell/${canary}/theme.js is missing`)
  await change(store, (shell) => rollBackShell(store, shell))
  expect(await pruneStore(store, anna, 0)).toEqual([{ area: 'shell', version: canary }])
  expect(await shellIn(store)).toMatchObject({ version: second, previous: first })
  expect((await verifyStore(store)).problems).toEqual([])
})

it('needs a right to the shell, as every change of it', async () => {
  const { store, canary } = await withCanary()
  const [root, ben] = [createKeyPair(), createKeyPair()]
  await changeRights(store, { by: 'olga', what: 'rights', key: createPrivateKey(root.pem) }, () => [
    { name: 'root', publicKey: root.publicKey, may: ['*'] },
    { name: 'ben', publicKey: ben.publicKey, may: ['bookings'] },
  ])
  const widen = (pem: string) =>
    change(store, (shell) => canaryShell(store, shell, canary, 90), { ...anna, key: createPrivateKey(pem) })
  await expect(widen(ben.pem)).rejects.toThrow('ben has no right to shell')
  await widen(root.pem)
  expect((await shellIn(store)).rollout?.percent).toBe(90)
})

it.each([
  ['stable shell', 'shell(22)'],
  ['canary', 'shell(333)'],
])('goes on where a server starts that has built the %s', async (_, script) => {
  const { store, second, canary } = await withCanary()
  const workspaces = freshStore().folder
  cpSync(shellBuild(script), join(workspaces, 'shell/dist'), { recursive: true })
  const before = await shellIn(store)
  await publishAll(store, ['shell'], () => undefined, { workspaces, atStart: true })
  expect(await shellIn(store)).toEqual(before)
  expect(before).toMatchObject({ version: second, rollout: { version: canary, percent: 10 } })
})
