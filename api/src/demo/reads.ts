import type { Db } from '../db/pool.ts'

/** True while nobody has an account. */
export const readIsEmpty = async (db: Db) =>
  (await db.selectFrom('owners').select('id').limit(1).executeTakeFirst()) === undefined
