import { creditorReference } from '@keyhaven/shared-contracts/domain/money/creditor-reference'
import type { Document } from '../invoices/document.ts'
import type { PaymentFacts } from '../payment-plans/shown-plan.ts'
import { openAmounts } from './open-amounts.ts'

/** Open amounts of a booking as it stands, and the reference for a transfer, for its document. */
export const paymentOf = (facts: PaymentFacts, reference: string): NonNullable<Document['payment']> => ({
  open: openAmounts(facts),
  reference: creditorReference(reference),
})
