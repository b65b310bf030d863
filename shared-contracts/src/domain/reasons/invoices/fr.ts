import { fr } from '../../languages/fr.ts'
import type { AddressLine, DocumentsChange, Messages, PrintedField } from './en.ts'

const printedFields: Record<PrintedField, string> = {
  first_name: 'Votre nom',
  business_name: 'Le nom de votre établissement',
  tax_id: 'Votre numéro fiscal',
  address: 'Votre adresse',
  'client.name': 'Le nom du client',
  'client.address': 'L’adresse du client',
  property: 'Le nom ou le lieu de l’hébergement',
  unit: 'Le nom du logement',
  services: 'Les noms des prestations',
  payment_terms: 'Vos conditions de paiement',
  small_business_note: 'Votre mention de franchise de TVA',
}

const addressLines: Record<AddressLine, string> = {
  street: 'la rue',
  house_number: 'le numéro',
  postal_code: 'le code postal',
  city: 'la ville',
  country: 'le pays',
}

const sayChange = ({ cancels: { number, total }, replacement, otherTotals = [] }: DocumentsChange) => {
  const first = `La facture ${number} de ${fr.euros(total)} sera annulée par un avoir`
  if (!replacement) return `${first}.`
  const totals = [replacement.total, ...otherTotals].map(fr.euros).join(' ou ')
  if (replacement.status === 'issued') return `${first}, et une nouvelle facture de ${totals} sera émise.`
  return `${first}. La nouvelle facture de ${totals} restera un brouillon, car il manque une mention obligatoire.`
}

export const messages: Messages = {
  lastDayMustNotBeforeFirst: 'Le dernier jour ne peut pas précéder le premier.',
  choosePropertyOrUnit: 'Choisissez un hébergement ou un logement',
  chooseWhatDownload: 'Choisissez ce qui est téléchargé',
  chooseWhetherInvoicesIssuedAutomatically: 'Choisissez si les factures sont émises automatiquement',
  twoRatesBeginOnSameDay: 'Deux taux commencent le même jour',
  onlyLettersDigits: 'Uniquement des lettres, des chiffres, - et /',
  chooseUnpaid: 'Choisissez impayé',
  keyUnknown:
    'Le prestataire ne connaît pas cette clé. Copiez la clé secrète, ou une clé restreinte, depuis son tableau de bord.',
  providerUnavailable: 'Le prestataire est injoignable pour le moment. Réessayez dans quelques minutes.',
  signatureWrong: 'Cette signature n’est pas celle du prestataire.',
  otherAmountPaid: 'Le prestataire annonce un autre montant que celui qui était demandé.',
  refundFailed: 'Le prestataire a refusé ce remboursement. La raison figure dans son tableau de bord.',
  demoTakesNoCards: 'Un compte de démonstration n’accepte pas de cartes.',
  oneDeposit: 'Choisissez un seul mode de calcul de l’acompte',
  ibanInvalid: 'Cet IBAN n’est pas valide. Vérifiez chaque caractère.',
  bicInvalid: 'Ce BIC n’est pas valide : 8 ou 11 lettres et chiffres',
  enterAccountHolder: 'Indiquez le nom du titulaire du compte.',
  chooseDayFromWhichRatesApply: 'Choisissez le jour à partir duquel les taux s’appliquent',
  documentIssued: 'Ce document a déjà été émis.',
  somethingInvoiceMustShowMissing: 'Il manque une mention obligatoire sur la facture.',
  requestStillWaitingAnswerAcceptFirst: 'Cette demande attend encore votre réponse. Acceptez-la d’abord.',
  cancellationCannotCancelled: 'Un avoir ne peut pas être annulé.',
  draftNeedsNoCancellation: 'C’est un brouillon\u00a0: il n’a pas besoin d’avoir.',
  invoiceCancelled: 'Cette facture a déjà été annulée.',
  taxIdMissing: 'Vos données\u00a0: le numéro fiscal manque.',
  clientNameMissing: 'Le client\u00a0: le nom manque.',
  clockBehind: ({ number }) =>
    `Le dernier document, ${number}, porte une date postérieure à l’horloge de ce serveur. Les documents sont numérotés par date\u00a0: rien ne peut être émis tant que l’horloge n’est pas juste.`,
  documentsChange: (change) =>
    `Rien n’est encore enregistré, car cela modifie des documents émis. ${sayChange(change)} Rechargez la page pour que la question vous soit posée d’abord.`,
  addressIncomplete: ({ client, lines }) =>
    `La facture a besoin de l’adresse complète de ${client}\u00a0: il manque ${fr.list(lines.map((line) => addressLines[line]))}.`,
  ownLineMissing: ({ line }) => `Vos données\u00a0: il manque ${addressLines[line]}.`,
  clientLineMissing: ({ line }) => `Le client\u00a0: il manque ${addressLines[line]}.`,
  noFee: 'Cette réservation n’a pas de frais d’annulation à facturer.',
  chooseRateOfSettings: 'Choisissez un des taux de TVA des paramètres des factures',
  lettersReplaced: 'Certaines lettres n’existent dans aucune police du document. Elles seraient imprimées comme �.',
  lettersNotPrinted: ({ field, letters }) => `${printedFields[field]}\u00a0: ${letters.join(' ')}`,
}
