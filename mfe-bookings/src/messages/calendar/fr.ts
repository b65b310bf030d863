import { messages as statuses } from '@keyhaven/shared-contracts/domain/messages/statuses/fr'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { fr } from '@keyhaven/shared-contracts/domain/languages/fr'
import type { Messages } from './en.ts'

type Nights = { from: Day; to: Day }

const range = ({ from, to }: Nights) => `${fr.dayAndMonth(from)}–${fr.dayAndMonth(to)}`
const days = (from: Day, to: Day) => `${fr.day(from)} – ${fr.day(to)}`
const head = (day: Day) => `${fr.weekdayShort(day)} ${fr.dayAndMonth(day)}`
const nights = (count: number) => fr.plural(count, { one: '# nuit', other: '# nuits' })
const units = (count: number) => fr.plural(count, { one: '# logement', other: '# logements' })
const stay: Messages['stay'] = ({ nights: count, ...when }) => `${nights(count)}, ${range(when)}`

export const messages: Messages = {
  title: 'Disponibilités',
  loading: 'Chargement du calendrier',
  noProperties: 'Aucun hébergement',
  noPropertiesHint: 'Ajoutez un hébergement et ses logements pour en voir ici le calendrier.',
  noUnits: 'Cet hébergement n’a pas encore de logement',
  noUnitsAtAll: 'Ces hébergements n’ont pas encore de logement',
  inSight: {
    next30: 'Disponibilité des logements pour les 30 prochains jours.',
    from: (day) => `Disponibilité des logements à partir du ${fr.day(day)}.`,
    fromTo: (from, to) => `Disponibilité des logements du ${fr.day(from)} au ${fr.day(to)}.`,
  },
  toolbar: {
    property: 'Hébergement',
    allProperties: 'Tous les hébergements',
    month: 'Mois',
    year: 'Année',
    earlier: 'Plus tôt',
    today: 'Aujourd’hui',
    later: 'Plus tard',
    daysShown: 'Jours affichés',
    days: (count) => fr.plural(count, { one: '# jour', other: '# jours' }),
    fullPage: 'Pleine page',
    showDashboard: 'Tableau de bord',
  },
  status: statuses.booking,
  blocked: 'Bloqué',
  changeOpen: 'Modification demandée',
  showCancelled: 'Afficher les annulées',
  hideCancelled: 'Masquer les annulées',
  prices: 'Prix',
  pricesNeedRoom: 'Affichez moins de jours pour voir les prix.',
  helpByHand:
    'Faites glisser la souris sur des nuits libres pour les réserver, les bloquer ou en fixer le prix. Faites glisser un séjour pour le déplacer, ou son bord pour en changer la durée. La touche ? affiche les raccourcis clavier.',
  helpByThumb:
    'Touchez des jours libres pour les réserver, les bloquer ou en fixer le prix. Maintenez le doigt sur un séjour pour le déplacer, ou sur son bord pour en changer la durée.',

  nights,
  guests: (count) => fr.plural(count, { one: '# voyageur', other: '# voyageurs' }),
  range,
  days,
  stay,

  grid: {
    unit: 'Logement',
    day: head,
    date: fr.dayAndMonth,
    free: 'libre',
    units,
    stays: (count) => fr.plural(count, { one: '# séjour', other: '# séjours' }),
    property: (name, count) => `${name} (${units(count)})`,
    freeUnits: 'Libres',
    lowestPrice: 'Prix dès',
    freeCount: (count) => fr.plural(count, { one: '# libre', other: '# libres' }),
    priceFrom: (price) => `dès ${fr.briefEuros(price)}`,
    price: (price) => fr.briefEuros(price),
    offer: (day, free, total) =>
      `${head(day)}\u00a0: ${fr.plural(free, { one: '# logement libre', other: '# logements libres' })} sur ${total}`,
    offerTaken: (percent) => `occupation ${fr.percent(percent)}`,
    offerFrom: (price) => `dès ${fr.euros(price)}`,
    unitWithState: (name, state) => `${name} (${state})`,
    state: { inactive: 'inactif', booked: 'occupé', unavailable: 'fermé', maintenance: 'entretien' },
    spot: (unit, day, what) => `${unit}, ${fr.day(day)}, ${what}`,
  },
  night: {
    price: (price) => fr.euros(price),
    minNights: (count) => `${nights(count)} au moins`,
    noArrival: 'pas d’arrivée',
    noDeparture: 'pas de départ',
  },
  bar: {
    withChange: (words) => `${words}, demande une modification`,
    stay: (name, status, when) => `${name}, ${status}, ${when}`,
    held: 'Option',
    heldForGuest: 'En option pour un voyageur qui doit encore confirmer',
    heldUntil: (time) => `En option jusqu’à ${time} pour un voyageur qui doit encore confirmer`,
    freeAgainAt: (time) => `à nouveau libre à ${time}`,
  },
  imports: {
    closedOn: (portal) => `Fermé sur ${portal}`,
    inConflict: (words) => `${words}, n’occupe aucune nuit\u00a0: l’un de vos séjours ou blocages les occupe`,
    takesNone: 'n’occupe aucune nuit',
    alsoBooked: (portal, when) => `Aussi réservé sur ${portal} (${range(when)}). À décider sous Canaux.`,
    alsoClosed: (portal, when) => `Aussi fermé sur ${portal} (${range(when)}). À décider sous Canaux.`,
    staleToday: (time) => `Les calendriers des portails n’ont pas pu être lus depuis ${time}`,
    stale: (day, time) =>
      `Les calendriers des portails n’ont pas pu être lus depuis le ${fr.dayAndMonth(day)}, ${time}`,
  },
  pick: {
    title: 'Nuits choisies',
    stay: (from, to, count) => `${days(from, to)}, ${nights(count)}`,
    book: 'Réserver',
    clear: 'Effacer la sélection',
  },
  conflict: {
    taken: (who, when) => `Occupé par ${who}, ${range(when)}`,
    blocked: (when) => `Bloqué ${range(when)}`,
    blockedFor: (when, reason) => `Bloqué ${range(when)}\u00a0: ${reason}`,
    closed: (portal, when) => `Fermé sur ${portal} ${range(when)}`,
    notBookable: (unit) => `${unit} ne peut pas être réservé`,
    tooMany: (unit, capacity, guests) =>
      `${unit} accueille au plus ${fr.plural(capacity, { one: '# voyageur', other: '# voyageurs' })}, pas ${guests}`,
    refused: (conflict) => `Rien n’a été modifié. ${conflict}.`,
    notHere: (conflict) => `Impossible ici\u00a0: ${conflict}`,
    past: 'Un nouveau séjour ne peut pas commencer dans le passé.',
  },
  // Names stand behind a colon: before a vowel "de" would be "d’".
  drag: {
    block: (reason) => (reason ? `blocage «\u202f${reason}\u202f»` : 'blocage'),
    selecting: (what) => `Sélection\u00a0: ${what}`,
    moving: (name, what) => `Déplacement, ${name}\u00a0: ${what}`,
    changing: (name, what) => `Modification, ${name}\u00a0: ${what}`,
    cancelled: 'Annulé. Rien n’a été modifié.',
    unchanged: 'Rien n’a été modifié.',
  },
  move: {
    moved: (name, unit, when) => `Déplacé\u00a0: ${name}, ${unit}, ${range(when)}`,
    extendedStay: ({ name, ...now }) => `Séjour prolongé\u00a0: ${name}, ${stay(now)}`,
    shortenedStay: ({ name, ...now }) => `Séjour raccourci\u00a0: ${name}, ${stay(now)}`,
    extendedBlock: ({ name, ...now }) => `Prolongé\u00a0: ${name}, ${stay(now)}`,
    shortenedBlock: ({ name, ...now }) => `Raccourci\u00a0: ${name}, ${stay(now)}`,
    undone: ({ name, unit, ...when }) => `Déplacement annulé\u00a0: ${name}, ${unit}, ${range(when)}`,
    undoneAtPrice: ({ name, unit, is, was, ...when }) =>
      `Déplacement annulé\u00a0: ${name}, ${unit}, ${range(when)}. Le prix est maintenant de ${fr.euros(is)}\u202f; il était de ${fr.euros(was)}`,
    movedMeanwhile: (name) => `Séjour déplacé entre-temps\u00a0: ${name}. Rien n’a été modifié.`,
    changedMeanwhile: (name) =>
      `Modifié entre-temps\u00a0: ${name}. Le calendrier est à nouveau à jour et rien n’a été déplacé.`,
    notMoved: (why) => `Non déplacé\u00a0: ${why}`,
    failed: 'Une erreur s’est produite.',
    undo: 'Annuler',
    undoKeys: 'Ctrl+Z',
    closeNote: 'Fermer ce message',
  },
}
