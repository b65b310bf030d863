import { messages as cancellation } from '@keyhaven/shared-contracts/domain/messages/cancellation/fr'
import { messages as payments } from '@keyhaven/shared-contracts/domain/messages/payments/fr'
import type { Messages } from './en.ts'

export const messages: Messages = {
  ...payments,
  fee: cancellation.fee,
  title: 'Paiements',
  loading: 'Chargement des paiements',
  none: 'Rien n’a encore été payé.',
  noneCancelled: 'Rien n’a été payé.',
  paid: 'Payé',
  unpaid: 'Reste à payer',
  settled: 'Entièrement payé',
  settledCancelled: 'Rien à payer ni à rembourser',
}
