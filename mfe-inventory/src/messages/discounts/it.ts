import { it } from '@keyhaven/shared-contracts/domain/languages/it'
import { messages as lines } from '@keyhaven/shared-contracts/domain/messages/discounts/it'
import { messages as party } from '@keyhaven/shared-contracts/domain/messages/party/it'
import type { Messages } from './en.ts'

const nights = (count: number) => it.plural(count, { one: '# notte', other: '# notti' })
const days = (count: number) => it.plural(count, { one: '# giorno', other: '# giorni' })
const bookedAt = (daysAhead: number) =>
  daysAhead === 0 ? 'prenotato il giorno dell’arrivo' : `prenotato ${days(daysAhead)} prima`

export const messages: Messages = {
  title: 'Sconti',
  listed: 'discounts',
  newDiscount: 'Nuovo sconto',
  order:
    'Un solo ordine, ogni passo su ciò che resta dal precedente: prezzi delle notti, tariffa, durata del soggiorno, last minute o prenotazione anticipata (il migliore, mai entrambi), codice promozionale. Spese e tasse non vengono mai ridotte.',
  empty: {
    title: 'Ancora nessuno sconto',
    hint: 'Soggiorni lunghi, notti libere di questa settimana, ospiti che prenotano presto: uno sconto si applica da sé, senza codice. I più comuni per cominciare:',
  },
  kinds: { length_of_stay: 'Durata del soggiorno', last_minute: 'Last minute', early_bird: 'Prenotazione anticipata' },
  sentence: {
    length_of_stay: (count, percent) => `Da ${nights(count)}: ${it.percent(percent)} di sconto`,
    last_minute: (count, percent) =>
      count === 0
        ? `Prenotato il giorno dell’arrivo: ${it.percent(percent)} di sconto`
        : `Prenotato al massimo ${days(count)} prima dell’arrivo: ${it.percent(percent)} di sconto`,
    early_bird: (count, percent) =>
      `Prenotato almeno ${days(count)} prima dell’arrivo: ${it.percent(percent)} di sconto`,
  },
  overruled: (names) => `Non per ${names}: al loro posto valgono gli sconti propri.`,
  form: {
    kind: 'Sconto per',
    kinds: {
      length_of_stay: 'Soggiorni lunghi',
      last_minute: 'Prenotazione tardiva (last minute)',
      early_bird: 'Prenotazione anticipata',
    },
    nights: 'Da quante notti',
    days: {
      last_minute: 'Al massimo tanti giorni prima dell’arrivo',
      early_bird: 'Almeno tanti giorni prima dell’arrivo',
    },
    percent: 'Percentuale di sconto',
    percentHint: 'Su notti e persone aggiuntive.',
    scopeHint:
      'Se un alloggio o una struttura ha sconti propri di questo tipo, valgono al posto di quelli più generali.',
    deleting: 'Le prenotazioni esistenti mantengono il loro prezzo.',
  },
  example: {
    title: 'Esempio di calcolo',
    titleOf: (unit) => `Esempio di calcolo: ${unit}`,
    hint: 'Quanto costa un soggiorno con i Suoi prezzi e sconti. Cambi i giorni per provarne un altro.',
    unit: 'Alloggio',
    arrival: 'Arrivo',
    nights: 'Notti',
    bookedOn: 'Prenotato il',
    plan: 'Tariffa',
    plans: {
      flexible: 'Flessibile',
      non_refundable: (percent) => `Non rimborsabile, ${it.percent(percent)} di sconto`,
    },
    code: 'Codice promozionale',
    noCode: 'Nessuno',
    codeOf: (code, percent) => `${code}, ${it.percent(percent)}`,
    stay: (arrival, count, daysAhead, guests) =>
      `${nights(count)} da ${it.longDayWithWeekday(arrival)}, ${bookedAt(daysAhead)}, ${it.plural(guests, { one: '# ospite', other: '# ospiti' })}`,
    later: 'Scelga un arrivo dal giorno della prenotazione in poi e quante notti.',
    notCounted: 'Lo sconto di questo modulo non vale per questo soggiorno.',
    total: 'Totale',
  },
  lines: {
    ...lines,
    chargedFor: party.chargedFor,
    notReduced: party.notReduced,
    percentOf: party.percentOf,
    nights: (count) => it.plural(count, { one: 'Notte', other: 'Notti' }),
    extraPersons: (count) =>
      it.plural(count, { one: '# persona aggiuntiva, per notte', other: '# persone aggiuntive, per notte' }),
  },
}
