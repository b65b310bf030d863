import { it } from '@keyhaven/shared-contracts/domain/languages/it'
import { messages as words } from '@keyhaven/shared-contracts/domain/messages/party/it'
import type { Messages } from './en.ts'

export const messages: Messages = {
  party: words.party,
  title: 'Chi viene?',
  adults: 'Adulti',
  children: 'Bambini',
  childrenHint: 'Da 2 a 17 anni',
  infants: 'Neonati',
  infantsHint: 'Sotto i 2 anni, nella culla',
  pets: 'Animali',
  done: 'Fatto',
  chooseAge: 'Scelga l’età',
  fewer: (who) => `${who}: uno in meno`,
  more: (who) => `${who}: uno in più`,
  ageOf: (number) => `Età del bambino ${number}`,
  years: (age) => it.plural(age, { one: '# anno', other: '# anni' }),
  ageMissing: 'Scelga l’età di ogni bambino perché venga contato.',
}
