import type { AccountPurpose } from '@keyhaven/shared-contracts/domain/money/accounts'
import { bearsVat } from '@keyhaven/shared-contracts/domain/money/vat'
import type { Document, DocumentLine } from '../invoices/document.ts'

/** A part of a document that is booked on one account, gross: revenue at a rate, or what an account is for. */
export type DocumentPart = {
  on: number | Extract<AccountPurpose, 'tax_free' | 'small_business' | 'fees' | 'passed_on'>
  cents: number
}

const isUntaxed = ({ kind, total_cents, passed_on, vat, vat_percent }: DocumentLine) =>
  !bearsVat({ kind, totalCents: total_cents, passedOn: passed_on, vat, vatPercent: vat_percent })

/** Money that is only collected, and that no VAT is taken of: a tourist tax, a damage deposit. */
const passedOnCents = ({ lines, vat }: Document) =>
  lines
    .filter((line) => line.passed_on && (vat.length === 0 || isUntaxed(line)))
    .reduce((sum, line) => sum + line.total_cents, 0)

/** The parts of a document, which sum to its total: what bears VAT by rate, and the rest by what it is. */
export function partsOf(document: Document, isFee: boolean): DocumentPart[] {
  const { vat, total_cents } = document
  const taxed = vat.flatMap(({ rate, grossCents }) => (rate === null ? [] : [{ on: rate, cents: grossCents }]))
  const untaxed = total_cents - taxed.reduce((sum, { cents }) => sum + cents, 0)
  const passedOn = passedOnCents(document)
  const rest = isFee ? 'fees' : vat.length === 0 ? 'small_business' : 'tax_free'
  const others: DocumentPart[] = [
    { on: rest, cents: untaxed - passedOn },
    { on: 'passed_on', cents: passedOn },
  ]
  return [...taxed, ...others].filter(({ cents }) => cents !== 0)
}
