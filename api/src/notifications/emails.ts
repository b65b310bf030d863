import type { PriceLine } from '@keyhaven/shared-contracts/domain/pricing'
import { guestLocaleOf, ownerLocaleOf } from '../language.ts'
import type { Mail } from '../mail/mailer.ts'
import { email } from '../mail/template.ts'
import type { Messages as GuestMessages } from './messages/guest/en.ts'
import { guestMessages, ownerMessages } from './messages/catalogs.ts'
import type { Messages as OwnerMessages } from './messages/owner/en.ts'
import { documentMessages } from '../invoices/messages/document-messages.ts'
import type { IssuedDocument } from './reads.ts'
import type { ShownRequest } from './shown-request.ts'
import { factsAndSums, untilOf } from './stay-summary.ts'

export type Stay = ShownRequest & { reference: string | null; price_lines: PriceLine[] }

const fullName = ({ guest }: Pick<Stay, 'guest'>) => `${guest.first_name} ${guest.last_name}`

/** Where a mail to a guest leads: the platform's own address, where pictures are, and the guest's page; none where that went with its booking. */
export type Links = { origin: string; page: string | undefined }

/** How large a logo is loaded: at least twice as high as it is shown. */
const logoWidth = 256

const logoOf = ({ brand }: Stay, origin: string) => {
  const source = brand.logo.find(({ width }) => width >= logoWidth) ?? brand.logo.at(-1)
  return source ? `${origin}/keyhaven/media/${source.image}` : null
}

type Content = Parameters<typeof email>[0]
type Sections = NonNullable<Content['sections']>
type Sums = NonNullable<Content['sums']>

type ToGuest = Pick<Content, 'quotation'> & {
  event: string
  words: string[]
  action: string
  stranger?: string
  /** The owner may have written something with it. */
  isAnswer?: boolean
  /** In place of what the stay is known by, and costs. */
  facts?: string
  sums?: Sums
  sections?: Sections
}

/** A mail from the owner's house in the language of the guest; `say` chooses its words. */
export function toGuest(stay: Stay, { origin, page }: Links, say: (t: GuestMessages, until: string) => ToGuest): Mail {
  const { host, guest, brand } = stay
  const locale = guestLocaleOf(stay.locale)
  const t = guestMessages[locale]
  const {
    event,
    words,
    action,
    stranger = t.notYours(host.name),
    isAnswer,
    quotation,
    facts,
    sections,
    sums,
  } = say(t, untilOf(stay, locale))
  const known = factsAndSums(stay, locale, stay.status === 'confirmed')
  const mail = email({
    to: guest.email,
    locale,
    subject: t.subject(event, stay.property.name, stay.check_in),
    sender: { name: host.name, logo: logoOf(stay, origin), accent: brand.accent },
    name: guest.first_name,
    paragraphs: words,
    ...(isAnswer && stay.owner_words && { quotation: { from: t.wrote(host.name), words: stay.owner_words } }),
    ...(quotation && { quotation }),
    facts: facts ?? known.facts,
    ...(sections && { sections }),
    sums: sums ?? known.sums,
    ...(page && { action: { words: action, link: page } }),
    closing: `${t.questions(host.name)} ${stranger}`,
  })
  return { ...mail, replyTo: { name: host.name, address: host.email } }
}

type ToOwner = {
  event: string
  text: string
  action: string
  /** What the guest wrote with it. */
  message?: string | undefined
  facts?: string
  sums?: Sums
  sections?: Sections
}

/** The same for the owner. */
export function toOwner(stay: Stay, link: string, say: (t: OwnerMessages, until: string) => ToOwner): Mail {
  const locale = ownerLocaleOf(stay.owner_locale)
  const t = ownerMessages[locale]
  const { event, text, action, message, facts, sections, sums } = say(t, untilOf(stay, locale))
  const known = factsAndSums(stay, locale, false)
  const mail = email({
    to: stay.host.email,
    locale,
    subject: t.subject(event, fullName(stay), stay.check_in),
    name: stay.owner_name,
    paragraphs: [text, t.guest(fullName(stay), stay.guest.email)],
    ...(message && { quotation: { from: t.wrote(fullName(stay)), words: message } }),
    facts: facts ?? known.facts,
    ...(sections && { sections }),
    sums: sums ?? known.sums,
    action: { words: action, link },
    closing: t.reply,
  })
  return { ...mail, replyTo: { name: fullName(stay), address: stay.guest.email } }
}

export const emailConfirm = (stay: Stay, links: Links) =>
  toGuest(stay, links, (t, until) => {
    const { event, text, action, notAsked } = stay.booked_as === 'instant' ? t.confirmBooking : t.confirm
    return {
      ...{ event, action, stranger: notAsked },
      words: [text(stay.host.name, until), t.confirm.afterwards],
    }
  })

export const emailReceived = (stay: Stay, links: Links) =>
  toGuest(stay, links, ({ received: { event, text, action, notAtOnce } }, until) => ({
    ...{ event, action },
    words: [...(stay.booked_as === 'instant_ended' ? [notAtOnce] : []), text(stay.host.name, until)],
  }))

export const emailBookedAtOnce = (stay: Stay, links: Links) =>
  toGuest(stay, links, ({ bookedAtOnce: { event, text }, accepted: { action } }) => ({
    ...{ event, action },
    words: [text(stay.host.name)],
  }))

/** What says how a request ended: whose doing it was, and nothing else. */
const ending = (which: 'accepted' | 'declined' | 'calledOff' | 'expired') => (stay: Stay, links: Links) =>
  toGuest(stay, links, (t) => ({
    ...t[which],
    words: [t[which].text(stay.host.name)],
    isAnswer: which !== 'expired',
  }))

export const emailAccepted = ending('accepted')
export const emailDeclined = ending('declined')
export const emailCalledOff = ending('calledOff')
export const emailExpired = ending('expired')

export const emailCancelled = (stay: Stay, links: Links) =>
  toGuest(stay, links, ({ cancelled: { event, text, action } }) => ({ event, action, words: [text] }))

export const emailFeeWaived = (stay: Stay, links: Links) =>
  toGuest(stay, links, ({ feeWaived: { event, text }, accepted: { action } }) => ({
    ...{ event, action },
    words: [text(stay.host.name)],
  }))

/** What an owner tells the guest of a booking: how the stay stands. */
export const emailBooking = (stay: Stay, links: Links, which: 'booked' | 'changed' | 'calledOff') =>
  toGuest(stay, links, (t) => ({
    event: t[which].event,
    words: [t[which].text(stay.host.name)],
    action: t.accepted.action,
    isAnswer: true,
  }))

/** With a document, which goes along as a file. */
export const emailDocument = (stay: Stay, links: Links, { number, kind, is_taxed }: IssuedDocument) => {
  const named = documentMessages[guestLocaleOf(stay.locale)]
  const name = kind === 'invoice' ? named.invoice : named.cancellation(is_taxed)
  return toGuest(stay, links, (t) => ({
    event: `${name} ${number}`,
    words: [t.documentText(stay.host.name)],
    action: t.accepted.action,
    isAnswer: true,
  }))
}

export const emailNewRequest = (stay: Stay, decision: string) =>
  toOwner(stay, decision, ({ newRequest: { event, text, action } }, until) => ({
    ...{ event, action, text: text(until), message: stay.message },
  }))

export const emailNewBooking = (stay: Stay, booking: string) =>
  toOwner(stay, booking, (t) => ({ ...t.newBooking, action: t.openBooking, isAsked: true }))

export const emailGuestCancelled = (stay: Stay, booking: string) =>
  toOwner(stay, booking, (t) => ({ ...t.guestCancelled, action: t.openBooking }))

export const emailUnanswered = (stay: Stay, booking: string) =>
  toOwner(stay, booking, (t) => ({ ...t.unanswered, action: t.openBooking }))
