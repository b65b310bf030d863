import type { BookingStatus } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import type { Invoice } from '@keyhaven/shared-contracts/contract/finance/invoices'
import type { Unit } from '@keyhaven/shared-contracts/contract/inventory/units'
import { maxHits } from '@keyhaven/shared-contracts/contract/search'
import { type RawBuilder, sql } from 'kysely'
import { clientMatches } from '../db/fragments/search/client-search.ts'
import { byName, contains, folded } from '../db/fragments/columns.ts'
import type { Db } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import { reference } from '../db/fragments/bookings.ts'
import { clientOfDocument, isTakenBack, recipientId } from '../db/fragments/issued.ts'

// Every part of a search ends by itself after a few rows: what is typed is asked with every letter.

/** Limit of clients with the words that are compared; more letters leave fewer. */
const maxCompared = 1000
/** Limit of guests of a name who are looked at for their stays. */
const maxGuests = 100

/** Full name; of a client who was added by phone the last name may be all. */
const fullName = `trim(c.first_name || ' ' || c.last_name)`

/** First the clients whose name has a word that begins with the words, then those whose e-mail address, city or number does. */
const beginning = (search: string) => {
  const holds = (text: RawBuilder<unknown>) => sql`strpos(${text}, ' ' || ${folded(search)}) > 0`
  return sql`(${holds(sql`split_part(c.search_text, E'\\n', 4)`)}) DESC, (${holds(sql`c.search_text`)}) DESC`
}

export type FoundClient = {
  id: number
  name: string
  email: string
  phone: string
  city: string
  country: string
  active: boolean
}

const clientFacts = sql`c.id, ${sql.raw(fullName)} AS name, c.email, c.phone, c.city, c.country, c.active`

export async function findClients(db: Db, owner: OwnerId, search: string) {
  const { rows } = await sql<FoundClient>`
    SELECT ${clientFacts}
    FROM (SELECT * FROM clients c WHERE c.owner_id = ${owner} AND c.deleted_at IS NULL AND ${clientMatches(search)}
      LIMIT ${maxCompared}) c
    ORDER BY ${beginning(search)}, c.active DESC, ${byName('c.last_name')}, ${byName('c.first_name')}, c.id
    LIMIT ${maxHits}`.execute(db)
  return rows
}

/** These clients, in this order, without those who are archived. */
export async function readClients(db: Db, owner: OwnerId, ids: readonly number[]) {
  const { rows } = await sql<FoundClient>`
    SELECT ${clientFacts} FROM clients c WHERE c.owner_id = ${owner} AND c.deleted_at IS NULL AND c.id = ANY(${ids}::bigint[])
    ORDER BY array_position(${ids}::bigint[], c.id)`.execute(db)
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

/** Guests whose stays and invoices are looked for: those of these words, or these ids, where the words find nobody. */
export type AskedGuests = string | readonly number[]

/** Guests of the words. An archived one still has stays. */
const guests = (owner: OwnerId, words: AskedGuests) =>
  typeof words === 'string'
    ? sql`SELECT c.id FROM (SELECT * FROM clients c WHERE c.owner_id = ${owner} AND ${clientMatches(words)}
        LIMIT ${maxCompared}) c
      ORDER BY ${beginning(words)}, c.id LIMIT ${maxGuests}`
    : sql`SELECT c.id FROM clients c WHERE c.owner_id = ${owner} AND c.id = ANY(${words}::bigint[])`

/** Order of hits: guests in house, those to come, those who left; cancelled ones last, for nobody asks the guest about those first. */
const standing = (today: Day) => sql`CASE WHEN b.status = 'cancelled' THEN 3
  WHEN b.check_in > ${today}::date THEN 1 WHEN b.check_out >= ${today}::date THEN 0 ELSE 2 END`

/** Parts of a search for stays: by number first, then the stays of the days, those who arrive before all; then those of the guests. */
const stays = (owner: OwnerId, { number, days, today, guests: who }: BookingWords) => [
  ...(number === undefined
    ? []
    : [
        sql`SELECT b.id, 0 AS rank, 0 AS standing, 0 AS nth FROM bookings b
          WHERE b.owner_id = ${owner} AND b.number = ${number}::int`,
      ]),
  ...days.map(
    (day) => sql`SELECT b.id, 1 AS rank, (b.status = 'cancelled')::int AS standing,
        abs(${day}::date - ${today}::date) + (${day}::date - b.check_in) AS nth
      FROM bookings b WHERE b.owner_id = ${owner} AND b.check_in <= ${day}::date AND b.check_out >= ${day}::date
      ORDER BY standing, b.check_in DESC, b.id DESC LIMIT ${maxHits}`,
  ),
  sql`SELECT b.id, 2 AS rank, ${standing(today)} AS standing, abs(b.check_in - ${today}::date) AS nth
    FROM (${guests(owner, who)}) c JOIN bookings b ON b.client_id = c.id
    ORDER BY standing, nth, b.id DESC LIMIT ${maxHits}`,
]

export type BookingWords = { guests: AskedGuests; number: number | undefined; days: Day[]; today: Day }

const anyOf = (parts: RawBuilder<unknown>[]) =>
  sql.join(
    parts.map((part) => sql`(${part})`),
    sql` UNION ALL `,
  )

export async function findBookings(db: Db, owner: OwnerId, words: BookingWords) {
  const { rows } = await sql<FoundBooking>`
    WITH found AS (${anyOf(stays(owner, words))}),
      best AS (SELECT DISTINCT ON (id) id, rank, standing, nth FROM found ORDER BY id, rank, standing, nth)
    SELECT b.id, ${sql.raw(reference)} AS reference, ${sql.raw(fullName)} AS guest, u.name AS unit, b.check_in, b.check_out, b.status
    FROM best JOIN bookings b ON b.id = best.id JOIN clients c ON c.id = b.client_id JOIN units u ON u.id = b.unit_id
    ORDER BY best.rank, best.standing, best.nth, b.id LIMIT ${maxHits}`.execute(db)
  return rows
}

export type FoundUnit = { id: number; name: string; property: string; type: Unit['type']; active: boolean }

export async function findUnits(db: Db, owner: OwnerId, search: string) {
  const { rows } = await sql<FoundUnit>`
    SELECT u.id, u.name, u.property_name AS property, u.type, u.active FROM units u
    WHERE u.owner_id = ${owner} AND u.deleted_at IS NULL AND ${contains(search, 'u')}
    ORDER BY starts_with(u.search_text, (SELECT searched(${search}))) DESC, u.active DESC, ${byName('u.property_name')}, ${byName('u.name')}, u.id
    LIMIT ${maxHits}`.execute(db)
  return rows
}

/** Sort order: words that begin like this first, and those in use before the others. */
const inOrder = (search: string, row: 's' | 'c', name: string) =>
  sql`starts_with(${sql.ref(`${row}.search_text`)}, (SELECT searched(${search}))) DESC, ${sql.ref(`${row}.active`)} DESC,
    ${byName(`${row}.${name}`)}, ${sql.ref(`${row}.id`)} LIMIT ${maxHits}`

export type FoundService = { id: number; name: string; property: string; price: number; active: boolean }

export async function findServices(db: Db, owner: OwnerId, search: string) {
  const { rows } = await sql<FoundService>`
    SELECT s.id, s.name, p.name AS property, s.price_cents / 100.0 AS price, s.active
    FROM services s JOIN properties p ON p.id = s.property_id
    WHERE s.owner_id = ${owner} AND s.deleted_at IS NULL AND ${contains(search, 's')}
    ORDER BY ${inOrder(search, 's', 'name')}`.execute(db)
  return rows
}

export type FoundPromocode = {
  id: number
  code: string
  description: string
  percent: number
  amount: number | null
  active: boolean
}

export async function findPromocodes(db: Db, owner: OwnerId, search: string) {
  const { rows } = await sql<FoundPromocode>`
    SELECT c.id, c.code, c.description, c.discount_percent AS percent, c.discount_cents / 100.0 AS amount, c.active FROM promocodes c
    WHERE c.owner_id = ${owner} AND c.deleted_at IS NULL AND ${contains(search, 'c')}
    ORDER BY ${inOrder(search, 'c', 'code')}`.execute(db)
  return rows
}

export type FoundInvoice = Pick<Invoice, 'id' | 'status' | 'kind'> & {
  number: string | null
  reference: string
  guest: string
  total_price: number
}
export type AskedInvoice = {
  guests: AskedGuests
  number: number | undefined
  issued?: { year: number; sequence: number }
}

/** Limit of an owner's newest documents among which those that were taken back are looked for: their content alone says whom they went to. */
const maxDocuments = 5000
const takenBack = (owner: OwnerId) => sql`SELECT i.id, i.content FROM (
    SELECT id, kind, status, content FROM invoices WHERE owner_id = ${owner} ORDER BY id DESC LIMIT ${maxDocuments}) i
  WHERE ${isTakenBack}`

const documents = (owner: OwnerId, { guests: who, number, issued }: AskedInvoice) => [
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
  sql`SELECT i.id, 2 AS rank FROM (${guests(owner, who)}) c
    JOIN bookings b ON b.client_id = c.id JOIN invoices i ON i.booking_id = b.id WHERE ${clientOfDocument} = c.id ORDER BY i.id DESC LIMIT ${maxHits}`,
  sql`SELECT i.id, 2 AS rank FROM (${guests(owner, who)}) c JOIN (${takenBack(owner)}) i ON ${recipientId} = c.id ORDER BY i.id DESC LIMIT ${maxHits}`,
]

export async function findInvoices(db: Db, owner: OwnerId, words: AskedInvoice) {
  const { rows } = await sql<FoundInvoice>`
    WITH found AS (${anyOf(documents(owner, words))}),
      best AS (SELECT id, min(rank) AS rank FROM found GROUP BY id ORDER BY 2, 1 DESC LIMIT ${maxHits})
    SELECT i.id, i.number, i.status, i.kind, ${sql.raw(reference)} AS reference, COALESCE(${sql.raw(fullName)}, i.content -> 'recipient' ->> 'name') AS guest,
      i.total_cents / 100.0 AS total_price
    FROM best JOIN invoices i ON i.id = best.id JOIN bookings b ON b.id = i.booking_id LEFT JOIN clients c ON c.id = ${clientOfDocument}
    ORDER BY best.rank, i.id DESC`.execute(db)
  return rows
}
