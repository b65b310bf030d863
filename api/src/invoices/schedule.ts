import { sql } from 'kysely'
import { eachDue } from '../db/each-due.ts'
import type { Tx } from '../db/pool.ts'
import type { AppContext } from '../context.ts'
import { Problem } from '../http/problem.ts'
import type { OwnerId } from '../owner-id.ts'
import { issueLocked } from './issuing.ts'
import { lacksAddress, lockInvoice } from './reads.ts'
import { markTried } from './writes.ts'

type Due = { id: number; owner_id: OwnerId }

/**
 * A draft of a confirmed stay that ends today or ended since its owner turned this on, of a client with an address, that
 * nobody else is at, and that did not fail.
 */
const nextDue = (now: Date, failed: number[]) => sql<Due>`
  SELECT i.id, i.owner_id FROM invoice_settings s JOIN bookings b ON b.owner_id = s.owner_id AND b.status = 'confirmed'
    JOIN properties p ON p.id = b.property_id JOIN clients c ON c.id = b.client_id JOIN invoices i ON i.booking_id = b.id AND i.status = 'draft' AND NOT i.by_hand
  WHERE s.auto_issue_from IS NOT NULL AND NOT ${lacksAddress}
    AND b.check_out BETWEEN (s.auto_issue_from AT TIME ZONE 'UTC')::date - 1 AND (${now}::timestamptz AT TIME ZONE 'UTC')::date + 1
    AND b.check_out BETWEEN (s.auto_issue_from AT TIME ZONE p.time_zone)::date AND (${now}::timestamptz AT TIME ZONE p.time_zone)::date
    AND (i.tried_at IS NULL OR i.tried_at <= ${now}::timestamptz - interval '1 day') AND i.id <> ALL(${failed}::bigint[])
  ORDER BY i.id LIMIT 1 FOR UPDATE OF b SKIP LOCKED`

async function issueOne(tx: Tx, { id, owner_id: owner }: Due, now: Date) {
  const held = await lockInvoice(tx, owner, id)
  if (!held) return
  try {
    await issueLocked(tx, { owner, now }, held)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    await markTried(tx, owner, id, now)
  }
}

/**
 * Issues what is due; what cannot be issued stays a draft and is tried again when it changes, or a day later. The documents
 * are drawn by the sweep for all that were not.
 */
export function issueDue({ db, clock }: AppContext) {
  const now = clock()
  return eachDue<Due>(db, 'issue the draft', {
    next: async (tx, failed) => (await nextDue(now, failed).execute(tx)).rows[0],
    run: (tx, due) => issueOne(tx, due, now),
  })
}
