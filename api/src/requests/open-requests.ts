import type { Tx } from '../db/pool.ts'
import { conflict, Problem } from '../http/problem.ts'
import { type Asking, type Counts, countOpen, countHeld } from './reads.ts'
import { lifetimesMs, minuteMs } from '../lifetimes.ts'

/** How many requests may be open at once; why these numbers is in docs/decisions/0014-confirmed-requests.md. */
const maxOpen = {
  /** Of one e-mail address at one owner, confirmed or not. */
  address: 3,
  /** Confirmed, at one owner. */
  open: { network: 6, unit: 10, owner: 100 },
  /** Not confirmed yet; of a network and of an address with all owners together. */
  held: { address: 3, network: 5, unit: 3, owner: 12 },
  /** Within 24 hours never confirmed. */
  lapsed: { address: 6, network: 20 },
}
const code = 'too_many_open'
const ofAddress = (words: string, rest: string) =>
  conflict(code, `${words} ${rest}`, { fields: { 'client.email': [words] } })
const addressFull = () =>
  ofAddress(
    `${maxOpen.address} requests from this email address are already waiting.`,
    'Please wait for an answer, or cancel one with the link in its email.',
  )
const ofUnit = (words: string) => conflict(code, words, { fields: { unit: [words] } })
const later = (words: string, seconds: number) => {
  const problem = new Problem(429, code, words)
  problem.headers = { 'retry-after': String(seconds) }
  return problem
}
const holdMinutes = lifetimesMs.hold / minuteMs
const soon = holdMinutes * 60
const nextDay = 6 * 3600

function checkCounts(open: Counts) {
  if (open.network >= maxOpen.open.network)
    throw later(
      'Several requests from your network are already waiting for an answer. Please wait for one of them.',
      soon,
    )
  if (open.unit >= maxOpen.open.unit)
    throw ofUnit(
      'Many requests for this unit are waiting for an answer. Please try again later or choose another unit.',
    )
  if (open.owner >= maxOpen.open.owner)
    throw later('Many requests are waiting for this host’s answer. Please try again later or write to the host.', soon)
}

/** Refuses a request that would be one too many. Where limits are off only those of one e-mail address count. */
export async function checkAsking(tx: Tx, asking: Asking, now: Date, isLimited: boolean) {
  const open = await countOpen(tx, asking, now)
  const held = await countHeld(tx, asking, now)
  if (open.address + held.here >= maxOpen.address) throw addressFull()
  if (!isLimited) return
  checkCounts(open)
  if (held.address >= maxOpen.held.address || held.address_lapsed >= maxOpen.lapsed.address)
    throw ofAddress(
      'Several requests from this email address were not confirmed.',
      'Please click the link in an email we have already sent you before you request another stay.',
    )
  if (held.network >= maxOpen.held.network)
    throw later(
      'Several requests from your network are not confirmed yet. Please confirm one from its email first.',
      soon,
    )
  if (held.network_lapsed >= maxOpen.lapsed.network)
    throw later(
      'Many requests from your network were never confirmed. Please try again tomorrow or write to the host.',
      nextDay,
    )
  if (held.unit >= maxOpen.held.unit)
    throw ofUnit(`Several guests are asking for this unit at this moment. Please try again in ${holdMinutes} minutes.`)
  if (held.owner >= maxOpen.held.owner)
    throw later(
      `Many guests are asking for a stay here at this moment. Please try again in ${holdMinutes} minutes.`,
      soon,
    )
}

/** The same for what its guest confirms: the others that were confirmed count. */
export async function checkConfirming(tx: Tx, asking: Asking, now: Date, isLimited: boolean) {
  const open = await countOpen(tx, asking, now)
  if (open.address >= maxOpen.address) throw addressFull()
  if (isLimited) checkCounts(open)
}
