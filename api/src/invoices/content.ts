import { dayIn, type Day } from '@keyhaven/shared-contracts/domain/days/day'
import { paymentOf } from '../transfers/document-payment.ts'
import { ratesOn, vatGroups } from '@keyhaven/shared-contracts/domain/money/vat'
import { guestLocaleOf } from '../language.ts'
import type { Document, Source } from './document.ts'
import type { Messages } from './messages/documents/en.ts'
import { documentMessages, ownText } from './messages/document-messages.ts'
import type { Record } from './record-reads.ts'

type Content = Pick<Record, 'source' | 'rates' | 'note' | 'terms' | 'locales' | 'fee' | 'payment'>

/** The fee as the only line, and its VAT or why there is none. */
function feeContent(source: Source, { cents, vat }: NonNullable<Record['fee']>, t: Messages) {
  const line = { kind: 'service', label: t.fee(source.reference), quantity: 1 } as const
  return {
    ...source,
    lines: [{ ...line, unit_cents: cents, total_cents: cents }],
    total_cents: cents,
    ...{ deposit_cents: 0, deposit_paid: false, deposit_held_cents: 0 },
    vat: vat === null ? [] : vatGroups([{ kind: 'service', totalCents: cents }], { lodging: vat, extras: vat }),
    note: vat === null ? t.feeNote : '',
    is_fee: true,
    terms: t.feeTerms,
  }
}

/** Content of a document of this booking: the VAT of the rates that hold on the day of departure, or the note. */
function contentOf({ source, rates, note, terms, locales, fee, payment: facts }: Content) {
  const locale = guestLocaleOf(...locales)
  const t = documentMessages[locale]
  const payment = paymentOf(facts, source.reference)
  if (fee) return { ...feeContent(source, fee, t), locale, payment }
  const rate = ratesOn(rates, source.stay.check_out)
  const lines = source.lines.map(({ kind, total_cents, passed_on, vat, vat_percent }) => ({
    ...{ kind, vat, totalCents: total_cents, passedOn: passed_on, vatPercent: vat_percent },
  }))
  return {
    ...source,
    locale,
    vat: rate ? vatGroups(lines, rate) : [],
    note: rate ? '' : (ownText('smallBusinessNote', note) ?? t.smallBusinessNote),
    terms: ownText('paymentTerms', terms) ?? (payment.open.some(({ due }) => due) ? t.termsOfPlan : t.paymentTerms),
    payment,
  }
}

/** The draft of a booking as it stands. */
export const draftOf = (record: Record): Document => ({
  ...contentOf(record),
  number: null,
  kind: 'invoice',
  status: 'draft',
  date: dayIn(record.source.time_zone, new Date(record.source.created_at)),
  cancels: null,
})

export const issuedOf = (record: Record, number: string, date: Day): Document => ({
  ...draftOf(record),
  number,
  date,
  status: 'issued',
})

/** Cancellation of a document: the same with every amount negative. */
export const cancellationOf = (document: Document, number: string, date: Day): Document => ({
  ...document,
  number,
  date,
  kind: 'cancellation',
  cancels: { number: document.number ?? '', date: document.date },
  lines: document.lines.map((line) => ({
    ...line,
    unit_cents: 0 - line.unit_cents,
    total_cents: 0 - line.total_cents,
  })),
  total_cents: 0 - document.total_cents,
  vat: document.vat.map(({ rate, grossCents, netCents, vatCents }) => ({
    rate,
    grossCents: 0 - grossCents,
    netCents: 0 - netCents,
    vatCents: 0 - vatCents,
  })),
  deposit_cents: 0,
  deposit_paid: false,
  deposit_held_cents: 0,
  paid_cents: 0,
  terms: '',
  ...(document.payment && { payment: { ...document.payment, open: [] } }),
})

/** Parts that make an issued document wrong when they change: client, stay, guests and price; neither names nor payments. */
const substanceOf = ({ recipient, stay, lines, total_cents }: Source) =>
  JSON.stringify([
    recipient.id,
    stay.unit_id,
    stay.check_in,
    stay.check_out,
    stay.guests,
    total_cents,
    lines.map(({ kind, label, quantity, unit_cents, total_cents: cents }) => [
      kind,
      label,
      quantity,
      unit_cents,
      cents,
    ]),
  ])

/** True where the booking is no longer what the document says. */
export const isOutdated = (document: Document, now: Source) => substanceOf(document) !== substanceOf(now)
