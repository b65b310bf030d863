import { eachDue } from '../db/each-due.ts'
import type { Tx } from '../db/pool.ts'
import type { AppContext } from '../context.ts'
import { Problem } from '../http/problem.ts'
import { issueLocked } from './issuing.ts'
import { lockInvoice, lockNextDue, readUndrawn } from './reads.ts'
import { drawOnce } from './files.ts'
import type { OwnerId } from '../owner-id.ts'
import { markTried } from './writes.ts'
import type { Sweep } from '../sweep.ts'

async function issueOne(tx: Tx, { id, owner }: { id: number; owner: OwnerId }, now: Date) {
  const invoice = await lockInvoice(tx, owner, id)
  if (!invoice) return
  try {
    // Nobody is there to be asked, and a document that its guest waits for is better than none.
    await issueLocked(tx, owner, invoice, now, { replace_letters: true })
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
  return eachDue(db, 'issue the draft', {
    next: (tx, failed) => lockNextDue(tx, now, failed),
    run: (tx, due) => issueOne(tx, due, now),
  })
}

/** Draws what was issued without its file: the booking was changed, or a process ended in between. */
async function drawIssued(context: AppContext) {
  const failures: Error[] = []
  // One after the other; what cannot be drawn is nobody else's matter.
  for (const id of await readUndrawn(context.db, context.clock()))
    await drawOnce(context, id).catch((cause: unknown) => {
      failures.push(new Error(`Could not draw invoice ${id}.`, { cause }))
    })
  if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join(' '))
}

export const sweeps: readonly Sweep[] = [
  { what: 'invoices of stays that end today', run: issueDue },
  { what: 'documents that were not drawn yet', queue: 'drawings', run: drawIssued },
]
