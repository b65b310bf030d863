import { cs } from '@keyhaven/shared-contracts/domain/languages/cs'
import { messages as words } from '@keyhaven/shared-contracts/domain/messages/cancellation/cs'
import { messages as damage } from '@keyhaven/shared-contracts/domain/messages/damage-deposit/cs'
import { messages as plan } from '@keyhaven/shared-contracts/domain/messages/payment-plan/cs'
import type { Messages } from './en.ts'

export const messages: Messages = {
  ...words,
  plan,
  damage,
  answers: 'Odpovídá',
  within: {
    hour: 'obvykle do hodiny',
    hours: (count) => cs.plural(count, { other: 'obvykle do # hodin' }),
    day: 'obvykle do jednoho dne',
    days: (count) => cs.plural(count, { other: 'obvykle do # dnů' }),
  },
  accept: 'Odesláním poptávky souhlasíte s těmito podmínkami:',
  acceptBooking: 'Rezervací souhlasíte s těmito podmínkami:',
}
