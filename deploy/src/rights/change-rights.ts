import { type About, type ChangeFlags, Refused } from '../publish/change-store.ts'
import { readCurrent } from '../store/generation.ts'
import { appendRecord } from '../store/history.ts'
import type { Store } from '../store/store.ts'
import { publicKeyOf, signText } from './keys.ts'
import { hashOfRights, mayChange, readRights, type Releaser, type Rights, rightsPath, rightsText } from './rights.ts'
import { signedRecord, whyNotAllowed } from './signed-records.ts'

/** Those who may change a store; nobody is named where it has no rights. */
export const releasersIn = (rights: Rights | undefined) => rights?.files.at(-1)?.releasers ?? []

const refuse = (why: string): never => {
  throw new Refused(`Nothing was changed. ${why}`)
}

/** Reason that rights cannot be these; undefined where they can. Who signs them stays, so that somebody certainly has the key. */
const problemOf = (releasers: readonly Releaser[], publicKey: string) => {
  const own = releasers.find((one) => one.publicKey === publicKey)
  if (!own || !mayChange(own, '*'))
    return 'Who signs with RELEASE_KEY keeps the right to everything, *: it is the first to be added'
  const [names, keys] = [releasers.map(({ name }) => name), releasers.map((one) => one.publicKey)]
  const twice = releasers.find((one, at) => names.indexOf(one.name) !== at || keys.indexOf(one.publicKey) !== at)
  return twice && `The key of ${twice.name} has another name already`
}

/**
 * Changes who may publish what, signed by who may change everything; the first rights begin with the own key. A record of the
 * change comes first, so that the history says it, and the rights hold from its number on.
 */
export const changeRights = async (
  store: Store,
  { key, ...about }: About,
  change: (releasers: readonly Releaser[]) => readonly Releaser[],
  { dryRun = false }: Pick<ChangeFlags, 'dryRun'> = {},
) => {
  if (!key) return refuse('RELEASE_KEY must name the key that rights are signed with')
  const publicKey = publicKeyOf(key)
  for (let tries = 0; tries < 20; tries++) {
    const rights = await readRights(store)
    const { number, generation, hash } = await readCurrent(store)
    if (!hash) return refuse('Publish first: rights begin with a change of a store that has something out')
    const notAllowed = whyNotAllowed(rights, key, { number: number + 1, touches: ['*'] })
    const releasers = [...change(releasersIn(rights))]
    const problem = notAllowed ?? problemOf(releasers, publicKey)
    if (problem) return refuse(problem)
    if (dryRun) return releasers
    const files = rights?.files ?? []
    const at = new Date().toISOString()
    const file = { number: files.length + 1, since: number + 1, at, releasers }
    const value = signText(key, rightsText(file, rights ? await hashOfRights(store, rights) : ''))
    const name = releasers.find((one) => one.publicKey === publicKey)?.name ?? ''
    const signedFile = { ...file, signature: { key: name, value } }
    const next: Rights = { id: rights?.id ?? value, files: [...files, signedFile] }
    const record = { number: number + 1, at, ...about, changes: [], set: generation.registry.set, generation: hash }
    if (!(await appendRecord(store, signedRecord(next, key, { ...record, touches: ['*'] })))) continue
    if (await store.backing.create(rightsPath(file.number), JSON.stringify(signedFile))) return releasers
    throw new Error(`${rightsPath(file.number)} is there already and is no part of the rights; remove it and try again`)
  }
  throw new Error(`Other processes have been changing ${store.backing.name}; try again`)
}
