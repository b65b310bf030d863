import { it } from '../../languages/it.ts'
import type { Messages } from './en.ts'

export const messages: Messages = {
  taxBelowDeclared: ({ declared, now }) =>
    `Erano dichiarati ${it.euros(declared)} di tassa di soggiorno; per questi ospiti sono ${it.euros(now)}. Conferma l’importo inferiore.`,
  owesNoTax: 'Questo soggiorno non deve tassa di soggiorno.',
  birthdayOutsideStay: 'Il compleanno deve essere una notte del soggiorno.',
  chooseColumns: 'Scegliere per ogni colonna dove va',
  firstTaken: ({ taken, others }) => `Si prende ${taken}; ${others.join(', ')} va nelle note`,
  addressLinesRead: ({ lines }) => `Più righe sono state lette come un indirizzo: ${lines.join(' / ')}`,
  zeroAdded: ({ read, written }) => `${written} viene letto come ${read}: i fogli di calcolo tolgono lo zero iniziale`,
  notesCut: ({ most }) => `Le note superano ${it.number(most)} caratteri: il resto viene tralasciato`,
  enterAges: 'Indichi l’età di ogni bambino, da 0 a 17 anni.',
  oneAdult: 'Almeno uno degli ospiti deve essere adulto.',
  chooseAcceptOrDecline: 'Scegliere accetta o rifiuta',
  depositPaidRequired: 'Indicare se l’acconto è stato pagato.',
  chooseDepositDue: 'Scelga entro quando è dovuto l’acconto.',
  chooseCurrentOrKeep: 'Scegliere se ricalcolare il prezzo',
  nameInvoiceNumber: 'Indicare la fattura con il suo numero',
  choosePaidOrUnpaid: 'Scegliere pagato o non pagato',
  chooseOpen: 'Scegliere in attesa',
  chooseOneStages: 'Scegliere una delle fasi',
  listUnitIds: 'Indicare i numeri degli alloggi, come 1,2,3',
  listAtLeastOneUnit: 'Indicare almeno un alloggio',
  windowEndsBeforeBegins: 'Il periodo finisce prima di iniziare.',
  choosePreviewOrImport: 'Scegliere anteprima o importazione',
  enterPhoneNumberOrEmailAddress: 'Inserire un numero di telefono o un indirizzo e-mail',
  chooseWhatPaid: 'Scegliere che cosa è stato pagato',
  amountAboveZero: 'Inserire un importo superiore a 0\u00a0€',
  chooseHowPaid: 'Scegliere come è stato pagato',
  hasPayments: 'Per questa prenotazione sono registrati dei pagamenti, quindi non può essere eliminata. Annullarla.',
  workbookNotCsv:
    'Questa è una cartella di lavoro, non un file CSV. Aprirla nel foglio di calcolo e salvarla prima come CSV.',
  notTextFileChooseCsvFile: 'Questo non è un file di testo. Scegliere un file CSV.',
  fileEmpty: 'Questo file è vuoto.',
  fileBrokenQuotationMarkNeverClosed: 'Questo file è danneggiato: delle virgolette non vengono mai chiuse.',
  unitTakenNow: 'L’alloggio è occupato.',
  unitNotBookable: 'Questo alloggio non è prenotabile: non è attivo o non è disponibile.',
  unitDoesNotBelongSelectedProperty: 'Questo alloggio non appartiene alla struttura scelta.',
  propertyNotActive: 'Questa struttura non è attiva.',
  promoCodeNoLongerValid: 'Questo codice promozionale non è più valido.',
  demoAccountSendsNoMail: 'Un account demo non invia e-mail.',
  guestHasNoAddress: 'Di questo ospite non si conosce l’indirizzo e-mail. Inserirlo prima nella scheda del cliente.',
  notConfirmedNothingToTell:
    'Questa prenotazione non è ancora confermata, quindi non c’è nulla da comunicare all’ospite.',
  hasIssuedInvoice: 'Per questa prenotazione è stata emessa una fattura, quindi non può essere eliminata. Annullarla.',
  fileTooBig: ({ file }) => `«${file}» è troppo grande (al massimo 2 MB)`,
  takenNights: ({ ranges, isMore }) => {
    const named = ranges.map((range) => `dal ${it.day(range.check_in)} al ${it.day(range.check_out)}`)
    return `L’alloggio è occupato ${named.join(', ')}${isMore ? ' e in altri giorni' : ''}.`
  },
  enterNightsChange: 'Inserisci un prezzo o una regola per queste notti.',
  closedByOtherRule: 'Un’altra regola chiude alcuni di questi giorni: modificala in Regole di soggiorno.',
  nightsChangedSince: 'Queste notti sono state modificate nel frattempo: non è stato annullato nulla.',
  cannotUndoNights: 'Questa modifica non si può annullare.',
  enterFee: 'Inserire la penale di annullamento, 0 o più',
  feeAtMost: ({ total }) => `La penale di annullamento può essere al massimo di ${it.euros(total)}`,
  refundTooLarge: ({ paid }) => `Si possono rimborsare al massimo ${it.euros(paid)}: non è stato pagato di più.`,
  refundAtMost: ({ paid }) => `Si possono rimborsare al massimo ${it.euros(paid)}.`,
  wasPaid: ({ paid }) =>
    `Per questa prenotazione sono stati pagati ${it.euros(paid)}, quindi non può essere eliminata. Annullarla.`,
  serviceOfOtherProperty: ({ service }) => `«${service}» non è un servizio della struttura scelta.`,
  serviceNotActive: ({ service }) => `«${service}» non è attivo.`,
  columnTwice: ({ column }) => `La colonna «${column}» compare due volte.`,
  nameColumns: ({ columns }) => `La prima riga deve indicare le colonne: ${columns.join(', ')}.`,
  noLastNameColumn: 'Manca la colonna «Last name».',
  noContactColumn: 'Manca una colonna «Email» o «Phone».',
  noRows: 'Questo file ha i nomi delle colonne, ma nessuna riga.',
  tooManyCells:
    'Questo file ha molte più celle di un elenco di clienti. Togliere le colonne che non servono o dividerlo in più file.',
  tooManyRows: ({ rows, most }) =>
    `Questo file ha ${it.number(rows)} righe. Se ne possono importare al massimo ${it.number(most)} alla volta: dividerlo in più file.`,
}
