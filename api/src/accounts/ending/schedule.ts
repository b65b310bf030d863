import type { AppContext } from '../../context.ts'
import { transact } from '../../db/transact.ts'
import { dayMs } from '../../lifetimes.ts'
import { queueMail } from '../../mail/outbox.ts'
import { emailEnded, emailEndsSoon } from './emails.ts'
import { lockEnding, purgeEnded } from './writes.ts'

const remindedMs = 3 * dayMs

/** Reminds owners three days before their account is deleted, once. */
export const remindEnding = ({ db, clock, env }: AppContext) =>
  transact(db, async (tx) => {
    const now = clock()
    for (const { owner, email, first_name, ends_at } of await lockEnding(tx, new Date(now.getTime() + remindedMs))) {
      if (ends_at <= now) continue
      const eventKey = `account ${owner} ends ${ends_at.toISOString()}`
      await queueMail(tx, { ...emailEndsSoon(email, first_name, ends_at, env), eventKey, owner })
    }
  })

/** Deletes accounts whose grace is over, with everything in them, and tells who had them. */
export async function purgeEndedAccounts({ db, clock }: AppContext) {
  const now = clock()
  await transact(db, async (tx) => {
    for (const { owner, email, first_name, ends_at } of await lockEnding(tx, now))
      await queueMail(tx, {
        ...emailEnded(email, first_name),
        eventKey: `account ${owner} ended ${ends_at.toISOString()}`,
        owner,
      })
  })
  while ((await purgeEnded(db, now)) > 0) {}
}
