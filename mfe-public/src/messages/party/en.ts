import { en } from '@keyhaven/shared-contracts/domain/languages/en'
import { messages as words } from '@keyhaven/shared-contracts/domain/messages/party/en'

export const messages = {
  party: words.party,
  title: 'Who is coming?',
  adults: 'Adults',
  children: 'Children',
  childrenHint: '2 to 17 years',
  infants: 'Infants',
  infantsHint: 'Under 2 years, in a cot',
  pets: 'Pets',
  done: 'Done',
  chooseAge: 'Choose an age',
  fewer: (who: string) => `${who}: one fewer`,
  more: (who: string) => `${who}: one more`,
  ageOf: (number: number) => `Age of child ${number}`,
  years: (age: number) => en.plural(age, { one: '# year', other: '# years' }),
  ageMissing: 'Choose the age of each child to count it.',
}
export type Messages = typeof messages
