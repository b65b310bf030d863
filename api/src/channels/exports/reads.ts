import {
  audiences,
  type CalendarExport,
  type ChannelSettings,
  type ExportsQuery,
} from '@keyhaven/shared-contracts/contract/channels/exports'
import { type RawBuilder, sql } from 'kysely'
import { byName, equals, isoTime } from '../../db/fragments/columns.ts'
import { propertyOut, unitOut } from '../../db/fragments/feeds.ts'
import { readList } from '../../db/list.ts'
import type { Db } from '../../db/pool.ts'
import type { OwnerId } from '../../owner-id.ts'

export type ExportRow = Omit<CalendarExport, 'url'> & { generation: number }

const columns = sql`e.id, ${unitOut} AS unit, ${propertyOut} AS property, e.audience, e.generation, e.includes_pending, e.includes_blocks,
  e.with_names, ${isoTime('e.fetched_at')} AS fetched_at, e.fetched_by`
const from = (owner: OwnerId, which: RawBuilder<unknown>) => sql`FROM calendar_exports e
  JOIN units u ON u.id = e.unit_id AND u.deleted_at IS NULL JOIN properties p ON p.id = u.property_id
  WHERE e.owner_id = ${owner} AND ${which}`

export const readExports = (db: Db, owner: OwnerId, query: ExportsQuery) => {
  const order = sql`${byName('p.name')}, p.id, ${byName('u.name')}, u.id, array_position(${[...audiences]}::text[], e.audience)`
  return readList<ExportRow>(db, { columns, from: from(owner, equals('e.unit_id', query.unit)), order }, query)
}

export async function findExport(db: Db, owner: OwnerId, id: number) {
  const { rows } = await sql<ExportRow>`SELECT ${columns} ${from(owner, sql`e.id = ${id}`)}`.execute(db)
  return rows[0]
}

export async function readSettings(db: Db, owner: OwnerId): Promise<ChannelSettings> {
  const row = await db
    .selectFrom('channel_settings')
    .select('instant_when_stale')
    .where('owner_id', '=', owner)
    .executeTakeFirst()
  return row ?? { instant_when_stale: false }
}
