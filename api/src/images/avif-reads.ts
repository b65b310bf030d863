import type { OwnImage } from '@keyhaven/shared-contracts/contract/images'
import { sql } from 'kysely'
import type { Db } from '../db/pool.ts'

/** A picture of which no avif is drawn. */
export type WithoutAvif = { id: number; owner_id: number } & Pick<OwnImage, 'width' | 'height' | 'sources'>
/** AVIF files of a picture, and the colours of its quarters. */
export type Drawn = { avifs: { width: number; file: string }[]; colours: string[] }

/** The newest picture that has no avif and that nobody tried to draw since a moment: it failed then, or its files were lost after. */
export async function nextWithoutAvif(db: Db, triedBefore: Date): Promise<WithoutAvif | undefined> {
  const { rows } = await sql<WithoutAvif>`
    SELECT i.id, i.owner_id, i.width, i.height, i.sources FROM images i LEFT JOIN image_colours c ON c.image_id = i.id
    WHERE NOT EXISTS (SELECT FROM image_avifs a WHERE a.image_id = i.id)
      AND (c.drawn_at IS NULL OR c.drawn_at < ${triedBefore})
      -- A logo is exact, and small already.
      AND NOT EXISTS (SELECT FROM site_settings s WHERE s.dark_logo_id = i.id)
    ORDER BY i.id DESC LIMIT 1`.execute(db)
  return rows[0]
}

/** Drawn files of a picture with the same sources, as all demo accounts have them. */
export async function readTwin(db: Db, { id, sources }: WithoutAvif): Promise<Drawn | undefined> {
  const { rows } = await sql<Drawn>`
    SELECT c.colours, (SELECT json_agg(json_build_object('width', a.width, 'file', a.file)) FROM image_avifs a
      WHERE a.image_id = i.id) AS avifs
    FROM images i JOIN image_colours c ON c.image_id = i.id
    WHERE i.sources @> ${JSON.stringify(sources)}::jsonb AND i.id <> ${id}
      AND EXISTS (SELECT FROM image_avifs a WHERE a.image_id = i.id) LIMIT 1`.execute(db)
  return rows[0]
}
