import { messages as cancellation } from '@keyhaven/shared-contracts/domain/messages/cancellation/nl'
import { messages as payments } from '@keyhaven/shared-contracts/domain/messages/payments/nl'
import type { Messages } from './en.ts'

export const messages: Messages = {
  ...payments,
  fee: cancellation.fee,
  title: 'Betalingen',
  loading: 'De betalingen worden geladen',
  none: 'Er is nog niets betaald.',
  noneCancelled: 'Er is niets betaald.',
  paid: 'Betaald',
  unpaid: 'Openstaand',
  settled: 'Volledig betaald',
  settledCancelled: 'Niets te betalen of terug te betalen',
}
