import { maxHits, type SearchQuery } from '@keyhaven/shared-contracts/contract/search'
import type { AppContext } from '../context.ts'
import type { Db } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import { askedDays, askedInvoice, askedNumber } from '../db/fragments/search/search-terms.ts'
import { nearClients } from '../db/fragments/search/client-search.ts'
import { hitsIn } from './hits.ts'
import {
  type AskedGuests,
  findBookings,
  findClients,
  findInvoices,
  findPromocodes,
  findServices,
  findUnits,
  readClients,
} from './reads.ts'

/** Words of the search; empty if nothing was typed. */
const wordsOf = ({ search = '' }: SearchQuery) => search.trim().replaceAll(/\s+/g, ' ')

/** Number of hits from which on nobody looks for guests whose name is nearly the same. */
const minHits = 3

export async function searchClients({ db }: AppContext, owner: OwnerId, query: SearchQuery) {
  const search = wordsOf(query)
  if (!search) return []
  const exact = await findClients(db, owner, search)
  const near = exact.length < minHits ? await nearClients(db, owner, search, { max: minHits - 1 }) : []
  const others = near.length > 0 ? await readClients(db, owner, near) : []
  return [...exact, ...others].slice(0, maxHits).map(hitsIn(query.locale).client)
}

/** Matches of the words; without any, the records of guests whose name is nearly the same. */
async function orNear<Row>(
  db: Db,
  owner: OwnerId,
  search: string,
  find: (guests: AskedGuests) => Promise<Row[]>,
): Promise<Row[]> {
  const exact = await find(search)
  if (exact.length > 0) return exact
  const near = await nearClients(db, owner, search, { max: 0 })
  return near.length > 0 ? find(near) : []
}

export async function searchBookings({ db, clock }: AppContext, owner: OwnerId, query: SearchQuery) {
  const search = wordsOf(query)
  if (!search) return []
  const today = clock().toISOString().slice(0, 10)
  const words = { number: askedNumber(search), days: askedDays(search, today), today }
  const rows = await orNear(db, owner, search, (guests) => findBookings(db, owner, { ...words, guests }))
  return rows.map(hitsIn(query.locale).booking)
}

export async function searchUnits({ db }: AppContext, owner: OwnerId, query: SearchQuery) {
  const search = wordsOf(query)
  return search ? (await findUnits(db, owner, search)).map(hitsIn(query.locale).unit) : []
}

export async function searchServices({ db }: AppContext, owner: OwnerId, query: SearchQuery) {
  const search = wordsOf(query)
  return search ? (await findServices(db, owner, search)).map(hitsIn(query.locale).service) : []
}

export async function searchPromocodes({ db }: AppContext, owner: OwnerId, query: SearchQuery) {
  const search = wordsOf(query)
  return search ? (await findPromocodes(db, owner, search)).map(hitsIn(query.locale).promocode) : []
}

export async function searchInvoices({ db }: AppContext, owner: OwnerId, query: SearchQuery) {
  const search = wordsOf(query)
  if (!search) return []
  const issued = askedInvoice(search)
  const words = { number: askedNumber(search), ...(issued && { issued }) }
  const rows = await orNear(db, owner, search, (guests) => findInvoices(db, owner, { ...words, guests }))
  return rows.map(hitsIn(query.locale).invoice)
}
