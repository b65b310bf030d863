import { messages as payments } from '@keyhaven/shared-contracts/domain/messages/payments/de'
import type { Messages } from './en.ts'

export const messages: Messages = {
  ...payments,
  title: 'Kassenbuch',
  invoices: 'Rechnungen',
  csv: 'CSV',
  excel: 'Excel',
  csvHint: 'Den Monat als CSV herunterladen',
  excelHint: 'Den Monat für Excel herunterladen',
  print: 'Drucken',
  month: 'Monat',
  monthFormat: 'MM.YYYY',
  columns: { date: 'Datum', entry: 'Vorgang', in: 'Einnahme', out: 'Ausgabe', balance: 'Bestand' },
  opening: 'Anfangsbestand',
  closing: 'Endbestand',
  endOf: (day) => `Ende des ${day}`,
  empty: (month) => `Keine Barzahlungen im ${month}`,
  emptyHint: 'Es füllt sich von selbst: Erfassen Sie in der Buchung eine Zahlung mit der Zahlungsart Bar.',
  begins: (day) => `Das Kassenbuch beginnt am ${day}. Frühere Zahlungen stehen nicht darin.`,
  belowZero: 'Die Kasse liegt unter null',
  belowZeroHint:
    'Es ging mehr Bargeld hinaus, als darin war. Prüfen Sie den Anfangsbestand und die markierten Vorgänge: Vielleicht fehlt eine Zahlung, oder eine andere Zahlungsart ist richtig.',
  counted: 'Anfangsbestand',
  countedAbout: 'Was zu Beginn des Tages in der Kasse war. Von dort an wird gerechnet.',
  countedDay: 'Erster Tag des Kassenbuchs',
  countedAmount: 'In der Kasse',
  save: 'Speichern',
  noChanges: 'Keine Änderungen',
}
