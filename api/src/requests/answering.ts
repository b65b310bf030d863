import type { Booking, decisionBody } from '@keyhaven/shared-contracts/contract/bookings'
import { dayIn } from '@keyhaven/shared-contracts/contract/day'
import type { GuestRequest, RequestToDecide } from '@keyhaven/shared-contracts/contract/public-requests'
import type { z } from 'zod'
import { hashToken } from '../access.ts'
import { endRequest, waits } from '../bookings/decision.ts'
import { linesOut } from '../bookings/quote.ts'
import { readBooking } from '../bookings/service.ts'
import { readLines } from '../bookings/writes.ts'
import type { Sql, Tx } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import type { OwnerId } from '../owner-id.ts'
import type { Parts } from '../parts.ts'
import { conflict, notFound } from '../problem.ts'
import { readRequests, type RequestRow, withHash } from './queries.ts'

type Decision = z.output<typeof decisionBody>['decision']
const endings = { accept: 'accepted', decline: 'declined' } as const

const answered = () => conflict('not_open', 'This request was answered already, or its time is over.')
const tooLate = () => conflict('not_open', 'This stay cannot be cancelled here any more. Please write to the host.')

/** The secret of a link; on an owner's own domain only those of that owner lead anywhere. */
export type Link = { token: string; site: number | undefined }

async function requestOf(db: Sql, kind: 'guest_hash' | 'decision_hash', { token, site }: Link, now: Date) {
  const [row] = await readRequests(db, withHash(kind, hashToken(token)), now)
  if (!row || (site !== undefined && site !== row.owner)) throw notFound('Request')
  return row
}

type Stay = Pick<Booking, 'status' | 'check_in'>

/** What waits a guest may take back at any time, a stay that came of it until the day of arrival. */
const canCancel = ({ status, check_in }: Stay, isWaiting: boolean, zone: string, now: Date) =>
  isWaiting || (status !== 'cancelled' && check_in > dayIn(zone, now))

/** One whose time is over is read as cancelled. */
const isOpen = ({ status, expires_at }: RequestRow) => status === 'pending' && expires_at !== null

const shown = async (db: Sql, { id, owner: _owner, version: _version, time_zone: _zone, ...row }: RequestRow) => ({
  ...row,
  price_lines: linesOut(await readLines(db, id)),
})

async function forGuest(db: Sql, row: RequestRow, now: Date): Promise<GuestRequest> {
  return { ...(await shown(db, row)), can_cancel: canCancel(row, isOpen(row), row.time_zone, now) }
}

async function forOwner(db: Sql, row: RequestRow): Promise<RequestToDecide> {
  const { host: _host, ...request } = await shown(db, row)
  return { ...request, is_open: isOpen(row) }
}

export async function guestRequest({ db, clock }: Parts, link: Link) {
  const now = clock()
  return forGuest(db, await requestOf(db, 'guest_hash', link, now), now)
}

/** The guest takes back what waits, or the stay that came of it. */
export async function cancelRequest({ db, clock, env }: Parts, link: Link) {
  const now = clock()
  return transact(db, async (tx) => {
    const { id, owner, time_zone } = await requestOf(tx, 'guest_hash', link, now)
    await endRequest(tx, { owner, origin: env.origin, now }, id, 'cancelled', (before) => {
      const expired = before.expires_at !== null && before.expires_at <= now
      if (expired || !canCancel(before, waits(before, now), time_zone, now)) throw tooLate()
    })
    return forGuest(tx, await requestOf(tx, 'guest_hash', link, now), now)
  })
}

export async function requestToDecide({ db, clock }: Parts, link: Link) {
  return forOwner(db, await requestOf(db, 'decision_hash', link, clock()))
}

const decide = (tx: Tx, { clock, env }: Parts, owner: OwnerId, id: number, decision: Decision) => {
  const now = clock()
  return endRequest(tx, { owner, origin: env.origin, now }, id, endings[decision], (before) => {
    if (!waits(before, now)) throw answered()
  })
}

/** Whoever holds the link of the owner's mail answers for the owner. */
export const decideByLink = (parts: Parts, link: Link, decision: Decision) =>
  transact(parts.db, async (tx) => {
    const { id, owner } = await requestOf(tx, 'decision_hash', link, parts.clock())
    await decide(tx, parts, owner, id, decision)
    return forOwner(tx, await requestOf(tx, 'decision_hash', link, parts.clock()))
  })

export const decideAsOwner = (parts: Parts, owner: OwnerId, id: number, decision: Decision): Promise<Booking> =>
  transact(parts.db, async (tx) => {
    await decide(tx, parts, owner, id, decision)
    return readBooking(tx, owner, id)
  })
