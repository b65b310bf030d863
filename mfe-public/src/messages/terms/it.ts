import { it } from '@keyhaven/shared-contracts/domain/languages/it'
import { messages as words } from '@keyhaven/shared-contracts/domain/messages/cancellation/it'
import { messages as damage } from '@keyhaven/shared-contracts/domain/messages/damage-deposit/it'
import { messages as plan } from '@keyhaven/shared-contracts/domain/messages/payment-plan/it'
import type { Messages } from './en.ts'

export const messages: Messages = {
  ...words,
  plan,
  damage,
  answers: 'Risponde',
  within: {
    hour: 'di solito entro un’ora',
    hours: (count) => it.plural(count, { other: 'di solito entro # ore' }),
    day: 'di solito entro un giorno',
    days: (count) => it.plural(count, { other: 'di solito entro # giorni' }),
  },
  accept: 'Inviando la richiesta accetta queste condizioni:',
  acceptBooking: 'Prenotando accetta queste condizioni:',
}
