import { messages as cancellation } from '@keyhaven/shared-contracts/domain/messages/cancellation/de'
import { messages as payments } from '@keyhaven/shared-contracts/domain/messages/payments/de'
import type { Messages } from './en.ts'

export const messages: Messages = {
  ...payments,
  fee: cancellation.fee,
  title: 'Zahlungen',
  loading: 'Die Zahlungen werden geladen',
  none: 'Es wurde noch nichts bezahlt.',
  noneCancelled: 'Es wurde nichts bezahlt.',
  paid: 'Bezahlt',
  unpaid: 'Restbetrag',
  settled: 'Vollständig bezahlt',
  settledCancelled: 'Nichts zu zahlen oder zurückzuzahlen',
}
