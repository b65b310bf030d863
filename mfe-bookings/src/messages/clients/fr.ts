import { fr } from '@keyhaven/shared-contracts/domain/languages/fr'
import { messages as payments } from '@keyhaven/shared-contracts/domain/messages/payments/fr'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Clients',
  toList: 'Tous les clients',
  formTitle: 'Client',
  export: 'Exporter en CSV',
  import: 'Importer',
  empty: {
    title: 'Pas encore de client',
    hint: 'Les clients sont les voyageurs qui réservent vos logements. Ajoutez-les un par un, ou importez une liste.',
    action: 'Ajouter votre premier client',
  },
  columns: {
    active: 'Actif',
    name: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    address: 'Adresse',
    edit: 'Modifier',
  },
  active: 'Actif',
  inactive: 'Inactif',
  similarName: 'Nom ressemblant',
  edit: 'Modifier',
  editOne: (name) => `Modifier\u00a0: ${name}`,

  gone: 'Ce client n’existe plus',
  goneHint: 'Il a été supprimé, ou le lien est incorrect.',
  close: 'Fermer',

  form: {
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'E-mail',
    active: 'Actif',
    company: 'Entreprise',
    vatId: 'Numéro de TVA',
    buyerReference: 'Référence',
    buyerReferenceHint:
      'Ce que l’entreprise veut lire sur sa facture, par exemple un numéro de commande. Les administrations allemandes ont une Leitweg-ID.',
    notes: 'Notes',
    notesHint: 'Elles ne sont visibles que pour vous.',
    consequence: 'Les réservations et les factures de ce client restent telles quelles.',
  },
  ledger: payments,
  history: {
    stays: 'Séjours',
    nights: 'Nuits',
    total: 'Réservé',
    paid: 'Payé',
    left: 'Reste à payer',
    payments: 'Paiements',
    noPayments: 'Pas encore de paiement',
    noStays: 'Pas encore de séjour',
    newBooking: 'Nouvelle réservation',
    staysOf: 'Séjours et paiements',
    staysSince: (stays, last) =>
      last === null
        ? 'Pas encore de séjour'
        : `${fr.plural(stays, { one: '# séjour', other: '# séjours' })}, le dernier à partir du ${fr.day(last)}`,
  },
  privacy: {
    title: 'Si ce voyageur vous interroge sur ses données',
    copy: 'Enregistrer une copie',
    copyHint: 'Télécharger tout ce qui concerne ce client dans un fichier ZIP',
    erase: 'Effacer les données',
    question: (name) => `Effacer les données du client ${name}\u202f?`,
    consequence:
      'Le nom, l’adresse, le numéro de téléphone, l’adresse e-mail, les messages et les notes sont effacés définitivement. Les réservations restent sous forme de chiffres. Les factures émises gardent le nom aussi longtemps que vous l’avez choisi dans les paramètres, sous «\u202fVos données\u202f».',
    ok: 'Effacer',
    keep: 'Conserver',
    erased: 'Données du client effacées',
  },
  language: { label: 'Langue', unknown: 'Inconnue' },
}
