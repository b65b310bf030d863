import { readFile } from 'node:fs/promises'
import type { ClientImport } from '@keyhaven/shared-contracts/contract/client-import'
import type { AppContext } from '../context.ts'
import type { Sql } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import type { OwnerId } from '../owner-id.ts'
import { invalid } from '../http/problem.ts'
import { storedPhone } from '../phone.ts'
import { readClients, type ReadRow } from './import-rows.ts'
import { sameClients } from './reads.ts'
import { readTable } from './table.ts'
import { insertClients, lockClients } from './writes.ts'

const mostShown = 50
const mostProblems = 200

type Reached = { first_name: string; last_name: string; email: string; phone: string }
/** What tells one client from another: the name with the e-mail address, the name with the phone number. */
const keysOf = ({ first_name, last_name, email, phone }: Reached) =>
  [email, phone].filter(Boolean).map((reach) => `${reach}\n${first_name}\n${last_name}`.toLowerCase())

/** Rows that are clients already, or that stand further up in the same file. */
async function knownRows(db: Sql, owner: OwnerId, rows: readonly ReadRow[]) {
  const wanted = rows.flatMap(({ row, client }) =>
    client ? [{ row, ...client, phone: storedPhone(client.address) }] : [],
  )
  const seen = new Set((await sameClients(db, owner, wanted)).flatMap(keysOf))
  const known = new Set<number>()
  for (const client of wanted) {
    // An e-mail address decides alone: father and son may share both name and phone.
    const [key, ...others] = keysOf(client)
    if (key !== undefined && seen.has(key)) known.add(client.row)
    for (const one of [key, ...others]) if (one !== undefined) seen.add(one)
  }
  return known
}

const shown = ({ row, cells, not_given }: ReadRow, known: ReadonlySet<number>) => ({
  row,
  first_name: cells['First name'],
  last_name: cells['Last name'],
  email: cells.Email,
  place: [cells.City, cells.Country].filter(Boolean).join(', '),
  is_known: known.has(row),
  not_given,
})

/** Looks at a file of clients, or adds those that are new: all of them, or none where anything is wrong. */
export async function importClients(
  { db }: AppContext,
  owner: OwnerId,
  file: { path: string } | undefined,
  commit: boolean,
): Promise<ClientImport> {
  if (!file) throw invalid({ file: ['bookings.chooseCsvFile'] })
  const { rows, problems } = readClients(readTable(await readFile(file.path)))
  const answer = (known: ReadonlySet<number>, created: number) => ({
    total: rows.length,
    known: known.size,
    incomplete: rows.filter(({ client, not_given }) => client && not_given.length > 0).length,
    created,
    preview: rows.slice(0, mostShown).map((row) => shown(row, known)),
    problems: problems.slice(0, mostProblems),
    problem_count: problems.length,
  })
  if (!commit || problems.length > 0) return answer(await knownRows(db, owner, rows), 0)
  return transact(db, async (tx) => {
    // Pressed twice, the second one finds what the first has added.
    await lockClients(tx, owner)
    const known = await knownRows(tx, owner, rows)
    const fresh = rows.flatMap(({ row, client }) => (client && !known.has(row) ? [client] : []))
    if (fresh.length > 0) await insertClients(tx, owner, fresh)
    return answer(known, fresh.length)
  })
}
