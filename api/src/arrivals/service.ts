import type { AppContext } from '../context.ts'
import type { Tx } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import { notifyArrival } from '../notifications/arrival.ts'
import type { OwnerId } from '../owner-id.ts'
import { wayInOf } from '../requests/confirmed-stay.ts'
import { findArrivalMail } from './reads.ts'
import { chooseArrivalMail, claimArrival } from './writes.ts'

/** Mails the guest of a stay the way in, once for its unit and day of arrival. */
export const mailArrival = ({ db, clock, env }: AppContext, owner: OwnerId, booking: number) =>
  transact(db, async (tx) => {
    const now = clock()
    if (!(await claimArrival(tx, owner, booking, now))) return
    await notifyArrival(tx, owner, booking, (row) => wayInOf(tx, row), { origin: env.origin, now })
  })

/** Time at which the guest of a booking could be mailed the way in, and the owner's choice; undefined where there is nothing to mail. */
export const arrivalMailOf = (tx: Tx, owner: OwnerId, booking: number) => findArrivalMail(tx, owner, booking)

/** Turns the mail of the way in on or off, for a stay that no guest asked for. */
export const chooseArrival = (tx: Tx, owner: OwnerId, booking: number, isChosen: boolean) =>
  chooseArrivalMail(tx, owner, booking, isChosen)
