import type { OwnImage } from '@keyhaven/shared-contracts/contract/images'
import { sql } from 'kysely'
import type { Sql } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'

/** Owner of pictures; `id` is that of the property or unit, or of a picture of one. */
export type ImageSubject = { word: 'property' | 'unit'; id: number }

/** A picture whose files are stored. */
export type NewImage = Pick<OwnImage, 'name' | 'alt_text' | 'width' | 'height' | 'sources'>

export const places = {
  property: { table: sql.table('properties'), column: sql.ref('property_id'), own: sql.ref('i.property_id') },
  unit: { table: sql.table('units'), column: sql.ref('unit_id'), own: sql.ref('i.unit_id') },
}
export const columns = sql`i.id, i.name, i.sources -> -1 ->> 'image' AS image, i.alt_text, i.width, i.height, i.sources`

/** Counts its pictures; undefined where the owner has no such property or unit. */
export async function countImages(db: Sql, owner: OwnerId, { word, id }: ImageSubject) {
  const { table, own } = places[word]
  const { rows } = await sql<{ images: number }>`
    SELECT (SELECT count(*) FROM images i WHERE ${own} = p.id) AS images
    FROM ${table} p WHERE p.owner_id = ${owner} AND p.id = ${id} AND p.deleted_at IS NULL`.execute(db)
  return rows[0]?.images
}

export async function listImages(db: Sql, owner: OwnerId, { word, id }: ImageSubject) {
  const { rows } = await sql<OwnImage>`
    SELECT ${columns} FROM images i WHERE i.owner_id = ${owner} AND ${places[word].own} = ${id}
    ORDER BY i.position, i.id`.execute(db)
  return rows
}

/** Owner of the picture that has this file in its widest size; undefined where no picture shows it. */
export async function findShown(db: Sql, file: string) {
  const { rows } = await sql<{ owner_id: number }>`
    SELECT owner_id FROM images WHERE sources @> ${JSON.stringify([{ image: file }])}::jsonb LIMIT 1`.execute(db)
  return rows[0]?.owner_id
}
