import { sql } from 'kysely'
import type { Sql, Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import { conflict, Problem } from '../http/problem.ts'

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

export type Asking = { owner: OwnerId; unit: number; email: string; network: Buffer }

/** Lets requests that count together wait for each other, always in this order. */
export async function lockOpen(tx: Tx, { owner, email, network }: Asking) {
  for (const whose of [`owner ${owner}`, `network ${network.toString('hex')}`, `guest ${email.toLowerCase()}`])
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`requests of ${whose}`}, 0))`.execute(tx)
}

type Counts = Record<'address' | 'network' | 'unit' | 'owner', number>

/** The confirmed ones that wait for the owner. */
async function countOpen(db: Sql, { owner, unit, email, network }: Asking, now: Date) {
  const { rows } = await sql<Counts>`
    SELECT count(*) AS owner, count(*) FILTER (WHERE b.unit_id = ${unit}) AS unit,
      count(*) FILTER (WHERE lower(r.email) = lower(${email})) AS address,
      count(*) FILTER (WHERE r.network_hash = ${network}) AS network
    FROM bookings b JOIN booking_requests r ON r.booking_id = b.id
    WHERE b.owner_id = ${owner} AND b.status = 'pending' AND b.expires_at > ${now}`.execute(db)
  return rows[0] ?? { owner: 0, unit: 0, address: 0, network: 0 }
}

type Held = Counts & Record<'here' | 'address_lapsed' | 'network_lapsed', number>

async function countHeld(db: Sql, { owner, unit, email, network }: Asking, now: Date) {
  const isLive = sql`cancelled_at IS NULL AND expires_at > ${now}`
  const [ofOwner, ofAddress] = [sql`owner_id = ${owner}`, sql`lower(email) = lower(${email})`]
  const ofNetwork = sql`network_hash = ${network}`
  const { rows } = await sql<Held>`
    SELECT count(*) FILTER (WHERE ${isLive} AND ${ofOwner}) AS owner,
      count(*) FILTER (WHERE ${isLive} AND unit_id = ${unit}) AS unit,
      count(*) FILTER (WHERE ${isLive} AND ${ofAddress}) AS address,
      count(*) FILTER (WHERE ${isLive} AND ${ofAddress} AND ${ofOwner}) AS here,
      count(*) FILTER (WHERE ${isLive} AND ${ofNetwork}) AS network,
      count(*) FILTER (WHERE ${ofAddress}) AS address_lapsed,
      count(*) FILTER (WHERE ${ofNetwork}) AS network_lapsed
    FROM request_holds WHERE booking_id IS NULL AND created_at > ${now}::timestamptz - interval '24 hours'
      AND (${ofOwner} OR ${ofAddress} OR ${ofNetwork})`.execute(db)
  const none = { owner: 0, unit: 0, address: 0, here: 0, network: 0, address_lapsed: 0, network_lapsed: 0 }
  return rows[0] ?? none
}

const code = 'too_many_open'
const ofAddress = (words: string, rest: string) =>
  conflict(code, `${words} ${rest}`, { fields: { 'client.email': [words] } })
const addressFull = () =>
  ofAddress(
    `${maxOpen.address} requests of this e-mail address wait already.`,
    'Please wait for an answer, or cancel one by the link in its mail.',
  )
const ofUnit = (words: string) => conflict(code, words, { fields: { unit: [words] } })
const later = (words: string, seconds: number) => {
  const problem = new Problem(429, code, words)
  problem.headers = { 'retry-after': String(seconds) }
  return problem
}
const soon = 15 * 60
const nextDay = 6 * 3600

function checkCounts(open: Counts) {
  if (open.network >= maxOpen.open.network)
    throw later('Several requests from your network wait for an answer already. Please wait for one of them.', soon)
  if (open.unit >= maxOpen.open.unit)
    throw ofUnit('Many requests for this unit wait for an answer. Please try again later or choose another unit.')
  if (open.owner >= maxOpen.open.owner)
    throw later('Many requests wait for this host’s answer. Please try again later or write to the host.', soon)
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
      'Several requests of this e-mail address were not confirmed.',
      'Please click the link in an email we have already sent you before you request another stay.',
    )
  if (held.network >= maxOpen.held.network)
    throw later('Several requests from your network are not confirmed yet. Please confirm one by its mail first.', soon)
  if (held.network_lapsed >= maxOpen.lapsed.network)
    throw later(
      'Many requests from your network were never confirmed. Please try again tomorrow or write to the host.',
      nextDay,
    )
  if (held.unit >= maxOpen.held.unit)
    throw ofUnit('Several guests are asking for this unit at this moment. Please try again in 15 minutes.')
  if (held.owner >= maxOpen.held.owner)
    throw later('Many guests are asking for a stay here at this moment. Please try again in 15 minutes.', soon)
}

/** The same for what its guest confirms: the others that were confirmed count. */
export async function checkConfirming(tx: Tx, asking: Asking, now: Date, isLimited: boolean) {
  const open = await countOpen(tx, asking, now)
  if (open.address >= maxOpen.address) throw addressFull()
  if (isLimited) checkCounts(open)
}
