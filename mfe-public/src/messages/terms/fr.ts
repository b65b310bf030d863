import { fr } from '@keyhaven/shared-contracts/domain/languages/fr'
import { messages as words } from '@keyhaven/shared-contracts/domain/messages/cancellation/fr'
import { messages as damage } from '@keyhaven/shared-contracts/domain/messages/damage-deposit/fr'
import { messages as plan } from '@keyhaven/shared-contracts/domain/messages/payment-plan/fr'
import type { Messages } from './en.ts'

export const messages: Messages = {
  ...words,
  plan,
  damage,
  answers: 'Répond',
  within: {
    hour: 'en général en moins d’une heure',
    hours: (count) => fr.plural(count, { other: 'en général en moins de # heures' }),
    day: 'en général en moins d’un jour',
    days: (count) => fr.plural(count, { other: 'en général en moins de # jours' }),
  },
  accept: 'En envoyant votre demande, vous acceptez ces conditions :',
  acceptBooking: 'En réservant, vous acceptez ces conditions\u00a0:',
}
