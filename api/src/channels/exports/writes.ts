import {
  audiences,
  type ChannelSettings,
  type ExportChange,
} from '@keyhaven/shared-contracts/contract/channels/exports'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/pool.ts'
import type { OwnerId } from '../../owner-id.ts'

/** Gives each unit an address for each audience; the first time that its owner looks at them. */
export const openExports = (db: Db, owner: OwnerId) =>
  sql`
  INSERT INTO calendar_exports (owner_id, unit_id, audience)
  SELECT u.owner_id, u.id, a.audience FROM units u CROSS JOIN unnest(${[...audiences]}::text[]) AS a (audience)
  WHERE u.owner_id = ${owner} AND u.deleted_at IS NULL
    AND NOT EXISTS (SELECT FROM calendar_exports e WHERE e.unit_id = u.id AND e.audience = a.audience)
  ON CONFLICT DO NOTHING`.execute(db)

export const updateExport = (db: Db, owner: OwnerId, id: number, change: ExportChange) =>
  sql`
  UPDATE calendar_exports SET includes_pending = COALESCE(${change.includes_pending ?? null}::boolean, includes_pending),
    includes_blocks = COALESCE(${change.includes_blocks ?? null}::boolean, includes_blocks),
    with_names = COALESCE(${change.with_names ?? null}::boolean, with_names)
  WHERE owner_id = ${owner} AND id = ${id}`.execute(db)

/** Counts its addresses on; nobody has fetched the new one yet. */
export const countAddress = (db: Db, owner: OwnerId, id: number) =>
  sql`
  UPDATE calendar_exports SET generation = generation + 1, fetched_at = NULL, fetched_by = NULL
  WHERE owner_id = ${owner} AND id = ${id}`.execute(db)

export const writeSettings = (tx: Tx, owner: OwnerId, { instant_when_stale }: ChannelSettings) =>
  sql`
  INSERT INTO channel_settings (owner_id, instant_when_stale) VALUES (${owner}, ${instant_when_stale})
  ON CONFLICT (owner_id) DO UPDATE SET instant_when_stale = EXCLUDED.instant_when_stale`.execute(tx)
