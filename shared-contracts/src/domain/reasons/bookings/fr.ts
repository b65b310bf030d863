import { fr } from '../../languages/fr.ts'
import type { Messages } from './en.ts'

export const messages: Messages = {
  taxBelowDeclared: ({ declared, now }) =>
    `${fr.euros(declared)} de taxe de séjour étaient déclarés ; pour ces voyageurs, c’est ${fr.euros(now)}. Confirmez le montant inférieur.`,
  owesNoTax: 'Ce séjour ne doit pas de taxe de séjour.',
  birthdayOutsideStay: 'L’anniversaire doit être une nuit du séjour.',
  chooseColumns: 'Choisissez pour chaque colonne où elle va',
  firstTaken: ({ taken, others }) => `${taken} est retenu ; ${others.join(', ')} va dans les notes`,
  addressLinesRead: ({ lines }) => `Plusieurs lignes ont été lues comme une adresse : ${lines.join(' / ')}`,
  zeroAdded: ({ read, written }) => `${written} est lu ${read} : les tableurs suppriment le zéro initial`,
  notesCut: ({ most }) => `Les notes dépassent ${fr.number(most)} caractères : la suite est omise`,
  enterAges: 'Choisissez l’âge de chaque enfant, de 0 à 17 ans.',
  oneAdult: 'Au moins un des voyageurs doit être adulte.',
  chooseAcceptOrDecline: 'Choisissez d’accepter ou de refuser',
  depositPaidRequired: 'Indiquez si l’acompte est payé.',
  chooseDepositDue: 'Choisissez jusqu’à quand l’acompte est dû.',
  chooseCurrentOrKeep: 'Choisissez si le prix est recalculé',
  nameInvoiceNumber: 'Désignez la facture par son numéro',
  choosePaidOrUnpaid: 'Choisissez payé ou impayé',
  chooseOpen: 'Choisissez en attente',
  chooseOneStages: 'Choisissez l’une des étapes',
  listUnitIds: 'Indiquez les numéros des logements, comme 1,2,3',
  listAtLeastOneUnit: 'Indiquez au moins un logement',
  windowEndsBeforeBegins: 'La période se termine avant de commencer.',
  choosePreviewOrImport: 'Choisissez l’aperçu ou l’importation',
  enterPhoneNumberOrEmailAddress: 'Saisissez un numéro de téléphone ou une adresse e-mail',
  chooseWhatPaid: 'Choisissez ce qui a été payé',
  amountAboveZero: 'Saisissez un montant supérieur à 0\u00a0€',
  chooseHowPaid: 'Choisissez le mode de paiement',
  hasPayments:
    'Des paiements sont enregistrés pour cette réservation\u00a0: elle ne peut pas être supprimée. Annulez-la.',
  workbookNotCsv:
    'C’est un classeur, pas un fichier CSV. Ouvrez-le dans votre tableur et enregistrez-le d’abord en CSV.',
  notTextFileChooseCsvFile: 'Ce n’est pas un fichier texte. Choisissez un fichier CSV.',
  fileEmpty: 'Ce fichier est vide.',
  fileBrokenQuotationMarkNeverClosed: 'Ce fichier est endommagé\u00a0: un guillemet n’est jamais fermé.',
  unitTakenNow: 'Le logement est occupé.',
  unitNotBookable: 'Ce logement ne peut pas être réservé\u00a0: il est inactif ou indisponible.',
  unitDoesNotBelongSelectedProperty: 'Ce logement n’appartient pas à l’hébergement choisi.',
  propertyNotActive: 'Cet hébergement n’est pas actif.',
  promoCodeNoLongerValid: 'Ce code promo n’est plus valable.',
  demoAccountSendsNoMail: 'Un compte de démo n’envoie pas d’e-mails.',
  guestHasNoAddress: 'L’adresse e-mail de ce voyageur n’est pas connue. Saisissez-la d’abord dans la fiche du client.',
  paymentAhead:
    'Un paiement qui n’est pas encore arrivé ne peut pas être saisi : choisissez un jour jusqu’à aujourd’hui.',
  dueOnArrival: 'Cette partie est due à l’arrivée : vous pourrez la rappeler après ce jour.',
  nothingDue: 'Rien n’est dû pour cette réservation.',
  remindedToday: 'Ce voyageur a déjà reçu un rappel au cours des dernières 24 heures.',
  notConfirmedNothingToTell: 'Cette réservation n’est pas encore confirmée, il n’y a donc rien à annoncer au voyageur.',
  hasIssuedInvoice:
    'Une facture a été émise pour cette réservation\u00a0: elle ne peut pas être supprimée. Annulez-la.',
  fileTooBig: ({ file }) => `«\u202f${file}\u202f» est trop volumineux (2 Mo au plus)`,
  takenNights: ({ ranges, isMore }) => {
    const named = ranges.map((range) => `du ${fr.day(range.check_in)} au ${fr.day(range.check_out)}`)
    return `Le logement est occupé ${named.join(', ')}${isMore ? ' et à d’autres dates' : ''}.`
  },
  enterNightsChange: 'Saisissez un prix ou une règle pour ces nuits.',
  closedByOtherRule: 'Une autre règle ferme certains de ces jours\u00a0: modifiez-la sous Règles de séjour.',
  nightsChangedSince: 'Ces nuits ont été modifiées entre-temps\u00a0: rien n’a été annulé.',
  cannotUndoNights: 'Cela ne peut pas être annulé.',
  enterFee: 'Indiquez les frais d’annulation, 0 ou plus',
  feeAtMost: ({ total }) => `Les frais d’annulation peuvent être de ${fr.euros(total)} au plus`,
  refundTooLarge: ({ paid }) => `Vous pouvez rembourser ${fr.euros(paid)} au plus\u00a0: rien de plus n’a été payé.`,
  refundAtMost: ({ paid }) => `Vous pouvez rembourser ${fr.euros(paid)} au plus.`,
  wasPaid: ({ paid }) =>
    `${fr.euros(paid)} ont été payés pour cette réservation\u00a0: elle ne peut pas être supprimée. Annulez-la.`,
  serviceOfOtherProperty: ({ service }) => `«\u202f${service}\u202f» n’est pas une prestation de l’hébergement choisi.`,
  serviceNotActive: ({ service }) => `«\u202f${service}\u202f» n’est pas active.`,
  nameColumns: ({ columns }) => `La première ligne doit nommer les colonnes\u00a0: ${columns.join(', ')}.`,
  noLastNameColumn: 'La colonne «\u202fLast name\u202f» manque.',
  noContactColumn: 'Il manque une colonne «\u202fEmail\u202f» ou «\u202fPhone\u202f».',
  noRows: 'Ce fichier a des noms de colonnes, mais aucune ligne.',
  tooManyCells:
    'Ce fichier a bien plus de cellules qu’une liste de clients. Retirez les colonnes inutiles ou répartissez-le en plusieurs fichiers.',
  tooManyRows: ({ rows, most }) =>
    `Ce fichier a ${fr.number(rows)} lignes. Vous pouvez en importer ${fr.number(most)} à la fois au plus\u00a0: répartissez-le en plusieurs fichiers.`,
}
