import { sql } from 'kysely'
import type { Parts } from '../parts.ts'
import { Problem } from '../problem.ts'
import type { OwnerId } from '../owner-id.ts'
import { issueLocked } from './issuing.ts'
import { lockInvoice } from './queries.ts'
import { markTried } from './writes.ts'

type Due = { id: number; owner_id: OwnerId }

/** A draft of a confirmed stay that ends today or ended since its owner turned this on, and that nobody else is at. */
const nextDue = (now: Date) => sql<Due>`
  SELECT i.id, i.owner_id FROM invoice_settings s JOIN bookings b ON b.owner_id = s.owner_id AND b.status = 'confirmed'
    JOIN properties p ON p.id = b.property_id JOIN invoices i ON i.booking_id = b.id AND i.status = 'draft' AND NOT i.by_hand
  WHERE s.auto_issue_from IS NOT NULL
    AND b.check_out BETWEEN (s.auto_issue_from AT TIME ZONE 'UTC')::date - 1 AND (${now}::timestamptz AT TIME ZONE 'UTC')::date + 1
    AND b.check_out BETWEEN (s.auto_issue_from AT TIME ZONE p.time_zone)::date AND (${now}::timestamptz AT TIME ZONE p.time_zone)::date
    AND (i.tried_at IS NULL OR i.tried_at <= ${now}::timestamptz - interval '1 day')
  ORDER BY i.id LIMIT 1 FOR UPDATE OF b SKIP LOCKED`

/** Issues one that is due, and answers whether there was any. */
async function issueNext({ db }: Parts, now: Date) {
  return db.transaction().execute(async (tx) => {
    const { rows } = await nextDue(now).execute(tx)
    const [due] = rows
    if (!due) return false
    const held = await lockInvoice(tx, due.owner_id, due.id)
    if (!held) return true
    try {
      await issueLocked(tx, { owner: due.owner_id, now }, held)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      await markTried(tx, due.owner_id, due.id, now)
    }
    return true
  })
}

/**
 * Issues what is due; what cannot be issued stays a draft and is tried again when it changes, or a day later. The documents
 * are drawn by the sweep for all that were not.
 */
export async function issueDue(parts: Parts) {
  const now = parts.clock()
  while (await issueNext(parts, now)) {}
}
