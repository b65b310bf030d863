import type { ClientChange, NewClient } from '@keyhaven/shared-contracts/contract/clients'
import type { Db, Sql } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import type { OwnerId } from '../owner-id.ts'
import { notFound, stale } from '../problem.ts'
import {
  archiveClient,
  deleteClient,
  findClient,
  insertClient,
  listClients,
  lockClient,
  updateClient,
} from './queries.ts'

export { listClients }

export async function oneClient(db: Db, owner: OwnerId, id: number) {
  const client = await findClient(db, owner, id)
  if (!client) throw notFound('Client')
  return client
}

export async function createClient(db: Sql, owner: OwnerId, input: NewClient) {
  const client = await insertClient(db, owner, input)
  if (!client) throw notFound('Client')
  return client
}

export async function changeClient(db: Db, owner: OwnerId, id: number, input: ClientChange) {
  const changed = await updateClient(db, owner, id, input)
  if (changed) return changed
  const current = await findClient(db, owner, id)
  throw current ? stale(current) : notFound('Client')
}

/** A client with bookings stays on them: archived, gone from lists and pickers. */
export const removeClient = (db: Db, owner: OwnerId, id: number, now: Date) =>
  transact(db, async (tx) => {
    const client = await lockClient(tx, owner, id)
    if (!client) throw notFound('Client')
    await (client.used ? archiveClient(tx, owner, id, now) : deleteClient(tx, owner, id))
  })
