import { nl } from '@keyhaven/shared-contracts/domain/languages/nl'
import { messages as party } from '@keyhaven/shared-contracts/domain/messages/party/nl'
import type { Messages } from './en.ts'

const nights = (count: number) => nl.plural(count, { one: '# nacht', other: '# nachten' })
const guests = (count: number) => nl.plural(count, { one: '# gast', other: '# gasten' })

export const messages: Messages = {
  title: 'Overzicht',
  calendar: 'Kalender',
  loading: 'Overzicht wordt geladen',
  pending: 'In afwachting',
  shownOf: (visible, count) => `${nl.number(visible)} van ${nl.number(count)}.`,
  seeAll: 'Alles bekijken',

  figures: {
    guests: 'Gasten',
    present: 'nu aanwezig',
    presentAndArriving: (count) => `aanwezig, ${nl.number(count)} komen vandaag aan`,
    occupancy: 'Bezetting',
    today: 'vandaag',
    monthlyOccupancy: 'Bezetting per maand',
    thisMonth: 'deze maand',
    nextArrival: 'Volgende aankomst',
    nextDeparture: 'Volgend vertrek',
    confirmed: 'bevestigd',
    whose: (name, unit, more) =>
      `${name}, ${unit}${more > 0 ? ` ${more === 1 ? 'en nog 1' : `en nog ${nl.number(more)}`}` : ''}`,
    pendingSooner: (day) => `in afwachting: ${nl.dayAndMonth(day)}`,
    withPending: (note) => `${note}, inclusief in afwachting`,
    share: (percent) => nl.percent(percent, 1),
  },
  today: {
    title: 'Vandaag',
    choose: 'Lijst van vandaag',
    loading: (list) => `${list} wordt geladen`,
    arrivals: { title: 'Aankomsten', short: 'Aankomst', none: 'Vandaag komt niemand aan' },
    in_house: { title: 'In huis', short: 'In huis', none: 'Verder is niemand in huis' },
    departures: { title: 'Vertrekken', short: 'Vertrek', none: 'Vandaag vertrekt niemand' },
    unpaid_deposits: { title: 'Onbetaalde aanbetalingen', short: 'Te betalen', none: 'Er staat geen aanbetaling open' },
    guestsIn: (unit, count) => `${unit} · ${guests(count)}`,
    until: (unit, day) => `${unit} · tot ${nl.dayAndMonth(day)}`,
    onPortal: (unit, portal) => `${unit} · ${portal}`,
    nightsIn: (unit, count) => `${unit} · ${nights(count)}`,
    depositDue: (amount, due) => `${nl.euros(amount)} · te betalen vóór ${nl.dayAndMonth(due)}`,
    depositOf: (amount, arrival) => `${nl.euros(amount)} · aankomst ${nl.dayAndMonth(arrival)}`,
    more: (count) => `Nog ${count} tonen`,
    fewer: 'Minder tonen',
  },
  changes: {
    title: 'Wijzigingen waar gasten om vragen',
    waiting: (count) =>
      nl.plural(count, { one: '# gast vraagt om een wijziging', other: '# gasten vragen om een wijziging' }),
    answer: 'Antwoorden',
    answerOf: (guest) => `Antwoorden op de wijziging van ${guest}`,
  },
  requests: {
    title: 'Openstaande aanvragen',
    waiting: (count) =>
      nl.plural(count, { one: '# aanvraag wacht op uw antwoord', other: '# aanvragen wachten op uw antwoord' }),
    stay: (stay) => `${nl.day(stay.from)} – ${nl.day(stay.to)}, ${nights(stay.nights)}, ${party.party(stay.who)}`,
    minutesLeft: (count) => `nog ${count}\u00a0min`,
    hoursLeft: (count) => `nog ${count}\u00a0uur`,
  },
  toConfirm: {
    title: 'Nog in afwachting',
    waiting: (count) =>
      nl.plural(count, {
        one: '# verblijf in afwachting begint binnen twee weken: bevestig het, anders telt het alleen als bezette nachten',
        other:
          '# verblijven in afwachting beginnen binnen twee weken: bevestig ze, anders tellen ze alleen als bezette nachten',
      }),
  },
  booked: {
    title: 'Direct geboekt',
    since: (count) =>
      nl.plural(count, {
        one: '# verblijf is in de afgelopen 24 uur direct geboekt',
        other: '# verblijven zijn in de afgelopen 24 uur direct geboekt',
      }),
  },
  steps: {
    title: 'In vijf stappen naar uw eerste boeking',
    hide: 'Verbergen',
    done: (doneCount, all) => `${doneCount} van ${all} klaar`,
    state: { done: 'Klaar', next: 'Volgende', later: 'Later' },
    details: {
      title: 'Uw gegevens',
      hint: 'Uw naam, adres en belastingnummer staan op uw facturen.',
      action: 'Gegevens invullen',
    },
    property: {
      title: 'Uw eerste accommodatie',
      hint: 'Het huis of de plek met het adres.',
      action: 'Accommodatie toevoegen',
    },
    unit: {
      title: 'Uw eerste eenheid met prijs',
      hint: 'De kamer, het appartement of het huis dat gasten boeken, met de prijs per nacht.',
      action: 'Eenheid toevoegen',
    },
    picture: {
      title: 'Een foto',
      hint: 'Gasten kijken eerst naar de foto’s. Bewerk uw accommodatie of eenheid om ze toe te voegen.',
      action: 'Foto toevoegen',
    },
    booking: {
      title: 'Uw eerste boeking',
      hint: 'Voer er zelf een in, of stuur gasten de link naar uw openbare pagina. U vindt die bij de instellingen.',
      action: 'Boeking toevoegen',
    },
  },
}
