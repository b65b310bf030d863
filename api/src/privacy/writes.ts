import { sql } from 'kysely'
import { erasedGuest } from '../db/fragments/columns.ts'
import type { Retention } from '@keyhaven/shared-contracts/contract/accounts/privacy'
import type { Sql, Tx } from '../db/pool.ts'
import { ownedRow, type OwnerId } from '../owner-id.ts'
import { eraseFromLines } from '../bank-statements/erasing.ts'
import { bookingsOf } from '../bookings/booking-context.ts'
import { eraseFromImports } from '../channels/bookings/booked-imports.ts'

export const saveRetention = (db: Sql, owner: OwnerId, retention: Retention) =>
  db
    .insertInto('retention_settings')
    .values({ owner_id: owner, ...retention })
    .onConflict((conflict) => conflict.column('owner_id').doUpdateSet(retention))
    .execute()

/** Locks a client that is not erased yet, and tells whether a stay is to come or running. */
export async function lockErasable(tx: Tx, owner: OwnerId, client: number, now: Date) {
  const locked = await sql`
    SELECT FROM clients WHERE owner_id = ${owner} AND id = ${client} AND erased_at IS NULL FOR UPDATE`.execute(tx)
  if (locked.rows.length === 0) return undefined
  // A statement that has waited for the lock does not see what was booked meanwhile.
  const { rows } = await sql<{ staying: boolean; used: boolean }>`
    SELECT EXISTS (SELECT FROM bookings b JOIN properties p ON p.id = b.property_id
        WHERE b.client_id = ${client} AND b.status <> 'cancelled' AND b.check_out >= (${now}::timestamptz AT TIME ZONE p.time_zone)::date) AS staying,
      EXISTS (SELECT FROM bookings WHERE client_id = ${client}) AS used`.execute(tx)
  return rows[0]
}

/** Takes a client out of what is kept for a day or until it has left: holds, answers to repeated calls, and mails. */
export async function eraseTraces(tx: Tx, owner: OwnerId, client: number) {
  await sql`
    DELETE FROM request_holds WHERE owner_id = ${owner} AND (booking_id IN (SELECT id FROM bookings WHERE client_id = ${client})
      OR booking_id IS NULL AND lower(email) = (SELECT lower(email) FROM clients WHERE owner_id = ${owner} AND id = ${client}))`.execute(
    tx,
  )
  await sql`
    DELETE FROM idempotency_keys WHERE scope = ${bookingsOf(owner)} AND (answer -> 'client' ->> 'id')::bigint = ${client}`.execute(
    tx,
  )
  await sql`
    DELETE FROM outbox WHERE done_at IS NULL AND (payload ->> 'owner')::bigint = ${owner}
      AND lower(payload ->> 'to') = (SELECT lower(email) FROM clients WHERE owner_id = ${owner} AND id = ${client} AND email <> '')
      AND lower(payload ->> 'to') <> (SELECT lower(email) FROM owners WHERE id = ${owner})`.execute(tx)
}

/** Takes the person out of a client and out of the requests of its bookings, whose links lead nowhere from then on. */
export async function eraseClientRow(tx: Tx, owner: OwnerId, client: number, now: Date) {
  await eraseTraces(tx, owner, client)
  await eraseRequests(tx, owner, client)
  await eraseChanges(tx, owner, client)
  await eraseNotes(tx, owner, client)
  await eraseDamages(tx, owner, client)
  await eraseFromImports(tx, owner, client)
  await sql`
    UPDATE clients SET first_name = '', last_name = ${erasedGuest.name}, email = '', phone = '', street = '', house_number = '',
      postal_code = '', city = '', country = '', locale = NULL, notes = '', company = '', vat_id = '', buyer_reference = '', active = false, erased_at = ${now}, deleted_at = COALESCE(deleted_at, ${now}),
      version = version + 1
    WHERE owner_id = ${owner} AND id = ${client}`.execute(tx)
  // After the client: notes of the ledger can be changed for nobody else.
  await eraseFromLines(tx, owner, client, erasedGuest.name)
}

const eraseRequests = (tx: Tx, owner: OwnerId, client: number) =>
  sql`
    UPDATE booking_requests SET first_name = ${erasedGuest.name}, last_name = ${erasedGuest.name}, email = ${erasedGuest.email}, message = '', owner_words = '',
      guest_hash = sha256(gen_random_uuid()::text::bytea), decision_hash = sha256(gen_random_uuid()::text::bytea), network_hash = NULL
    WHERE owner_id = ${owner} AND booking_id IN (SELECT id FROM bookings WHERE client_id = ${client})`.execute(tx)

const eraseChanges = (tx: Tx, owner: OwnerId, client: number) =>
  sql`
    UPDATE stay_changes SET message = '', owner_words = ''
    WHERE owner_id = ${owner} AND booking_id IN (SELECT id FROM bookings WHERE client_id = ${client}) AND (message <> '' OR owner_words <> '')`.execute(
    tx,
  )

const eraseNotes = (tx: Tx, owner: OwnerId, client: number) =>
  sql`
    UPDATE bookings SET notes = '', version = version + 1
    WHERE owner_id = ${owner} AND client_id = ${client} AND notes <> ''`.execute(tx)

/** Takes the words and the picture of a damage away; the amount stays, for the books. */
async function eraseDamages(tx: Tx, owner: OwnerId, client: number) {
  const ofClient = sql`owner_id = ${owner} AND booking_id IN (SELECT id FROM bookings WHERE client_id = ${client})`
  await sql`UPDATE damage_deposits SET reason = '' WHERE ${ofClient} AND reason <> ''`.execute(tx)
  await sql`UPDATE card_captures SET reason = ${erasedGuest.name}, picture = NULL WHERE ${ofClient}`.execute(tx)
}

/** Claims a task for a day; false where another process has done it, or is doing it. */
export async function claimDay(db: Sql, name: string, now: Date) {
  const { rows } = await sql`
    INSERT INTO daily_tasks AS t (name, done_on) VALUES (${name}, ${now}::date)
    ON CONFLICT (name) DO UPDATE SET done_on = EXCLUDED.done_on WHERE t.done_on <> EXCLUDED.done_on RETURNING name`.execute(
    db,
  )
  return rows.length > 0
}

/** The ids of so many clients or documents after one, so that no statement reads a whole table. */
export async function idsAfter(db: Sql, table: 'clients' | 'invoices', after: number, many: number) {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM ${sql.table(table)} WHERE id > ${after} ORDER BY id LIMIT ${many}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Locks those of these clients whose time is over: of requests that came to nothing, and whose last stay is long ago. */
export async function lockForgotten(tx: Tx, ids: readonly number[], now: Date) {
  const { rows } = await sql<{ owner: number; client: number }>`
    SELECT c.owner_id AS owner, c.id AS client
    FROM clients c LEFT JOIN retention_settings r ON r.owner_id = c.owner_id
    CROSS JOIN LATERAL (
      SELECT max(b.check_out) AS last,
        bool_and(b.status = 'cancelled' AND q.booking_id IS NOT NULL AND NOT q.was_accepted AND b.paid_cents = 0) AS nothing
      FROM bookings b LEFT JOIN booking_requests q ON q.booking_id = b.id WHERE b.client_id = c.id) s
    WHERE c.id = ANY(${ids}::bigint[]) AND c.erased_at IS NULL
      AND (s.nothing AND s.last < ${now}::date - make_interval(months => COALESCE(r.request_months, 12))
        OR r.client_years IS NOT NULL AND s.last < ${now}::date - make_interval(years => r.client_years))
    FOR UPDATE OF c SKIP LOCKED`.execute(tx)
  return rows.map(ownedRow)
}

/** Takes the person out of those of these documents whose years are over. Their files are drawn again, without. */
export async function eraseRecipients(db: Sql, ids: readonly number[]) {
  await sql`
    WITH old AS (
      SELECT id FROM invoices
      WHERE id = ANY(${ids}::bigint[]) AND status <> 'draft' AND is_past_retention(owner_id, year)
        AND content -> 'recipient' ->> 'name' <> ${erasedGuest.name}
      FOR UPDATE SKIP LOCKED),
    files AS (DELETE FROM invoice_files f USING old WHERE f.invoice_id = old.id)
    UPDATE invoices i SET content = jsonb_set(content, '{recipient}', content -> 'recipient'
        || jsonb_build_object('name', ${erasedGuest.name}::text, 'email', '', 'company', '', 'vat_id', '', 'buyer_reference', '')
        || jsonb_build_object('address', (SELECT jsonb_object_agg(key, '') FROM jsonb_each(content -> 'recipient' -> 'address'))))
    FROM old WHERE i.id = old.id`.execute(db)
}
