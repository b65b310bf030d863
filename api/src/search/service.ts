import { showDay } from '@keyhaven/shared-contracts/contract/day'
import { showEuros } from '@keyhaven/shared-contracts/contract/money'
import type { SearchHit, SearchQuery } from '@keyhaven/shared-contracts/contract/search'
import type { Db } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import { askedDays, askedInvoice, askedNumber } from './asked.ts'
import {
  findBookings,
  findClients,
  findInvoices,
  findUnits,
  type FoundBooking,
  type FoundClient,
  type FoundInvoice,
  type FoundUnit,
} from './queries.ts'

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const line = (...parts: (string | false)[]) => parts.filter(Boolean).join(' · ')

const clientHit = ({ id, name, email, city, country, active }: FoundClient): SearchHit => ({
  id,
  title: name,
  hint: line(email, `${city}, ${country}`, !active && 'Inactive'),
})
const bookingHit = ({ id, reference, guest, unit, check_in, check_out, status }: FoundBooking): SearchHit => ({
  id,
  title: line(reference, guest),
  hint: line(`${showDay(check_in)} – ${showDay(check_out)}`, unit, capital(status)),
})
const unitHit = ({ id, name, property, type, active }: FoundUnit): SearchHit => ({
  id,
  title: name,
  hint: line(property, capital(type), !active && 'Inactive'),
})
/** A draft has no number yet; it is known by its booking. */
const invoiceHit = ({ id, number, reference, guest, status, kind, total_price }: FoundInvoice): SearchHit => ({
  id,
  title: number ?? reference,
  hint: line(
    guest,
    number !== null && reference,
    capital(kind === 'cancellation' ? kind : status),
    showEuros(total_price),
  ),
})

/** What was typed, and nothing where nothing was. */
const wordsOf = ({ search = '' }: SearchQuery) => search.trim().replaceAll(/\s+/g, ' ')

export async function searchClients(db: Db, owner: OwnerId, query: SearchQuery) {
  const search = wordsOf(query)
  return search ? (await findClients(db, owner, search)).map(clientHit) : []
}

export async function searchBookings(db: Db, owner: OwnerId, query: SearchQuery, now: Date) {
  const search = wordsOf(query)
  if (!search) return []
  const today = now.toISOString().slice(0, 10)
  const asked = { search, number: askedNumber(search), days: askedDays(search, today), today }
  return (await findBookings(db, owner, asked)).map(bookingHit)
}

export async function searchUnits(db: Db, owner: OwnerId, query: SearchQuery) {
  const search = wordsOf(query)
  return search ? (await findUnits(db, owner, search)).map(unitHit) : []
}

export async function searchInvoices(db: Db, owner: OwnerId, query: SearchQuery) {
  const search = wordsOf(query)
  if (!search) return []
  const issued = askedInvoice(search)
  const asked = { search, number: askedNumber(search), ...(issued && { issued }) }
  return (await findInvoices(db, owner, asked)).map(invoiceHit)
}
