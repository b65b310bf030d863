import { it } from '@keyhaven/shared-contracts/domain/languages/it'
import { messages as party } from '@keyhaven/shared-contracts/domain/messages/party/it'
import type { Messages } from './en.ts'

const nights = (count: number) => it.plural(count, { one: '# notte', other: '# notti' })
const guests = (count: number) => it.plural(count, { one: '# ospite', other: '# ospiti' })

export const messages: Messages = {
  title: 'Panoramica',
  calendar: 'Calendario',
  loading: 'Caricamento della panoramica',
  pending: 'In attesa',
  shownOf: (visible, count) => `${it.number(visible)} di ${it.number(count)}.`,
  seeAll: 'Vedi tutte',

  figures: {
    guests: 'Ospiti',
    present: 'ora presenti',
    presentAndArriving: (count) => `presenti, ${it.number(count)} in arrivo oggi`,
    occupancy: 'Occupazione',
    today: 'oggi',
    monthlyOccupancy: 'Occupazione mensile',
    thisMonth: 'questo mese',
    nextArrival: 'Prossimo arrivo',
    nextDeparture: 'Prossima partenza',
    confirmed: 'confermato',
    whose: (name, unit, more) =>
      `${name}, ${unit}${more > 0 ? ` ${more === 1 ? 'e un altro' : `e altri ${it.number(more)}`}` : ''}`,
    pendingSooner: (day) => `in attesa: ${it.dayAndMonth(day)}`,
    withPending: (note) => `${note}, inclusi quelli in attesa`,
    share: (percent) => it.percent(percent, 1),
  },
  today: {
    title: 'Oggi',
    choose: 'Elenco di oggi',
    loading: (list) => `Caricamento: ${list}`,
    arrivals: { title: 'Arrivi', short: 'Arrivi', none: 'Oggi non arriva nessuno' },
    in_house: { title: 'In casa', short: 'In casa', none: 'Nessun altro è in casa' },
    departures: { title: 'Partenze', short: 'Partenze', none: 'Oggi non parte nessuno' },
    unpaid_deposits: { title: 'Acconti non pagati', short: 'Acconti', none: 'Nessun acconto è dovuto' },
    guestsIn: (unit, count) => `${unit} · ${guests(count)}`,
    until: (unit, day) => `${unit} · fino al ${it.dayAndMonth(day)}`,
    onPortal: (unit, portal) => `${unit} · ${portal}`,
    nightsIn: (unit, count) => `${unit} · ${nights(count)}`,
    depositDue: (amount, due) => `${it.euros(amount)} · da pagare entro il ${it.dayAndMonth(due)}`,
    depositOf: (amount, arrival) => `${it.euros(amount)} · arrivo ${it.dayAndMonth(arrival)}`,
    more: (count) => it.plural(count, { one: 'Mostra un altro', other: 'Mostra altri #' }),
    fewer: 'Mostra meno',
  },
  changes: {
    title: 'Modifiche chieste dagli ospiti',
    waiting: (count) =>
      it.plural(count, { one: '# ospite chiede una modifica', other: '# ospiti chiedono una modifica' }),
    answer: 'Rispondi',
    answerOf: (guest) => `Rispondi alla modifica di ${guest}`,
  },
  requests: {
    title: 'Richieste in attesa',
    waiting: (count) =>
      it.plural(count, {
        one: '# richiesta attende la Sua risposta',
        other: '# richieste attendono la Sua risposta',
      }),
    stay: (stay) => `${it.day(stay.from)} – ${it.day(stay.to)}, ${nights(stay.nights)}, ${party.party(stay.who)}`,
    minutesLeft: (count) => `ancora ${count}\u00a0min`,
    hoursLeft: (count) => `ancora ${count}\u00a0h`,
  },
  toConfirm: {
    title: 'Ancora in attesa',
    waiting: (count) =>
      it.plural(count, {
        one: '# soggiorno in attesa inizia entro due settimane: lo confermi, altrimenti conta solo come notti occupate',
        other:
          '# soggiorni in attesa iniziano entro due settimane: li confermi, altrimenti contano solo come notti occupate',
      }),
  },
  booked: {
    title: 'Prenotazioni immediate',
    since: (count) =>
      it.plural(count, {
        one: '# prenotazione immediata nelle ultime 24 ore',
        other: '# prenotazioni immediate nelle ultime 24 ore',
      }),
  },
  steps: {
    title: 'Cinque passi verso la prima prenotazione',
    hide: 'Nascondi',
    done: (doneCount, all) => `${doneCount} di ${all} completati`,
    state: { done: 'Fatto', next: 'Prossimo', later: 'Più tardi' },
    details: {
      title: 'I Suoi dati',
      hint: 'Nome, indirizzo e codice fiscale compaiono sulle Sue fatture.',
      action: 'Inserisci i dati',
    },
    property: {
      title: 'La prima struttura',
      hint: 'La casa o il luogo con il suo indirizzo.',
      action: 'Aggiungi una struttura',
    },
    unit: {
      title: 'Il primo alloggio e il suo prezzo',
      hint: 'La camera, l’appartamento o la casa che gli ospiti prenotano, con il prezzo per notte.',
      action: 'Aggiungi un alloggio',
    },
    picture: {
      title: 'Una foto',
      hint: 'Gli ospiti guardano prima le foto. Per aggiungerne, modificare la struttura o l’alloggio.',
      action: 'Aggiungi una foto',
    },
    booking: {
      title: 'La prima prenotazione',
      hint: 'Inserirne una, o inviare agli ospiti il link alla propria pagina pubblica: si trova nelle impostazioni.',
      action: 'Aggiungi una prenotazione',
    },
  },
}
