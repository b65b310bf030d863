import { friendlyFormatIBAN } from 'ibantools'
import type { BankTransfer } from '@keyhaven/shared-contracts/contract/finance/transfer'
import { creditorReference } from '@keyhaven/shared-contracts/domain/money/creditor-reference'
import { type Account, epcCode } from '@keyhaven/shared-contracts/domain/money/epc-code'
import { toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import type { PaymentFacts } from '../payment-plans/shown-plan.ts'
import { openAmounts } from './open-amounts.ts'
import { qrPicture } from './qr-code.ts'

/** In groups of four, as people read and type it. */
export const showIban = (iban: string) => friendlyFormatIBAN(iban) ?? iban

type PayableStay = {
  /** As its guest sees it: a request that has run out is cancelled. */
  status: GuestRequest['status']
  /** `B-000042` */
  reference: string
  account: Account | null
  payment_plan: PaymentFacts
}

/** Transfer of what is due next; null where there is nothing to pay, or nobody has agreed on it yet. */
export async function transferOf({ status, reference, account, payment_plan: facts }: PayableStay) {
  const isAgreed = status === 'confirmed' || facts.isCancelled
  const [next] = isAgreed ? openAmounts(facts) : []
  if (!account || !next) return null
  const transfer = { ...account, reference: creditorReference(reference), cents: next.cents }
  const code = epcCode(transfer)
  return {
    account_holder: account.holder,
    iban: showIban(account.iban),
    bic: account.bic,
    reference: transfer.reference,
    amount: toEuros(next.cents),
    due: next.due,
    qr: code && (await qrPicture(code)),
  } satisfies BankTransfer
}
