import { fr } from '@keyhaven/shared-contracts/domain/languages/fr'
import { messages as party } from '@keyhaven/shared-contracts/domain/messages/party/fr'
import type { Messages } from './en.ts'

const nights = (count: number) => fr.plural(count, { one: '# nuit', other: '# nuits' })
const guests = (count: number) => fr.plural(count, { one: '# voyageur', other: '# voyageurs' })

export const messages: Messages = {
  title: 'Tableau de bord',
  calendar: 'Calendrier',
  loading: 'Chargement du tableau de bord',
  pending: 'En attente',
  shownOf: (visible, count) => `${fr.number(visible)} sur ${fr.number(count)}.`,
  seeAll: 'Tout voir',

  figures: {
    guests: 'Voyageurs',
    present: 'actuellement présents',
    presentAndArriving: (count) => `présents, ${fr.number(count)} arrivent aujourd’hui`,
    occupancy: 'Taux d’occupation',
    today: 'aujourd’hui',
    monthlyOccupancy: 'Occupation du mois',
    thisMonth: 'ce mois-ci',
    nextArrival: 'Prochaine arrivée',
    nextDeparture: 'Prochain départ',
    confirmed: 'confirmé',
    whose: (name, unit, more) =>
      `${name}, ${unit}${more > 0 ? ` ${more === 1 ? 'et 1 autre' : `et ${fr.number(more)} autres`}` : ''}`,
    pendingSooner: (day) => `en attente\u00a0: ${fr.dayAndMonth(day)}`,
    withPending: (note) => `${note}, avec les séjours en attente`,
    share: (percent) => fr.percent(percent, 1),
  },
  today: {
    title: 'Aujourd’hui',
    choose: 'Liste du jour',
    loading: (list) => `Chargement\u00a0: ${list}`,
    arrivals: { title: 'Arrivées', short: 'Arrivées', none: 'Personne n’arrive aujourd’hui' },
    in_house: { title: 'Sur place', short: 'Sur place', none: 'Personne d’autre n’est sur place' },
    departures: { title: 'Départs', short: 'Départs', none: 'Personne ne part aujourd’hui' },
    unpaid_deposits: { title: 'Acomptes impayés', short: 'Acomptes', none: 'Aucun acompte n’est dû' },
    guestsIn: (unit, count) => `${unit} · ${guests(count)}`,
    until: (unit, day) => `${unit} · jusqu’au ${fr.dayAndMonth(day)}`,
    onPortal: (unit, portal) => `${unit} · ${portal}`,
    nightsIn: (unit, count) => `${unit} · ${nights(count)}`,
    depositDue: (amount, due) => `${fr.euros(amount)} · à payer d’ici le ${fr.dayAndMonth(due)}`,
    depositOf: (amount, arrival) => `${fr.euros(amount)} · arrivée le ${fr.dayAndMonth(arrival)}`,
    more: (count) => fr.plural(count, { one: 'Afficher # autre', other: 'Afficher # autres' }),
    fewer: 'Afficher moins',
  },
  changes: {
    title: 'Modifications demandées par les voyageurs',
    waiting: (count) =>
      fr.plural(count, { one: '# voyageur demande une modification', other: '# voyageurs demandent une modification' }),
    answer: 'Répondre',
    answerOf: (guest) => `Répondre à la modification de ${guest}`,
  },
  requests: {
    title: 'Demandes en attente',
    waiting: (count) =>
      fr.plural(count, { one: '# demande attend votre réponse', other: '# demandes attendent votre réponse' }),
    stay: (stay) => `${fr.day(stay.from)} – ${fr.day(stay.to)}, ${nights(stay.nights)}, ${party.party(stay.who)}`,
    minutesLeft: (count) => `encore ${count}\u00a0min`,
    hoursLeft: (count) => `encore ${count}\u00a0h`,
  },
  toConfirm: {
    title: 'Encore en attente',
    waiting: (count) =>
      fr.plural(count, {
        one: '# séjour en attente commence dans les deux semaines\u00a0: confirmez-le, sinon il ne compte que comme nuits occupées',
        other:
          '# séjours en attente commencent dans les deux semaines\u00a0: confirmez-les, sinon ils ne comptent que comme nuits occupées',
      }),
  },
  booked: {
    title: 'Réservations instantanées',
    since: (count) =>
      fr.plural(count, {
        one: '# séjour réservé instantanément ces dernières 24 heures',
        other: '# séjours réservés instantanément ces dernières 24 heures',
      }),
  },
  steps: {
    title: 'Cinq étapes jusqu’à votre première réservation',
    hide: 'Masquer',
    done: (doneCount, all) =>
      fr.plural(doneCount, { one: `# étape sur ${all} terminée`, other: `# étapes sur ${all} terminées` }),
    state: { done: 'Terminé', next: 'À faire', later: 'Plus tard' },
    details: {
      title: 'Vos coordonnées',
      hint: 'Votre nom, votre adresse et votre numéro fiscal figurent sur vos factures.',
      action: 'Compléter vos coordonnées',
    },
    property: {
      title: 'Votre premier hébergement',
      hint: 'La maison ou le lieu avec son adresse.',
      action: 'Ajouter un hébergement',
    },
    unit: {
      title: 'Votre premier logement et son prix',
      hint: 'La chambre, l’appartement ou la maison que les voyageurs réservent, avec son prix par nuit.',
      action: 'Ajouter un logement',
    },
    picture: {
      title: 'Une photo',
      hint: 'Les voyageurs regardent d’abord les photos. Modifiez votre hébergement ou votre logement pour en ajouter.',
      action: 'Ajouter une photo',
    },
    booking: {
      title: 'Votre première réservation',
      hint: 'Saisissez-en une vous-même, ou envoyez aux voyageurs le lien vers votre page publique\u00a0: il se trouve dans les paramètres.',
      action: 'Ajouter une réservation',
    },
  },
}
