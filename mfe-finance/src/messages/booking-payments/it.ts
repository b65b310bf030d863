import { messages as cancellation } from '@keyhaven/shared-contracts/domain/messages/cancellation/it'
import { messages as payments } from '@keyhaven/shared-contracts/domain/messages/payments/it'
import type { Messages } from './en.ts'

export const messages: Messages = {
  ...payments,
  fee: cancellation.fee,
  title: 'Pagamenti',
  loading: 'Caricamento dei pagamenti',
  none: 'Non è stato ancora pagato nulla.',
  noneCancelled: 'Non è stato pagato nulla.',
  paid: 'Pagato',
  unpaid: 'Saldo da pagare',
  settled: 'Pagato per intero',
  settledCancelled: 'Niente da pagare o rimborsare',
}
