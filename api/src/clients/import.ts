import { reasons } from '@keyhaven/shared-contracts/domain/reasons/reasons'
import type { ClientImport, clientImportApi } from '@keyhaven/shared-contracts/contract/bookings/client-import'
import type { Parsed } from '@keyhaven/shared-contracts/contract/endpoint'
import { refuse } from './table.ts'
import type { AppContext } from '../context.ts'
import type { Sql } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import type { OwnerId } from '../owner-id.ts'
import { invalid } from '../http/problem.ts'
import type { ReadClients } from './import-rows.ts'
import { readClientsOf } from './read-file.ts'
import { sameClients } from './reads.ts'
import { insertClients, lockClients } from './writes.ts'

type ImportBody = Parsed<typeof clientImportApi>['body']
type Reached = { first_name: string; last_name: string; email: string; phone: string }
/** Keys that identify a client: the name with the e-mail address, the name with the phone number. */
const keysOf = ({ first_name, last_name, email, phone }: Reached) =>
  [email, phone].filter(Boolean).map((reach) => `${reach}\n${first_name}\n${last_name}`.toLowerCase())

/** Rows that are clients already, or that stand further up in the same file. */
async function existingRows(db: Sql, owner: OwnerId, clients: ReadClients['clients']) {
  const candidates = clients.map((client) => ({ ...client, phone: client.address.phone }))
  const seen = new Set((await sameClients(db, owner, candidates)).flatMap(keysOf))
  const rows = new Set<number>()
  for (const client of candidates) {
    // An e-mail address decides alone: father and son may share both name and phone.
    const [key, ...others] = keysOf(client)
    if (key !== undefined && seen.has(key)) rows.add(client.row)
    for (const one of [key, ...others]) if (one !== undefined) seen.add(one)
  }
  return rows
}

const previewOf = ({ row, cells, not_given }: ReadClients['preview'][number], existing: ReadonlySet<number>) => ({
  row,
  first_name: cells['First name'],
  last_name: cells['Last name'],
  email: cells.Email,
  place: [cells.City, cells.Country].filter(Boolean).join(', '),
  is_known: existing.has(row),
  not_given,
})

/** Looks at a file of clients, or adds those that are new: all of them, or none where anything is wrong, or the good rows alone. */
export async function importClients(
  { db }: AppContext,
  owner: OwnerId,
  file: { path: string } | undefined,
  { commit, good_only, ...reading }: ImportBody,
): Promise<ClientImport> {
  if (!file) throw invalid({ file: [reasons.choose('csvFile')] })
  const { clients, preview, wrong, ...read } = await readClientsOf({ ...reading, file: file.path }, owner)
  if (commit && read.missing) throw refuse(read.missing)
  const answer = (existing: ReadonlySet<number>, created: number) => ({
    ...read,
    ...{ wrong_rows: wrong, wrong_count: Math.max(0, wrong.length - 1) },
    known: existing.size,
    created,
    preview: preview.map((row) => previewOf(row, existing)),
  })
  if (!commit || (read.problem_count > 0 && !good_only)) return answer(await existingRows(db, owner, clients), 0)
  return transact(db, async (tx) => {
    // Pressed twice, the second one finds what the first has added.
    await lockClients(tx, owner)
    const existing = await existingRows(tx, owner, clients)
    const fresh = clients.filter(({ row }) => !existing.has(row))
    if (fresh.length > 0) await insertClients(tx, owner, fresh)
    return answer(existing, fresh.length)
  })
}
