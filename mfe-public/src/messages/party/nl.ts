import { nl } from '@keyhaven/shared-contracts/domain/languages/nl'
import { messages as words } from '@keyhaven/shared-contracts/domain/messages/party/nl'
import type { Messages } from './en.ts'

export const messages: Messages = {
  party: words.party,
  title: 'Wie komt er?',
  adults: 'Volwassenen',
  children: 'Kinderen',
  childrenHint: '2 tot 17 jaar',
  infants: 'Baby’s',
  infantsHint: 'Onder 2 jaar, in een babybedje',
  pets: 'Huisdieren',
  done: 'Klaar',
  chooseAge: 'Kies een leeftijd',
  fewer: (who) => `${who}: een minder`,
  more: (who) => `${who}: een meer`,
  ageOf: (number) => `Leeftijd van kind ${number}`,
  years: (age) => nl.plural(age, { one: '# jaar', other: '# jaar' }),
  ageMissing: 'Kies de leeftijd van elk kind, zodat het meetelt.',
}
