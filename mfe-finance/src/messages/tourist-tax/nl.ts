import { nl } from '@keyhaven/shared-contracts/domain/languages/nl'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Toeristenbelasting',
  taxes: 'Tarieven',
  csv: 'CSV downloaden',
  csvHint: 'Eén regel per gemeente',
  print: 'Afdrukken',
  month: 'Maand',
  monthFormat: 'MM-YYYY',
  empty: (month) => `Geen toeristenbelasting voor ${month}`,
  emptyHint: 'Het telt de nachten van bevestigde verblijven in accommodaties met toeristenbelasting.',
  municipality: 'Gemeente',
  columns: { stays: 'Verblijven', persons: 'Personen', nights: 'Overnachtingen', taxed_nights: 'Belast' },
  exempt: 'Vrijgesteld',
  exemptNights: (reason, nights) => `${reason}: ${nl.number(nights)}`,
  reasons: {
    age: 'leeftijd',
    long_stay: 'lang verblijf',
    business: 'zakelijk',
    disabled: 'handicap',
    residents: 'inwoners',
    portal: 'geïnd door een portaal',
  },
  nobody: 'Niemand',
  amount: 'Toeristenbelasting',
  total: 'Totaal',
  about:
    'Overnachtingen van personen in deze maand: twee personen in drie nachten zijn er zes. Alle maanden van een verblijf samen zijn wat de factuur zegt.',
}
