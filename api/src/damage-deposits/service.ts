import type { OpenDamageDeposit } from '@keyhaven/shared-contracts/contract/finance/damage-deposits'
import type { DamageDeposit } from '@keyhaven/shared-contracts/contract/finance/damage-state'
import { dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import type { AppContext } from '../context.ts'
import { notFound } from '../http/problem.ts'
import type { OwnerId } from '../owner-id.ts'
import { linkSecret } from '../signed-links.ts'
import { findHeldStay, type OpenRow, readOpenStays } from './reads.ts'
import { damageOut } from './shown-deposit.ts'

export async function damageDepositOf({ db, clock }: AppContext, owner: OwnerId, booking: number) {
  const stay = await findHeldStay(db, owner, booking)
  if (stay === undefined) throw notFound('booking')
  return { damage_deposit: stay && damageOut(stay, await linkSecret(db), clock()) }
}

/** Looks are wanted by what waits or has lapsed, and by what is still there once its stay has ended. */
const wantsLook = ({ check_out, time_zone }: OpenRow, { state }: DamageDeposit, now: Date) =>
  state === 'waiting' || state === 'lapsed' || (state === 'held' && check_out <= dayIn(time_zone, now))

export async function openDamageDeposits({ db, clock }: AppContext, owner: OwnerId): Promise<OpenDamageDeposit[]> {
  const now = clock()
  const secret = await linkSecret(db)
  return (await readOpenStays(db, owner, now)).flatMap((row) => {
    const damage_deposit = damageOut(row, secret, now)
    if (!damage_deposit || !wantsLook(row, damage_deposit, now)) return []
    const { booking, reference, guest, unit, check_out } = row
    return [{ booking, reference, guest, unit, check_out, damage_deposit }]
  })
}
