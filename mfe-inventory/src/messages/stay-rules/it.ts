import { it } from '@keyhaven/shared-contracts/domain/languages/it'
import type { Messages } from './en.ts'

const nights = (count: number) => it.plural(count, { one: '# notte', other: '# notti' })
const days = (count: number) => it.plural(count, { one: '# giorno', other: '# giorni' })
const hours = (count: number) => it.plural(count, { one: '# ora', other: '# ore' })

export const messages: Messages = {
  title: 'Regole di soggiorno',
  listed: 'rules',
  intro:
    'Solo per gli ospiti: ciò che prenota Lei ne è libero. Di due regole dello stesso tipo vale la più specifica: quella dell’alloggio prima di quella della struttura, una con date prima di una che vale sempre, il periodo più breve prima del più lungo.',
  newRule: 'Nuova regola',
  empty: {
    title: 'Non servono regole',
    hint: 'Senza regole gli ospiti prenotano tutte le notti libere. Le regole dicono quanto durano i soggiorni, in quali giorni iniziano e finiscono e quanto tempo ha fra l’uno e l’altro. Tre regole consuete per iniziare:',
  },
  limits: {
    title: 'Dalle impostazioni del suo sito',
    maxNights: (count) => `Al massimo ${nights(count)}`,
    horizon: (months) => `Arrivo al più tardi entro ${it.plural(months, { one: 'un mese', other: '# mesi' })}`,
    hint: 'Valgono per tutto, qualunque cosa dica una regola.',
    change: 'Modifica nelle impostazioni',
  },
  sentence: {
    or: 'o',
    minNights: (count) => `Almeno ${nights(count)}`,
    maxNights: (count) => `Al massimo ${nights(count)}`,
    arrival: (weekdays) => `Arrivo solo di ${weekdays}`,
    departure: (weekdays) => `Partenza solo di ${weekdays}`,
    noArrival: 'Nessun arrivo',
    noDeparture: 'Nessuna partenza',
    leadTime: (count) => `Prenotato almeno ${hours(count)} prima del check-in`,
    horizon: (count) => `Arrivo entro ${days(count)}`,
    preparation: (count) =>
      count === 0
        ? 'Nessun giorno libero fra i soggiorni'
        : it.plural(count, { one: '# giorno libero fra i soggiorni', other: '# giorni liberi fra i soggiorni' }),
    gap: (count) => `Intervalli più brevi del minimo: da ${nights(count)}`,
    arriving: (weekdays) => `con arrivo di ${weekdays}`,
    staying: (weekdays) => `con una notte di ${weekdays}`,
    touching: 'con almeno una notte nel periodo',
    on: (weekdays) => `di ${weekdays}`,
    dates: it.dayRange,
  },
  form: {
    kind: 'Tipo di regola',
    kinds: {
      min_nights: 'Soggiorno minimo',
      max_nights: 'Soggiorno massimo',
      arrival_weekdays: 'Giorni di arrivo',
      departure_weekdays: 'Giorni di partenza',
      closed_to_arrival: 'Nessun arrivo in certi giorni',
      closed_to_departure: 'Nessuna partenza in certi giorni',
      lead_time: 'Preavviso prima del check-in',
      horizon: 'Con quanto anticipo',
      preparation: 'Giorni liberi fra i soggiorni',
      gap_nights: 'Intervalli brevi',
    },
    hints: {
      lead_time: 'Secondo l’ora della struttura, fino al suo check-in, o fino a mezzogiorno se non è indicato.',
      horizon: 'Il limite nelle impostazioni del suo sito resta valido.',
      preparation: 'Per pulizie e chiavi. Con 0 si può arrivare nel giorno di una partenza.',
      gap_nights:
        'Un intervallo libero più breve del minimo può essere riempito da un soggiorno di almeno tante notti.',
    },
    nights: 'Notti',
    days: 'Giorni',
    hours: 'Ore',
    allowed: 'Consentito di',
    weekdays: 'Giorni della settimana',
    everyDay: 'Nessuno scelto: ogni giorno.',
    on: 'Vale',
    ons: { arrival: 'per i soggiorni che iniziano allora', night: 'per ogni soggiorno con una notte allora' },
    from: 'Primo giorno',
    to: 'Ultimo giorno',
    always: 'Se entrambi restano vuoti, la regola vale sempre.',
    deleting: 'Le prenotazioni e le richieste che ha restano come sono.',
  },
  preview: {
    title: 'Che cosa possono prenotare gli ospiti',
    titleOf: (unit) => `Che cosa possono prenotare gli ospiti: ${unit}`,
    hint: 'Trascini sui giorni, o tenga premuto Maiusc con le frecce, per vedere quali regole vi valgono.',
    unit: 'Alloggio',
    previousMonth: 'Mese precedente',
    nextMonth: 'Mese successivo',
    calendar: (unit, month) => `Giorni di ${unit}, ${month}`,
    noArrival: 'nessun arrivo',
    noDeparture: 'nessuna partenza',
    unbookable: 'nessuno può prenotare questa notte',
    legend: {
      nights: 'Notti di un soggiorno che inizia allora',
      noArrival: 'Nessun arrivo',
      noDeparture: 'Nessuna partenza',
      unbookable: 'Nessuno può prenotare questa notte',
    },
    noRule: 'Qui non vale nessuna regola.',
    partly: (wins, of) => `in ${it.number(wins)} di ${days(of)}`,
    beaten: (rule) => `qui non vale: «${rule}» è più specifica`,
    add: 'Aggiungi una regola per questi giorni',
    unbookableNights: (ranges) => `Nessuno può prenotare le notti ${ranges}`,
    unbookableHint: 'Lì le regole si contraddicono.',
  },
  unbookable: {
    title: 'Salvato. Nessuno può più prenotare queste notti, perché delle regole si contraddicono:',
    of: (unit, ranges) => `${unit}: ${ranges}`,
    more: (count) => it.plural(count, { one: '# altro alloggio', other: '# altri alloggi' }),
    moreRanges: (count) => it.plural(count, { one: '# altro periodo', other: '# altri periodi' }),
  },
}
