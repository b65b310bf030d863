import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import type { Tx } from '../db/pool.ts'
import { notFoundField } from '../http/problem.ts'
import type { OwnerId } from '../owner-id.ts'
import { cutSeasons, deleteUnchanged, restoreSeasons, type WrittenRow } from './cut-writes.ts'
import { readSeasonsOn, type StoredSeason } from './reads.ts'
import { insertSeasons, lockUnits } from './writes.ts'

/** A price for nights of some units: `start` is the first night, `end` the day after the last. */
export type NightSeason = { units: readonly number[]; name: string; start: Day; end: Day; cents: number }

/** Seasons that a change took away or cut, as they were, and what it put there. */
export type SeasonsChange = { former: StoredSeason[]; written: WrittenRow[] }

/** Locks the units of the owner, so that two who write prices of them take turns; 404 at `units` where one is not the owner's. */
export async function lockOwnUnits(tx: Tx, owner: OwnerId, units: readonly number[]) {
  if ((await lockUnits(tx, owner, units)) < units.length) throw notFoundField('units', 'unit')
}

/** Gives nights a season of their own. Seasons on them are cut around them; where one has the price already, it stays as it is. */
export async function setNightSeasons(
  tx: Tx,
  owner: OwnerId,
  { cents, ...wanted }: NightSeason,
): Promise<SeasonsChange> {
  const { start, end } = wanted
  const seasons = await readSeasonsOn(tx, owner, wanted)
  const hasPrice = ({ first_night, end_day, price_cents, weekday_cents }: StoredSeason) =>
    first_night <= start && end_day >= end && price_cents === cents && !weekday_cents
  const done = new Set(seasons.filter(hasPrice).map(({ unit_id }) => unit_id))
  const units = wanted.units.filter((unit) => !done.has(unit))
  const former = seasons.filter(({ unit_id }) => !done.has(unit_id))
  const rest = await cutSeasons(tx, owner, { units, start, end }, former)
  const added = await insertSeasons(
    tx,
    owner,
    wanted,
    units.map((unit) => ({ unit, price_per_night: cents })),
  )
  return { former, written: [...rest, ...added.map(({ id, version }) => ({ id, version }))] }
}

/** Takes a change of seasons back; false where somebody has changed them since. */
export async function undoNightSeasons(tx: Tx, owner: OwnerId, { former, written }: SeasonsChange) {
  if ((await deleteUnchanged(tx, owner, written)) < written.length) return false
  await restoreSeasons(tx, owner, former)
  return true
}
