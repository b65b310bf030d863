import type { DecisionOnConflict } from '@keyhaven/shared-contracts/contract/channels/conflicts'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/pool.ts'
import { transact } from '../../db/transact.ts'
import { amendBooking } from '../../bookings/other-stay.ts'
import { toConflict } from '../../bookings/occupancy.ts'
import { conflict, invalid, notFound, notFoundField } from '../../http/problem.ts'
import type { NotifyContext } from '../../notifications/service.ts'
import type { OwnerId } from '../../owner-id.ts'
import { lockUnitWithRequests } from '../nights/night-writes.ts'
import { takeFreeNights } from '../nights/take-nights.ts'
import { readConflicts } from './reads.ts'
import {
  findImportUnit,
  findPropertyOf,
  lockImport,
  type LockedImport,
  settleDifference,
  writeState,
} from './writes.ts'

type Home = { unit: number; property: number }
/** A conflict that is locked, with its owner's word. */
type Settling = {
  owner: OwnerId
  stay: LockedImport
  decision: DecisionOnConflict['decision']
  home: Home | undefined
  moment: NotifyContext
}

const noConflict = () => conflict('conflict_decided', 'channels.conflictDecided')
const unfit = () => invalid({ decision: ['channels.decisionUnfit'] })

/** Moves every booking that has its nights to another unit. A block or another portal's stay is not moved by this. */
async function moveOurs(tx: Tx, { owner, stay, home, moment }: Settling) {
  if (home === undefined || home.unit === stay.unit) throw invalid({ unit: ['channels.chooseUnit'] })
  const [open] = await readConflicts(tx, owner, [stay.id])
  if (!open) throw noConflict()
  const ours = open.with
  if (ours.some(({ kind }) => kind !== 'booking')) throw unfit()
  for (const booking of ours) await amendBooking(tx, owner, booking.id, home, moment)
  await takeFreeNights(tx, owner, stay.unit, moment)
}

/** Brings the booking of a stay after what its portal says. */
async function follow(tx: Tx, { owner, stay, moment }: Settling) {
  const { booking, differs, check_in, check_out } = stay
  if (booking === null || differs === null) throw unfit()
  const amendment = differs === 'moved' ? { check_in, check_out } : ({ status: 'cancelled' } as const)
  await amendBooking(tx, owner, booking, amendment, moment)
}

/** Settles what a portal has changed of a stay that is booked here. */
async function settleBooked(tx: Tx, settling: Settling) {
  if (settling.decision === 'follow') await follow(tx, settling)
  else if (settling.decision !== 'keep_ours') throw unfit()
  await settleDifference(tx, settling.owner, settling.stay)
}

async function settleTaken(tx: Tx, settling: Settling) {
  const { owner, stay, decision } = settling
  if (decision === 'follow') throw unfit()
  if (decision === 'move_ours') await moveOurs(tx, settling)
  else await writeState(tx, owner, stay.id, decision === 'keep_ours' ? 'kept_out' : 'dropped')
}

/** The unit to which ours is to move; undefined where none is named. */
async function homeOf(tx: Tx, owner: OwnerId, unit: number | undefined): Promise<Home | undefined> {
  if (unit === undefined) return undefined
  const property = await findPropertyOf(tx, owner, unit)
  if (property === undefined) throw notFoundField('unit', 'unit')
  return { unit, property }
}

/** Settles a conflict as its owner decides: all of it, or nothing. */
export async function decideConflict(
  { db, clock, env }: AppContext,
  owner: OwnerId,
  id: number,
  { decision, unit: chosen }: DecisionOnConflict,
) {
  const moment = { now: clock(), origin: env.origin }
  const gone = () => notFound('channels.conflictNotFound')
  try {
    await transact(db, async (tx) => {
      const unit = await findImportUnit(tx, owner, id)
      if (unit === undefined || !(await lockUnitWithRequests(tx, owner, unit))) throw gone()
      const home = await homeOf(tx, owner, chosen)
      const stay = await lockImport(tx, owner, id)
      if (!stay) throw gone()
      const settling = { owner, stay, decision, home, moment }
      if (stay.differs !== null) return settleBooked(tx, settling)
      if (stay.state !== 'conflict') throw noConflict()
      return settleTaken(tx, settling)
    })
  } catch (error) {
    const [stay] = chosen === undefined ? [] : await readConflicts(db, owner, [id])
    throw stay && chosen !== undefined ? await toConflict(error, db, { ...stay, unit: chosen, now: moment.now }) : error
  }
}
