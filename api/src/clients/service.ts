import type { Business } from '@keyhaven/shared-contracts/domain/business/buyer-reference'
import { issueMessage } from '@keyhaven/shared-contracts/domain/reasons/issue-reason'
import {
  type BriefClient,
  type ClientChange,
  clientChangeOf,
  type ClientsQuery,
} from '@keyhaven/shared-contracts/contract/bookings/clients'
import type { GuestLocale } from '@keyhaven/shared-contracts/domain/locale'
import type { AppContext } from '../context.ts'
import { nearClients } from '../db/fragments/search/client-search.ts'
import type { Tx } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import type { OwnerId } from '../owner-id.ts'
import { invalidFrom, notFound, stale } from '../http/problem.ts'
import { chosenClients, findClient, readHistory } from './reads.ts'
import {
  archiveClient,
  deleteClient,
  fillBusiness,
  fillLocale,
  insertClient,
  lockClient,
  updateClient,
} from './writes.ts'

/** The clients of the filters; after those of the words come those whose name is nearly the same. */
export const listClients = async ({ db }: AppContext, owner: OwnerId, query: ClientsQuery) =>
  chosenClients(db, owner, query, await nearClients(db, owner, query.search))

export async function oneClient({ db }: AppContext, owner: OwnerId, id: number) {
  const client = await findClient(db, owner, id)
  if (!client) throw notFound('client')
  return client
}

export async function clientHistory({ db, clock }: AppContext, owner: OwnerId, id: number) {
  const history = (await findClient(db, owner, id)) && (await readHistory(db, owner, id, clock()))
  if (!history) throw notFound('client')
  return history
}

export const createClient = ({ db }: AppContext, owner: OwnerId, input: BriefClient) =>
  transact(db, (tx) => addClient(tx, owner, input))

/** Adds a client inside the caller's transaction. */
export async function addClient(tx: Tx, owner: OwnerId, input: BriefClient) {
  const client = await insertClient(tx, owner, input)
  if (!client) throw notFound('client')
  return client
}

/** Notes the language of a client of whom none is known. */
export const learnLocale = (tx: Tx, owner: OwnerId, id: number, locale: GuestLocale) =>
  fillLocale(tx, owner, id, locale)

/** Notes the company of a client of whom none is known. */
export const learnBusiness = (tx: Tx, owner: OwnerId, id: number, business: Business) =>
  fillBusiness(tx, owner, id, business)

/** Locks the client, because the stored values decide what a change may leave out. */
export const changeClient = ({ db }: AppContext, owner: OwnerId, id: number, input: ClientChange) =>
  transact(db, async (tx) => {
    const before = await findClient(tx, owner, id, 'lock')
    if (!before) throw notFound('client')
    if (input.version !== undefined && input.version !== before.version) throw stale(before)
    const { error } = clientChangeOf(before).safeParse(input, { error: issueMessage })
    if (error) throw invalidFrom([error])
    return updateClient(tx, owner, id, input)
  })

/** Deletes a client inside the caller's transaction, which has locked it and seen that it has no booking. */
export const deleteUnused = (tx: Tx, owner: OwnerId, id: number) => deleteClient(tx, owner, id)

/** A client with bookings stays on them: archived, gone from lists and pickers. */
export const removeClient = ({ db, clock }: AppContext, owner: OwnerId, id: number) =>
  transact(db, async (tx) => {
    const client = await lockClient(tx, owner, id)
    if (!client) throw notFound('client')
    await (client.used ? archiveClient(tx, owner, id, clock()) : deleteClient(tx, owner, id))
  })
