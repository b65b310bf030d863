import { transact } from '../db/transact.ts'
import { queuedAt, queueMail } from '../mail/outbox.ts'
import type { AppContext } from '../context.ts'
import { hostsOf } from './hosts.ts'
import { emailDomainLost, emailRecordGone } from './emails.ts'
import { findProofs, type Proof } from './reads.ts'
import { hasRecord, readTxt, recordOf } from './txt-record.ts'
import { setProof } from './writes.ts'
import { dayMs } from '../lifetimes.ts'
import type { Sweep } from '../sweep.ts'

/** For so many days a domain still answers, from when its owner was told that its record is gone. */
const grace = 7

async function look(context: AppContext, proof: Proof) {
  const { db, env, clock } = context
  const { owner, domain } = proof
  const txt = recordOf(proof)
  const texts = await readTxt(txt.name, env.dnsServer)
  // Where no name server answers, nobody is led here either.
  if (!texts) return
  const eventKey = `record of ${domain} of ${owner}, proven ${proof.proven_at.toISOString()}`
  const mailedAt = await queuedAt(db, eventKey)
  const lost = { domain, txt, origin: env.origin }
  if (hasRecord(texts, txt)) {
    if (mailedAt) await setProof(db, owner, domain, clock())
  } else if (!mailedAt) {
    await queueMail(db, { ...emailRecordGone(proof, lost, grace), eventKey, owner })
  } else if (clock().getTime() - mailedAt.getTime() >= grace * dayMs) {
    await transact(db, async (tx) => {
      await setProof(tx, owner, domain, null)
      await queueMail(tx, { ...emailDomainLost(proof, lost), eventKey: `${eventKey}, lost`, owner })
    })
    hostsOf(context).forget()
  }
}

/**
 * Looks every day whether the domains of owners are still theirs. Each has its own minute of the day, so that nobody has to
 * note when it was looked at. The minute before counts, too: a run comes some seconds late, and a second look changes nothing.
 */
async function lookAtProofs(context: AppContext) {
  const minute = Math.floor(context.clock().getTime() / 60_000)
  const proofs = await findProofs(context.db, [minute % 1440, (minute - 1) % 1440])
  await Promise.all(proofs.map((proof) => look(context, proof)))
}

export const sweeps: readonly Sweep[] = [{ what: 'domains that are no longer proven', run: lookAtProofs }]
