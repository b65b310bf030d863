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
  demoTakesNoCards: 'Un account demo non accetta carte.',
  oneDeposit: 'Scelga un solo modo di calcolare l’acconto',
  ibanInvalid: 'Questo IBAN non è valido. Controlli ogni carattere.',
  bicInvalid: 'Questo BIC non è valido: 8 o 11 lettere e cifre',
  enterAccountHolder: 'Inserisca il nome dell’intestatario del conto.',
  chooseDayFromWhichRatesApply: 'Scegliere il giorno da cui valgono le aliquote',
  documentIssued: 'Questo documento è già stato emesso.',
  somethingInvoiceMustShowMissing: 'Manca qualcosa che la fattura deve riportare.',
  requestStillWaitingAnswerAcceptFirst: 'Questa richiesta attende ancora una risposta. Prima va accettata.',
  cancellationCannotCancelled: 'Una nota di credito non può essere stornata.',
  draftNeedsNoCancellation: 'Questa è una bozza: non serve una nota di credito.',
  invoiceCancelled: 'Questa fattura è già stata stornata.',
  taxIdMissing: 'I Suoi dati: manca il codice fiscale.',
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
}
