import type { AppContext } from '../context.ts'
import { transact } from '../db/transact.ts'
import { notifyArrival } from '../notifications/arrival.ts'
import type { OwnerId } from '../owner-id.ts'
import { wayInOf } from '../requests/confirmed-stay.ts'
import { claimArrival } from './writes.ts'

/** Mails the guest of a stay the way in, once for its unit and day of arrival. */
export const mailArrival = ({ db, clock, env }: AppContext, owner: OwnerId, booking: number) =>
  transact(db, async (tx) => {
    const now = clock()
    if (!(await claimArrival(tx, owner, booking, now))) return
    await notifyArrival(tx, owner, booking, (row) => wayInOf(tx, row), { origin: env.origin, now })
  })
