import { showDay } from '@keyhaven/shared-contracts/domain/day'
import { showEuros } from '@keyhaven/shared-contracts/domain/money'
import type { Mail } from '../mail/mailer.ts'
import { email } from '../mail/template.ts'
import type { ShownRequest } from './shown-request.ts'

type Stay = ShownRequest & { reference: string | null }

const shortDay = (zone: string, moment: Date) => {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  return parts.format(moment).replaceAll('/', '.')
}

const guests = (count: number) => (count === 1 ? '1 guest' : `${count} guests`)

const summary = (stay: Stay) =>
  [
    `${stay.property.name}, ${stay.unit.name}`,
    `${stay.property.city}, ${stay.property.country}`,
    `${showDay(stay.check_in)} to ${showDay(stay.check_out)}, ${guests(stay.guests_count)}`,
    `Total: ${showEuros(stay.total_price)}`,
    ...(stay.reference === null ? [] : [`Reference: ${stay.reference}`]),
  ].join('\n')

const until = (stay: Stay) => (stay.expires_at ? shortDay(stay.time_zone, new Date(stay.expires_at)) : '')
const fullName = ({ guest }: Stay) => `${guest.first_name} ${guest.last_name}`

/** A page to lead to; none where it went with its booking. */
type Page = string | undefined

const unknown = 'If this stay is not yours, someone mistyped their address, and you can ignore this email.'

function toGuest(stay: Stay, subject: string, words: string[], page: Page, button: string, stranger = unknown): Mail {
  const { host, guest } = stay
  const mail = email({
    to: guest.email,
    subject: `${subject}: ${stay.property.name}, ${showDay(stay.check_in)}`,
    paragraphs: [`Hello ${guest.first_name},`, ...words, summary(stay)],
    ...(page && { action: { words: button, link: page } }),
    closing: `Questions? Reply to this email to reach ${host.name}. ${stranger}`,
  })
  return { ...mail, replyTo: { name: host.name, address: host.email } }
}

function toOwner(stay: Stay, subject: string, words: string[], action: { words: string; link: string }): Mail {
  const mail = email({
    to: stay.host.email,
    subject: `${subject}: ${fullName(stay)}, ${showDay(stay.check_in)}`,
    paragraphs: [`Hello ${stay.host.name},`, ...words, summary(stay), `Guest: ${fullName(stay)}, ${stay.guest.email}`],
    action,
    closing: 'Reply to this email to write to the guest.',
  })
  return { ...mail, replyTo: { name: fullName(stay), address: stay.guest.email } }
}

export const emailConfirm = (stay: Stay, page: string) =>
  toGuest(
    stay,
    'Confirm your request',
    [
      `Please confirm that you would like to book this stay with ${stay.host.name}. We are holding the nights for you until ${until(stay)}, and your host gets your request as soon as you have confirmed.`,
      'After that, the link still works for a day, as long as nobody else has booked the nights.',
    ],
    page,
    'Confirm your request',
    'If you did not ask for this stay, you can ignore this email. The request ends by itself, and we will not write again.',
  )

export const emailReceived = (stay: Stay, page: string) =>
  toGuest(
    stay,
    'Your request was received',
    [
      `${stay.host.name} has your request and can answer it until ${until(stay)}. The nights are held for you until then. If there is no answer, the request expires and costs you nothing.`,
    ],
    page,
    'See or cancel your request',
  )

export const emailAccepted = (stay: Stay, page: Page) =>
  toGuest(
    stay,
    'Your stay is confirmed',
    [`Good news: ${stay.host.name} has confirmed your stay.`],
    page,
    'See your stay',
  )

export const emailDeclined = (stay: Stay, page: Page) =>
  toGuest(
    stay,
    'Your request was declined',
    [`${stay.host.name} cannot offer you this stay, so your request is closed. It costs you nothing.`],
    page,
    'See your request',
  )

export const emailCalledOff = (stay: Stay, page: Page) =>
  toGuest(
    stay,
    'Your stay was cancelled',
    [`${stay.host.name} has cancelled your stay. If you do not know why, reply to this email to ask.`],
    page,
    'See your stay',
  )

export const emailExpired = (stay: Stay, page: Page) =>
  toGuest(
    stay,
    'Your request has expired',
    [
      `${stay.host.name} did not answer in time, so your request has expired. It costs you nothing, and you can ask again.`,
    ],
    page,
    'See your request',
  )

export const emailCancelled = (stay: Stay, page: Page) =>
  toGuest(
    stay,
    'You cancelled your stay',
    ['You have cancelled this stay, and we have told your host.'],
    page,
    'See your request',
  )

export const emailNewRequest = (stay: Stay, decision: string) =>
  toOwner(
    stay,
    'New request',
    [
      `A guest would like to book this stay. Please accept or decline by ${until(stay)}; the nights are held until then.`,
    ],
    { words: 'Accept or decline', link: decision },
  )

export const emailGuestCancelled = (stay: Stay, booking: string) =>
  toOwner(stay, 'Cancelled by the guest', ['The guest has cancelled, and the nights are free again.'], {
    words: 'Open the booking',
    link: booking,
  })

export const emailUnanswered = (stay: Stay, booking: string) =>
  toOwner(
    stay,
    'Request expired',
    [
      'You did not answer this request in time, so it has expired and the nights are free again. We have told the guest. You can still take the booking: open it and confirm it.',
    ],
    { words: 'Open the booking', link: booking },
  )
