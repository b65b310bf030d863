import type {
  CalendarExport,
  ChannelSettings,
  ExportChange,
  ExportsQuery,
} from '@keyhaven/shared-contracts/contract/channels/exports'
import type { AppContext } from '../../context.ts'
import { transact } from '../../db/transact.ts'
import { notFound } from '../../http/problem.ts'
import type { OwnerId } from '../../owner-id.ts'
import { markStaleUnits } from '../stale-writes.ts'
import { addressing } from './addresses.ts'
import { type ExportRow, findExport, readExports } from './reads.ts'
import { countAddress, openExports, updateExport, writeSettings } from './writes.ts'

type Addressing = Awaited<ReturnType<typeof addressing>>

const withUrl =
  (urlOf: Addressing) =>
  ({ generation, ...row }: ExportRow): CalendarExport => ({ ...row, url: urlOf({ id: row.id, generation }) })

async function* eachOf(rows: AsyncIterable<ExportRow>, urlOf: Addressing) {
  for await (const row of rows) yield withUrl(urlOf)(row)
}

export async function listExports({ db, env }: AppContext, owner: OwnerId, query: ExportsQuery) {
  await openExports(db, owner)
  const { total, rows } = await readExports(db, owner, query)
  const urlOf = await addressing(db, env.origin)
  return { total, rows: Array.isArray(rows) ? rows.map(withUrl(urlOf)) : eachOf(rows, urlOf) }
}

async function oneExport({ db, env }: AppContext, owner: OwnerId, id: number) {
  const row = await findExport(db, owner, id)
  if (!row) throw notFound('channels.exportNotFound')
  return withUrl(await addressing(db, env.origin))(row)
}

export async function changeExport(context: AppContext, owner: OwnerId, id: number, change: ExportChange) {
  await updateExport(context.db, owner, id, change)
  return oneExport(context, owner, id)
}

/** Gives an export another address; the one before leads nowhere. */
export async function rotateExport(context: AppContext, owner: OwnerId, id: number) {
  await countAddress(context.db, owner, id)
  return oneExport(context, owner, id)
}

export const changeSettings = ({ db, clock }: AppContext, owner: OwnerId, settings: ChannelSettings) =>
  transact(db, async (tx) => {
    await writeSettings(tx, owner, settings)
    await markStaleUnits(tx, clock())
    return settings
  })
