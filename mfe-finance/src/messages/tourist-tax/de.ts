import { de } from '@keyhaven/shared-contracts/domain/languages/de'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Ortstaxe',
  taxes: 'Sätze',
  csv: 'CSV herunterladen',
  csvHint: 'Eine Zeile pro Gemeinde',
  print: 'Drucken',
  month: 'Monat',
  monthFormat: 'MM.YYYY',
  empty: (month) => `Keine Ortstaxe für ${month}`,
  emptyHint: 'Gezählt werden die Nächte bestätigter Aufenthalte in Unterkünften mit Ortstaxe.',
  municipality: 'Gemeinde',
  columns: { stays: 'Aufenthalte', persons: 'Personen', nights: 'Nächtigungen', taxed_nights: 'Pflichtig' },
  exempt: 'Befreit',
  exemptNights: (reason, nights) => `${reason}: ${de.number(nights)}`,
  reasons: {
    age: 'Alter',
    long_stay: 'langer Aufenthalt',
    business: 'beruflich',
    disabled: 'Behinderung',
    residents: 'Ortsansässige',
    portal: 'vom Portal eingehoben',
  },
  nobody: 'Niemand',
  amount: 'Ortstaxe',
  total: 'Summe',
  about:
    'Nächtigungen von Personen in diesem Monat: Zwei Personen in drei Nächten sind sechs. Alle Monate eines Aufenthalts zusammen ergeben, was seine Rechnung sagt.',
}
