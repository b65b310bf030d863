import type { DecisionOnConflict } from '@keyhaven/shared-contracts/contract/channels/conflicts'
import { sql } from 'kysely'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/pool.ts'
import { transact } from '../../db/transact.ts'
import { amendBooking } from '../../bookings/other-stay.ts'
import { toConflict } from '../../bookings/occupancy.ts'
import { conflict, invalid, notFound, notFoundField } from '../../http/problem.ts'
import type { NotifyContext } from '../../notifications/service.ts'
import type { OwnerId } from '../../owner-id.ts'
import { lockUnitWithRequests, takeFreeNights } from '../nights/take-nights.ts'
import { findImportUnit, findPropertyOf, lockImport, type LockedImport, readConflicts } from './reads.ts'

type Home = { unit: number; property: number }

const unfit = () => invalid({ decision: ['channels.decisionUnfit'] })

/** Moves every booking that has its nights to another unit. A block or another portal's stay is not moved by this. */
async function moveOurs(
  tx: Tx,
  owner: OwnerId,
  { id, unit: from }: LockedImport,
  to: Home | undefined,
  moment: NotifyContext,
) {
  if (to === undefined || to.unit === from) throw invalid({ unit: ['channels.chooseUnit'] })
  const [open] = await readConflicts(tx, owner, [id])
  const there = open?.with ?? []
  if (there.some(({ kind }) => kind !== 'booking')) throw unfit()
  for (const booking of there) await amendBooking(tx, owner, booking.id, to, moment)
}

/** Brings the booking of a stay after what its portal says. */
async function follow(
  tx: Tx,
  owner: OwnerId,
  { booking, differs, check_in, check_out }: LockedImport,
  moment: NotifyContext,
) {
  if (booking === null || differs === null) throw unfit()
  if (differs === 'moved') await amendBooking(tx, owner, booking, { check_in, check_out }, moment)
  else await amendBooking(tx, owner, booking, { status: 'cancelled' }, moment)
}

/** Settles what a portal has changed of a stay that is booked here. */
async function settleBooked(
  tx: Tx,
  owner: OwnerId,
  stay: LockedImport,
  { decision }: DecisionOnConflict,
  moment: NotifyContext,
) {
  if (decision === 'follow') await follow(tx, owner, stay, moment)
  else if (decision !== 'keep_ours') throw unfit()
  // What the portal has taken back is nothing but our booking from now on.
  if (stay.differs === 'cancelled')
    await sql`DELETE FROM imported_stays WHERE owner_id = ${owner} AND id = ${stay.id}`.execute(tx)
  else
    await sql`UPDATE imported_stays SET differs = NULL, conflict_since = NULL WHERE owner_id = ${owner} AND id = ${stay.id}`.execute(
      tx,
    )
}

/** The unit to which ours is to move; undefined where none is named. */
async function homeOf(tx: Tx, owner: OwnerId, unit: number | undefined): Promise<Home | undefined> {
  if (unit === undefined) return undefined
  const property = await findPropertyOf(tx, owner, unit)
  if (property === undefined) throw notFoundField('unit', 'unit')
  return { unit, property }
}

async function settleTaken(
  tx: Tx,
  owner: OwnerId,
  stay: LockedImport,
  { decision }: DecisionOnConflict,
  home: Home | undefined,
  moment: NotifyContext,
) {
  if (decision === 'follow') throw unfit()
  if (decision === 'move_ours') {
    await moveOurs(tx, owner, stay, home, moment)
    return takeFreeNights(tx, owner, stay.unit, moment)
  }
  const state = decision === 'keep_ours' ? 'kept_out' : 'dropped'
  await sql`UPDATE imported_stays SET state = ${state} WHERE owner_id = ${owner} AND id = ${stay.id}`.execute(tx)
}

/** Settles a conflict as its owner decides: all of it, or nothing. */
export async function decideConflict(
  { db, clock, env }: AppContext,
  owner: OwnerId,
  id: number,
  decision: DecisionOnConflict,
) {
  const moment = { now: clock(), origin: env.origin }
  try {
    await transact(db, async (tx) => {
      const unit = await findImportUnit(tx, owner, id)
      if (unit === undefined || !(await lockUnitWithRequests(tx, owner, unit)))
        throw notFound('channels.conflictNotFound')
      const home = await homeOf(tx, owner, decision.unit)
      const stay = await lockImport(tx, owner, id)
      if (!stay) throw notFound('channels.conflictNotFound')
      if (stay.differs !== null) return settleBooked(tx, owner, stay, decision, moment)
      if (stay.state !== 'conflict') throw conflict('conflict_decided', 'channels.conflictDecided')
      return settleTaken(tx, owner, stay, decision, home, moment)
    })
  } catch (error) {
    const { unit } = decision
    const stay = unit === undefined ? undefined : (await readConflicts(db, owner, [id]))[0]
    throw stay && unit !== undefined ? await toConflict(error, db, { ...stay, unit, now: moment.now }) : error
  }
}
