import type { Db } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'

/** The language that the owner has chosen; null where none was. */
export async function readLocale(db: Db, owner: OwnerId): Promise<string | null> {
  const { locale } = await db.selectFrom('owners').select('locale').where('id', '=', owner).executeTakeFirstOrThrow()
  return locale
}

/** The time zones of the owner's properties by their ids, the first property first. */
export async function readZones(db: Db, owner: OwnerId): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('properties')
    .select(['id', 'time_zone'])
    .where('owner_id', '=', owner)
    .orderBy('id')
    .execute()
  return new Map(rows.map(({ id, time_zone }) => [id, time_zone]))
}
