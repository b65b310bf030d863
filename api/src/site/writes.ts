import type { OwnImage } from '@keyhaven/shared-contracts/contract/images'
import type { BrandPicture } from '@keyhaven/shared-contracts/contract/public/site-brand'
import { sql, type Updateable, type UpdateObject } from 'kysely'
import type { Sql, Tx } from '../db/pool.ts'
import type { DB, Owners } from '../db/schema.ts'
import { withoutEmpty } from '../db/fragments/translations.ts'
import type { OwnerId } from '../owner-id.ts'

/** Writes when a domain was proven, or that it is no more; only where it is still the owner's. */
export const setProof = (db: Sql, owner: OwnerId, domain: string, domain_proven_at: Date | null) =>
  db.updateTable('owners').set({ domain_proven_at }).where('id', '=', owner).where('domain', '=', domain).execute()

/** Locks what an owner's site is made of, which is there from then on. */
export async function lockSite(tx: Tx, owner: OwnerId) {
  await sql`SELECT FROM owners WHERE id = ${owner} FOR NO KEY UPDATE`.execute(tx)
  await sql`INSERT INTO site_settings (owner_id) VALUES (${owner}) ON CONFLICT DO NOTHING`.execute(tx)
}

type OfOwner = Pick<
  Updateable<Owners>,
  'domain' | 'domain_proven_at' | 'request_expiry_hours' | 'max_nights' | 'horizon_months'
>

export async function updateOwnerOfSite(tx: Tx, owner: OwnerId, set: OfOwner) {
  if (Object.keys(set).length > 0) await tx.updateTable('owners').set(set).where('id', '=', owner).execute()
}

export async function updateSite(tx: Tx, owner: OwnerId, set: UpdateObject<DB, 'site_settings'>) {
  if (Object.keys(set).length > 0)
    await tx.updateTable('site_settings').set(set).where('owner_id', '=', owner).execute()
}

const texts = [
  { table: 'properties', column: 'description' },
  { table: 'properties', column: 'house_rules' },
  { table: 'units', column: 'description' },
  { table: 'services', column: 'name' },
  { table: 'site_settings', column: 'privacy_text' },
  { table: 'site_settings', column: 'intro' },
] as const

/**
 * The owner writes in another language from now on: a text that is there in it takes the place of the one before, which
 * becomes the text of its own language. One that is not there stays, and counts as written in the new language.
 */
export async function changeStandard(tx: Tx, owner: OwnerId, from: string, to: string) {
  for (const { table, column } of texts) {
    const before = sql.ref(column)
    const there = sql`translations -> ${to}::text ->> ${column}::text`
    const ofBefore = sql`CASE WHEN ${before} = '' THEN '{}' ELSE jsonb_build_object(${column}::text, ${before}) END`
    const swapped =
      withoutEmpty(sql`translations || jsonb_build_object(${to}::text, (translations -> ${to}::text) - ${column}::text,
      ${from}::text, COALESCE(translations -> ${from}::text, '{}') || ${ofBefore})`)
    await sql`
      UPDATE ${sql.table(table)} SET ${before} = ${there}, translations = ${swapped}
        ${table === 'site_settings' ? sql`` : sql`, version = version + 1`}
      WHERE owner_id = ${owner} AND ${there} IS NOT NULL`.execute(tx)
  }
}

const columnOf = { hero: sql.ref('hero_id'), dark_logo: sql.ref('dark_logo_id') }

/** Picture whose files are stored. */
export type NewPicture = Pick<OwnImage, 'name' | 'alt_text' | 'width' | 'height' | 'sources'>

/** Puts a picture in place of the one before, which goes; null is none. */
export async function setBrandPicture(tx: Tx, owner: OwnerId, which: BrandPicture, image: NewPicture | null) {
  const column = columnOf[which]
  await sql`DELETE FROM images WHERE id = (SELECT ${column} FROM site_settings WHERE owner_id = ${owner})`.execute(tx)
  if (!image) return
  const { name, alt_text, width, height, sources } = image
  await sql`
    WITH added AS (
      INSERT INTO images (owner_id, position, name, alt_text, width, height, sources)
      VALUES (${owner}, 1, ${name}, ${alt_text}, ${width}, ${height}, ${JSON.stringify(sources)}) RETURNING id)
    UPDATE site_settings SET ${column} = (SELECT id FROM added) WHERE owner_id = ${owner}`.execute(tx)
}

/** False where there is no such picture. */
export async function describeBrandPicture(db: Sql, owner: OwnerId, which: BrandPicture, text: string) {
  const { rows } = await sql`
    UPDATE images SET alt_text = ${text}
    WHERE id = (SELECT ${columnOf[which]} FROM site_settings WHERE owner_id = ${owner}) RETURNING id`.execute(db)
  return rows.length > 0
}
