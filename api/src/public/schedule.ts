import type { Db } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import { writeMissingGaps, writeMissingLowest, writeOldOverview } from './writes.ts'
import type { Sweep } from '../sweep.ts'

/** Writes the free gaps of units that were there before gaps were kept. */
export const findMissingGaps = async ({ db }: { db: Db }) => {
  while ((await transact(db, writeMissingGaps)) > 0) {}
}

/** Writes the cheapest nights of units that were there before those were kept, and of each month that comes near. */
export const findMissingLowest = async ({ db }: { db: Db }) => {
  while ((await transact(db, writeMissingLowest)) > 0) {}
}

/** Puts houses whose cheapest season is over into their place in the overview. */
export const renewOverview = async ({ db }: { db: Db }) => {
  while ((await transact(db, writeOldOverview)) > 0) {}
}

export const sweeps: readonly Sweep[] = [
  { what: 'free gaps of units that have none yet', run: findMissingGaps },
  { what: 'cheapest nights of units and months that have none yet', run: findMissingLowest },
  { what: 'houses in the overview whose cheapest season is over', run: renewOverview },
]
