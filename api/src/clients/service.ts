import { type ClientChange, clientChangeOf, type BriefClient } from '@keyhaven/shared-contracts/contract/clients'
import type { Db, Sql } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import type { OwnerId } from '../owner-id.ts'
import { invalidFrom, notFound, stale } from '../http/problem.ts'
import {
  archiveClient,
  deleteClient,
  findClient,
  insertClient,
  listClients,
  lockClient,
  updateClient,
} from './reads.ts'

export { listClients }

export async function oneClient(db: Db, owner: OwnerId, id: number) {
  const client = await findClient(db, owner, id)
  if (!client) throw notFound('Client')
  return client
}

export async function createClient(db: Sql, owner: OwnerId, input: BriefClient) {
  const client = await insertClient(db, owner, input)
  if (!client) throw notFound('Client')
  return client
}

/** What is known of a client decides what a change may leave out, so nobody else changes it meanwhile. */
export const changeClient = (db: Db, owner: OwnerId, id: number, input: ClientChange) =>
  transact(db, async (tx) => {
    const known = await findClient(tx, owner, id, 'lock')
    if (!known) throw notFound('Client')
    if (input.version !== undefined && input.version !== known.version) throw stale(known)
    const { error } = clientChangeOf(known).safeParse(input)
    if (error) throw invalidFrom([error])
    return updateClient(tx, owner, id, input)
  })

/** A client with bookings stays on them: archived, gone from lists and pickers. */
export const removeClient = (db: Db, owner: OwnerId, id: number, now: Date) =>
  transact(db, async (tx) => {
    const client = await lockClient(tx, owner, id)
    if (!client) throw notFound('Client')
    await (client.used ? archiveClient(tx, owner, id, now) : deleteClient(tx, owner, id))
  })
