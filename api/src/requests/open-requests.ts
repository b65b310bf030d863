import { reason } from '@keyhaven/shared-contracts/domain/reasons/reason'
import type { Tx } from '../db/pool.ts'
import { conflict, Problem, type Why } from '../http/problem.ts'
import { type Asking, type Counts, countBooked, countHeld, countOpen } from './reads.ts'
import { lifetimesMs, minuteMs } from '../lifetimes.ts'

/** How many requests may be open at once; why these numbers is in docs/decisions/0014-confirmed-requests.md. */
const maxOpen = {
  /** Of one e-mail address at one owner, confirmed or not. */
  address: 3,
  /** Confirmed, at one owner; of a network with those that were booked at once within a day, as of an address. */
  open: { network: 6, unit: 10, owner: 100 },
  /** Not confirmed yet; of a network and of an address with all owners together. */
  held: { address: 3, network: 5, unit: 3, owner: 12 },
  /** Within 24 hours never confirmed. */
  lapsed: { address: 6, network: 20 },
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
const ofUnit = (why: Why) => conflict(code, why, { fields: { unit: [why] } })
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
  if (open.unit >= maxOpen.open.unit) throw ofUnit('guests.unitFull')
  if (open.owner >= maxOpen.open.owner) throw later('guests.hostFull', soon)
}

/** Refuses a request that would be one too many. Where limits are off only those of one e-mail address count. */
export async function checkAsking(tx: Tx, asking: Asking, now: Date, isLimited: boolean) {
  const open = await countOpen(tx, asking, now)
  const booked = await countBooked(tx, asking, now)
  const held = await countHeld(tx, asking, now)
  if (open.address + booked.address + held.here >= maxOpen.address) throw addressFull(booked)
  if (!isLimited) return
  checkCounts(open, booked)
  if (held.address >= maxOpen.held.address || held.address_lapsed >= maxOpen.lapsed.address)
    throw ofAddress('guests.confirmFirst', 'guests.addressUnconfirmed')
  if (held.network >= maxOpen.held.network) throw later('guests.networkUnconfirmed', soon)
  if (held.network_lapsed >= maxOpen.lapsed.network) throw later('guests.networkLapsed', nextDay)
  if (held.unit >= maxOpen.held.unit) throw ofUnit(reason('guests.unitBusy', { minutes: holdMinutes }))
  if (held.owner >= maxOpen.held.owner) throw later(reason('guests.hostBusy', { minutes: holdMinutes }), soon)
}

/** The same for what its guest confirms: the others that were confirmed count. */
export async function checkConfirming(tx: Tx, asking: Asking, now: Date, isLimited: boolean) {
  const open = await countOpen(tx, asking, now)
  const booked = await countBooked(tx, asking, now)
  if (open.address + booked.address >= maxOpen.address) throw addressFull(booked)
  if (isLimited) checkCounts(open, booked)
}
