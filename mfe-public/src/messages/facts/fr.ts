import { fr } from '@keyhaven/shared-contracts/domain/languages/fr'
import { messages as charges } from '@keyhaven/shared-contracts/domain/messages/charges/fr'
import { messages as words } from '@keyhaven/shared-contracts/domain/messages/facts/fr'
import type { Messages } from './en.ts'

export const messages: Messages = {
  ...words,
  ...charges,
  always: 'Toujours dans le total',
  extras: 'Prestations en option',
  perNight: (price) => `${fr.euros(price)} par nuit`,
  priceInCalendar: (price) => fr.number(price, price % 1 === 0 ? 0 : 2),
  pricesInCalendar: 'Prix par nuit en €',
  perStay: (price) => `${fr.euros(price)} par séjour`,
  title: 'Équipements',
  amenitiesOfUnit: 'Équipements de ce logement',
  amenitiesOfHouse: 'Équipements de l’hébergement',
  showAll: (count) => `Afficher les ${count} équipements`,
  goodToKnow: 'Bon à savoir',
  checkIn: 'Arrivée',
  checkOut: 'Départ',
  rules: 'Règlement intérieur',
  host: 'Votre hôte',
  hostSince: (name, since) => `${name}, ici depuis ${since}`,
  payment: 'Paiement',
  cancellationText: 'Vous pouvez annuler sur la page de votre réservation jusqu’à la veille de votre arrivée.',
  languages: 'Votre hôte parle',
  registration: 'Numéro d’enregistrement',
  forInfants: 'Pour les bébés',
  noCot: 'Pas de lit bébé',
  roomsTitle: 'Pièces et lits',
}
