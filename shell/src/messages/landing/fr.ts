import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Le logiciel de gestion pour vos hébergements',
  claim:
    'Maisons d’hôtes et locations de vacances, en un seul endroit et au calme\u00a0: disponibilités, réservations, voyageurs, prix et factures, toujours à jour.',
  start: 'Essai gratuit',
  orDemo: 'ou voir d’abord la démo',

  features: 'Fonctions principales',
  dashboard: {
    title: 'Tout sur un tableau de bord',
    points: [
      'Hébergements et logements côte à côte',
      'Tarifs saisonniers pour chaque logement',
      'Les arrivées et les départs du jour',
    ],
  },
  booking: {
    title: 'Système de réservation',
    points: [
      'Disponibilités en temps réel, jamais de doublon',
      'Prestations par séjour ou par jour',
      'Codes promo avec date limite',
    ],
  },
  invoices: {
    title: 'Factures',
    points: ['Créées avec chaque réservation', 'Suivi des acomptes', 'PDF en un clic'],
  },

  tryTitle: 'Faites un essai',
  tryAbout:
    'Une maison de démonstration avec des réservations, des voyageurs et des factures autour de la date du jour, créée pour vous seul. Sans compte ni e-mail, effacée au bout d’un jour.',
  explore: 'Découvrir la démo',
  loadingDemo: 'Chargement de la démo',
  loadingDemoButton: 'Chargement de la démo…',
  leaveQuestion: 'Quitter votre compte pour la démo\u202f?',
  leaveAbout: 'Vous êtes connecté. La démo vous déconnecte ici\u202f; vos données restent telles quelles.',
  staySignedIn: 'Rester connecté',

  picture: {
    property: 'Maison du lac',
    units: ['Jardin', 'Mansarde', 'Ponton', 'Verger'],
  },
}
