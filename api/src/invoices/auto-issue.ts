import { sql } from 'kysely'
import type { Tx } from '../db/pool.ts'
import type { Parts } from '../parts.ts'
import { Problem } from '../problem.ts'
import type { OwnerId } from '../owner-id.ts'
import { issueLocked } from './issuing.ts'
import { lockInvoice } from './queries.ts'
import { markTried } from './writes.ts'

type Due = { id: number; owner_id: OwnerId }

/** A draft of a confirmed stay that ends today or ended since its owner turned this on, that nobody else is at, and that did not fail. */
const nextDue = (now: Date, failed: Iterable<number>) => sql<Due>`
  SELECT i.id, i.owner_id FROM invoice_settings s JOIN bookings b ON b.owner_id = s.owner_id AND b.status = 'confirmed'
    JOIN properties p ON p.id = b.property_id JOIN invoices i ON i.booking_id = b.id AND i.status = 'draft' AND NOT i.by_hand
  WHERE s.auto_issue_from IS NOT NULL
    AND b.check_out BETWEEN (s.auto_issue_from AT TIME ZONE 'UTC')::date - 1 AND (${now}::timestamptz AT TIME ZONE 'UTC')::date + 1
    AND b.check_out BETWEEN (s.auto_issue_from AT TIME ZONE p.time_zone)::date AND (${now}::timestamptz AT TIME ZONE p.time_zone)::date
    AND (i.tried_at IS NULL OR i.tried_at <= ${now}::timestamptz - interval '1 day') AND i.id <> ALL(${[...failed]}::bigint[])
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

/** Issues one that is due, and answers whether there was any. What fails, fails alone: it is nobody else's matter. */
async function issueNext({ db }: Parts, now: Date, failed: Map<number, Error>) {
  const chosen: Due[] = []
  try {
    await db.transaction().execute(async (tx) => {
      const { rows } = await nextDue(now, failed.keys()).execute(tx)
      chosen.push(...rows)
      for (const due of rows) await issueOne(tx, due, now)
    })
  } catch (cause) {
    const [due] = chosen
    if (!due) throw cause
    failed.set(due.id, new Error(`Could not issue the draft ${due.id}.`, { cause }))
  }
  return chosen.length > 0
}

/**
 * Issues what is due; what cannot be issued stays a draft and is tried again when it changes, or a day later. The documents
 * are drawn by the sweep for all that were not.
 */
export async function issueDue(parts: Parts) {
  const now = parts.clock()
  const failed = new Map<number, Error>()
  while (await issueNext(parts, now, failed)) {}
  const failures = [...failed.values()]
  if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join(' '))
}
