import { it } from '@keyhaven/shared-contracts/domain/languages/it'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Codici promozionali',
  empty: {
    title: 'Ancora nessun codice promozionale',
    hint: 'Con un codice promozionale gli ospiti hanno uno sconto in percentuale o un importo in meno sul soggiorno, finché il codice è valido.',
    action: 'Aggiungi il primo codice',
  },
  validUntil: 'Valido fino al',
  columns: { discount: 'Sconto', used: 'Utilizzato', edit: 'Modifica' },
  amount: (value) => it.euros(value),
  percent: (value) => it.percent(value),
  bookings: (count) => it.plural(count, { one: '# prenotazione', other: '# prenotazioni' }),
  saved: (amount) => `${it.euros(amount)} di sconto`,
  notUsed: 'Non ancora',
  form: {
    code: 'Codice',
    kind: 'Percentuale o importo',
    kinds: { percent: 'Percentuale', amount: 'Importo' },
    discount: 'Sconto in percentuale',
    amount: 'Sconto in euro',
    amountHint: 'Al massimo quanto costa il soggiorno.',
  },
  conditions: {
    title: 'Condizioni',
    none: 'Nessuna',
    validFrom: 'Prenotabile dal',
    stayFrom: 'Prima notte',
    stayTo: 'Ultima notte',
    stayHint: 'Tutte le notti del soggiorno sono in questo periodo.',
    minNights: 'Notti minime',
    units: 'Alloggi',
    allUnits: 'Tutti gli alloggi',
    archivedUnit: 'Alloggio archiviato',
    maxUses: 'Utilizzi in totale',
    maxUsesPerGuest: 'Utilizzi per ospite',
    unlimited: 'Senza limite',
    usesHint: 'Contano le prenotazioni non annullate e le richieste in attesa.',
  },
  // In few words, for the list.
  bound: {
    from: (day) => `Prenotabile dal ${it.day(day)}`,
    dates: ({ from, to }) => {
      if (!to) return `Notti dal ${it.day(from ?? '')}`
      return from ? `Notti dal ${it.day(from)} al ${it.day(to)}` : `Notti fino al ${it.day(to)}`
    },
    nights: (count) => it.plural(count, { one: 'Da # notte', other: 'Da # notti' }),
    units: (count) => it.plural(count, { one: '# alloggio', other: '# alloggi' }),
    uses: (count) => it.plural(count, { one: '# utilizzo', other: '# utilizzi' }),
    usesPerGuest: (count) => `${it.number(count)} per ospite`,
  },
}
