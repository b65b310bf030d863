import type { AppContext } from '../../context.ts'
import type { Sql } from '../../db/pool.ts'
import { transact } from '../../db/transact.ts'
import { unauthorized } from '../../http/problem.ts'
import { dayMs } from '../../lifetimes.ts'
import { queueMail } from '../../mail/outbox.ts'
import type { OwnerId } from '../../owner-id.ts'
import { lockOwner, readEnding } from '../reads.ts'
import { withPassword } from '../password.ts'
import { deleteOtherSessions } from '../writes.ts'
import { emailEnding, emailKept } from './emails.ts'
import { deleteEnding, insertEnding } from './writes.ts'

/** For how long an account that was ended can still be kept. */
export const graceMs = 30 * dayMs

/** End of the account, ISO 8601 in UTC; null unless somebody has ended it. */
export const endingOf = async (db: Sql, owner: OwnerId) => (await readEnding(db, owner))?.ends_at.toISOString() ?? null

/** Ends an account: from now on guests find nothing of it, and after the grace it is gone. Signs out everywhere else. */
export const endAccount = (context: AppContext, owner: OwnerId, password: string, session: number | undefined) =>
  withPassword(context, owner, password, async (tx, row) => {
    const now = context.clock()
    const ends_at = new Date(now.getTime() + graceMs)
    if (!(await insertEnding(tx, owner, { asked_at: now, ends_at }))) return
    await deleteOtherSessions(tx, owner, session)
    await queueMail(tx, { ...emailEnding(row, ends_at, context.env), owner })
  })

/** Keeps an account that was ended. */
export const keepAccount = (context: AppContext, owner: OwnerId) =>
  transact(context.db, async (tx) => {
    const row = await lockOwner(tx, owner)
    if (!row) throw unauthorized()
    if (!(await deleteEnding(tx, owner))) return
    await queueMail(tx, { ...emailKept(row, context.env), owner })
  })
