import type { AreaEntry, Registry } from '@keyhaven/shared-contracts/platform/registry'
import { faceMisfits, type Misfit } from '../builds/face-misfits.ts'
import { saysWhatItOffers } from '../builds/stored-builds.ts'
import type { Store } from '../store/store.ts'
import { misfitsWith, newMisfits } from './misfits.ts'

/** True where everybody has a release, so that what cannot live with it has to go instead. */
const isOut = ({ areas }: Registry, { what, version }: Misfit) => what === 'shell' || areas[what]?.stable === version

/** A registry that people can live with, and what was let go for it, a line each. */
export type Fitted = { registry: Registry; lines: string[] }

/** Which problem of a release is said: one stands for all of them. */
const firstWhy = (misfits: readonly Misfit[], what: string, version: string | undefined) =>
  misfits.find((one) => one.what === what && one.version === version)?.why

/** An area without what was kept beside its stable release and cannot live with what comes. */
const withoutSpares = (area: string, entry: AreaEntry, was: AreaEntry | undefined, misfits: readonly Misfit[]) => {
  const lines: string[] = []
  const { previous, rollout, ...rest } = entry
  const goes = (version: string | undefined, part: string) => {
    const why = version === entry.stable ? undefined : firstWhy(misfits, area, version)
    if (why) lines.push(`${area}: ${part} is let go, ${why}`)
    return why !== undefined
  }
  // What this very change brings is refused instead.
  const isOldTrial = rollout !== undefined && was?.rollout?.version === rollout.version
  const keepsTrial = !isOldTrial || !goes(rollout.version, `the canary for ${rollout.percent} %`)
  const owners = Object.entries(entry.owners).filter(
    ([owner, version]) => was?.owners[owner] !== version || !goes(version, `the release of owner ${owner}`),
  )
  const keepsPrevious = !goes(previous, 'the way back')
  // An entry that stays is the same object: what this program does not understand of it stays with it.
  if (lines.length === 0) return { lines, entry }
  return {
    lines,
    entry: {
      ...rest,
      ...(previous && keepsPrevious && { previous }),
      ...(rollout && keepsTrial && { rollout }),
      owners: Object.fromEntries(owners),
    },
  }
}

/** Every area with its stable release alone. */
const stableOnly = (registry: Registry): Registry => ({
  ...registry,
  areas: Object.fromEntries(
    Object.entries(registry.areas).map(([area, { salt, stable, withdrawn, releases }]) => [
      area,
      { salt, stable, withdrawn, releases, owners: {} },
    ]),
  ),
})

/** Reason that the releases that are out could not run with an earlier shell or API. */
const whyNoWay = async (store: Store, out: Registry, back: { shell: string } | { api: string }) => {
  const sides = 'shell' in back ? { shells: [back.shell], apis: [] } : { shells: [], apis: [back.api] }
  const [first] = [...(await misfitsWith(store, out, sides)), ...(await faceMisfits(store, out, sides.shells))]
  if (first) return first.why
  // One from before shells said what they offer can be compared with nothing.
  return 'shell' in back && !(await saysWhatItOffers(store, back.shell))
    ? `shell ${back.shell} does not say what it offers`
    : undefined
}

/** The shell without a canary from before that what comes cannot live with. */
const withoutUnfitTrial = async (store: Store, before: Registry, after: Registry): Promise<Fitted> => {
  const { rollout, ...shell } = after.shell
  if (!rollout || before.shell.rollout?.version !== rollout.version) return { registry: after, lines: [] }
  const own = `shell ${rollout.version}`
  const misfits = await newMisfits(store, before, after, false)
  const why = misfits.find((one) => one.why.includes(own) && isOut(after, one))?.why
  return why
    ? { registry: { ...after, shell }, lines: [`shell: the canary for ${rollout.percent} % is let go, ${why}`] }
    : { registry: after, lines: [] }
}

/** The ways back of shell and API, without those that what is out now cannot go. */
const withoutDeadEnds = async (store: Store, before: Registry, registry: Registry): Promise<Fitted> => {
  const lines: string[] = []
  const out = stableOnly(registry)
  const { previous: shellBack, ...shell } = registry.shell
  const { previous: apiBack, ...api } = registry.api ?? { version: '' }
  const whyShell =
    shellBack && before.shell.version !== shell.version && (await whyNoWay(store, out, { shell: shellBack }))
  const whyApi = apiBack && before.api?.version !== api.version && (await whyNoWay(store, out, { api: apiBack }))
  if (whyShell) lines.push(`shell: the way back is let go, ${whyShell}`)
  if (whyApi) lines.push(`API: the way back is let go, ${whyApi}`)
  return { registry: { ...registry, ...(whyShell && { shell }), ...(whyApi && { api }) }, lines }
}

/**
 * Removes what cannot run with a new shell or API that comes with its areas: ways back, canaries and
 * pins that cannot live with what comes are let go, and the change is not refused for their sake.
 */
export const letGo = async (store: Store, before: Registry, planned: Registry): Promise<Fitted> => {
  const { registry: after, lines: trialLines } = await withoutUnfitTrial(store, before, planned)
  const misfits = await newMisfits(store, before, after, false)
  const lines = [...trialLines]
  const areas = Object.fromEntries(
    Object.entries(after.areas).map(([area, entry]) => {
      const fitting = withoutSpares(area, entry, before.areas[area], misfits)
      lines.push(...fitting.lines)
      return [area, fitting.entry]
    }),
  ) as Registry['areas']
  const fitted = await withoutDeadEnds(store, before, { ...after, areas })
  return { registry: fitted.registry, lines: [...lines, ...fitted.lines] }
}
