import { countryCode } from '@keyhaven/shared-contracts/domain/place/countries'
import { isVatId, plainVatId } from '@keyhaven/shared-contracts/domain/business/vat-id'
import { isLeitwegId } from '@keyhaven/shared-contracts/domain/business/buyer-reference'
import type { Document } from '../document.ts'
import { documentMessages } from '../messages/document-messages.ts'
import type { Buyer, EInvoice, ELine, PostalAddress, Seller, VatBreakdown } from './e-invoice.ts'
import { categoryOf, eLines } from './e-lines.ts'

type Issuer = Document['issuer']
type Recipient = Document['recipient']

const postal = ({ street, house_number, postal_code, city, country }: Issuer['address']): PostalAddress => ({
  line: `${street} ${house_number}`.trim(),
  postalCode: postal_code.trim(),
  city: city.trim(),
  country: countryCode(country) ?? '',
})

/** The VAT id of who writes. Many owners gave it where they were asked for a tax id, because theirs is the same. */
export const sellerVatId = ({ vat_id = '', tax_id }: Pick<Issuer, 'vat_id' | 'tax_id'>) => {
  if (vat_id) return plainVatId(vat_id)
  return isVatId(tax_id) ? plainVatId(tax_id) : ''
}

function sellerOf(issuer: Issuer): Seller {
  const { name, email, tax_id, business_name } = issuer
  const { phone } = issuer.address
  return {
    ...{ name, email, address: postal(issuer.address), tradingName: business_name ?? '' },
    vatId: sellerVatId(issuer),
    taxNumber: isVatId(tax_id) ? '' : tax_id.trim(),
    contact: { name, phone, email },
  }
}

/** Authorities are reached by their Leitweg-ID, others by mail. */
function electronicAddressOf({ email, buyer_reference: reference = '' }: Recipient): Buyer['electronicAddress'] {
  if (isLeitwegId(reference)) return { scheme: '0204', id: reference }
  return email === '' ? null : { scheme: 'EM', id: email }
}

function buyerOf(recipient: Recipient): Buyer {
  const { name, email, company = '', vat_id = '' } = recipient
  return {
    name: company || name,
    contact: company ? name : '',
    email,
    address: postal(recipient.address),
    vatId: vat_id,
    electronicAddress: electronicAddressOf(recipient),
  }
}

/** The same document with the amounts that it takes back, so that it is worked out as the first one was. */
const withoutSign = (document: Document): Document => ({
  ...document,
  lines: document.lines.map((line) => ({
    ...line,
    unit_cents: 0 - line.unit_cents,
    total_cents: 0 - line.total_cents,
  })),
  vat: document.vat.map(({ rate, grossCents, netCents, vatCents }) => ({
    ...{ rate, grossCents: 0 - grossCents, netCents: 0 - netCents, vatCents: 0 - vatCents },
  })),
})

const negative = (line: ELine): ELine => ({ ...line, quantity: 0 - line.quantity, netCents: 0 - line.netCents })

/** A cancellation has the lines of what it takes back with quantities below zero: prices have no sign. */
const linesOf = (document: Document) =>
  document.kind === 'cancellation' ? eLines(withoutSign(document)).map(negative) : eLines(document)

function vatOf({ vat, note, total_cents, locale = 'en' }: Document): VatBreakdown[] {
  const words = documentMessages[locale]
  if (vat.length === 0) {
    const exemptionReason = note.trim() || words.smallBusinessNote
    return [{ category: categoryOf(null), netCents: total_cents, vatCents: 0, exemptionReason }]
  }
  return vat.map(({ rate, netCents, vatCents }) => ({
    ...{ category: categoryOf(rate), netCents, vatCents },
    exemptionReason: rate === null ? words.withoutVat : '',
  }))
}

/** In XRechnung a line that begins with # offers a discount for paying soon, in a form of its own. */
const withoutHashes = (terms: string) => terms.replaceAll(/^\s*#+/gm, '').trim()

/** A document in the terms of EN 16931. What it lacks for that says `lacking.ts`. */
export function eInvoiceOf(document: Document): EInvoice {
  const { kind, number, date, reference, issuer, recipient, stay, cancels, locale = 'en' } = document
  const isCancellation = kind === 'cancellation'
  const words = documentMessages[locale]
  const vat = vatOf(document)
  const sum = (of: (group: VatBreakdown) => number) => vat.reduce((total, group) => total + of(group), 0)
  return {
    number: number ?? '',
    type: isCancellation ? '384' : '380',
    date,
    note: cancels ? words.cancelsInvoice(cancels.number, cancels.date) : '',
    buyerReference: recipient.buyer_reference || reference,
    preceding: cancels,
    seller: sellerOf(issuer),
    buyer: buyerOf(recipient),
    period: document.is_fee ? null : { start: stay.check_in, end: stay.check_out },
    delivery: document.is_fee ? date : stay.check_out,
    payment: {
      account: isCancellation ? null : (issuer.account ?? null),
      terms: withoutHashes(document.terms) || (isCancellation ? '' : words.paymentTerms),
    },
    lines: linesOf(document),
    vat,
    sums: {
      netCents: sum(({ netCents }) => netCents),
      vatCents: sum(({ vatCents }) => vatCents),
      grossCents: document.total_cents,
      paidCents: document.paid_cents,
    },
  }
}
