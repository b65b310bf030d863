import { createHash, type KeyObject } from 'node:crypto'
import { readRegistry as parseRegistry, registryJson } from '@keyhaven/shared-contracts/platform/read-registry'
import type { Registry } from '@keyhaven/shared-contracts/platform/registry'
import { renderPages } from '../pages/render-pages.ts'
import { readRights } from '../rights/rights.ts'
import { changedNames, signedRecord, whyNotAllowed } from '../rights/signed-records.ts'
import { type Generation, hashesOf, pageProblems, putGeneration, readCurrent } from '../store/generation.ts'
import { appendRecord, type Change, changesBetween } from '../store/history.ts'
import { sweepGenerations } from '../store/sweep-generations.ts'
import type { Store } from '../store/store.ts'
import { takeTurn } from './turns.ts'
import { claimProblems } from './claims.ts'
import { letGo } from './let-go.ts'
import { linkProblems } from './links.ts'
import type { Misfit } from '../builds/face-misfits.ts'
import { newMisfits } from './misfits.ts'
import type { Versions } from './rollout.ts'
import { versionsOfShell } from './shell-rollout.ts'
import { sweepTemporary } from '../store/temporary.ts'

/** Author of a change to the store, the command, and the reason, and the key that signs it where the store has rights. */
export type About = {
  by: string
  what: string
  why?: string | undefined
  /** Outcome of the smoke test of what is published. */
  seen?: string | undefined
  key?: KeyObject | undefined
}

/** Outcome of a change, done or as a dry run. */
export type Outcome = { registry: Registry; changes: Change[] }

/** Options of a change. */
export type ChangeFlags = {
  dryRun?: boolean | undefined
  /** True where releases have to fit the previous shell and API, too, so that a rollback to those stays possible. */
  wayBack?: boolean | undefined
  /** Told in a line what was let go because it cannot live with what comes; without it such a change is refused. */
  letsGo?: ((line: string) => void) | undefined
  /** True where what everybody has already may stay although it does not fit: the line says so, and its pages do. */
  keepsUnfit?: boolean | undefined
}

/** A change that would give people what cannot work; nothing was changed. */
export class Refused extends Error {}

/** A release that everybody had before the change and has after it. */
const stays = (before: Registry, after: Registry, what: string, version: string) =>
  before.areas[what]?.stable === version && after.areas[what]?.stable === version

/** Time that a change is tried again while others come first, in milliseconds. */
const patienceMs = 60_000

const setOf = ({ shell, areas }: Registry) => {
  const assignments = Object.entries(areas).map(([area, { stable, rollout, owners }]) => [
    area,
    stable,
    rollout,
    owners,
  ])
  return createHash('sha256')
    .update(JSON.stringify([shell.version, assignments, ...(shell.rollout ? [shell.rollout] : [])]))
    .digest('hex')
    .slice(0, 8)
}

/** The trial that an area, or the shell, is in already, which another canary, another share or another stable release ends. */
const trialOn = (before: Versions | undefined, { stable, rollout }: Versions) => {
  const was = before?.stable === stable ? before.rollout : undefined
  return was?.version === rollout?.version && was?.percent === rollout?.percent ? was?.trial : undefined
}

/** The registry with a name for each trial that begins: what visitors saw of one says nothing about another. */
const withTrials = (before: Registry, after: Registry, number: number): Registry => {
  const named = Object.entries(after.areas).map(([area, entry]) => {
    const { rollout } = entry
    const trial = trialOn(before.areas[area], entry) ?? number
    return [area, !rollout || rollout.trial === trial ? entry : { ...entry, rollout: { ...rollout, trial } }]
  })
  const { shell } = after
  const trial = trialOn(versionsOfShell(before.shell), versionsOfShell(shell)) ?? number
  return {
    ...after,
    ...(shell.rollout && { shell: { ...shell, rollout: { ...shell.rollout, trial } } }),
    areas: Object.fromEntries(named) as Registry['areas'],
  }
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)
const areSamePages = (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>) =>
  Object.keys({ ...one, ...other }).every((name) => one[name] === other[name])

/** Renders what is out once more where a page of it is missing, half, or of something else by now, as after a power cut. */
const mendPages = async (store: Store, generation: Generation) => {
  const { registry, pages } = generation
  const damaged = new Set<string>()
  for (const [name, hash] of Object.entries(pages))
    if ((await pageProblems(store, generation, name)).length > 0) damaged.add(hash)
  if (damaged.size === 0) return
  // All of them: the inputs of a damaged page are as they were, so that it would be left out.
  const rendered = await renderPages(store, registry, { pages: {}, inputs: {} })
  await putGeneration(store, registry, rendered, new Set(Object.values(pages).filter((hash) => !damaged.has(hash))))
}

/** Tries a change until its record is the newest. */
const tryChange = async (
  store: Store,
  { key, ...about }: About,
  change: (registry: Registry) => Registry | Promise<Registry>,
  { dryRun = false, wayBack = true, letsGo, keepsUnfit = false }: ChangeFlags,
): Promise<Outcome> => {
  /** Documents that this process has put there: it renders and writes none of them twice. */
  const put = new Set<string>()
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline;) {
    const begun = Date.now()
    const { number, generation: before } = await readCurrent(store)
    const plan = await change(before.registry)
    const fitted = letsGo ? await letGo(store, before.registry, plan) : { registry: plan, lines: [] }
    const changed = withTrials(before.registry, fitted.registry, number + 1)
    const touches = changedNames(before.registry, changed)
    // Written and read back: keys in another order would make other pages of the same registry.
    const readBack = () => parseRegistry(JSON.parse(JSON.stringify(registryJson({ ...changed, set: setOf(changed) }))))
    const registry = touches.length === 0 ? before.registry : readBack()
    const misfits = await newMisfits(store, before.registry, registry, wayBack)
    const isKept = ({ what, version }: Misfit) => keepsUnfit && stays(before.registry, registry, what, version)
    const unfit = misfits.filter((one) => !isKept(one)).map(({ why }) => why)
    const rights = await readRights(store)
    const notAllowed = whyNotAllowed(rights, key, { number: number + 1, touches })
    const refused = [
      ...(notAllowed && touches.length > 0 ? [notAllowed] : []),
      ...unfit,
      ...claimProblems(before.registry, registry),
      ...(await linkProblems(store, before.registry, registry)),
    ]
    if (refused.length > 0) throw new Refused(`Nothing was changed. ${refused.join('. ')}`)
    const lines = [
      ...fitted.lines,
      ...misfits.map(
        ({ what, why }) => `${what}: its pages say that they cannot be shown until it is published again, ${why}`,
      ),
    ]
    const outcome = { registry, changes: changesBetween(before.registry, registry) }
    const done = () => {
      for (const line of lines) letsGo?.(line)
      return outcome
    }
    if (dryRun) return done()
    const rendered = await renderPages(store, registry, before)
    if (
      isSame(registryJson(registry), registryJson(before.registry)) &&
      areSamePages(hashesOf(rendered), before.pages)
    ) {
      await mendPages(store, before)
      return done()
    }
    if (notAllowed) throw new Refused(`Nothing was changed. ${notAllowed}`)
    const present = new Set([...Object.values(before.pages), ...put])
    const generation = await putGeneration(store, registry, rendered, present)
    for (const hash of present) put.add(hash)
    const record = { number: number + 1, at: new Date().toISOString(), ...about, changes: outcome.changes }
    const signed = signedRecord(rights, key, { ...record, set: registry.set, generation, ...(rights && { touches }) })
    // A process that slept meanwhile begins again: what it put there may have been swept as left over.
    const isAwake = Date.now() - begun < patienceMs
    if (isAwake && (await appendRecord(store, signed))) {
      await sweepGenerations(store, undefined, number + 1)
      return done()
    }
  }
  throw new Error(`Other processes have been changing ${store.backing.name} for a minute; try again`)
}

/**
 * Changes what is out. The pages whose area or shell changed are rendered from the new registry and put into the store with it; then one
 * record is added to the history, which nobody can do twice: where another process was first, it is done again on top of its change.
 * Changes wait for one another in a line, so that this is rare, but nothing is locked, and a process that dies before its record leaves
 * the store as it was. With `dryRun` nothing is written. Throws `Refused` where a release would meet a shell or an API that it cannot live
 * with, or takes what is another area's.
 */
export const changeStore = async (
  store: Store,
  about: About,
  change: (registry: Registry) => Registry | Promise<Registry>,
  flags: ChangeFlags = {},
): Promise<Outcome> => {
  if (flags.dryRun) return tryChange(store, about, change, flags)
  sweepTemporary(store.folder)
  const leave = await takeTurn(store)
  try {
    return await tryChange(store, about, change, flags)
  } finally {
    await leave()
  }
}
