import type { Share } from '../health/fisher.ts'
import type { lastDay } from '../health/last-day.ts'
import type { Versions } from '../publish/rollout.ts'
import { versionsOfShell } from '../publish/shell-rollout.ts'
import { readCurrent } from '../store/generation.ts'
import { historyOf } from '../store/history.ts'
import type { Store } from '../store/store.ts'

/** Time and author of a change; undefined where it is older than the history. */
type Since = { at: string; by: string; why?: string | undefined } | undefined

/** Last change of the stable release and of the trial, by area. */
const lastChanges = async (store: Store, keys: ReadonlySet<string>) => {
  const since = new Map<string, Since>()
  for await (const { at, by, why, changes } of historyOf(store)) {
    for (const { what, stable, canary } of changes)
      for (const key of [...(stable ? [what] : []), ...(canary ? [`${what} canary`] : [])])
        if (keys.has(key) && !since.has(key)) since.set(key, { at, by, ...(why && { why }) })
    if (since.size === keys.size) break
  }
  return since
}

/** Releases by area: who gets them, since when and by whom. */
export const statusOf = async (store: Store) => {
  const { number, generation } = await readCurrent(store)
  const { set, shell, areas } = generation.registry
  const all = Object.entries({ shell: versionsOfShell(shell), ...areas })
  const trials = all.flatMap(([what, { rollout }]) => (rollout ? [`${what} canary`] : []))
  const since = await lastChanges(store, new Set(['shell', ...Object.keys(areas), ...trials]))
  const stateOf = (what: string, { stable, previous, rollout, withdrawn }: Versions) => ({
    ...{ stable, since: since.get(what), previous, withdrawn },
    ...(rollout && { canary: { ...rollout, since: since.get(`${what} canary`) } }),
  })
  return {
    set,
    generation: number,
    shell: stateOf('shell', versionsOfShell(shell)),
    areas: Object.entries(areas).map(([area, entry]) => ({ area, ...stateOf(area, entry), owners: entry.owners })),
  }
}

/** Rows as a table for people. */
const aligned = (rows: readonly (readonly string[])[]) => {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

const ago = (since: Since) => (since ? `${since.at.slice(0, 16).replace('T', ' ')} by ${since.by}` : '')

/** The status as a table for people. */
export const tableOf = ({ set, shell, areas }: Awaited<ReturnType<typeof statusOf>>) => {
  const rows = [
    ['area', 'stable', 'since', 'canary', 'previous', 'owners'],
    ...[{ area: 'shell', ...shell, owners: {} }, ...areas].map(({ area, stable, since, canary, previous, owners }) => [
      area,
      stable,
      ago(since),
      canary ? `${canary.version} for ${canary.percent} %` : '',
      previous ?? '',
      Object.entries(owners)
        .map(([owner, version]) => `${owner}: ${version}`)
        .join(', '),
    ]),
  ]
  return [...aligned(rows), '', `set ${set}`].join('\n')
}

const percent = ({ bad, of }: Share, digits: number) => (of === 0 ? '' : `${((bad / of) * 100).toFixed(digits)} %`)
const good = ({ bad, of }: Share) => percent({ bad: of - bad, of }, 0)

/** Health of each release in the last day, as a table for people. */
export const healthTableOf = (health: Awaited<ReturnType<typeof lastDay>>) => {
  if ('why' in health) return `No health figures: ${health.why}`
  if (health.releases.length === 0) return 'No health figures: no visitor has reported in the last 24 hours'
  const rows = [
    ['last 24 hours', 'version', 'visits', 'failed', 'errors', 'LCP good', 'INP good', 'CLS good'],
    ...health.releases.map(({ area, version, visits, figures: { failed, errors, lcp, inp, cls } }) => [
      ...[area, version, visits.toLocaleString('en'), percent(failed, 1), percent(errors, 1)],
      ...[good(lcp), good(inp), good(cls)],
    ]),
  ]
  return aligned(rows).join('\n')
}
