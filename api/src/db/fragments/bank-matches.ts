import { sql } from 'kysely'
import { reference } from './bookings.ts'
import { owedCents } from './payment-plans.ts'

/** Balance of a booking `b`; below zero where money is to go back. */
const balance = sql`(${owedCents} - b.paid_cents)`

/** Open part of its deposit: what was paid counts for that first, as in its payment plan. */
const openDeposit = sql`(CASE WHEN b.status = 'cancelled' OR b.deposit_paid THEN 0
  ELSE GREATEST(LEAST(b.deposit_cents, b.total_cents) - b.paid_cents, 0) END)`

/** The bookings that the purpose of a line `l` names, by their own number or by that of a document. */
const named = sql`
  SELECT b.id FROM bookings b WHERE b.owner_id = l.owner_id AND b.number = ANY(l.booking_numbers)
  UNION
  SELECT i.booking_id FROM unnest(l.document_numbers) d (number) JOIN invoices i ON i.owner_id = l.owner_id
    AND i.year = split_part(d.number, '-', 1)::int AND i.sequence = split_part(d.number, '-', 2)::int`

/** The bookings of the clients whom the name of a line `l` names. */
const ofName = sql`
  SELECT b.id FROM clients c JOIN bookings b ON b.client_id = c.id
  WHERE c.owner_id = l.owner_id AND c.erased_at IS NULL AND name_key(c.first_name || ' ' || c.last_name) = ANY(l.name_keys)`

/** More than that are no help to anybody. */
const maxCandidates = 6

/**
 * The bookings that a line `l` may be for, as `m`: those that its purpose names where there are any, and else those with this amount and this name.
 * Each part is looked up by an index, line by line, so that a million lines cost a million times one.
 */
export const candidates = sql`
  SELECT b.id, b.client_id, b.number, f.kind, f.balance, f.deposit,
    CASE WHEN l.amount_cents < 0 THEN CASE WHEN f.balance = l.amount_cents THEN 'refund' END
      WHEN f.balance = l.amount_cents THEN 'total'
      WHEN f.deposit > 0 AND f.deposit = l.amount_cents THEN 'deposit'
      WHEN f.deposit > 0 AND f.balance - f.deposit = l.amount_cents THEN 'rest' END AS part
  FROM (
    SELECT b.id, 'reference' AS kind, ${balance} AS balance, ${openDeposit} AS deposit
      FROM (${named}) n JOIN bookings b ON b.id = n.id
    UNION ALL
    SELECT b.id, 'amount_and_name', ${balance}, ${openDeposit}
      FROM (${ofName}) n JOIN bookings b ON b.id = n.id
      WHERE sign(${balance}) = sign(l.amount_cents)
        AND l.amount_cents IN (${balance}, ${openDeposit}, ${balance} - ${openDeposit})
        AND NOT EXISTS (SELECT FROM (${named}) n JOIN bookings b ON b.id = n.id WHERE sign(${balance}) = sign(l.amount_cents))
  ) f JOIN bookings b ON b.id = f.id
  WHERE l.state = 'open' AND l.currency = 'EUR'
  ORDER BY f.kind DESC, b.check_in, b.id LIMIT ${maxCandidates}`

/** A candidate `m` as a `BankMatch`. */
const matchOut = sql`json_build_object('booking', m.id, 'reference', ${sql.raw(reference.replaceAll('b.', 'm.'))},
  'client', (SELECT trim(c.first_name || ' ' || c.last_name) FROM clients c WHERE c.id = m.client_id),
  'open', CASE WHEN l.amount_cents < 0 THEN GREATEST(-m.balance, 0) ELSE GREATEST(m.balance, 0) END / 100.0,
  'kind', m.kind, 'part', m.part,
  'difference', (abs(l.amount_cents) - CASE WHEN l.amount_cents < 0 THEN GREATEST(-m.balance, 0) ELSE GREATEST(m.balance, 0) END) / 100.0)`

/** True for a candidate `m` that has something open in the direction of the line `l`: one alone of these is the match. */
const isOpen = sql`sign(m.balance) = sign(l.amount_cents)`

/** The columns `match` and `candidates` of a line `l`, beside which it is joined as `k`. */
export const matches = sql`LEFT JOIN LATERAL (
  SELECT json_agg(${matchOut}) AS candidates, count(*) FILTER (WHERE ${isOpen}) AS many,
    (array_agg(${matchOut}) FILTER (WHERE ${isOpen}))[1] AS match
  FROM (${candidates}) m) k ON true`

/** True for a line `l` beside its matches `k` that one press may book. */
export const isSure = sql<boolean>`(k.many = 1 AND k.match ->> 'kind' = 'reference' AND k.match ->> 'part' IN ('deposit', 'rest', 'total'))`
