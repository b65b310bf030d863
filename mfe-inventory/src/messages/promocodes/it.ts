import { it } from '@keyhaven/shared-contracts/domain/languages/it'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Codici promozionali',
  empty: {
    title: 'Ancora nessun codice promozionale',
    hint: 'Con un codice promozionale gli ospiti hanno uno sconto in percentuale su tutto il soggiorno, finché il codice è valido.',
    action: 'Aggiungi il primo codice',
  },
  validUntil: 'Valido fino al',
  columns: { discount: 'Sconto', used: 'Utilizzato', edit: 'Modifica' },
  percent: (value) => it.percent(value),
  bookings: (count) => it.plural(count, { one: '# prenotazione', other: '# prenotazioni' }),
  saved: (amount) => `${it.euros(amount)} di sconto`,
  notUsed: 'Non ancora',
  form: { code: 'Codice', discount: 'Sconto in percentuale' },
}
