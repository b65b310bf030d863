import { dayIn } from '@keyhaven/shared-contracts/domain/day'
import type { GuestLocale } from '@keyhaven/shared-contracts/domain/locale'
import { guestLocaleOf, ownerLocaleOf } from '../language.ts'
import type { Mail } from '../mail/mailer.ts'
import { email } from '../mail/template.ts'
import type { Messages as GuestMessages } from './messages/guest/en.ts'
import { guestMessages, ownerMessages, stayMessages } from './messages/catalogs.ts'
import type { Messages as OwnerMessages } from './messages/owner/en.ts'
import type { ShownRequest } from './shown-request.ts'
import { summary } from './stay-summary.ts'

type Stay = ShownRequest & { reference: string | null }

const timeIn = (zone: string, moment: Date) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'short' }).format(moment)

/** Until when the nights are held, on the clock of the property. */
function untilOf({ expires_at, time_zone }: Stay, locale: GuestLocale) {
  if (expires_at === null) return ''
  const moment = new Date(expires_at)
  return stayMessages[locale].moment(dayIn(time_zone, moment), timeIn(time_zone, moment))
}
const fullName = ({ guest }: Stay) => `${guest.first_name} ${guest.last_name}`

/** A page to lead to; none where it went with its booking. */
type Page = string | undefined

type ToGuest = { event: string; words: string[]; action: string; stranger?: string }

/** A mail in the language of the guest; `say` chooses its words. */
function toGuest(stay: Stay, page: Page, say: (t: GuestMessages, until: string) => ToGuest): Mail {
  const { host, guest } = stay
  const locale = guestLocaleOf(stay.locale)
  const t = guestMessages[locale]
  const { event, words, action, stranger = t.notYours } = say(t, untilOf(stay, locale))
  const mail = email({
    to: guest.email,
    locale,
    subject: t.subject(event, stay.property.name, stay.check_in),
    name: guest.first_name,
    paragraphs: [...words, summary(stay, locale)],
    ...(page && { action: { words: action, link: page } }),
    closing: `${t.questions(host.name)} ${stranger}`,
  })
  return { ...mail, replyTo: { name: host.name, address: host.email } }
}

type ToOwner = { event: string; text: string; action: string }

/** The same for the owner. */
function toOwner(stay: Stay, link: string, say: (t: OwnerMessages, until: string) => ToOwner): Mail {
  const locale = ownerLocaleOf(stay.owner_locale)
  const t = ownerMessages[locale]
  const { event, text, action } = say(t, untilOf(stay, locale))
  const mail = email({
    to: stay.host.email,
    locale,
    subject: t.subject(event, fullName(stay), stay.check_in),
    name: stay.host.name,
    paragraphs: [text, summary(stay, locale), t.guest(fullName(stay), stay.guest.email)],
    action: { words: action, link },
    closing: t.reply,
  })
  return { ...mail, replyTo: { name: fullName(stay), address: stay.guest.email } }
}

export const emailConfirm = (stay: Stay, page: string) =>
  toGuest(stay, page, ({ confirm: { event, text, afterwards, action, notAsked } }, until) => ({
    ...{ event, action, stranger: notAsked },
    words: [text(stay.host.name, until), afterwards],
  }))

export const emailReceived = (stay: Stay, page: string) =>
  toGuest(stay, page, ({ received: { event, text, action } }, until) => ({
    ...{ event, action },
    words: [text(stay.host.name, until)],
  }))

/** What says how a request ended: whose doing it was, and nothing else. */
const ending = (which: 'accepted' | 'declined' | 'calledOff' | 'expired') => (stay: Stay, page: Page) =>
  toGuest(stay, page, (t) => ({ ...t[which], words: [t[which].text(stay.host.name)] }))

export const emailAccepted = ending('accepted')
export const emailDeclined = ending('declined')
export const emailCalledOff = ending('calledOff')
export const emailExpired = ending('expired')

export const emailCancelled = (stay: Stay, page: Page) =>
  toGuest(stay, page, ({ cancelled: { event, text, action } }) => ({ event, action, words: [text] }))

export const emailNewRequest = (stay: Stay, decision: string) =>
  toOwner(stay, decision, ({ newRequest: { event, text, action } }, until) => ({ event, action, text: text(until) }))

export const emailGuestCancelled = (stay: Stay, booking: string) =>
  toOwner(stay, booking, (t) => ({ ...t.guestCancelled, action: t.openBooking }))

export const emailUnanswered = (stay: Stay, booking: string) =>
  toOwner(stay, booking, (t) => ({ ...t.unanswered, action: t.openBooking }))
