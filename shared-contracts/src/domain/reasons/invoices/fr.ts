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
  nothingHeld: 'Pour ce séjour, rien n’est bloqué sur une carte.',
  captureAfterArrival: 'Vous pouvez en retenir une partie à partir du jour d’arrivée.',
  captureAtMost: ({ held }) => `Vous pouvez retenir ${fr.euros(held)} au plus\u00a0: rien de plus n’est bloqué.`,
  captureRefused: 'Le prestataire a refusé. La raison figure dans son tableau de bord.',
  demoTakesNoCards: 'Un compte de démonstration n’accepte pas de cartes.',
  oneDeposit: 'Choisissez un seul mode de calcul de l’acompte',
  ibanInvalid: 'Cet IBAN n’est pas valide. Vérifiez chaque caractère.',
  bicInvalid: 'Ce BIC n’est pas valide : 8 ou 11 lettres et chiffres',
  enterAccountHolder: 'Indiquez le nom du titulaire du compte.',
  onlyDigits: 'Uniquement des chiffres',
  rateTwice: 'Chaque taux une seule fois',
  chooseChart: 'Choisissez SKR03 ou SKR04',
  accountLengthBetween: 'De 4 à 8 chiffres',
  accountDigits: ({ digits }) => `Un compte de ${digits} chiffres`,
  chooseDebtors: 'Choisissez un seul compte ou un compte par client',
  cashNotBelowZero: 'Une caisse ne peut pas contenir moins que zéro',
  chooseFormat: 'Choisissez CSV ou Excel',
  chooseLanguage: 'Choisissez une langue',
  oneBusinessYear: ({ from, to }) =>
    `Un lot d’écritures concerne un seul exercice. Choisissez des jours du ${fr.day(from)} au ${fr.day(to)} et créez un second fichier pour les autres.`,
  accountingIncomplete: 'Il manque dans les paramètres comptables une donnée qu’un lot d’écritures doit contenir.',
  chartMissing: 'Le plan comptable manque.',
  adviserNumberMissing: 'Le numéro de l’expert-comptable manque.',
  clientNumberMissing: 'Votre numéro de client manque.',
  revenueAccountMissing: ({ rates }) =>
    `Le compte de produits pour ${fr.list(rates.map((rate) => fr.percent(rate)))} manque.`,
  chooseDayFromWhichRatesApply: 'Choisissez le jour à partir duquel les taux s’appliquent',
  documentIssued: 'Ce document a déjà été émis.',
  somethingInvoiceMustShowMissing: 'Il manque une mention obligatoire sur la facture.',
  requestStillWaitingAnswerAcceptFirst: 'Cette demande attend encore votre réponse. Acceptez-la d’abord.',
  cancellationCannotCancelled: 'Un avoir ne peut pas être annulé.',
  draftNeedsNoCancellation: 'C’est un brouillon\u00a0: il n’a pas besoin d’avoir.',
  invoiceCancelled: 'Cette facture a déjà été annulée.',
  taxIdMissing: 'Vos données\u00a0: le numéro fiscal manque.',
  draftHasNoXml: 'Un brouillon n’a pas encore de facture électronique. Émettez-le d’abord.',
  xmlLacksSomething:
    'Il manque à ce document ce qu’exige une facture électronique. Une fois émis, il ne change plus\u00a0: complétez les données, annulez-le et émettez le suivant.',
  ownCountryUnknown: 'Vos données\u00a0: ce pays nous est inconnu.',
  clientCountryUnknown: 'Le client\u00a0: ce pays nous est inconnu.',
  ownPhoneMissing: 'Vos données\u00a0: le numéro de téléphone manque.',
  clientEmailMissing: 'Le client\u00a0: l’adresse e-mail manque.',
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
  tooManyLineParts: 'Choisissez au plus 20 réservations pour une ligne',
  chooseLines: 'Choisissez les lignes à enregistrer',
  chooseLineState: 'Choisissez ouverte, enregistrée ou ignorée',
  chooseStatement: 'Choisissez un relevé bancaire',
  chooseDayForm: 'Choisissez comment les jours sont écrits',
  chooseDecimal: 'Choisissez le signe décimal : virgule ou point',
  statementTooBig: ({ file, megabytes }) =>
    `${file} dépasse ${fr.number(megabytes)} Mo. Téléchargez le relevé pour moins de jours.`,
  tooManyLines: ({ max }) =>
    `Ce fichier a plus de ${fr.number(max)} lignes. Téléchargez le relevé pour moins de jours.`,
  entryUnreadable: ({ line }) =>
    `Ligne ${fr.number(line)} du fichier : il manque le montant ou le jour de cette opération. Rien n’a été importé.`,
  statementBroken: ({ line }) =>
    `Ce fichier est endommagé à la ligne ${fr.number(line)}. Téléchargez-le à nouveau auprès de votre banque.`,
  otherCamt: 'Ce fichier contient des avis de votre banque, pas le relevé. Téléchargez le relevé au format CAMT.053.',
  noCamt: 'Ce n’est pas un relevé bancaire. Téléchargez le relevé auprès de votre banque en CAMT.053 ou CSV.',
  noLines: 'Ce fichier ne contient aucun paiement.',
  csvNoDay: 'Choisissez la colonne avec le jour du paiement.',
  csvNoAmount: 'Choisissez la colonne avec le montant.',
  csvNoSuchDay: ({ cell }) => (cell ? `« ${cell} » n’est pas un jour.` : 'Le jour manque.'),
  csvNoSuchAmount: ({ cell }) => `« ${cell} » n’est pas un montant.`,
  statementTooMuch: 'La lecture de ce fichier prend trop de temps. Téléchargez le relevé pour moins de jours.',
  lineNotOpen: 'Cette ligne a été enregistrée ou ignorée entre-temps.',
  lineIsBooked: 'Cette ligne est enregistrée. Si c’était une erreur, saisissez un remboursement dans la réservation.',
  lineNotInEuros: ({ currency }) => `Cette ligne est en ${currency}. Seuls les euros peuvent être enregistrés.`,
  partsSum: ({ amount }) => `La somme des montants doit être de ${fr.euros(amount)}.`,
  bookingTwice: 'Cette réservation est choisie deux fois',
}
