import { en } from '@keyhaven/shared-contracts/domain/languages/en'
import { messages as words } from '@keyhaven/shared-contracts/domain/messages/cancellation/en'
import { messages as damage } from '@keyhaven/shared-contracts/domain/messages/damage-deposit/en'
import { messages as plan } from '@keyhaven/shared-contracts/domain/messages/payment-plan/en'

export const messages = {
  ...words,
  plan,
  damage,
  // How fast the host answers requests.
  answers: 'Answers',
  within: {
    hour: 'usually within an hour',
    hours: (count: number) => en.plural(count, { other: 'usually within # hours' }),
    day: 'usually within a day',
    days: (count: number) => en.plural(count, { other: 'usually within # days' }),
  },
  /** Beside the button that sends; the terms follow. */
  accept: 'By sending your request you accept these terms:',
  acceptBooking: 'By booking you accept these terms:',
}
export type Messages = typeof messages
