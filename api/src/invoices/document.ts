import type { Address } from '@keyhaven/shared-contracts/domain/place/address'
import type { LineKind, ServiceVat } from '@keyhaven/shared-contracts/domain/stay/kinds'
import type { LineWhy, TouristTaxOfLine } from '@keyhaven/shared-contracts/domain/money/pricing'
import type { OpenAmount } from '../transfers/open-amounts.ts'
import type { GuestLocale } from '@keyhaven/shared-contracts/domain/locale'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import type { Account } from '@keyhaven/shared-contracts/domain/money/epc-code'
import type { VatGroup } from '@keyhaven/shared-contracts/domain/money/vat'
import { touristTaxInEuros } from '@keyhaven/shared-contracts/domain/money/price-lines'

type Party = { name: string; email: string; address: Address }

/** A company that pays, with what it wants to read; empty texts of a private guest, nothing in documents of before. */
type Business = { company: string; vat_id: string; buyer_reference: string }

export type DocumentLine = {
  kind: LineKind
  label: string
  quantity: number
  /** Documents that were issued before there were any do not say them. */
  persons?: number | null
  pets?: number | null
  /** Code of a discount. */
  code?: string | null
  percent?: number | null
  /** True for what is passed on; after it the VAT that the service of a line bears. */
  passed_on?: boolean | null
  vat?: ServiceVat | null
  vat_percent?: number | null
  /** Makes it a line of tourist tax. */
  tourist_tax?: TouristTaxOfLine | null
  /** False of a service that promo codes do not reduce. */
  discountable?: boolean | null
  why?: LineWhy | null
  unit_cents: number
  total_cents: number
}

/** A line with its tourist tax in the words of a price. */
export const withTaxInEuros = ({ tourist_tax: tax, ...line }: DocumentLine) => ({
  ...line,
  tourist_tax: tax && touristTaxInEuros(tax),
})

/** Source of a document: its booking as it stands, amounts in cents. */
export type Source = {
  /** ISO timestamp. */
  created_at: string
  time_zone: string
  reference: string
  /** Issuer: by law the owner; the name of the business stands beside, where there is one. */
  issuer: Party & {
    tax_id: string
    business_name?: string | null
    /** Documents that were issued before there were any do not say these two. */
    vat_id?: string
    /** Account that transfers go to; null where the owner told none. */
    account?: Account | null
  }
  /** The stored picture. */
  logo: string | null
  recipient: Party & { id: number } & Partial<Business>
  stay: {
    property: string
    place: string
    unit: string
    unit_id: number
    check_in: Day
    check_out: Day
    nights: number
    guests: number
  }
  lines: DocumentLine[]
  total_cents: number
  deposit_cents: number
  deposit_paid: boolean
  /** Part of what was paid that counts towards the deposit. */
  deposit_held_cents: number
  paid_cents: number
}

/** Content of a document. Issued, it is kept as it is here. */
export type Document = Source & {
  /** Its language; documents that were issued before there were any do not say it and are English. */
  locale?: GuestLocale
  /** null while it is a draft. */
  number: string | null
  kind: 'invoice' | 'cancellation'
  status: 'draft' | 'issued'
  /** The day of issue, of a draft the day it is drawn, at the property. */
  date: Day
  /** Document that a cancellation cancels. */
  cancels: { number: string; date: Day } | null
  /** Empty where no VAT is shown; the note is printed then. */
  vat: VatGroup[]
  /** True of the fee of a cancelled stay. */
  is_fee?: boolean
  note: string
  terms: string
  /** Amounts that are still to be paid, and the creditor reference that comes with them; nothing in documents of before. */
  payment?: { open: OpenAmount[]; reference: string }
}

/** An issued document; `is_fee` of one of a cancellation fee, and of what takes that back. */
export type Issued = { content: Document; is_fee: boolean }
