import { messages as payments } from '@keyhaven/shared-contracts/domain/messages/payments/it'
import type { Messages } from './en.ts'

export const messages: Messages = {
  ...payments,
  title: 'Libro cassa',
  invoices: 'Fatture',
  csv: 'CSV',
  excel: 'Excel',
  csvHint: 'Scarica il mese in CSV',
  excelHint: 'Scarica il mese per Excel',
  print: 'Stampa',
  month: 'Mese',
  monthFormat: 'MM.YYYY',
  columns: { date: 'Data', entry: 'Movimento', in: 'Entrata', out: 'Uscita', balance: 'Saldo' },
  opening: 'Saldo iniziale',
  closing: 'Saldo finale',
  endOf: (day) => `Fine del ${day}`,
  empty: (month) => `Nessun pagamento in contanti a ${month}`,
  emptyHint: 'Si compila da solo: inserisca nella prenotazione un pagamento in contanti.',
  begins: (day) => `Il libro cassa inizia il ${day}. I pagamenti precedenti non vi compaiono.`,
  belowZero: 'La cassa è sotto zero',
  belowZeroHint:
    'È uscito più contante di quanto ce ne fosse. Controlli il saldo iniziale e i movimenti segnati: forse manca un pagamento, o è giusto un altro metodo.',
  counted: 'Saldo iniziale',
  countedAbout: 'Quanto c’era in cassa all’inizio del giorno. Il calcolo parte da lì.',
  countedDay: 'Primo giorno del libro',
  countedAmount: 'In cassa',
  save: 'Salva',
  noChanges: 'Nessuna modifica',
}
