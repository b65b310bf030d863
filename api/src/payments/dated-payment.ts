import type { PaymentWay } from '@keyhaven/shared-contracts/contract/finance/payments'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'

/** A payment beside its booking. */
export type DatedPayment = {
  id: number
  day: Day
  kind: 'deposit' | 'payment' | 'refund'
  cents: number
  way: PaymentWay
  note: string
  booking: number
  reference: string
  client: number
  client_name: string
  /** Number of the invoice that counts; null where none is issued. */
  number: string | null
}

/** The same beside what was captured of damage deposits, which is in no ledger. */
export type BookedPayment = Omit<DatedPayment, 'kind'> & { kind: DatedPayment['kind'] | 'damage' }
