import type { Db } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import { writeMissingGaps } from './writes.ts'

/** Writes the free gaps of units that were there before gaps were kept. */
export const findMissingGaps = async ({ db }: { db: Db }) => {
  while ((await transact(db, writeMissingGaps)) > 0) {}
}
