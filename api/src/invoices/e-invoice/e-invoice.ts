import type { Day } from '@keyhaven/shared-contracts/domain/days/day'

/** An invoice in the terms of EN 16931, amounts in cents. The numbers are those of its business terms (BT) and groups (BG). */
export type EInvoice = {
  /** BT-1 */
  number: string
  /** BT-3: an invoice, or one that takes another back. */
  type: '380' | '384'
  /** BT-2 */
  date: Day
  /** BT-22 */
  note: string
  /** BT-10 */
  buyerReference: string
  /** BG-3: the document that this one takes back. */
  preceding: { number: string; date: Day } | null
  seller: Seller
  buyer: Buyer
  /** BG-14; without one, what is charged was done on the day of the document. */
  period: { start: Day; end: Day } | null
  /** BT-72 */
  delivery: Day
  payment: Payment
  lines: ELine[]
  /** BG-23 */
  vat: VatBreakdown[]
  sums: Sums
}

type Party = { name: string; address: PostalAddress; email: string; vatId: string }
export type PostalAddress = { line: string; postalCode: string; city: string; country: string }

export type Seller = Party & {
  /** BT-28 */
  tradingName: string
  /** BT-32 */
  taxNumber: string
  /** BG-6 */
  contact: { name: string; phone: string; email: string }
}
export type Buyer = Party & {
  /** BT-56: the guest, where a company pays. */
  contact: string
  /** BT-49: an address for electronic invoices, with its kind. */
  electronicAddress: { scheme: 'EM' | '0204'; id: string } | null
}

export type Payment = {
  /** BG-17: the account that a transfer goes to; null where none is told. */
  account: { iban: string; bic: string; holder: string } | null
  /** BT-20 */
  terms: string
}

/** BT-151 and what goes with it: standard rate, zero rate, or exempt with a reason. */
export type VatCategory = { code: 'S' | 'Z'; percent: number } | { code: 'E'; percent: 0 }

export type ELine = {
  /** BT-153 */
  name: string
  /** BT-154 */
  description: string
  /** BT-129; negative where something is taken off. */
  quantity: number
  /** Of UN/ECE Recommendation 20: a day, or one. */
  unitCode: 'DAY' | 'C62'
  /** BT-146 for so many (BT-149). Never negative. */
  price: { cents: number; per: number }
  /** BT-131 */
  netCents: number
  category: VatCategory
}

export type VatBreakdown = { category: VatCategory; netCents: number; vatCents: number; exemptionReason: string }

export type Sums = {
  /** BT-106 and BT-109: discounts are lines, so that both are the same. */
  netCents: number
  /** BT-110 */
  vatCents: number
  /** BT-112 */
  grossCents: number
  /** BT-113 */
  paidCents: number
}
