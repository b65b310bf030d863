import { de } from '@keyhaven/shared-contracts/domain/languages/de'
import { messages as words } from '@keyhaven/shared-contracts/domain/messages/cancellation/de'
import { messages as damage } from '@keyhaven/shared-contracts/domain/messages/damage-deposit/de'
import { messages as plan } from '@keyhaven/shared-contracts/domain/messages/payment-plan/de'
import type { Messages } from './en.ts'

export const messages: Messages = {
  ...words,
  plan,
  damage,
  answers: 'Antwortet',
  within: {
    hour: 'meist innerhalb einer Stunde',
    hours: (count) => de.plural(count, { other: 'meist innerhalb von # Stunden' }),
    day: 'meist innerhalb eines Tages',
    days: (count) => de.plural(count, { other: 'meist innerhalb von # Tagen' }),
  },
  accept: 'Mit dem Absenden Ihrer Anfrage akzeptieren Sie diese Bedingungen:',
  acceptBooking: 'Mit der Buchung akzeptieren Sie diese Bedingungen:',
}
