import { type Retention, usualRetention } from '@keyhaven/shared-contracts/contract/accounts/privacy'
import { type RawBuilder, sql } from 'kysely'
import { type Db, type Sql, streamsOf } from '../db/pool.ts'
import { reference } from '../db/fragments/bookings.ts'
import { clientOfDocument } from '../db/fragments/issued.ts'
import type { OwnerId } from '../owner-id.ts'
import type { AreaTables, DB } from '../db/schema.ts'
import { exportedOfAreas } from '../tables.ts'

export async function readRetention(db: Sql, owner: OwnerId): Promise<Retention> {
  const row = await db
    .selectFrom('retention_settings')
    .select(['request_months', 'client_years', 'document_years'])
    .where('owner_id', '=', owner)
    .executeTakeFirst()
  return row ?? usualRetention
}

/** Confirmed stays that have not ended, each by the day of its property. */
export async function countStaysToCome(db: Sql, owner: OwnerId, now: Date) {
  const { rows } = await sql<{ stays: number }>`
    SELECT count(*)::int AS stays FROM bookings b JOIN properties p ON p.id = b.property_id
    WHERE b.owner_id = ${owner} AND b.status = 'confirmed'
      AND b.check_out > (${now}::timestamptz AT TIME ZONE p.time_zone)::date`.execute(db)
  return rows[0]?.stays ?? 0
}

type Whose = RawBuilder<unknown>

/** Rows of a table that an export takes, and the columns that it leaves out: secrets, and figures worked out of others. */
type Part = { of: (owner: OwnerId) => Whose; ofClient?: (client: number) => Whose; without?: readonly string[] }

const ofOwner = (owner: OwnerId) => sql`t.owner_id = ${owner}`
const ofBookings = (client: number) => sql`t.booking_id IN (SELECT id FROM bookings WHERE client_id = ${client})`
const owned: Part = { of: ofOwner }
const ofStay: Part = { of: ofOwner, ofClient: ofBookings }
const inBookings = (owner: OwnerId) => sql`t.booking_id IN (SELECT id FROM bookings WHERE owner_id = ${owner})`

/** Documents that are addressed to a client, whosever their bookings are by now. */
const documentsOf = (client: number) => sql`SELECT i.id FROM invoices i JOIN bookings b ON b.id = i.booking_id
  WHERE i.owner_id = (SELECT owner_id FROM clients WHERE id = ${client}) AND ${clientOfDocument} = ${client}`

const ofLines = (column: 'id' | 'line_id') => (client: number) =>
  sql`t.${sql.ref(column)} IN (SELECT x.line_id FROM bank_line_payments x JOIN payments p ON p.id = x.payment_id
    JOIN bookings b ON b.id = p.booking_id WHERE b.client_id = ${client})`

/** Every table but those of added areas: what is exported of it, or why nothing is. The compiler says where one is missing. */
const ownTables: Record<Exclude<keyof DB, keyof AreaTables>, Part | string> = {
  account_endings: owned,
  accounting_settings: owned,
  account_tokens: 'links of mails, which sign in',
  api_keys: { ...owned, without: ['key_hash'] },
  arrival_mails: ofStay,
  auth_challenges: 'a sign-in that is under way',
  authenticator_apps: 'the key of the app is a secret',
  bank_csv_mappings: owned,
  bank_line_payments: { of: ofOwner, ofClient: ofLines('line_id') },
  bank_lines: { of: ofOwner, ofClient: ofLines('id'), without: ['name_keys', 'hash'] },
  bank_statements: owned,
  booking_lines: { of: inBookings, ofClient: ofBookings },
  booking_nights: ofStay,
  booking_requests: { ...ofStay, without: ['guest_hash', 'decision_hash', 'network_hash', 'hold_id'] },
  booking_services: ofStay,
  booking_tax_nights: ofStay,
  booking_taxes: ofStay,
  bookings: { of: ofOwner, ofClient: (client) => sql`t.client_id = ${client}` },
  call_counts: 'hashed keys of limits, gone within a day',
  clients: { of: ofOwner, ofClient: (client) => sql`t.id = ${client}`, without: ['search_text'] },
  contact_messages: owned,
  daily_tasks: 'of the installation, not of an owner',
  former_slugs: owned,
  image_avifs: 'worked out of images',
  image_colours: 'worked out of images',
  free_gaps: 'worked out of occupancies',
  free_gaps_missing: 'worked out of occupancies',
  lowest_nights: 'worked out of units and seasons',
  overview_houses: 'worked out of properties, units, seasons and images',
  lowest_nights_written: 'until when all of those are written',
  idempotency_keys: 'answers to repeated requests, gone within a day',
  images: owned,
  invoice_counters: owned,
  invoice_files: {
    of: (owner) => sql`t.invoice_id IN (SELECT id FROM invoices WHERE owner_id = ${owner})`,
    ofClient: (client) => sql`t.invoice_id IN (${documentsOf(client)})`,
  },
  invoice_settings: owned,
  card_accounts: { ...owned, without: ['sealed_key', 'sealed_event_secret', 'event_word'] },
  card_checkouts: ofStay,
  card_disputes: owned,
  card_events: 'numbers of messages of the provider',
  card_refunds: owned,
  card_holds: ofStay,
  card_captures: { ...ofStay, without: ['picture'] },
  damage_deposits: ofStay,
  payment_reminders: ofStay,
  payment_settings: owned,
  invoices: { of: ofOwner, ofClient: (client) => sql`t.id IN (${documentsOf(client)})` },
  known_devices: { ...owned, without: ['token_hash'] },
  media_files: 'names of files, which images and invoice_files hold too',
  occupancies: ofStay,
  outgoing_hold: 'of the installation, not of an owner',
  outbox: 'mails on their way; what has left is empty',
  owners: { of: (owner) => sql`t.id = ${owner}`, without: ['password_hash'] },
  passkeys: { ...owned, without: ['credential_id', 'public_key', 'signatures', 'transports'] },
  payments: ofStay,
  promocode_units: owned,
  promocodes: { ...owned, without: ['search_text'] },
  properties: { ...owned, without: ['search_text'] },
  property_days: 'sums of bookings',
  property_taxes: owned,
  readiness: 'of the installation, not of an owner',
  recovery_codes: 'hashes of secrets',
  release_health: 'of releases, not of an owner',
  request_answers: ofStay,
  request_holds: { ...owned, without: ['guest_hash', 'form_hash', 'network_hash'] },
  retention_settings: owned,
  seasons: owned,
  secrets: 'of the installation, not of an owner',
  service_months: 'sums of bookings',
  services: { ...owned, without: ['search_text'] },
  debtors: { ...owned, ofClient: (client) => sql`t.client_id = ${client}` },
  discounts: { ...owned, without: ['scope'] },
  sessions: { ...owned, without: ['token_hash'] },
  site_settings: owned,
  stay_changes: ofStay,
  stay_rules: { ...owned, without: ['precedence', 'scope'] },
  tax_corrections: ofStay,
  tourist_taxes: owned,
  unit_months: 'sums of bookings',
  units: { ...owned, without: ['search_text'] },
  webhook_deliveries: owned,
  webhooks: { ...owned, without: ['secret', 'former_secret'] },
}

/** The same of every table. */
export const tables: Readonly<Record<string, Part | string>> = {
  ...ownTables,
  ...Object.fromEntries(
    Object.entries(exportedOfAreas).map(([table, part]) => [
      table,
      typeof part === 'string' ? part : { ...(part.ofGuests ? ofStay : owned), without: part.without ?? [] },
    ]),
  ),
}

/** The parts of an account, or of one of its clients. */
const partsOf = (owner: OwnerId, client?: number) =>
  Object.entries(tables).flatMap(([name, part]) => {
    if (typeof part === 'string' || (client !== undefined && !part.ofClient)) return []
    const narrowed = client === undefined ? sql`` : sql`AND (${part.ofClient?.(client)})`
    return [{ name, where: sql`${part.of(owner)} ${narrowed}`, without: part.without ?? [] }]
  })

/** The rows as one JSON text in pieces: a list for each table, all of one moment. */
export async function* streamExport(db: Db, owner: OwnerId, client?: number): AsyncGenerator<string> {
  const tx = await streamsOf(db).startTransaction().setIsolationLevel('repeatable read').execute()
  try {
    let before = '{\n'
    for (const { name, where, without } of partsOf(owner, client)) {
      yield `${before}"${name}": [`
      const rows = sql<{ text: string }>`
        SELECT (to_jsonb(t) - ${without}::text[])::text AS text FROM ${sql.table(name)} t WHERE ${where}`.compile(tx)
      let isFirst = true
      for await (const { rows: some } of tx.getExecutor().stream<{ text: string }>(rows, 200))
        for (const { text } of some) {
          yield `${isFirst ? '' : ','}\n${text}`
          isFirst = false
        }
      yield ']'
      before = ',\n'
    }
    yield '\n}\n'
  } finally {
    await tx.rollback().execute()
  }
}

/** The documents that were issued, the oldest first. */
export async function readDocuments(db: Db, owner: OwnerId, client?: number) {
  const { rows } = await sql<{ id: number; issued_at: Date }>`
    SELECT t.id, t.issued_at FROM invoices t
    WHERE t.owner_id = ${owner} AND t.status <> 'draft' AND ${client === undefined ? sql`true` : sql`t.id IN (${documentsOf(client)})`}
    ORDER BY t.id`.execute(db)
  return rows
}

/** The names of the stored pictures in their largest size, the logo's among them. */
export async function readPictures(db: Db, owner: OwnerId) {
  const { rows } = await sql<{ name: string }>`
    SELECT DISTINCT sources -> -1 ->> 'image' AS name FROM (
      SELECT sources FROM images WHERE owner_id = ${owner}
      UNION ALL SELECT logo_sources FROM owners WHERE id = ${owner} AND logo_sources <> '[]') s`.execute(db)
  return rows.map(({ name }) => name)
}

/** Bookings of which a picture of a damage is there, by what people call them. */
export async function readDamages(db: Db, owner: OwnerId, client?: number) {
  const { rows } = await sql<{ booking: number; reference: string; created_at: Date }>`
    SELECT b.id AS booking, ${sql.raw(reference)} AS reference, t.created_at FROM card_captures t JOIN bookings b ON b.id = t.booking_id
    WHERE t.owner_id = ${owner} AND t.state = 'done' AND t.picture IS NOT NULL AND ${client === undefined ? sql`true` : ofBookings(client)}
    ORDER BY t.id`.execute(db)
  return rows
}
