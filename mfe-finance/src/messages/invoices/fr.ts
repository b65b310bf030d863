import { messages as statuses } from '@keyhaven/shared-contracts/domain/messages/statuses/fr'
import { fr } from '@keyhaven/shared-contracts/domain/languages/fr'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Factures',
  settings: 'Paramètres de facturation',
  moneyDue: 'Montants dus',
  touristTax: 'Taxe de séjour',
  exportForAdviser: 'Export pour l’expert-comptable',
  empty: {
    title: 'Aucune facture pour l’instant',
    hint: 'Chaque réservation a sa facture. Elle reste un brouillon tant que vous ne l’avez pas émise.',
    action: 'Voir les réservations',
  },
  columns: {
    number: 'Numéro',
    name: 'Nom',
    stay: 'Séjour',
    date: 'Date',
    amount: 'Montant',
    actions: 'Actions',
  },
  states: statuses.document,
  cancelsNumber: (number) => `sur ${number}`,
  fee: 'Frais d’annulation',
  openBooking: (reference) => `Ouvrir la réservation ${reference}`,
  stages: { drafts: 'Brouillons', to_send: 'À envoyer', unpaid: 'Impayées', all: 'Toutes' },
  stage: (name, count) => (count === undefined ? name : `${name} (${fr.number(count)})`),
  nothing: {
    drafts: 'Aucun brouillon',
    to_send: 'Tout ce que vous avez émis ces 90 derniers jours est envoyé',
    unpaid: 'Tout est payé',
  },
  mailed: (day) => `envoyée le ${fr.day(day)}`,
  unpaid: 'à payer',
  partlyUnpaid: (amount) => `${fr.euros(amount)} à payer`,
  filters: {
    status: {
      label: 'Statut',
      any: 'Tous les statuts',
      draft: 'Brouillon',
      issued: 'Émise',
      cancelled: 'Annulée',
    },
    document: { label: 'Document', any: 'Tous les documents', invoice: 'Factures', cancellation: 'Avoirs' },
    date: 'Date',
    payment: { label: 'Paiement', any: 'Payées et à payer', unpaid: 'À payer' },
  },
  show: 'Afficher',
  sortBy: 'Trier par',
  orders: {
    '-date': 'Plus récentes d’abord',
    date: 'Plus anciennes d’abord',
    '-number': 'Numéro décroissant',
    number: 'Numéro croissant',
    name: 'Nom, de A à Z',
    '-name': 'Nom, de Z à A',
    '-amount': 'Montant le plus élevé',
    amount: 'Montant le plus bas',
  },
  totals: {
    label: 'Totaux des documents affichés',
    unpaid: {
      title: 'À payer',
      hint: 'Ce que les clients vous doivent encore, brouillons et factures émises confondus',
    },
    issued: { title: 'Émises', hint: 'Factures émises et non annulées' },
    drafts: { title: 'Brouillons', hint: 'Factures qui ne sont pas encore émises' },
  },
  adviser: {
    title: 'Export pour votre expert-comptable',
    pdfs: {
      title: 'Factures en PDF',
      about: 'Toutes les factures et tous les avoirs émis au cours d’un mois, en PDF, dans un seul fichier ZIP.',
      month: 'Mois',
      monthFormat: 'MM/YYYY',
      monthPlaceholder: 'MM/AAAA',
      download: 'Télécharger le ZIP',
      downloadHint: 'Télécharger les PDF du mois dans un seul fichier',
    },
    table: {
      title: 'Tableau pour la comptabilité',
      about:
        'Les mêmes données sous forme de tableau, avec une ligne par document et par taux de TVA. S’ouvre dans Excel et dans les logiciels de comptabilité.',
      firstDay: 'Premier jour',
      lastDay: 'Dernier jour',
      wrongDays: 'Le dernier jour ne peut pas précéder le premier.',
      download: 'Télécharger le CSV',
      downloadHint: 'Télécharger le tableau de ces jours',
    },
  },
}
