import { fr } from '@keyhaven/shared-contracts/domain/languages/fr'
import { messages as discounts } from '@keyhaven/shared-contracts/domain/messages/discounts/fr'
import { messages as party } from '@keyhaven/shared-contracts/domain/messages/party/fr'
import type { Messages } from './en.ts'

export const messages: Messages = {
  invoice: 'Facture',
  cancellation: () => 'Avoir',
  draft: {
    title: (kind, reference) => `${kind} (brouillon) ${reference}`,
    number: 'Brouillon',
    stamp: 'BROUILLON',
    file: (reference) => `Brouillon-${reference}`,
    notYet: 'Brouillon\u00a0: ceci n’est pas encore une facture.',
  },
  subject: (reference) => `Réservation ${reference}`,
  logoOf: (name) => `Logo de ${name}`,
  page: (page, count) => `Page ${page} sur ${count}`,
  facts: { number: 'Numéro', date: 'Date', cancels: 'Annule', issuedOn: 'Émise le', booking: 'Réservation' },
  parties: {
    from: 'Émetteur',
    billedTo: 'Facturé à',
    cancelledFor: 'Avoir pour',
    taxId: (id) => `N°\u00a0fiscal ${id}`,
  },
  stay: {
    unit: 'Logement',
    arrival: 'Arrivée',
    departure: 'Départ',
    stay: 'Séjour',
    nights: (count) => fr.plural(count, { one: '# nuit', other: '# nuits' }),
    guests: (count) => fr.plural(count, { one: '# voyageur', other: '# voyageurs' }),
  },
  lines: {
    chargedFor: party.chargedFor,
    notReduced: party.notReduced,
    percentOf: party.percentOf,
    description: 'Désignation',
    quantity: 'Quantité',
    price: 'Prix',
    amount: 'Montant',
    carried: 'Report',
    nights: (count) => fr.plural(count, { one: 'Nuit', other: 'Nuits' }),
    extraPersons: (count) =>
      fr.plural(count, { one: '# personne supplémentaire, par nuit', other: '# personnes supplémentaires, par nuit' }),
    ...discounts,
  },
  sums: {
    subtotal: 'Sous-total',
    total: 'Total',
    depositReceived: 'Acompte reçu',
    paymentsReceived: 'Paiements reçus',
    refunded: 'Remboursé',
    balance: 'Solde',
    depositRequested: 'Acompte demandé',
    depositRequestedInTotal: 'Acompte demandé au total',
  },
  fee: (reference) => `Frais d’annulation de la réservation ${reference}`,
  feeNote: 'Indemnité pour annulation\u00a0: la TVA n’est pas facturée.',
  feeTerms: 'Payable sans escompte.',
  noVat: 'sans',
  vat: { rate: 'Taux', net: 'HT', tax: 'TVA', gross: 'TTC', percent: fr.percent },
  cancelsInvoice: (number, date) => `Ce document annule la facture ${number} du ${fr.day(date)}.`,
  smallBusinessNote: 'TVA non applicable\u00a0: franchise en base des petites entreprises.',
  paymentTerms: 'Payable sans escompte, au plus tard à l’arrivée.',
  termsOfPlan: 'Payable sans escompte aux dates convenues.',
}
