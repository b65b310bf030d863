import { createHmac, timingSafeEqual } from 'node:crypto'
import { callPath } from '@keyhaven/shared-contracts/contract/endpoint'
import { stayCalendar } from '@keyhaven/shared-contracts/contract/bookings/stay-calendar'
import { isGuestLocale } from '@keyhaven/shared-contracts/domain/locale'
import { inLocale } from '@keyhaven/shared-contracts/platform/guest-address'
import type { Sql, Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import { ownOrigin } from '../site/service.ts'
import { hashToken } from '../tokens.ts'
import { secretOf } from '../db/secrets.ts'

/** Secret of guests' links, shared by all instances and created with the database. */
export const guestSecret = (db: Sql) => secretOf(db, 'guest_links')

const tokenOf = (secret: string, subject: string) => createHmac('sha256', secret).update(subject).digest('base64url')

/** Id that the guest's links are signed for: the hold that a request began as, or its booking where it began before there were holds. */
export type Linked = { hold: number } | { hold: null; id: number }

/** The secrets of a request's links: derived from the installation's secret for every mail, stored only as hashes. */
const guestToken = (secret: string, linked: Linked) =>
  tokenOf(secret, linked.hold === null ? `guest request ${linked.id}` : `guest hold ${linked.hold}`)
/** Id by which calendars know a stay for as long as it is kept; it tells nothing, and leads nowhere. */
export const calendarUid = (secret: string, booking: number) => `${tokenOf(secret, `calendar ${booking}`)}@keyhaven`

export const decisionToken = (secret: string, booking: number) => tokenOf(secret, `decision ${booking}`)

export const guestHash = (secret: string, linked: Linked) => hashToken(guestToken(secret, linked))

const confirmSecret = (secret: string, hold: number) => tokenOf(secret, `confirm hold ${hold}`)

/** True for what only the mail about this hold says. */
export function isConfirmSecret(secret: string, hold: number, text: string) {
  const expected = Buffer.from(confirmSecret(secret, hold))
  const actual = Buffer.from(text)
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

/** A network in a form that can be counted and not read. */
export const networkHash = (secret: string, network: string) =>
  createHmac('sha256', secret).update(`network ${network}`).digest()

/** Request of a page, and the language in which it was asked for. */
type Page = Linked & { locale: string | null }

/** The guest's own page about a request in their language, where the owner's guests are led to. */
export async function statusPage(tx: Tx, owner: OwnerId, { locale, ...linked }: Page, origin: string) {
  const path = `/request/${guestToken(await guestSecret(tx), linked)}`
  return (await ownOrigin(tx, owner, origin)) + inLocale(path, isGuestLocale(locale) ? locale : undefined)
}

/** Address of the stay as an event for the guest's calendar. */
export async function calendarUrl(tx: Tx, owner: OwnerId, linked: Linked, origin: string) {
  const token = guestToken(await guestSecret(tx), linked)
  return `${await ownOrigin(tx, owner, origin)}/keyhaven${callPath(stayCalendar, { params: { token } })}`
}

/** Address of the guest's page with what proves that the mail was read; behind the `#` it reaches no log of a server. */
export const confirmPage = async (tx: Tx, owner: OwnerId, hold: number, locale: string | null, origin: string) =>
  `${await statusPage(tx, owner, { hold, locale }, origin)}#confirm=${confirmSecret(await guestSecret(tx), hold)}`

export const decisionUrl = (origin: string, token: string) => `${origin}/decision/${token}`

export const bookingUrl = (origin: string, booking: number) => `${origin}/owner/dashboard/bookings?booking=${booking}`
