import type { OwnImage } from '@keyhaven/shared-contracts/contract/images'
import { sql } from 'kysely'
import type { Sql, Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import type { Drawn } from './avif-reads.ts'
import { type ImageSubject, type NewImage, places, columns } from './reads.ts'

/** Keeps others from adding to its pictures meanwhile; false where the owner has no such property or unit. */
export async function lockShown(tx: Tx, owner: OwnerId, { word, id }: ImageSubject) {
  const { rows } = await sql`
    SELECT id FROM ${places[word].table}
    WHERE owner_id = ${owner} AND id = ${id} AND deleted_at IS NULL FOR NO KEY UPDATE`.execute(tx)
  return rows.length > 0
}

/** Puts pictures behind those that are there. */
export async function insertImages(tx: Tx, owner: OwnerId, { word, id }: ImageSubject, images: readonly NewImage[]) {
  const { column } = places[word]
  const { rows } = await sql<OwnImage>`
    INSERT INTO images AS i (owner_id, ${column}, position, name, alt_text, width, height, sources)
    SELECT ${owner}::bigint, ${id}::bigint, n + (SELECT COALESCE(max(position), 0) FROM images WHERE ${column} = ${id}),
      one ->> 'name', one ->> 'alt_text', (one -> 'width')::int, (one -> 'height')::int, one -> 'sources'
    FROM jsonb_array_elements(${JSON.stringify(images)}::jsonb) WITH ORDINALITY AS given (one, n) ORDER BY n
    RETURNING ${columns}`.execute(tx)
  return rows
}

export async function updateText(db: Sql, owner: OwnerId, { word, id }: ImageSubject, text: string) {
  const { table, own } = places[word]
  const { rows } = await sql<OwnImage>`
    UPDATE images i SET alt_text = ${text} FROM ${table} p
    WHERE i.owner_id = ${owner} AND i.id = ${id} AND p.id = ${own} AND p.deleted_at IS NULL
    RETURNING ${columns}`.execute(db)
  return rows[0]
}

/** False where there is no such picture. */
export async function deleteImage(db: Sql, owner: OwnerId, { word, id }: ImageSubject) {
  const { table, own } = places[word]
  const { rows } = await sql`
    DELETE FROM images i USING ${table} p
    WHERE i.owner_id = ${owner} AND i.id = ${id} AND p.id = ${own} AND p.deleted_at IS NULL
    RETURNING i.id`.execute(db)
  return rows.length > 0
}

export const placeImages = (tx: Tx, owner: OwnerId, ids: readonly number[]) =>
  sql`UPDATE images i SET position = given.n FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS given (id, n)
    WHERE i.owner_id = ${owner} AND i.id = given.id`.execute(tx)

/** Writes the AVIF files of a picture that may have been deleted meanwhile, and whose files may have been swept. */
export const writeAvif = (db: Sql, image: number, { avifs, colours }: Drawn, now: Date) =>
  sql`WITH shown AS (SELECT id FROM images WHERE id = ${image} FOR KEY SHARE), drawn AS (
      INSERT INTO image_colours (image_id, colours, drawn_at) SELECT id, ${colours}::text[], ${now} FROM shown
      ON CONFLICT (image_id) DO UPDATE SET colours = excluded.colours, drawn_at = excluded.drawn_at)
    INSERT INTO image_avifs (image_id, width, file)
    SELECT s.id, (one ->> 'width')::int, m.name FROM shown s, jsonb_array_elements(${JSON.stringify(avifs)}::jsonb) one
      JOIN media_files m ON m.name = one ->> 'file'
    ON CONFLICT (image_id, width) DO UPDATE SET file = excluded.file`.execute(db)
