import { creditorReference } from '@keyhaven/shared-contracts/domain/money/creditor-reference'
import { openAmounts } from './open-amounts.ts'
import type { Document } from '../invoices/document.ts'
import type { Record } from '../invoices/record-reads.ts'

type Payment = NonNullable<Document['payment']>

/** What a document says of how it is paid: what is open of its booking as that stands, and the reference for a transfer. */
export const paymentOf = ({ payment, source }: Pick<Record, 'payment' | 'source'>): Payment => ({
  open: openAmounts(payment),
  reference: creditorReference(source.reference),
})
