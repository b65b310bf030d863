import { nl } from '@keyhaven/shared-contracts/domain/languages/nl'
import { messages as words } from '@keyhaven/shared-contracts/domain/messages/cancellation/nl'
import { messages as damage } from '@keyhaven/shared-contracts/domain/messages/damage-deposit/nl'
import { messages as plan } from '@keyhaven/shared-contracts/domain/messages/payment-plan/nl'
import type { Messages } from './en.ts'

export const messages: Messages = {
  ...words,
  plan,
  damage,
  answers: 'Antwoordt',
  within: {
    hour: 'meestal binnen een uur',
    hours: (count) => nl.plural(count, { other: 'meestal binnen # uur' }),
    day: 'meestal binnen een dag',
    days: (count) => nl.plural(count, { other: 'meestal binnen # dagen' }),
  },
  accept: 'Door uw aanvraag te versturen gaat u akkoord met deze voorwaarden:',
  acceptBooking: 'Door te boeken gaat u akkoord met deze voorwaarden:',
}
