import type { KeyObject } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { registryJson } from '@keyhaven/shared-contracts/platform/read-registry'
import type { Registry } from '@keyhaven/shared-contracts/platform/registry'
import { type HistoryRecord, recordPath } from '../store/history.ts'
import { readText, type Store } from '../store/store.ts'
import { isSigned, publicKeyOf, signText } from './keys.ts'
import { mayChange, readRights, type Rights, rightsAt } from './rights.ts'

const plain = (value: unknown) => (value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown))

/** Names of what a change needs a right to: the areas whose entries differ, `shell` and `api`. */
export const changedNames = (before: Registry, after: Registry): string[] => {
  const [was, now] = [registryJson(before), registryJson(after)]
  const areas = [...new Set([...Object.keys(was.areas), ...Object.keys(now.areas)])]
  return [
    ...(['shell', 'api'] as const).filter((name) => !isDeepStrictEqual(plain(was[name]), plain(now[name]))),
    ...areas.filter((area) => !isDeepStrictEqual(plain(was.areas[area]), plain(now.areas[area]))),
  ]
}

/** Text that is signed of a record: all of it, for one store. */
const recordText = ({ id }: Rights, unsigned: object) => `keyhaven change\n${id}\n${JSON.stringify(unsigned)}`

/** Releaser with a key in the rights that hold for a change. */
const releaserOf = (rights: Rights, number: number, key: KeyObject | undefined) => {
  const publicKey = key && publicKeyOf(key)
  return rightsAt(rights, number)?.releasers.find((one) => one.publicKey === publicKey)
}

/** A record as it was written, which is what was signed; empty where it cannot be read. */
const writtenRecord = async (store: Store, number: number): Promise<Partial<HistoryRecord>> => {
  try {
    return JSON.parse((await readText(store, recordPath(number))) ?? '{}') as Partial<HistoryRecord>
  } catch {
    return {}
  }
}

const listed = (names: readonly string[]) => names.map((name) => (name === '*' ? 'the rights' : name)).join(', ')

/** Reason that nobody may make a change with a key, `RELEASE_KEY`; undefined where it may be made, or where the store has no rights. */
export const whyNotAllowed = (
  rights: Rights | undefined,
  key: KeyObject | undefined,
  { number, touches }: Pick<HistoryRecord, 'number'> & { touches: readonly string[] },
) => {
  if (!rights) return undefined
  if (rights.files.length === 0) return 'The rights of this store cannot be read, or do not begin with RELEASE_ROOT'
  if (!key) return 'This store has rights: RELEASE_KEY must name the key that changes are signed with'
  const releaser = releaserOf(rights, number, key)
  if (!releaser) return 'The key of RELEASE_KEY is not among the rights of this store'
  const others = touches.filter((what) => !mayChange(releaser, what))
  return others.length === 0 ? undefined : `${releaser.name} has no right to ${listed(others)}`
}

/** A record with the signature of a key that may make its change; as it is where the store has no rights. */
export const signedRecord = (rights: Rights | undefined, key: KeyObject | undefined, record: HistoryRecord) => {
  const releaser = rights && releaserOf(rights, record.number, key)
  if (!releaser || !key) return record
  // As the file will be read: what is undefined is not in it.
  const value = signText(key, recordText(rights, plain(record) as object))
  return { ...record, signature: { key: releaser.name, value } }
}

/** Reason that a record is not followed: nobody who may make its change signed it. Undefined where somebody did, or where there are no rights. */
export const whyNotFollowed = async (store: Store, number: number, rights?: Rights) => {
  const inForce = rights ?? (await readRights(store))
  if (!inForce) return undefined
  const { releasers } = rightsAt(inForce, number) ?? {}
  if (!releasers)
    return inForce.files.length > 0
      ? 'it is older than the rights'
      : 'the rights cannot be read, or do not begin with RELEASE_ROOT'
  const { signature, ...record } = await writtenRecord(store, number)
  if (!signature) return 'it is not signed'
  const releaser = releasers.find(({ name }) => name === signature.key)
  if (!releaser) return `${signature.key}, who signed it, has no rights`
  if (record.number !== number) return `it is a copy of change ${record.number}`
  if (!isSigned(releaser.publicKey, recordText(inForce, record), signature.value)) return 'its signature does not hold'
  const others = (record.touches ?? []).filter((what) => !mayChange(releaser, what))
  return others.length === 0 ? undefined : `${releaser.name}, who signed it, has no right to ${listed(others)}`
}

/**
 * Reason that a change is not followed although its record is signed: it changes more than the records since say. Undefined where
 * there are no rights.
 */
export const whyMoreThanSigned = async (
  store: Store,
  { from, to }: { from: { number: number; registry: Registry }; to: { number: number; registry: Registry } },
) => {
  const rights = await readRights(store)
  if (!rights) return undefined
  const names = new Set<string>()
  for (let number = from.number + 1; number <= to.number; number++) {
    if (await whyNotFollowed(store, number, rights)) continue
    const { touches = [] } = await writtenRecord(store, number)
    for (const name of touches) names.add(name)
  }
  const others = changedNames(from.registry, to.registry).filter((name) => !names.has(name))
  return others.length === 0 ? undefined : `it changes ${listed(others)}, which it does not say`
}
