import { de } from '@keyhaven/shared-contracts/domain/languages/de'
import { messages as words } from '@keyhaven/shared-contracts/domain/messages/party/de'
import type { Messages } from './en.ts'

export const messages: Messages = {
  party: words.party,
  title: 'Wer kommt?',
  adults: 'Erwachsene',
  children: 'Kinder',
  childrenHint: '2 bis 17 Jahre',
  infants: 'Kleinkinder',
  infantsHint: 'Unter 2 Jahren, im Babybett',
  pets: 'Haustiere',
  done: 'Fertig',
  chooseAge: 'Alter wählen',
  fewer: (who) => `${who}: eins weniger`,
  more: (who) => `${who}: eins mehr`,
  ageOf: (number) => `Alter von Kind ${number}`,
  years: (age) => de.plural(age, { one: '# Jahr', other: '# Jahre' }),
  ageMissing: 'Wählen Sie das Alter jedes Kindes, damit es zählt.',
}
