import { fr } from '@keyhaven/shared-contracts/domain/languages/fr'
import type { Messages } from './en.ts'

const nights = (count: number) => fr.plural(count, { one: '# nuit', other: '# nuits' })

export const messages: Messages = {
  unit: 'Logement',
  notFree: (unit) => `${unit} – pas libre`,
  checkIn: 'Arrivée',
  checkOut: 'Départ',
  guests: 'Voyageurs',
  childrenAndPets: 'Enfants, bébés ou animaux',
  upTo: (guests) => `Jusqu’à ${guests}`,
  status: 'Statut',
  save: 'Enregistrer',
  update: 'Enregistrer les modifications',
  noChanges: 'Aucune modification',

  booking: {
    title: 'Nouvelle réservation',
    guest: 'Voyageur',
    typeName: 'Saisissez un nom',
    newGuest: 'Nouveau voyageur',
    more: 'Plus d’options…',
    blockInstead: 'Ou bloquer ces nuits',
    reasonWithExample: 'Motif, p. ex. usage personnel (facultatif)',
    booked: ({ unit, guest, when, reference }) => `Réservé\u00a0: ${unit} pour ${guest}, ${when} (${reference})`,
  },
  block: {
    title: 'Blocage',
    block: 'Bloquer',
    reason: 'Motif',
    reasonExample: 'p. ex. peinture ou usage personnel (facultatif)',
    from: 'Bloqué à partir du',
    to: 'À nouveau libre le',
    order: 'Le blocage doit finir après son début.',
    remove: 'Supprimer le blocage',
    updated: 'Blocage modifié',
    removed: 'Blocage supprimé\u202f; ses nuits peuvent à nouveau être réservées',
    blocked: (unit, when) => `Bloqué\u00a0: ${unit}, ${when}`,
    someUnit: 'logement',
  },
  nights: {
    open: 'Fixer le prix et les règles…',
    title: 'Prix et règles',
    now: (what) => `Actuellement\u00a0: ${what}`,
    loading: 'Recherche des prix actuels',
    price: 'Prix par nuit',
    minNights: 'Nuits minimum',
    empty: 'Ce qui reste vide ne change pas.',
    noArrival: 'Pas d’arrivée',
    noDeparture: 'Pas de départ',
    arrival: 'arrivée possible',
    departure: 'départ possible',
    others: 'Les mêmes jours pour',
    othersHint: 'D’autres logements de cet établissement',
    nightsOf: ({ when, count, units }) => `${when}, ${nights(count)}, ${units}`,
    change: (where, what) => `${where}\u00a0: ${what}`,
    undone: 'Annulé\u00a0: prix et règles sont comme avant',
  },
  imports: {
    from: (portal) => `Du calendrier de ${portal}`,
    conflict:
      'L’un de vos séjours ou blocages occupe ces nuits, celui-ci n’en occupe donc aucune. À décider sous Canaux.',
    kind: { stay: 'Séjour', closure: 'Fermeture' },
    guest: 'Voyageur',
    nights: 'Nuits',
    property: 'Hébergement',
    book: 'En faire une réservation',
  },
  move: {
    title: 'Déplacer le séjour',
    titleOf: (guest) => `Déplacer le séjour\u00a0: ${guest}`,
    move: 'Déplacer',
    price: 'Prix',
    changeTo: (total) => `Passer à ${fr.euros(total)}`,
    keep: (total) => `Garder ${fr.euros(total)}`,
  },
  question: {
    price: 'Le prix change',
    invoice: 'Une facture émise sera remplacée',
    invoiceHint:
      'Une facture émise indique le logement et les dates\u00a0: elle ne peut donc pas rester. Envoyez les nouveaux documents à votre voyageur.',
    where: (name, unit, when) => `${name}\u00a0: ${unit}, ${when}`,
    stay: 'Ne pas déplacer',
    replace: 'Déplacer et remplacer la facture',
  },
  price: {
    taken: (when) => `Occupé ${when}`,
    nights: (count, each) => `${nights(count)} × ${fr.euros(each)}`,
    extraPersons: (count, during, each) =>
      `${fr.plural(count, { one: '# personne supplémentaire', other: '# personnes supplémentaires' })} × ${nights(during)} × ${fr.euros(each)}`,
    service: (name, count, each) =>
      count === 1 ? `${name} ${fr.euros(each)}` : `${name} ${count} × ${fr.euros(each)}`,
  },
  keys: {
    title: 'Raccourcis clavier',
    arrows: { key: 'Flèches', does: 'Parcourir les jours et les logements' },
    ends: { key: 'Début, Fin', does: 'Aller au premier ou au dernier jour affiché' },
    pages: { key: 'Page préc., Page suiv.', does: 'Reculer ou avancer d’un écran' },
    today: { key: 'T', does: 'Aller à aujourd’hui' },
    select: {
      key: 'Entrée sur une nuit libre',
      does: 'Commencer à choisir des nuits\u202f; les flèches étendent le choix, Entrée les réserve, les bloque ou en fixe le prix et les règles',
    },
    open: { key: 'Entrée sur un séjour ou un blocage', does: 'L’ouvrir' },
    move: {
      key: 'M sur un séjour ou un blocage',
      does: 'Le déplacer\u00a0: les flèches déplacent, avec Maj elles changent la fin\u202f; Entrée dépose, Échap annule',
    },
    undo: { key: 'Ctrl+Z', does: 'Annuler le dernier déplacement ou changement de prix' },
    fullPage: { key: 'F', does: 'Afficher le calendrier en pleine page, ou à nouveau le tableau de bord' },
  },
}
