import { fr } from '@keyhaven/shared-contracts/domain/languages/fr'
import { messages as party } from '@keyhaven/shared-contracts/domain/messages/party/fr'
import type { Messages } from './en.ts'

export const messages: Messages = {
  dates: (check_in, check_out, who) => `${fr.stay(check_in, check_out)}, ${party.party(who)}`,
  booked: 'Réservé',
  wanted: 'Souhaité',
  before: 'Avant',
  difference: {
    more: (amount) => `${fr.euros(amount)} de plus`,
    less: (amount) => `${fr.euros(amount)} de moins`,
    same: 'Le total reste le même',
  },
  arrival: {
    map: 'Ouvrir la carte',
    address: 'Adresse',
    directions: 'Itinéraire',
    code: 'Code de la porte',
    payment: 'Comment payer le reste',
    paid: 'Payé',
    left: 'Reste à payer',
  },
  damage: {
    title: 'Caution',
    text: (amount, from, until) =>
      `${fr.euros(amount)}, bloqués sur une carte du ${fr.longDay(from)} au ${fr.longDay(until)}, sans être débités`,
  },
  total: 'Total',
  phone: (number) => `Téléphone\u00a0: ${number}`,
  checkIn: {
    between: (from, until) => `Arrivée de ${from} à ${until}`,
    from: (from) => `Arrivée à partir de ${from}`,
    until: (until) => `Arrivée jusqu’à ${until}`,
  },
  checkOut: (until) => `Départ jusqu’à ${until}`,
  stayAt: (property) => `Séjour\u00a0: ${property}`,
  reference: (reference) => `Réservation\u00a0: ${reference}`,
  named: (name, value) => `${name}\u00a0: ${value}`,
  moment: (day, time, zone) => `${fr.longDay(day)} à ${time} (${zone})`,
}
