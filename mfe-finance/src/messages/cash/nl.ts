import { messages as payments } from '@keyhaven/shared-contracts/domain/messages/payments/nl'
import type { Messages } from './en.ts'

export const messages: Messages = {
  ...payments,
  title: 'Kasboek',
  invoices: 'Facturen',
  csv: 'CSV',
  excel: 'Excel',
  csvHint: 'De maand als CSV downloaden',
  excelHint: 'De maand voor Excel downloaden',
  print: 'Afdrukken',
  month: 'Maand',
  monthFormat: 'MM.YYYY',
  columns: { date: 'Datum', entry: 'Mutatie', in: 'Ontvangen', out: 'Uitgegeven', balance: 'Saldo' },
  opening: 'Beginsaldo',
  closing: 'Eindsaldo',
  endOf: (day) => `Einde van ${day}`,
  empty: (month) => `Geen contante betalingen in ${month}`,
  emptyHint: 'Het vult zichzelf: voer in de boeking een contante betaling in.',
  begins: (day) => `Het kasboek begint op ${day}. Eerdere betalingen staan er niet in.`,
  belowZero: 'De kas staat onder nul',
  belowZeroHint:
    'Er ging meer contant geld uit dan erin zat. Controleer het beginsaldo en de gemarkeerde mutaties: misschien ontbreekt er een betaling, of is een andere betaalwijze juist.',
  counted: 'Beginsaldo',
  countedAbout: 'Wat er aan het begin van de dag in de kas zat. Vanaf daar wordt gerekend.',
  countedDay: 'Eerste dag van het kasboek',
  countedAmount: 'In de kas',
  save: 'Opslaan',
  noChanges: 'Geen wijzigingen',
}
