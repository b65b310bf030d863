import type { OpenDamageDeposit } from '@keyhaven/shared-contracts/contract/finance/damage-deposits'
import type { DamageDeposit } from '@keyhaven/shared-contracts/contract/finance/damage-state'
import { dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import type { AppContext } from '../context.ts'
import type { Tx } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import { notFound } from '../http/problem.ts'
import type { Upload } from '../http/uploads.ts'
import type { RequestRow } from '../notifications/shown-request.ts'
import { readHold } from '../outgoing/hold.ts'
import type { OwnerId } from '../owner-id.ts'
import { checkProof, linkSecret, type Proof } from '../signed-links.ts'
import { captureDamage, nothingHeld, unavailable } from './capturing.ts'
import { lockOpenHold, readEndingHolds, readPicture } from './hold-reads.ts'
import { letGo } from './hold-writes.ts'
import { releaseHold } from './holds.ts'
import { findHeldStay, lockHeldStay, type OpenRow, readOpenStays } from './reads.ts'
import { damageForGuest, damageOut, subjectOfPicture } from './shown-deposit.ts'

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

/** The damage deposit of a stay that has one. */
async function depositThere(context: AppContext, owner: OwnerId, booking: number): Promise<DamageDeposit> {
  const { damage_deposit } = await damageDepositOf(context, owner, booking)
  if (!damage_deposit) throw notFound('booking')
  return damage_deposit
}

/** Lets go of what is held for a stay. A provider that cannot be reached is asked again by itself. */
export async function releaseDamageDeposit(context: AppContext, owner: OwnerId, booking: number) {
  const { db, clock } = context
  if (await readHold(db)) throw unavailable()
  await transact(db, async (tx) => {
    if (!(await lockHeldStay(tx, owner, booking))) throw notFound('booking')
    const isEnding = (await readEndingHolds(tx, owner, booking)).length > 0
    if (!isEnding && !(await lockOpenHold(tx, owner, booking))) throw nothingHeld()
    await letGo(tx, owner, booking, clock())
  })
  for (const hold of await readEndingHolds(db, owner, booking)) await releaseHold(context, owner, hold)
  const deposit = await depositThere(context, owner, booking)
  if (deposit.state === 'held') throw unavailable()
  return deposit
}

type Wish = { amount: number; reason: string; files: readonly Upload[] }

export async function captureOf(context: AppContext, owner: OwnerId, booking: number, wish: Wish) {
  await captureDamage(context, owner, booking, wish)
  return depositThere(context, owner, booking)
}

/** The damage deposit of a stay as its guest sees it, whose link is `token`. */
export async function damageForLink({ db, env, clock }: AppContext, owner: OwnerId, booking: number, token: string) {
  const stay = await findHeldStay(db, owner, booking)
  return stay ? damageForGuest(stay, { token, origin: env.origin }, clock()) : null
}

/** The picture of a damage; undefined where there is none. */
export const damagePictureOf = ({ db }: AppContext, owner: OwnerId, booking: number) => readPicture(db, booking, owner)

/** The same by the signed address that its owner was given. */
export async function pictureBySignature({ db, clock }: AppContext, booking: number, proof: Proof) {
  checkProof(await linkSecret(db), subjectOfPicture(booking), proof, clock(), 'general.linkExpiredPicture')
  const picture = await readPicture(db, booking)
  if (!picture) throw notFound('picture')
  return picture
}

/** The same by the link of its guest. */
export async function pictureByLink({ db }: AppContext, readRow: (tx: Tx) => Promise<RequestRow>) {
  const { owner, id } = await transact(db, readRow)
  const picture = await readPicture(db, id, owner)
  if (!picture) throw notFound('picture')
  return picture
}
