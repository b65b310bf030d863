import type { AppContext } from '../../context.ts'
import { transact } from '../../db/transact.ts'
import { dayMs } from '../../lifetimes.ts'
import { queueMail } from '../../mail/outbox.ts'
import { emailEnded, emailEndsSoon } from './emails.ts'
import { lockEnding, purgeAccounts } from './writes.ts'

const remindedMs = 3 * dayMs

/** Accounts handled in one go. A large account takes minutes to delete, so of those there are few. */
const atOnce = { told: 50, deleted: 5 }

/** Reminds owners three days before their account is deleted, once. */
export async function remindEnding({ db, clock, env }: AppContext) {
  const now = clock()
  const until = new Date(now.getTime() + remindedMs)
  let after: number | undefined = 0
  while (after !== undefined) {
    const from: number = after
    after = await transact(db, async (tx) => {
      const ending = await lockEnding(tx, until, atOnce.told, from)
      for (const recipient of ending) {
        const { owner, ends_at } = recipient
        if (ends_at <= now) continue
        const eventKey = `account ${owner} ends ${ends_at.toISOString()}`
        await queueMail(tx, { ...emailEndsSoon(recipient, ends_at, env), eventKey, owner })
      }
      return ending.at(-1)?.owner
    })
  }
}

/** Deletes accounts whose grace is over, with everything in them, and tells who had them in the same transaction. */
export async function purgeEndedAccounts({ db, clock }: AppContext) {
  const now = clock()
  const purge = () =>
    transact(db, async (tx) => {
      const ended = await lockEnding(tx, now, atOnce.deleted)
      for (const recipient of ended) {
        const { owner, ends_at } = recipient
        const eventKey = `account ${owner} ended ${ends_at.toISOString()}`
        await queueMail(tx, { ...emailEnded(recipient), eventKey, owner })
      }
      await purgeAccounts(
        tx,
        ended.map(({ owner }) => owner),
      )
      return ended.length
    })
  while ((await purge()) > 0) {}
}
