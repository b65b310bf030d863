import { reason } from '@keyhaven/shared-contracts/domain/reasons/reason'
import type { Tx } from '../db/pool.ts'
import { conflict, Problem, type Why } from '../http/problem.ts'
import { type Asking, type Counts, countBooked, countHeld, countOpen } from './reads.ts'
import { lifetimesMs, minuteMs } from '../lifetimes.ts'

/** Limits of open requests; why these numbers is in docs/decisions/0014-confirmed-requests.md. */
const maxOpen = {
  /** Limit of one e-mail address at one owner, confirmed or sent from the same network. */
  address: 3,
  /** Confirmed, at one owner; of a network with those that were booked at once within a day, as of an address. */
  open: { network: 6, owner: 100 },
  /** Limits of unconfirmed holds with nights; one more is taken without them. Of a network with all owners together. */
  held: { network: 5, unit: 3, owner: 12 },
  /** Limits of a network's holds of 24 hours that were never confirmed: one more holds no nights; and how many more are taken at all. */
  lapsed: { network: 6, refused: 60 },
  /** Mails to one address that it never confirmed within 24 hours, from one network: fewer once all together sent many. */
  mails: { live: 3, own: 6, ofAll: 12, ownOfMany: 1 },
}
type Booked = Awaited<ReturnType<typeof countBooked>>

const code = 'too_many_open'
/** The field says what is wrong, the whole also what to do. */
const ofAddress = (whole: Why, short: Why) => conflict(code, whole, { fields: { 'client.email': [short] } })
const addressFull = (booked: Booked) => {
  if (booked.address > 0) return ofAddress('guests.bookedEnough', 'guests.bookedEnough')
  const count = { count: maxOpen.address }
  return ofAddress(reason('guests.addressFull', count), reason('guests.addressHasWaiting', count))
}
const later = (why: Why, seconds: number) => {
  const problem = new Problem(429, code, why)
  problem.headers = { 'retry-after': String(seconds) }
  return problem
}
const holdMinutes = lifetimesMs.hold / minuteMs
const soon = holdMinutes * 60
const nextDay = 6 * 3600

function checkCounts(open: Counts, booked: Booked) {
  if (open.network + booked.network >= maxOpen.open.network)
    throw later(booked.network > 0 ? 'guests.bookedEnough' : 'guests.networkFull', soon)
  if (open.owner >= maxOpen.open.owner) throw later('guests.hostFull', soon)
}

/**
 * Refuses a request that would be one too many of its sender, and tells whether it holds its nights before it is confirmed. What
 * strangers left unconfirmed refuses nobody: it only makes others confirm first. Where limits are off only those of one e-mail
 * address count.
 */
export async function checkAsking(tx: Tx, asking: Asking, now: Date, isLimited: boolean): Promise<boolean> {
  const open = await countOpen(tx, asking, now)
  const booked = await countBooked(tx, asking, now)
  const holds = await countHeld(tx, asking, now)
  if (open.address + booked.address + holds.own_here >= maxOpen.address) throw addressFull(booked)
  if (!isLimited) return true
  checkCounts(open, booked)
  const mails = holds.address_lapsed >= maxOpen.mails.ofAll ? maxOpen.mails.ownOfMany : maxOpen.mails.own
  if (holds.own >= maxOpen.mails.live || holds.own_lapsed >= mails)
    throw ofAddress('guests.confirmFirst', 'guests.addressUnconfirmed')
  if (holds.network_lapsed >= maxOpen.lapsed.refused) throw later('guests.networkLapsed', nextDay)
  return (
    holds.network < maxOpen.held.network &&
    holds.network_lapsed < maxOpen.lapsed.network &&
    holds.unit < maxOpen.held.unit &&
    holds.owner < maxOpen.held.owner
  )
}

/** Checks what a guest confirms: the others that were confirmed count. */
export async function checkConfirming(tx: Tx, asking: Asking, now: Date, isLimited: boolean) {
  const open = await countOpen(tx, asking, now)
  const booked = await countBooked(tx, asking, now)
  if (open.address + booked.address >= maxOpen.address) throw addressFull(booked)
  if (isLimited) checkCounts(open, booked)
}
