import { cs } from '@keyhaven/shared-contracts/domain/languages/cs'
import { messages as words } from '@keyhaven/shared-contracts/domain/messages/party/cs'
import type { Messages } from './en.ts'

export const messages: Messages = {
  party: words.party,
  title: 'Kdo přijede?',
  adults: 'Dospělí',
  children: 'Děti',
  childrenHint: '2 až 17 let',
  infants: 'Miminka',
  infantsHint: 'Do 2 let, v postýlce',
  pets: 'Domácí zvířata',
  done: 'Hotovo',
  chooseAge: 'Zvolte věk',
  fewer: (who) => `${who}: o jedno méně`,
  more: (who) => `${who}: o jedno více`,
  ageOf: (number) => `Věk dítěte ${number}`,
  years: (age) => cs.plural(age, { one: '# rok', few: '# roky', other: '# let' }),
  ageMissing: 'Zvolte věk každého dítěte, aby se započítalo.',
}
