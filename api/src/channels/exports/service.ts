import {
  type Audience,
  audiences,
  type CalendarExport,
  type ChannelSettings,
  type ExportChange,
  type ExportsQuery,
} from '@keyhaven/shared-contracts/contract/channels/exports'
import { type RawBuilder, sql } from 'kysely'
import type { AppContext } from '../../context.ts'
import { byName, equals, isoTime } from '../../db/fragments/columns.ts'
import { readList } from '../../db/list.ts'
import type { Db } from '../../db/pool.ts'
import { transact } from '../../db/transact.ts'
import { notFound } from '../../http/problem.ts'
import type { OwnerId } from '../../owner-id.ts'
import { propertyOut, unitOut } from '../reads.ts'
import { markStaleUnits } from '../stale.ts'
import { addressing } from './addresses.ts'

type Row = Omit<CalendarExport, 'url'> & { generation: number }

const columns = sql`e.id, ${unitOut} AS unit, ${propertyOut} AS property, e.audience, e.generation, e.includes_pending, e.includes_blocks,
  e.with_names, ${isoTime('e.fetched_at')} AS fetched_at, e.fetched_by`
const from = (owner: OwnerId, which: RawBuilder<unknown>) => sql`FROM calendar_exports e
  JOIN units u ON u.id = e.unit_id AND u.deleted_at IS NULL JOIN properties p ON p.id = u.property_id
  WHERE e.owner_id = ${owner} AND ${which}`

/** Each unit has an address for each audience from the first time that its owner looks at them. */
const openExports = (db: Db, owner: OwnerId) =>
  sql`
  INSERT INTO calendar_exports (owner_id, unit_id, audience)
  SELECT u.owner_id, u.id, a.audience FROM units u CROSS JOIN unnest(${audiences as readonly Audience[]}::text[]) AS a (audience)
  WHERE u.owner_id = ${owner} AND u.deleted_at IS NULL
    AND NOT EXISTS (SELECT FROM calendar_exports e WHERE e.unit_id = u.id AND e.audience = a.audience)
  ORDER BY u.id, array_position(${audiences as readonly Audience[]}::text[], a.audience)
  ON CONFLICT DO NOTHING`.execute(db)

const toExport =
  (urlOf: Awaited<ReturnType<typeof addressing>>) =>
  ({ generation, ...row }: Row): CalendarExport => ({ ...row, url: urlOf({ id: row.id, generation }) })

export async function listExports({ db, env }: AppContext, owner: OwnerId, query: ExportsQuery) {
  await openExports(db, owner)
  const order = sql`${byName('p.name')}, p.id, ${byName('u.name')}, u.id, e.id`
  const { total, rows } = await readList<Row>(
    db,
    { columns, from: from(owner, equals('e.unit_id', query.unit)), order },
    query,
  )
  const withUrl = toExport(await addressing(db, env.origin))
  if (Array.isArray(rows)) return { total, rows: rows.map(withUrl) }
  return { total, rows: eachOf(rows, withUrl) }
}

async function* eachOf(rows: AsyncIterable<Row>, withUrl: (row: Row) => CalendarExport) {
  for await (const row of rows) yield withUrl(row)
}

async function readExport({ db, env }: AppContext, owner: OwnerId, id: number) {
  const { rows } = await sql<Row>`SELECT ${columns} ${from(owner, sql`e.id = ${id}`)}`.execute(db)
  const [row] = rows
  if (!row) throw notFound('channels.exportNotFound')
  return toExport(await addressing(db, env.origin))(row)
}

export async function changeExport(context: AppContext, owner: OwnerId, id: number, change: ExportChange) {
  await sql`
    UPDATE calendar_exports SET includes_pending = COALESCE(${change.includes_pending ?? null}::boolean, includes_pending),
      includes_blocks = COALESCE(${change.includes_blocks ?? null}::boolean, includes_blocks),
      with_names = COALESCE(${change.with_names ?? null}::boolean, with_names)
    WHERE owner_id = ${owner} AND id = ${id}`.execute(context.db)
  return readExport(context, owner, id)
}

/** Gives an export another address; nobody has fetched that one yet. */
export async function rotateExport(context: AppContext, owner: OwnerId, id: number) {
  await sql`
    UPDATE calendar_exports SET generation = generation + 1, fetched_at = NULL, fetched_by = NULL
    WHERE owner_id = ${owner} AND id = ${id}`.execute(context.db)
  return readExport(context, owner, id)
}

export async function settingsOf(db: Db, owner: OwnerId): Promise<ChannelSettings> {
  const row = await db
    .selectFrom('channel_settings')
    .select('instant_when_stale')
    .where('owner_id', '=', owner)
    .executeTakeFirst()
  return row ?? { instant_when_stale: false }
}

export const changeSettings = ({ db, clock }: AppContext, owner: OwnerId, settings: ChannelSettings) =>
  transact(db, async (tx) => {
    await sql`
      INSERT INTO channel_settings (owner_id, instant_when_stale) VALUES (${owner}, ${settings.instant_when_stale})
      ON CONFLICT (owner_id) DO UPDATE SET instant_when_stale = EXCLUDED.instant_when_stale`.execute(tx)
    await markStaleUnits(tx, clock())
    return settings
  })
