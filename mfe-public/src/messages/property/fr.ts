import { messages as unitTypes } from '@keyhaven/shared-contracts/domain/messages/unit-types/fr'
import { fr } from '@keyhaven/shared-contracts/domain/languages/fr'
import type { Messages } from './en.ts'

const guests = (count: number) => fr.plural(count, { one: '# voyageur', other: '# voyageurs' })
const nights = (count: number) => fr.plural(count, { one: '# nuit', other: '# nuits' })
const persons = (count: number) => fr.plural(count, { one: '# personne', other: '# personnes' })

export const messages: Messages = {
  day: fr.longDayWithWeekday,
  // When guests come or go.
  times: {
    from: (from) => `à partir de ${from}`,
    until: (until) => `jusqu’à ${until}`,
    between: (from, until) => `de ${from} à ${until}`,
  },
  loading: 'Chargement de l’hébergement',
  loadingUnit: 'Chargement du logement',
  notAvailable: 'Indisponible',
  failed: 'Impossible de charger cette page',
  gone: 'Ce logement n’est plus proposé',
  goneText: 'Le lien est peut-être ancien, ou l’hôte a retiré le logement.',
  backTo: (name) => `Retour à ${name}`,
  share: 'Partager',
  copied: 'Lien copié',
  notCopied: 'Impossible de copier le lien. Copiez-le depuis la barre d’adresse.',
  pictures: (name) => `Photos de ${name}`,
  enlarge: (at: number, of: number, caption: string) => `Photo ${at} sur ${of} : ${caption}. Afficher en plein écran`,
  allPictures: (count: number) => `Voir les ${count} photos`,
  enlargeFailed: 'La photo n’a pas pu être affichée en plein écran. Vérifiez votre connexion et réessayez.',
  when: 'Quand souhaitez-vous venir\u202f?',
  showFree: 'Voir les logements libres',
  noDay: 'Veuillez choisir le jour d’arrivée',
  units: 'Logements',
  pricesFailed: 'Impossible de charger les prix pour vos dates',
  whereItIs: 'Où se trouve le logement',
  whereHint: 'La carte indique le lieu à environ un kilomètre près. Vous recevez l’adresse avec votre réservation.',
  otherDates: 'Essayez d’autres dates ou moins de voyageurs.',
  noneNow: 'L’hôte n’en propose pas en ce moment.',
  sleeps: (max) => `Jusqu’à ${persons(max)}`,
  sleepsNote: (max) => `Ce logement accueille jusqu’à ${persons(max)}.`,
  fewCots: (count) =>
    count === 0
      ? 'Il n’y a pas de lit bébé ici. Pensez à apporter le vôtre.'
      : fr.plural(count, {
          one: 'Il n’y a que # lit bébé ici. Pensez à en apporter un autre.',
          other: 'Il n’y a que # lits bébé ici. Pensez à en apporter d’autres.',
        }),
  types: unitTypes,
  tooSmall: (party) => fr.plural(party, { one: 'Trop petit pour # voyageur', other: 'Trop petit pour # voyageurs' }),
  taken: 'Indisponible à vos dates',
  from: (price) => `À partir de <b>${fr.euros(price)}</b>`,
  fromNight: (price) => `À partir de <b>${fr.euros(price)}</b> la nuit`,
  check: 'Voir les disponibilités',
  checkOf: (name) => `Voir les disponibilités de ${name}`,
  yourStay: 'Votre séjour',
  chooseDates: 'Choisissez vos dates pour voir le prix de votre séjour.',
  priceFailed: 'Impossible de charger le prix',
  checking: 'Vérification en cours',
  isFree: 'Disponible à vos dates',
  instantText: 'Votre séjour est réservé dès que vous le confirmez par e-mail.',
  wishes: (stay, party) => `${nights(stay)}, ${guests(party)}`,
  tooMany: (max) => `Il accueille jusqu’à ${persons(max)}.`,
  seeCalendar: 'Le calendrier montre les nuits libres.',
  toCalendar: 'Choisir les dates',
  calendar: 'Nuits libres',
  calendarFailed: 'Impossible de charger les nuits libres',
  earlier: 'Mois précédents',
  later: 'Mois suivants',
  chooseArrival: 'Choisissez le jour d’arrivée, puis le jour de départ.',
  chooseDeparture: (arrival, min, max) =>
    `Arrivée le ${fr.longDayWithWeekday(arrival)}. Choisissez maintenant le jour de départ${
      min > 1 ? `, au moins ${nights(min)} plus tard` : max ? `, au plus ${nights(max)} plus tard` : ''
    }.`,
  states: {
    chosen: 'votre séjour',
    chosenTaken: 'votre séjour, déjà occupée',
    noArrival: 'pas d’arrivée',
    noDeparture: 'pas de départ',
    past: 'passée',
    late: 'pas encore réservable',
    taken: 'occupée',
    free: 'libre',
  },
}
