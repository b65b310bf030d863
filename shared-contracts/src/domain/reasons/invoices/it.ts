import { it } from '../../languages/it.ts'
import type { AddressLine, DocumentsChange, Messages, PrintedField } from './en.ts'

const printedFields: Record<PrintedField, string> = {
  first_name: 'Il Suo nome',
  business_name: 'Il nome della Sua attività',
  tax_id: 'Il Suo codice fiscale',
  address: 'Il Suo indirizzo',
  'client.name': 'Il nome del cliente',
  'client.address': 'L’indirizzo del cliente',
  property: 'Il nome o il luogo della struttura',
  unit: 'Il nome dell’alloggio',
  services: 'I nomi dei servizi extra',
  payment_terms: 'Le Sue condizioni di pagamento',
  small_business_note: 'La Sua nota sul regime di esenzione IVA',
}

const addressLines: Record<AddressLine, string> = {
  street: 'la via',
  house_number: 'il numero civico',
  postal_code: 'il CAP',
  city: 'la località',
  country: 'il Paese',
}

const sayChange = ({ cancels: { number, total }, replacement, otherTotals = [] }: DocumentsChange) => {
  const first = `La fattura ${number} di ${it.euros(total)} viene stornata con una nota di credito`
  if (!replacement) return `${first}.`
  const totals = [replacement.total, ...otherTotals].map(it.euros).join(' o ')
  if (replacement.status === 'issued') return `${first} e viene emessa una nuova fattura di ${totals}.`
  return `${first}. La nuova fattura di ${totals} resta in bozza, perché manca qualcosa che deve riportare.`
}

export const messages: Messages = {
  lastDayMustNotBeforeFirst: 'L’ultimo giorno non può precedere il primo.',
  choosePropertyOrUnit: 'Scegliere struttura o alloggio',
  chooseWhatDownload: 'Scegliere che cosa scaricare',
  chooseWhetherInvoicesIssuedAutomatically: 'Scegliere se le fatture vengono emesse automaticamente',
  twoRatesBeginOnSameDay: 'Due aliquote iniziano lo stesso giorno',
  onlyLettersDigits: 'Solo lettere, cifre, - e /',
  chooseUnpaid: 'Scegliere non pagato',
  keyUnknown:
    'Il fornitore non conosce questa chiave. Copi la chiave segreta, o una con restrizioni, dal suo pannello.',
  providerUnavailable: 'Il fornitore al momento non è raggiungibile. Riprovi tra qualche minuto.',
  signatureWrong: 'Questa firma non è del fornitore.',
  otherAmountPaid: 'Il fornitore segnala un importo diverso da quello richiesto.',
  refundFailed: 'Il fornitore ha rifiutato questo rimborso. Il motivo è nel suo pannello.',
  nothingHeld: 'Per questo soggiorno non è bloccato nulla su una carta.',
  captureAfterArrival: 'Può trattenerne una parte dal giorno di arrivo in poi.',
  captureAtMost: ({ held }) => `Può trattenere al massimo ${it.euros(held)}: non è bloccato di più.`,
  captureRefused: 'Il fornitore ha rifiutato. Il motivo è nel suo pannello.',
  demoTakesNoCards: 'Un account demo non accetta carte.',
  oneDeposit: 'Scelga un solo modo di calcolare l’acconto',
  ibanInvalid: 'Questo IBAN non è valido. Controlli ogni carattere.',
  bicInvalid: 'Questo BIC non è valido: 8 o 11 lettere e cifre',
  enterAccountHolder: 'Inserisca il nome dell’intestatario del conto.',
  onlyDigits: 'Solo cifre',
  rateTwice: 'Ogni aliquota una sola volta',
  chooseChart: 'Scegliere SKR03 o SKR04',
  accountLengthBetween: 'Da 4 a 8 cifre',
  accountDigits: ({ digits }) => `Un conto di ${digits} cifre`,
  chooseDebtors: 'Scegliere un solo conto o uno per cliente',
  cashNotBelowZero: 'In una cassa non c’è meno di zero',
  chooseFormat: 'Scegliere CSV o Excel',
  chooseLanguage: 'Scegliere una lingua',
  oneBusinessYear: ({ from, to }) =>
    `Un lotto di registrazioni riguarda un solo esercizio. Scelga giorni dal ${it.day(from)} al ${it.day(to)} e crei un secondo file per gli altri.`,
  accountingIncomplete: 'Nelle impostazioni contabili manca qualcosa che un lotto di registrazioni deve indicare.',
  chartMissing: 'Manca il piano dei conti.',
  adviserNumberMissing: 'Manca il numero del commercialista.',
  clientNumberMissing: 'Manca il Suo numero cliente.',
  revenueAccountMissing: ({ rates }) =>
    `Manca il conto dei ricavi per ${it.list(rates.map((rate) => it.percent(rate)))}.`,
  chooseDayFromWhichRatesApply: 'Scegliere il giorno da cui valgono le aliquote',
  documentIssued: 'Questo documento è già stato emesso.',
  somethingInvoiceMustShowMissing: 'Manca qualcosa che la fattura deve riportare.',
  requestStillWaitingAnswerAcceptFirst: 'Questa richiesta attende ancora una risposta. Prima va accettata.',
  cancellationCannotCancelled: 'Una nota di credito non può essere stornata.',
  draftNeedsNoCancellation: 'Questa è una bozza: non serve una nota di credito.',
  invoiceCancelled: 'Questa fattura è già stata stornata.',
  taxIdMissing: 'I Suoi dati: manca il codice fiscale.',
  draftHasNoXml: 'Una bozza non ha ancora una fattura elettronica. La emetta prima.',
  xmlLacksSomething:
    'A questo documento manca ciò che serve per una fattura elettronica. Una volta emesso non cambia più: completi i dati, lo annulli ed emetta il successivo.',
  ownCountryUnknown: 'I Suoi dati: questo paese non ci è noto.',
  clientCountryUnknown: 'Il cliente: questo paese non ci è noto.',
  ownPhoneMissing: 'I Suoi dati: manca il numero di telefono.',
  clientEmailMissing: 'Il cliente: manca l’indirizzo e-mail.',
  clientNameMissing: 'Il cliente: manca il nome.',
  clockBehind: ({ number }) =>
    `L’ultimo documento, ${number}, ha una data successiva all’orologio di questo server. I documenti sono numerati per data, quindi non si può emettere nulla finché l’orologio non è giusto.`,
  documentsChange: (change) =>
    `Non è stato ancora salvato nulla, perché questo modifica documenti emessi. ${sayChange(change)} Ricaricare la pagina per ricevere prima la domanda.`,
  addressIncomplete: ({ client, lines }) =>
    `La fattura richiede l’indirizzo completo di ${client}: ${lines.length === 1 ? 'manca' : 'mancano'} ${it.list(lines.map((line) => addressLines[line]))}.`,
  ownLineMissing: ({ line }) => `I Suoi dati: manca ${addressLines[line]}.`,
  clientLineMissing: ({ line }) => `Il cliente: manca ${addressLines[line]}.`,
  noFee: 'Questa prenotazione non ha una penale da fatturare.',
  chooseRateOfSettings: 'Scegliere una delle aliquote delle impostazioni delle fatture',
  lettersReplaced: 'Alcune lettere non esistono in nessun carattere del documento. Verrebbero stampate come �.',
  lettersNotPrinted: ({ field, letters }) => `${printedFields[field]}: ${letters.join(' ')}`,
  tooManyLineParts: 'Scelga al massimo 20 prenotazioni per una riga',
  chooseLines: 'Scelga le righe da registrare',
  chooseLineState: 'Scelga aperta, registrata o ignorata',
  chooseStatement: 'Scelga un estratto conto',
  chooseDayForm: 'Scelga come sono scritti i giorni',
  chooseDecimal: 'Scelga il segno decimale: virgola o punto',
  statementTooBig: ({ file, megabytes }) =>
    `${file} supera ${it.number(megabytes)} MB. Scarichi l’estratto conto per meno giorni.`,
  tooManyLines: ({ max }) =>
    `Questo file ha più di ${it.number(max)} righe. Scarichi l’estratto conto per meno giorni.`,
  entryUnreadable: ({ line }) =>
    `Riga ${it.number(line)} del file: a questo movimento manca l’importo o il giorno. Non è stato importato nulla.`,
  statementBroken: ({ line }) =>
    `Questo file è danneggiato alla riga ${it.number(line)}. Lo scarichi di nuovo dalla Sua banca.`,
  otherCamt:
    'Questo file contiene avvisi della Sua banca, non l’estratto conto. Scarichi l’estratto conto come CAMT.053.',
  noCamt: 'Questo non è un estratto conto. Scarichi l’estratto conto dalla Sua banca come CAMT.053 o CSV.',
  noLines: 'In questo file non c’è alcun pagamento.',
  csvNoDay: 'Scelga la colonna con il giorno del pagamento.',
  csvNoAmount: 'Scelga la colonna con l’importo.',
  csvNoSuchDay: ({ cell }) => (cell ? `«${cell}» non è un giorno.` : 'Manca il giorno.'),
  csvNoSuchAmount: ({ cell }) => `«${cell}» non è un importo.`,
  statementTooMuch: 'Leggere questo file richiede troppo tempo. Scarichi l’estratto conto per meno giorni.',
  lineNotOpen: 'Nel frattempo questa riga è stata registrata o ignorata.',
  lineIsBooked: 'Questa riga è registrata. Se era sbagliato, inserisca un rimborso nella prenotazione.',
  lineNotInEuros: ({ currency }) => `Questa riga è in ${currency}. Si possono registrare solo euro.`,
  partsSum: ({ amount }) => `La somma degli importi deve essere ${it.euros(amount)}.`,
  bookingTwice: 'Questa prenotazione è scelta due volte',
}
