import { messages as unitTypes } from '@keyhaven/shared-contracts/domain/messages/unit-types/fr'
import { fr } from '@keyhaven/shared-contracts/domain/languages/fr'
import type { Messages } from './en.ts'

const guests = (count: number) => fr.plural(count, { one: '# voyageur', other: '# voyageurs' })

export const messages: Messages = {
  title: 'Logements',
  seasonalPrices: 'Tarifs saisonniers',
  stayRules: 'Règles de séjour',
  discounts: 'Remises',
  empty: {
    title: 'Aucun logement pour l’instant',
    hint: 'Un logement est ce qu’un voyageur réserve\u00a0: un appartement, une chambre, une maison entière.',
    action: 'Ajouter un premier logement',
  },
  status: 'Statut',
  anyStatus: 'Tous les statuts',
  statuses: { available: 'Libre', booked: 'Occupé', unavailable: 'Fermé', maintenance: 'Entretien' },
  types: unitTypes,
  columns: { capacity: 'Capa\u00adcité', edit: 'Modifier' },
  guests,
  guestsUpTo: (count, max) => `${guests(count)}, max. ${fr.number(max)}`,
  perNight: 'par nuit',
  editOf: (name) => `Modifier le logement ${name}`,
  seasonPrices: 'Saisons',
  seasonPricesOf: (name) => `Tarifs saisonniers de ${name}`,
  seasons: {
    title: 'Tarifs saisonniers',
    of: (name) => `Tarifs saisonniers de ${name}`,
    none: 'Aucune saison pour l’instant\u00a0: chaque nuit est au prix par nuit.',
    over: 'Aucune saison à venir\u00a0: chaque nuit est au prix par nuit.',
    afterSaving: 'Enregistrez le logement, puis ajoutez ici ses tarifs saisonniers.',
    all: (count) => (count === 0 ? 'Tous les tarifs saisonniers' : `Tous les tarifs saisonniers (${fr.number(count)})`),
  },
  minimumStay: {
    title: 'Séjour minimum',
    hint: 'Pour les voyageurs. Ce que vous réservez vous-même peut être plus court. C’est la règle de ce logement parmi toutes les <rules>règles de séjour</rules>.',
    unit: 'nuits',
  },
  instant: {
    title: 'Réservation instantanée',
    on: 'Activée\u00a0: les voyageurs réservent aussitôt',
    off: 'Désactivée\u00a0: vous répondez à chaque demande',
    hint: 'Le séjour est confirmé dès que le voyageur ouvre le lien de notre e-mail, au même prix et aux mêmes conditions. Vous êtes prévenu par e-mail.',
    hours: 'Jusqu’à combien d’heures avant l’arrivée',
    hoursHint:
      'Ensuite, les voyageurs vous envoient une demande, pour que personne n’arrive à l’improviste. On compte jusqu’à l’heure d’arrivée de l’hébergement, ou jusqu’à midi si elle n’est pas indiquée.',
    unit: 'heures',
  },
  form: {
    maxCapacity: 'Capacité maximale',
    baseCapacity: 'Capacité de base',
    pricePerNight: 'Prix par nuit',
    pricePerExtraPerson: 'Prix par personne supplémentaire',
    selectProperty: 'Choisir un hébergement',
    type: 'Type de logement',
  },
}
