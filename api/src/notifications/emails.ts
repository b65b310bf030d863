import type { GuestLocale } from '@keyhaven/shared-contracts/domain/locale'
import { mapAddress } from '@keyhaven/shared-contracts/domain/place/map-address'
import type { PriceLine } from '@keyhaven/shared-contracts/domain/money/price-lines'
import { guestLocaleOf, ownerLocaleOf } from '../language.ts'
import type { Mail } from '../mail/mailer.ts'
import { email } from '../mail/template.ts'
import type { Messages as GuestMessages } from './messages/guest/en.ts'
import { publicProperty } from '@keyhaven/shared-contracts/platform/addresses'
import { cancellationMessages, guestMessages, ownerMessages, stayMessages } from './messages/catalogs.ts'
import type { Messages as OwnerMessages } from './messages/owner/en.ts'
import { documentMessages } from '../invoices/messages/document-messages.ts'
import type { IssuedDocument } from './reads.ts'
import type { ShownRequest } from './shown-request.ts'
import { addressLine, factsAndSums, untilOf } from './stay-summary.ts'
import { leftOf } from './terms-lines.ts'
import { transferSection } from '../transfers/mail-section.ts'

export type MailedStay = ShownRequest & { reference: string | null; price_lines: PriceLine[]; pays_first?: boolean }

const fullName = ({ guest }: Pick<MailedStay, 'guest'>) => `${guest.first_name} ${guest.last_name}`

/** Links of a mail to a guest: the platform's own address, where pictures are, and the guest's page; none where that went with its booking. */
export type Links = { origin: string; page: string | undefined }

/** Width in pixels at which a logo is loaded: at least twice as high as it is shown. */
const logoWidth = 256

/** Width of a mail, at twice the pixels. */
const pictureWidth = 1000

const addressOfPicture = (sources: MailedStay['picture'], minWidth: number, origin: string) => {
  const source = sources.find(({ width }) => width >= minWidth) ?? sources.at(-1)
  return source ? `${origin}/keyhaven/media/${source.image}` : null
}

/** Section with the place of a stay to come, and the way to it on a map. */
function whereOf({ status, place }: MailedStay, locale: GuestLocale): Sections {
  if (status !== 'confirmed') return []
  const { arrival, phone } = stayMessages[locale]
  const link = { words: arrival.map, href: mapAddress({ address: place }) }
  const lines = [addressLine(place), ...(place.phone === '' ? [] : [phone(place.phone)])]
  return [{ title: arrival.address, text: lines.join('\n'), link }]
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
  /** Facts in place of those of the stay. */
  facts?: string
  sums?: Sums
  sections?: Sections
}

/** Section of a cancelled stay: how its fee is paid, or what goes back. */
function moneyOfEnd(stay: MailedStay, t: GuestMessages) {
  const left = stay.was_accepted ? leftOf(stay) : 0
  const { payment: title } = cancellationMessages[guestLocaleOf(stay.locale)]
  const how = stay.terms
    ? { text: stay.terms.payment, lang: stay.terms.payment_lang }
    : { text: t.feePayment(stay.host.name) }
  return {
    words: left < 0 ? [t.refund(stay.host.name, -left)] : [],
    sections: left > 0 ? [{ title, ...how }] : [],
  }
}

/** Link to other dates; none where the guest's page went with the booking. */
function otherDates(stay: MailedStay, page: string | undefined, { otherDates: t }: GuestMessages): Sections {
  if (!page) return []
  const href = page.replace(/\/request\/[^/]*$/, publicProperty(stay.property.id))
  return [{ title: t.title, text: t.text(stay.property.name), link: { words: t.action, href } }]
}

/** A mail from the owner's house in the language of the guest; `say` chooses its words. */
export function toGuest(
  stay: MailedStay,
  { origin, page }: Links,
  say: (t: GuestMessages, until: string) => ToGuest,
): Mail {
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
  const usual = factsAndSums(stay, locale, stay.status === 'confirmed' ? 'expectedGuest' : 'guest')
  const where = facts === undefined && sections === undefined ? whereOf(stay, locale) : []
  // Where it is stands below, with the way to it.
  const isElsewhere = (line: string) => where.every(({ text }) => !text.split('\n').includes(line))
  const usualFacts = usual.facts.split('\n').filter(isElsewhere).join('\n')
  const picture = addressOfPicture(stay.picture, pictureWidth, origin)
  const transfer = stay.transfer && transferSection(stay.transfer, locale)
  const mail = email({
    to: guest.email,
    locale,
    subject: t.subject(event, stay.property.name, stay.check_in),
    sender: { name: host.name, logo: addressOfPicture(brand.logo, logoWidth, origin), accent: brand.accent },
    name: guest.first_name,
    paragraphs: words,
    ...(isAnswer && stay.owner_words && { quotation: { from: t.wrote(host.name), words: stay.owner_words } }),
    ...(quotation && { quotation }),
    ...(picture && { picture }),
    facts: facts ?? usualFacts,
    sections: [...(sections ?? where), ...(transfer ? [transfer.section] : [])],
    sums: sums ?? usual.sums,
    ...(page && { action: { words: action, link: page } }),
    closing: `${t.questions(host.name)} ${stranger}`,
  })
  const files = transfer && transfer.files.length > 0 ? { files: transfer.files } : {}
  return { ...mail, ...files, replyTo: { name: host.name, address: host.email } }
}

type ToOwner = {
  event: string
  text: string
  action: string
  /** Message of the guest. */
  message?: string | undefined
  facts?: string
  sums?: Sums
  sections?: Sections
}

/** Makes a mail to the owner; `say` chooses its words. */
export function toOwner(stay: MailedStay, link: string, say: (t: OwnerMessages, until: string) => ToOwner): Mail {
  const locale = ownerLocaleOf(stay.owner_locale)
  const t = ownerMessages[locale]
  const { event, text, action, message, facts, sections, sums } = say(t, untilOf(stay, locale))
  const usual = factsAndSums(stay, locale, 'owner')
  const mail = email({
    to: stay.host.email,
    locale,
    subject: t.subject(event, fullName(stay), stay.check_in),
    name: stay.owner_name,
    paragraphs: [text, t.guest(fullName(stay), stay.guest.email)],
    ...(message && { quotation: { from: t.wrote(fullName(stay)), words: message } }),
    facts: facts ?? usual.facts,
    ...(sections && { sections }),
    sums: sums ?? usual.sums,
    action: { words: action, link },
    closing: t.reply,
  })
  return { ...mail, replyTo: { name: fullName(stay), address: stay.guest.email } }
}

/** `firstPayment` in euros is what confirming leads to before the stay is booked. */
export const emailConfirm = (stay: MailedStay & { holds_nights: boolean }, links: Links, firstPayment = 0) =>
  toGuest(stay, links, (t, until) => {
    const { event, text, action, notAsked } = stay.booked_as === 'instant' ? t.confirmBooking : t.confirm
    const whileHeld =
      firstPayment > 0 ? t.toPay.confirm(stay.host.name, firstPayment, until) : text(stay.host.name, until)
    return {
      ...{ event, action, stranger: notAsked },
      words: [stay.holds_nights ? whileHeld : t.confirm.unheld(stay.host.name), t.confirm.afterwards],
    }
  })

export const emailReceived = (stay: MailedStay, links: Links) =>
  toGuest(stay, links, ({ received: { event, text, action, notAtOnce } }, until) => ({
    ...{ event, action },
    words: [...(stay.booked_as === 'instant_ended' ? [notAtOnce] : []), text(stay.host.name, until)],
  }))

/** Mails how a stay is booked: by paying its first part. */
export const emailToPay = (stay: MailedStay, links: Links) =>
  toGuest(stay, links, ({ toPay: { event, text, action } }, until) => ({
    ...{ event, action },
    words: [text(stay.host.name, stay.deposit?.amount ?? 0, until)],
  }))

export const emailBookedAtOnce = (stay: MailedStay, links: Links) =>
  toGuest(stay, links, ({ bookedAtOnce: { event, text }, accepted: { action } }) => ({
    ...{ event, action },
    words: [text(stay.host.name)],
  }))

/** Mails the end of a request: who ended it, its money, and other places to look. */
const ending = (which: 'accepted' | 'declined' | 'calledOff' | 'expired') => (stay: MailedStay, links: Links) =>
  toGuest(stay, links, (t) => {
    const isOver = which !== 'accepted'
    const money = moneyOfEnd(stay, t)
    const words = which === 'expired' && stay.pays_first ? t.unpaid : t[which]
    return {
      ...t[which],
      ...words,
      words: [words.text(stay.host.name), ...(isOver ? money.words : [])],
      isAnswer: which !== 'expired',
      ...(isOver && { sections: [...money.sections, ...otherDates(stay, links.page, t)] }),
    }
  })

export const emailAccepted = ending('accepted')
export const emailDeclined = ending('declined')
export const emailCalledOff = ending('calledOff')
export const emailExpired = ending('expired')

export const emailCancelled = (stay: MailedStay, links: Links) =>
  toGuest(stay, links, (t) => {
    const { event, text, action } = t.cancelled
    const money = moneyOfEnd(stay, t)
    const sections = [...money.sections, ...otherDates(stay, links.page, t)]
    return { event, action, words: [text, ...money.words], sections }
  })

export const emailFeeWaived = (stay: MailedStay, links: Links) =>
  toGuest(stay, links, (t) => ({
    event: t.feeWaived.event,
    action: t.accepted.action,
    words: [t.feeWaived.text(stay.host.name), ...moneyOfEnd(stay, t).words],
  }))

/** Mails the guest of an owner's booking how the stay stands. */
export const emailBooking = (stay: MailedStay, links: Links, which: 'booked' | 'changed' | 'asBooked' | 'calledOff') =>
  toGuest(stay, links, (t) => {
    const money = which === 'calledOff' ? moneyOfEnd(stay, t) : undefined
    return {
      event: t[which].event,
      words: [t[which].text(stay.host.name), ...(money?.words ?? [])],
      action: t.accepted.action,
      isAnswer: true,
      ...(money && { sections: money.sections }),
    }
  })

/** Mails a document, which goes along as a file. */
export const emailDocument = (
  stay: MailedStay,
  links: Links,
  { number, kind, is_taxed, terms, is_fee, is_former, check_in, locale: issuedIn }: IssuedDocument,
) => {
  const locale = guestLocaleOf(is_former ? issuedIn : stay.locale)
  const named = documentMessages[locale]
  const isOpen = kind === 'invoice' && (is_fee ? leftOf(stay) > 0 : (stay.paid ?? 0) < stay.total_price)
  // What was accepted with the request stands among the facts of a stay that goes on.
  const isSaid = stay.status !== 'cancelled' && stay.terms?.payment === terms
  const text = is_fee ? (stay.terms?.payment ?? terms) : isSaid ? '' : terms
  const name = kind === 'invoice' ? named.invoice : named.cancellation(is_taxed)
  // What is taken back asks nobody to pay.
  const payable = kind === 'invoice' ? stay : { ...stay, transfer: null }
  // How the stay of somebody else stands is not for the client whom the document was issued to.
  const mailed = is_former ? { ...stay, check_in, locale, transfer: null } : payable
  const withoutStay = { facts: stay.property.name, sums: [], sections: [] }
  return toGuest(mailed, links, (t) => ({
    event: `${name} ${number}`,
    words: [t.documentText(stay.host.name)],
    action: t.accepted.action,
    isAnswer: true,
    ...(is_former
      ? withoutStay
      : isOpen && text && { sections: [{ title: cancellationMessages[locale].payment, text }] }),
  }))
}

export const emailNewRequest = (stay: MailedStay, decision: string) =>
  toOwner(stay, decision, ({ newRequest: { event, text, action } }, until) => ({
    ...{ event, action, text: text(until), message: stay.message },
  }))

export const emailNewBooking = (stay: MailedStay, booking: string) =>
  toOwner(stay, booking, (t) => ({ ...t.newBooking, action: t.openBooking }))

export const emailGuestCancelled = (stay: MailedStay, booking: string) =>
  toOwner(stay, booking, (t) => ({ ...t.guestCancelled, action: t.openBooking }))

export const emailUnanswered = (stay: MailedStay, booking: string) =>
  toOwner(stay, booking, (t) => ({ ...t.unanswered, action: t.openBooking }))
