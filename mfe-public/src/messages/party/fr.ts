import { fr } from '@keyhaven/shared-contracts/domain/languages/fr'
import { messages as words } from '@keyhaven/shared-contracts/domain/messages/party/fr'
import type { Messages } from './en.ts'

export const messages: Messages = {
  party: words.party,
  title: 'Qui vient\u00a0?',
  adults: 'Adultes',
  children: 'Enfants',
  childrenHint: 'De 2 à 17 ans',
  infants: 'Bébés',
  infantsHint: 'Moins de 2 ans, en lit bébé',
  pets: 'Animaux',
  done: 'Terminé',
  chooseAge: 'Choisir l’âge',
  fewer: (who) => `${who}\u00a0: un de moins`,
  more: (who) => `${who}\u00a0: un de plus`,
  ageOf: (number) => `Âge de l’enfant ${number}`,
  years: (age) => fr.plural(age, { one: '# an', other: '# ans' }),
  ageMissing: 'Choisissez l’âge de chaque enfant pour qu’il compte.',
}
