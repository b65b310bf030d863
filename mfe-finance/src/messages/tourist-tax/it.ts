import { it } from '@keyhaven/shared-contracts/domain/languages/it'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Tassa di soggiorno',
  taxes: 'Tariffe',
  csv: 'Scarica CSV',
  csvHint: 'Una riga per comune',
  print: 'Stampa',
  month: 'Mese',
  monthFormat: 'MM/YYYY',
  empty: (month) => `Nessuna tassa di soggiorno per ${month}`,
  emptyHint: 'Conta le notti dei soggiorni confermati nelle strutture che devono la tassa di soggiorno.',
  municipality: 'Comune',
  columns: { stays: 'Soggiorni', persons: 'Persone', nights: 'Pernottamenti', taxed_nights: 'Tassati' },
  exempt: 'Esenti',
  exemptNights: (reason, nights) => `${reason}: ${it.number(nights)}`,
  reasons: {
    age: 'età',
    long_stay: 'soggiorno lungo',
    business: 'lavoro',
    disabled: 'disabilità',
    residents: 'residenti',
    portal: 'riscossa da un portale',
  },
  nobody: 'Nessuno',
  amount: 'Tassa di soggiorno',
  total: 'Totale',
  about:
    'Pernottamenti di questo mese: due persone per tre notti sono sei. Tutti i mesi di un soggiorno insieme danno quanto dice la sua fattura.',
}
