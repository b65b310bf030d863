import { it } from '@keyhaven/shared-contracts/domain/languages/it'
import { messages as discounts } from '@keyhaven/shared-contracts/domain/messages/discounts/it'
import { messages as party } from '@keyhaven/shared-contracts/domain/messages/party/it'
import type { Messages } from './en.ts'

export const messages: Messages = {
  invoice: 'Fattura',
  cancellation: () => 'Nota di credito',
  draft: {
    title: (kind, reference) => `${kind} (bozza) ${reference}`,
    number: 'Bozza',
    stamp: 'BOZZA',
    file: (reference) => `Bozza-${reference}`,
    notYet: 'Bozza: non è ancora una fattura.',
  },
  subject: (reference) => `Prenotazione ${reference}`,
  logoOf: (name) => `Logo di ${name}`,
  page: (page, count) => `Pagina ${page} di ${count}`,
  facts: { number: 'Numero', date: 'Data', cancels: 'Annulla', issuedOn: 'Emessa il', booking: 'Prenotazione' },
  parties: {
    from: 'Emittente',
    billedTo: 'Intestatario',
    cancelledFor: 'Intestatario',
    taxId: (id) => `P. IVA/C.F. ${id}`,
  },
  stay: {
    unit: 'Alloggio',
    arrival: 'Arrivo',
    departure: 'Partenza',
    stay: 'Soggiorno',
    nights: (count) => it.plural(count, { one: '# notte', other: '# notti' }),
    guests: (count) => it.plural(count, { one: '# ospite', other: '# ospiti' }),
  },
  lines: {
    chargedFor: party.chargedFor,
    notReduced: party.notReduced,
    percentOf: party.percentOf,
    description: 'Descrizione',
    quantity: 'Quantità',
    price: 'Prezzo',
    amount: 'Importo',
    carried: 'Riporto',
    nights: (count) => it.plural(count, { one: 'Notte', other: 'Notti' }),
    extraPersons: (count) =>
      it.plural(count, { one: '# persona aggiuntiva, a notte', other: '# persone aggiuntive, a notte' }),
    ...discounts,
  },
  sums: {
    subtotal: 'Subtotale',
    total: 'Totale',
    depositReceived: 'Acconto ricevuto',
    paymentsReceived: 'Pagamenti ricevuti',
    refunded: 'Rimborsato',
    balance: 'Saldo',
    depositRequested: 'Acconto richiesto',
    depositRequestedInTotal: 'Acconto richiesto in totale',
  },
  fee: (reference) => `Penale di annullamento della prenotazione ${reference}`,
  feeNote: 'Indennizzo per l’annullamento: IVA non applicata.',
  feeTerms: 'Pagamento senza detrazioni.',
  noVat: 'senza',
  vat: { rate: 'IVA', net: 'Imponibile', tax: 'Imposta', gross: 'Totale', percent: it.percent },
  cancelsInvoice: (number, date) => `Questo documento annulla la fattura ${number} del ${it.day(date)}.`,
  smallBusinessNote: 'IVA non applicata: regime di franchigia per le piccole imprese.',
  paymentTerms: 'Pagamento senza detrazioni al più tardi all’arrivo.',
  termsOfPlan: 'Pagamento senza detrazioni entro le date concordate.',
}
