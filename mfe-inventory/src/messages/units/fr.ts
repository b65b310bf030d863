import { fr } from '@keyhaven/shared-contracts/domain/languages/fr'
import type { Messages } from './en.ts'

const guests = (count: number) => fr.plural(count, { one: '# voyageur', other: '# voyageurs' })

export const messages: Messages = {
  title: 'Logements',
  seasonalPrices: 'Tarifs saisonniers',
  empty: {
    title: 'Aucun logement pour l’instant',
    hint: 'Un logement est ce qu’un voyageur réserve\u00a0: un appartement, une chambre, une maison entière.',
    action: 'Ajouter un premier logement',
  },
  status: 'Statut',
  anyStatus: 'Tous les statuts',
  statuses: { available: 'Libre', booked: 'Occupé', unavailable: 'Fermé', maintenance: 'Entretien' },
  types: {
    apartment: 'Appartement',
    villa: 'Villa',
    house: 'Maison',
    studio: 'Studio',
    suite: 'Suite',
    cabin: 'Chalet',
    condo: 'Appartement en copropriété',
    townhouse: 'Maison de ville',
  },
  columns: { property: 'Héber\u00adgement', capacity: 'Capa\u00adcité', edit: 'Modifier' },
  guests,
  guestsUpTo: (count, most) => `${guests(count)}, max. ${fr.number(most)}`,
  perNight: 'par nuit',
  editOf: (name) => `Modifier le logement ${name}`,
  seasonPrices: 'Saisons',
  seasonPricesOf: (name) => `Tarifs saisonniers de ${name}`,
  form: {
    maxCapacity: 'Capacité maximale',
    baseCapacity: 'Capacité de base',
    pricePerNight: 'Prix par nuit',
    pricePerExtraPerson: 'Prix par personne supplémentaire',
    selectProperty: 'Choisir un hébergement',
    type: 'Type de logement',
  },
}
