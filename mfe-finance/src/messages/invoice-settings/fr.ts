import { fr } from '@keyhaven/shared-contracts/domain/languages/fr'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Paramètres de facturation',
  allSettings: 'Tous les paramètres',
  invoices: 'Factures',
  loading: 'Chargement des paramètres de facturation',
  parts: {
    numbers: 'Numéros de facture',
    vat: 'TVA',
    issuing: 'Émission des factures',
    terms: 'Conditions de paiement',
  },
  save: 'Enregistrer',
  noChanges: 'Aucune modification',
  percent: (rate) => fr.percent(rate),
  issuer: {
    title: 'Vos coordonnées',
    edit: 'Modifier dans les paramètres',
    incomplete: 'Aucune facture ne peut encore être émise',
    missing: (fields) =>
      `Chaque facture doit comporter ces informations vous concernant\u00a0: ${fields.join(', ')}. Complétez dans les paramètres ce qui manque.`,
    fields: {
      tax_id: 'numéro fiscal',
      'address.street': 'rue',
      'address.house_number': 'numéro de rue',
      'address.postal_code': 'code postal',
      'address.city': 'ville',
      'address.country': 'pays',
    },
    name: 'Nom',
    address: 'Adresse',
    taxId: 'Numéro fiscal',
  },
  numbers: {
    hint: 'Les numéros se présentent ainsi. Factures et avoirs suivent une même numérotation, qui recommence chaque année.',
    prefix: 'Préfixe du numéro',
    next: (example) => `Les prochains numéros se présenteront ainsi\u00a0: ${example}.`,
    none: 'Aucun',
  },
  issuing: {
    automatic: 'Automatiquement, le jour du départ',
    manual: 'Quand vous cliquez sur «\u202fÉmettre\u202f»',
    automaticHint: 'Uniquement pour les séjours confirmés. Vous pouvez toujours émettre une facture plus tôt.',
    manualHint: 'D’ici là, la facture d’une réservation reste un brouillon.',
    label: 'Émettre les factures',
    extra: 'L’émission automatique ne concerne que les séjours confirmés.',
  },
  terms: {
    lack: 'Vos factures n’indiquent ni quand ni comment payer. Ajoutez vos conditions et, pour les virements, vos coordonnées bancaires.',
    extra: 'Figure sur chaque facture. Si vos clients paient par virement, indiquez aussi votre IBAN ici.',
  },
  vat: {
    noteInstead: 'Aucun taux\u00a0: les factures portent cette mention à la place de la TVA\u00a0:',
    lack: 'Vos factures n’indiquent ni la TVA ni la raison de son absence. Ajoutez vos taux ou une mention.',
    rates: 'Taux de TVA',
    ratesHint:
      'Chaque facture applique les taux en vigueur le jour du départ. L’hébergement comprend les nuits et les personnes supplémentaires, les extras sont les prestations. Sans taux, aucune TVA n’est indiquée.',
    from: 'À partir du',
    lodging: 'Hébergement',
    extras: 'Extras',
    group: (position) => `Taux ${position}`,
    remove: 'Retirer',
    removeGroup: (position) => `Retirer les taux ${position}`,
    add: 'Ajouter des taux',
    note: 'Mention en l’absence de TVA',
    noteHint: 'Figure sur les factures auxquelles aucun taux de TVA ne s’applique.',
  },
  preview: {
    caption: 'L’aspect de vos factures, avec un numéro et un séjour inventés',
    logo: 'Votre logo',
    paper: {
      invoice: 'Facture',
      number: 'Numéro',
      date: 'Date',
      taxId: (id) => `N°\u00a0fiscal ${id}`,
      nights: (nights, price) => `${fr.plural(nights, { one: '# nuit', other: '# nuits' })} × ${fr.euros(price)}`,
      breakfast: 'Petit-déjeuner',
      total: 'Total',
      vatIncluded: (rate) => `Dont TVA ${fr.percent(rate)}`,
    },
  },
}
