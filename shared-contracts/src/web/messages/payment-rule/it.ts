import { it } from '../../../domain/languages/it.ts'
import { messages as guests } from '../../../domain/messages/damage-deposit/it.ts'
import type { Messages } from './en.ts'

/** `l'8` and `l'11` begin with a vowel. */
const onDay = (day: string) => (/^(8|11) /.test(day) ? `l’${day}` : `il ${day}`)

export const messages: Messages = {
  deposit: 'Acconto',
  deposits: { none: 'Nessuno', percent: 'Percentuale', nights: 'Notti', amount: 'Importo' },
  amounts: { percent: 'Percentuale del totale', nights: 'Prezzo di quante notti', amount: 'Importo' },
  nightsHint: 'Ogni notte vale una parte uguale del totale, sconti ed extra compresi.',
  days: 'Da pagare entro (giorni)',
  daysHint: 'Dalla prenotazione; per una richiesta, dal Suo sì.',
  rest: 'Saldo',
  whole: 'Importo totale',
  rests: { arrival: 'All’arrivo', before: 'Prima dell’arrivo', none: 'Non richiesto' },
  restDays: 'Giorni prima dell’arrivo',
  restHints: {
    rest: {
      arrival: 'Se l’acconto scadesse solo all’arrivo o più tardi, tutto è dovuto in una volta.',
      before: 'Se l’arrivo è così vicino che entro allora scadrebbe anche il saldo, tutto è dovuto in una volta.',
      none: 'Agli ospiti si chiede solo l’acconto, per quanto vicino sia l’arrivo.',
    },
    whole: {
      arrival: 'Gli ospiti leggono che tutto è dovuto il giorno dell’arrivo.',
      before: 'Se l’arrivo è più vicino, tutto è dovuto subito.',
      none: 'Agli ospiti non si chiede nulla prima dell’arrivo.',
    },
  },
  damage: {
    title: guests.title,
    planned: guests.planned,
    choices: { none: 'Nessuna', amount: 'Importo' },
    amount: 'Importo da bloccare',
    before: 'Bloccata (giorni prima)',
    beforeHint: 'Prima dell’arrivo, da 1 a 6.',
    after: 'Sbloccata (giorni dopo)',
    afterHint: 'Dopo la partenza, al massimo 14. Fino ad allora può addebitare un danno, con motivo e foto.',
    hint: 'Viene bloccata sulla carta dell’ospite e non addebitata. Il blocco si rinnova da solo e si scioglie da solo.',
    guestsRead: (sentence) => `Gli ospiti leggono: ${sentence}`,
    later: 'Quando tutto sopra è compilato, qui appare ciò che leggono gli ospiti.',
    noCard:
      'Nessun conto carte è collegato: agli ospiti non viene ancora chiesta. Colleghi Stripe in «Carte e wallet» nelle impostazioni fatture.',
  },
  says: {
    nothing: 'Agli ospiti non si chiede nulla prima dell’arrivo.',
    percent: (percent) => `${it.percent(percent)} del totale`,
    nights: (nights) => it.plural(nights, { one: 'il prezzo di una notte', other: 'il prezzo di # notti' }),
    amount: (euros) => it.euros(euros),
    deposit: (what, days) =>
      `Acconto: ${what} ${days === 0 ? 'il giorno della prenotazione' : `entro ${it.plural(days, { one: '# giorno', other: '# giorni' })}`}.`,
    rest: (when) => `Saldo: ${when}.`,
    all: (when) => `Importo totale: ${when}.`,
    onArrival: 'all’arrivo',
    before: (days) => it.plural(days, { one: '# giorno prima dell’arrivo', other: '# giorni prima dell’arrivo' }),
    notAsked: 'non richiesto',
    damage: (amount, before, after) =>
      `Cauzione: ${it.euros(amount)}, bloccata ${it.plural(before, { one: '# giorno', other: '# giorni' })} prima dell’arrivo e sbloccata ${after === 0 ? 'alla partenza' : `${it.plural(after, { one: '# giorno', other: '# giorni' })} dopo la partenza`}.`,
  },
  example: {
    later: 'Quando tutto sopra è compilato, qui appare un esempio con due soggiorni.',
    title: (total) => `Esempio: un soggiorno da ${it.euros(total)} prenotato oggi`,
    arrival: (day) => `Arrivo ${onDay(it.longDay(day))}`,
    until: (amount, day) => `${it.euros(amount)} entro ${onDay(it.longDay(day))}`,
    today: (amount) => `${it.euros(amount)} oggi`,
    onArrival: (amount) => `${it.euros(amount)} all’arrivo`,
    nothing: 'Nulla prima dell’arrivo',
  },
}
