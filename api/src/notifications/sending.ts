import { buffer } from 'node:stream/consumers'
import type { BookingMail } from '@keyhaven/shared-contracts/contract/bookings/booking-mails'
import { priceLinesOf } from '../bookings/quote.ts'
import { readBooking } from '../bookings/book.ts'
import type { AppContext } from '../context.ts'
import type { Sql, Tx } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import { conflict, notFound, notFoundField, stale } from '../http/problem.ts'
import { fileForOwner } from '../invoices/service.ts'
import type { Mail } from '../mail/mailer.ts'
import { queueMail } from '../mail/outbox.ts'
import type { OwnerId } from '../owner-id.ts'
import { arrivalMailOf, chooseArrival } from '../arrivals/service.ts'
import { emailBooking, emailDocument } from './emails.ts'
import { calendarUid, guestSecret, statusPage } from './links.ts'
import { findIssued, findOwned } from './reads.ts'
import type { RequestRow } from './shown-request.ts'
import { stayCalendar } from './stay-calendar.ts'
import { noteMailed, noteTold } from './writes.ts'

/** A document that goes along, and the owner's words; without a document the mail says how the stay stands. */
type MailInput = { invoice: number | null; words?: string | undefined }

const kindOf = ({ status, was_accepted, told_at, has_news }: RequestRow) => {
  if (status === 'cancelled') return 'calledOff'
  if (!was_accepted && told_at === null) return 'booked'
  return has_news ? 'changed' : 'asBooked'
}

/** Only what was issued for this very booking goes along. */
async function issuedOf(db: Sql, owner: OwnerId, booking: number, invoice: number) {
  const document = await findIssued(db, owner, booking, invoice)
  if (!document) throw notFoundField('invoice', 'invoice')
  return document
}

async function pdfOf(context: AppContext, owner: OwnerId, booking: number, invoice: number) {
  await issuedOf(context.db, owner, booking, invoice)
  const { name, body } = await fileForOwner(context, owner, 'pdf', invoice)
  const bytes = Buffer.isBuffer(body) ? body : await buffer(body)
  return { name, type: 'application/pdf', base64: bytes.toString('base64') }
}

async function mailOf(tx: Tx, row: RequestRow, input: MailInput, { clock, env }: AppContext): Promise<Mail> {
  const document = input.invoice === null ? undefined : await issuedOf(tx, row.owner, row.id, input.invoice)
  const guest = document?.recipient ?? row.guest
  if (guest.email === '') throw conflict('no_address', 'bookings.guestHasNoAddress')
  const stay = { ...row, guest, owner_words: input.words ?? '', price_lines: await priceLinesOf(tx, row.id) }
  // The page shows the whole request to anybody who has its link, so only the guest who made it gets one.
  const hasPage = row.is_request && guest.email.toLowerCase() === row.guest.email.toLowerCase()
  const page = hasPage ? await statusPage(tx, row.owner, row, env.origin) : undefined
  const links = { origin: env.origin, page }
  if (document) return emailDocument(stay, links, document)
  if (row.status === 'pending') throw conflict('not_open', 'bookings.notConfirmedNothingToTell')
  const uid = calendarUid(await guestSecret(tx), row.id)
  const calendar = stayCalendar(stay, { uid, now: clock(), page })
  return { ...emailBooking(stay, links, kindOf(row)), calendar }
}

async function ownBooking(tx: Tx, owner: OwnerId, booking: number, now: Date) {
  const row = await findOwned(tx, owner, booking, now)
  if (!row) throw notFound('booking')
  return row
}

/** HTML that shows the pictures which go along as files, where no mail program does. */
const withPictures = ({ html, files = [] }: Mail) =>
  files.reduce(
    (shown, { cid, type, base64 }) =>
      cid === undefined ? shown : shown.replaceAll(`cid:${cid}`, `data:${type};base64,${base64}`),
    html,
  )

/** The mail as its guest would get it; nothing is sent. */
export async function previewMail(context: AppContext, owner: OwnerId, booking: number, input: MailInput) {
  const { mail, arrival } = await transact(context.db, async (tx) => {
    const row = await ownBooking(tx, owner, booking, context.clock())
    const isAsked = input.invoice !== null || row.is_request
    return {
      mail: await mailOf(tx, row, input, context),
      arrival: isAsked ? null : ((await arrivalMailOf(tx, owner, booking)) ?? null),
    }
  })
  const { to, subject } = mail
  const html = withPictures(mail)
  const files =
    input.invoice === null ? ['stay.ics'] : [(await fileForOwner(context, owner, 'pdf', input.invoice)).name]
  return { to, subject, html, files, arrival } satisfies BookingMail
}

/** Sends it, where the booking is as its owner saw it. */
export async function sendMail(
  context: AppContext,
  owner: OwnerId,
  booking: number,
  { version, arrival, ...input }: MailInput & { version?: number | undefined; arrival?: boolean | undefined },
) {
  const now = context.clock()
  const files = input.invoice === null ? [] : [await pdfOf(context, owner, booking, input.invoice)]
  await transact(context.db, async (tx) => {
    const row = await ownBooking(tx, owner, booking, now)
    if (version !== undefined && version !== row.version) throw stale(await readBooking(tx, owner, booking, now))
    const mail = await mailOf(tx, row, input, context)
    await queueMail(tx, { ...mail, files: [...files, ...(mail.files ?? [])], owner })
    await (input.invoice === null
      ? noteTold(tx, owner, booking, now)
      : noteMailed(tx, owner, booking, input.invoice, now))
    if (arrival !== undefined) await chooseArrival(tx, owner, booking, arrival)
  })
}
