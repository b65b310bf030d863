import { fr } from '@keyhaven/shared-contracts/domain/languages/fr'
import type { Messages } from './en.ts'

export const messages: Messages = {
  fromNight: (price) => `À partir de ${fr.euros(price)} la nuit.`,
  priceRange: (price) => `à partir de ${fr.euros(price)}`,
  sleeps: (place, max) => `${place}, jusqu’à ${fr.plural(max, { one: '# personne', other: '# personnes' })}.`,
  town: (houses, place) =>
    `${fr.plural(houses, { one: '# hébergement', other: '# hébergements' })} : ${place}, directement auprès des hôtes.`,
  own: (owner) => `Voyez ce qui est libre et réservez directement auprès de ${owner}.`,
  all: 'Maisons d’hôtes et appartements, loués par ceux qui en prennent soin. Voyez ce qui est libre et demandez votre séjour.',
  gone: 'Cet hébergement n’existe pas',
}
