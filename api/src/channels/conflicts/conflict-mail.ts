import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/pool.ts'
import { queueMail } from '../../mail/outbox.ts'
import type { OwnerId } from '../../owner-id.ts'
import { emailConflicts } from '../emails.ts'
import { readConflicts, readRecipient } from './reads.ts'

/** Mails an owner the conflicts that a run has brought, once and all in one mail. */
export async function queueConflictMail(
  tx: Tx,
  { env }: AppContext,
  owner: OwnerId,
  ids: readonly number[],
  run: number,
) {
  if (ids.length === 0) return
  const conflicts = await readConflicts(tx, owner, ids)
  const recipient = await readRecipient(tx, owner)
  await queueMail(tx, { ...emailConflicts(recipient, conflicts, env), owner, eventKey: `conflicts of run ${run}` })
}
