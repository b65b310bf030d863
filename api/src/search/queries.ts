import type { BookingStatus } from '@keyhaven/shared-contracts/contract/bookings'
import type { Day } from '@keyhaven/shared-contracts/contract/day'
import type { Invoice } from '@keyhaven/shared-contracts/contract/invoices'
import { mostHits } from '@keyhaven/shared-contracts/contract/search'
import { type RawBuilder, sql } from 'kysely'
import { reference } from '../bookings/reference.ts'
import { byName, contains, mentions, searched } from '../db/columns.ts'
import type { Db } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'

// Every part of a search ends by itself after a few rows: what is typed is asked with every letter.

/** So many clients who hold the words are compared; more letters leave fewer. */
const mostCompared = 1000
/** So many guests of a name are looked at for their stays. */
const mostGuests = 100

const fullName = `c.first_name || ' ' || c.last_name`

/** First those whose `search_text` begins with the words or, where told, holds them right after one of these. */
const beginning = (search: string, alias: string, ...after: string[]) => {
  const words = searched(search)
  const text = sql.ref(`${alias}.search_text`)
  const any = after.map((one) => sql` OR strpos(${text}, ${one + words}) > 0`)
  return sql`(starts_with(${text}, ${words})${sql.join(any, sql``)}) DESC`
}
/** What stands before a last name, and what before an e-mail address or a phone number. */
const [space, lineEnd] = [' ', '\n']

export type FoundClient = {
  id: number
  name: string
  email: string
  city: string
  country: string
  active: boolean
}

export async function findClients(db: Db, owner: OwnerId, search: string) {
  // Numbers are typed in groups and stored without.
  const digits = search.replaceAll(/[\s/()-]/g, '')
  const words = /^\+?\d{3,}$/.test(digits) ? digits : search
  const { rows } = await sql<FoundClient>`
    SELECT c.id, ${sql.raw(fullName)} AS name, c.email, c.city, c.country, c.active
    FROM (SELECT * FROM clients c WHERE c.owner_id = ${owner} AND c.deleted_at IS NULL AND ${mentions(words, 'c.search_text')}
      LIMIT ${mostCompared}) c
    ORDER BY ${beginning(search, 'c', space, lineEnd)}, c.active DESC,
      ${byName('c.last_name')}, ${byName('c.first_name')}, c.id
    LIMIT ${mostHits}`.execute(db)
  return rows
}

export type FoundBooking = {
  id: number
  reference: string
  guest: string
  unit: string
  check_in: Day
  check_out: Day
  status: BookingStatus
}

/** The guests of a name; one who is archived still has stays. */
const guests = (owner: OwnerId, search: string) => sql`
  SELECT c.id FROM (SELECT * FROM clients c WHERE c.owner_id = ${owner} AND ${mentions(search, 'c.search_text')}
    LIMIT ${mostCompared}) c
  ORDER BY ${beginning(search, 'c', space)}, c.id LIMIT ${mostGuests}`

/** By number first, then the stays of the days, those who arrive before all; then those of the guests, nearest to today. */
const stays = (owner: OwnerId, asked: Asked) => [
  ...(asked.number === undefined
    ? []
    : [
        sql`SELECT b.id, 0 AS rank, 0 AS nth FROM bookings b WHERE b.owner_id = ${owner} AND b.number = ${asked.number}::int`,
      ]),
  ...asked.days.map(
    (day) => sql`SELECT b.id, 1 AS rank, abs(${day}::date - ${asked.today}::date) + (${day}::date - b.check_in) AS nth
      FROM bookings b WHERE b.owner_id = ${owner} AND b.check_in <= ${day}::date AND b.check_out >= ${day}::date
      ORDER BY b.check_in DESC, b.id DESC LIMIT ${mostHits}`,
  ),
  sql`SELECT b.id, 2 AS rank, abs(b.check_in - ${asked.today}::date) AS nth
    FROM (${guests(owner, asked.search)}) c JOIN bookings b ON b.client_id = c.id
    ORDER BY nth, b.id DESC LIMIT ${mostHits}`,
]

export type Asked = { search: string; number: number | undefined; days: Day[]; today: Day }

const anyOf = (parts: RawBuilder<unknown>[]) =>
  sql.join(
    parts.map((part) => sql`(${part})`),
    sql` UNION ALL `,
  )

export async function findBookings(db: Db, owner: OwnerId, asked: Asked) {
  const { rows } = await sql<FoundBooking>`
    WITH found AS (${anyOf(stays(owner, asked))}),
      best AS (SELECT id, min(rank) AS rank, min(nth) AS nth FROM found GROUP BY id ORDER BY 2, 3, 1 LIMIT ${mostHits})
    SELECT b.id, ${sql.raw(reference)} AS reference, ${sql.raw(fullName)} AS guest, u.name AS unit, b.check_in, b.check_out, b.status
    FROM best JOIN bookings b ON b.id = best.id JOIN clients c ON c.id = b.client_id JOIN units u ON u.id = b.unit_id
    ORDER BY best.rank, best.nth, b.id`.execute(db)
  return rows
}

export type FoundUnit = { id: number; name: string; property: string; type: string; active: boolean }

export async function findUnits(db: Db, owner: OwnerId, search: string) {
  const { rows } = await sql<FoundUnit>`
    SELECT u.id, u.name, u.property_name AS property, u.type, u.active FROM units u
    WHERE u.owner_id = ${owner} AND u.deleted_at IS NULL AND ${contains(search, 'u')}
    ORDER BY ${beginning(search, 'u')}, u.active DESC, ${byName('u.property_name')}, ${byName('u.name')}, u.id
    LIMIT ${mostHits}`.execute(db)
  return rows
}

export type FoundInvoice = Pick<Invoice, 'id' | 'status' | 'kind'> & {
  number: string | null
  reference: string
  guest: string
  total_price: number
}
export type AskedInvoice = { search: string; number: number | undefined; issued?: { year: number; sequence: number } }

const documents = (owner: OwnerId, { search, number, issued }: AskedInvoice) => [
  ...(issued
    ? [
        sql`SELECT i.id, 0 AS rank FROM invoices i
          WHERE i.owner_id = ${owner} AND i.year = ${issued.year}::int AND i.sequence = ${issued.sequence}::int`,
      ]
    : []),
  ...(number === undefined
    ? []
    : [
        sql`SELECT i.id, 1 AS rank FROM bookings b JOIN invoices i ON i.booking_id = b.id
          WHERE b.owner_id = ${owner} AND b.number = ${number}::int`,
      ]),
  sql`SELECT i.id, 2 AS rank FROM (${guests(owner, search)}) c
    JOIN bookings b ON b.client_id = c.id JOIN invoices i ON i.booking_id = b.id ORDER BY i.id DESC LIMIT ${mostHits}`,
]

export async function findInvoices(db: Db, owner: OwnerId, asked: AskedInvoice) {
  const { rows } = await sql<FoundInvoice>`
    WITH found AS (${anyOf(documents(owner, asked))}),
      best AS (SELECT id, min(rank) AS rank FROM found GROUP BY id ORDER BY 2, 1 DESC LIMIT ${mostHits})
    SELECT i.id, i.number, i.status, i.kind, ${sql.raw(reference)} AS reference, ${sql.raw(fullName)} AS guest,
      i.total_cents / 100.0 AS total_price
    FROM best JOIN invoices i ON i.id = best.id JOIN bookings b ON b.id = i.booking_id JOIN clients c ON c.id = b.client_id
    ORDER BY best.rank, i.id DESC`.execute(db)
  return rows
}
