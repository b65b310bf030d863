import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import type { VatRates } from '@keyhaven/shared-contracts/domain/money/vat'
import { type RawBuilder, sql } from 'kysely'
import { isoTime } from '../db/fragments/columns.ts'
import type { Sql } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import { type Entry, sumLedger } from '../payments/balance.ts'
import type { Document, Source } from './document.ts'
import { reference } from '../db/fragments/bookings.ts'
import { paymentFacts } from '../db/fragments/payment-plans.ts'
import type { PaymentFacts } from '../payment-plans/shown-plan.ts'
import { issuer, recipient } from './party-reads.ts'

export type Record = {
  id: number
  /** Content as it was issued; null of a draft. */
  content: Document | null
  /** The stored PDF of an issued one. */
  file: string | null
  /** Source as its booking stands now. */
  source: Source
  rates: VatRates[]
  /** Note from the settings; null where there is none yet. */
  note: string | null
  terms: string | null
  /** Languages of the client, of the page on which the stay was asked for, of the owner: the document is in the first that is set. */
  locales: (string | null)[]
  prefix: string
  /** Fee of a cancelled stay, and its VAT in percent; null where none is charged. */
  fee: { cents: number; vat: number | null } | null
  /** Facts of its booking that say which amounts are open, and when they are due. */
  payment: PaymentFacts
  /** A request that still waits for its answer. */
  waiting: boolean
}

type Row = Omit<Record, 'source'> & { source: Omit<Source, 'deposit_held_cents'>; entries: Entry[] }

/** A document with everything that it is made of. Any owner's without `owner`. */
export async function readRecord(db: Sql, invoice: number, owner?: OwnerId): Promise<Record | undefined> {
  const isOwners = owner === undefined ? sql`true` : sql`i.owner_id = ${owner}`
  const [record] = await readRecords(db, sql`i.id = ${invoice} AND ${isOwners}`)
  return record
}

/** The drafts of confirmed stays that ended before a day. */
export const readDraftsOfLeft = (db: Sql, owner: OwnerId, today: Day) =>
  readRecords(
    db,
    sql`i.owner_id = ${owner} AND i.status = 'draft' AND b.status = 'confirmed' AND b.check_out < ${today}::date ORDER BY b.check_out, b.number`,
  )

/** The service that a line charges, also where the booking keeps its price without it; a release before kept its name alone. */
const serviceOfLine = sql`SELECT s.vat, s.vat_percent FROM services s WHERE l.kind = 'service' AND s.owner_id = i.owner_id
  AND s.id = COALESCE(l.service_id, (SELECT min(k.service_id) FROM booking_services k WHERE k.booking_id = l.booking_id AND k.name = l.label))`

/** Reads the chosen documents `i` of bookings `b`. */
async function readRecords(db: Sql, chosen: RawBuilder<unknown>): Promise<Record[]> {
  const { rows } = await sql<Row>`
    SELECT i.id, whole_lines(i.content) AS content, f.file, COALESCE(s.vat_rates, '[]') AS rates,
      s.small_business_note AS note, s.payment_terms AS terms,
      ARRAY[c.locale, b.locale, o.locale] AS locales, COALESCE(s.number_prefix, '') AS prefix,
      CASE WHEN b.status = 'cancelled' THEN json_build_object('cents', b.cancellation_fee_cents, 'vat', i.fee_vat) END AS fee, b.expires_at IS NOT NULL AS waiting, ${paymentFacts} AS payment,
      json_build_object('created_at', ${isoTime('i.created_at')}, 'time_zone', p.time_zone, 'reference', ${sql.raw(reference)},
        'issuer', ${issuer},
        'logo', o.logo,
        'recipient', ${recipient},
        'stay', json_build_object('property', p.name, 'place', p.city || ', ' || p.country, 'unit', u.name, 'unit_id', u.id,
          'check_in', b.check_in, 'check_out', b.check_out, 'nights', b.check_out - b.check_in, 'guests', b.guests_count),
        'lines', COALESCE((SELECT jsonb_agg(whole_line(jsonb_build_object('kind', l.kind, 'label', l.label, 'quantity', l.quantity, 'persons', l.persons, 'pets', l.pets,
          'code', l.code, 'percent', l.percent, 'unit_cents', l.unit_price_cents, 'total_cents', l.total_cents, 'passed_on', l.passed_on,
          'vat', COALESCE((SELECT t.vat FROM tourist_taxes t WHERE t.id = (l.tourist_tax ->> 'tax')::bigint), v.vat), 'vat_percent', v.vat_percent,
          'tourist_tax', l.tourist_tax, 'discountable', NULLIF(l.discountable, true), 'why', l.why)) ORDER BY l.position)
          FROM booking_lines l LEFT JOIN LATERAL (${serviceOfLine}) v ON true WHERE l.booking_id = b.id), '[]'::jsonb),
        'total_cents', b.total_cents, 'deposit_cents', b.deposit_cents, 'deposit_paid', b.deposit_paid, 'paid_cents', b.paid_cents) AS source,
      COALESCE((SELECT json_agg(json_build_object('kind', y.kind, 'cents', y.amount_cents) ORDER BY y.id)
        FROM payments y WHERE y.booking_id = b.id), '[]'::json) AS entries
    FROM invoices i JOIN bookings b ON b.id = i.booking_id JOIN owners o ON o.id = i.owner_id JOIN clients c ON c.id = b.client_id
      JOIN units u ON u.id = b.unit_id JOIN properties p ON p.id = b.property_id LEFT JOIN invoice_settings s ON s.owner_id = i.owner_id
      LEFT JOIN invoice_files f ON f.invoice_id = i.id
    WHERE ${chosen}`.execute(db)
  return rows.map(({ source, entries, ...record }) => ({
    ...record,
    source: { ...source, deposit_held_cents: sumLedger(entries).depositPaid },
  }))
}
