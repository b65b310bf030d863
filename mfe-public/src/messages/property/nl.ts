import { messages as unitTypes } from '@keyhaven/shared-contracts/domain/messages/unit-types/nl'
import { nl } from '@keyhaven/shared-contracts/domain/languages/nl'
import type { Messages } from './en.ts'

const guests = (count: number) => nl.plural(count, { one: '# gast', other: '# gasten' })
const nights = (count: number) => nl.plural(count, { one: '# nacht', other: '# nachten' })
const persons = (count: number) => nl.plural(count, { one: '# persoon', other: '# personen' })

export const messages: Messages = {
  day: nl.longDayWithWeekday,
  // When guests come or go.
  times: {
    from: (from) => `vanaf ${from} uur`,
    until: (until) => `tot ${until} uur`,
    between: (from, until) => `van ${from} tot ${until} uur`,
  },
  loading: 'De accommodatie wordt geladen',
  loadingUnit: 'Kamer of appartement wordt geladen',
  notAvailable: 'Niet beschikbaar',
  failed: 'Deze pagina kon niet worden geladen',
  gone: 'Deze accommodatie wordt niet meer aangeboden',
  goneText: 'Misschien is de link verouderd, of heeft de gastheer de accommodatie verwijderd.',
  backTo: (name) => `Terug naar ${name}`,
  share: 'Delen',
  copied: 'Link gekopieerd',
  notCopied: 'De link kon niet worden gekopieerd. Kopieer hem uit de adresbalk.',
  pictures: (name) => `Foto’s van ${name}`,
  enlarge: (at: number, of: number, caption: string) => `Foto ${at} van ${of}: ${caption}. Op volledig scherm tonen`,
  allPictures: (count: number) => `Alle ${count} foto’s bekijken`,
  enlargeFailed: 'De foto kon niet op volledig scherm worden getoond. Controleer uw verbinding en probeer het opnieuw.',
  when: 'Wanneer wilt u komen?',
  showFree: 'Tonen wat vrij is',
  noDay: 'Kies de dag van aankomst',
  units: 'Kamers en appartementen',
  pricesFailed: 'De prijzen voor uw data konden niet worden geladen',
  whereItIs: 'Ligging',
  whereHint: 'De kaart toont de plek tot op ongeveer een kilometer. Het adres krijgt u bij uw boeking.',
  otherDates: 'Met andere data of minder gasten lukt het misschien.',
  noneNow: 'De gastheer biedt er op dit moment geen aan.',
  sleeps: (max) => `Voor maximaal ${persons(max)}`,
  sleepsNote: (max) => `Hier is plaats voor ${persons(max)}.`,
  fewCots: (count) =>
    count === 0
      ? 'Hier is geen babybedje. Neem er zelf een mee.'
      : nl.plural(count, {
          one: 'Hier is maar # babybedje. Neem er zelf nog een mee.',
          other: 'Hier zijn maar # babybedjes. Neem er zelf meer mee.',
        }),
  types: unitTypes,
  tooSmall: (party) => nl.plural(party, { one: 'Te klein voor # gast', other: 'Te klein voor # gasten' }),
  taken: 'Niet vrij op uw data',
  from: (price) => `Vanaf <b>${nl.euros(price)}</b>`,
  fromNight: (price) => `Vanaf <b>${nl.euros(price)}</b> per nacht`,
  check: 'Beschikbaarheid bekijken',
  checkOf: (name) => `Beschikbaarheid bekijken van ${name}`,
  yourStay: 'Uw verblijf',
  chooseDates: 'Kies uw data om de prijs van uw verblijf te zien.',
  priceFailed: 'De prijs kon niet worden geladen',
  checking: 'Wordt nagekeken',
  isFree: 'Vrij op uw data',
  instantText: 'Uw verblijf is geboekt zodra u het per e-mail bevestigt.',
  wishes: (stay, party) => `${nights(stay)}, ${guests(party)}`,
  tooMany: (max) => `Er is plaats voor ${persons(max)}.`,
  seeCalendar: 'De kalender laat zien welke nachten vrij zijn.',
  toCalendar: 'Data kiezen',
  calendar: 'Vrije nachten',
  calendarFailed: 'De vrije nachten konden niet worden geladen',
  earlier: 'Eerdere maanden',
  later: 'Latere maanden',
  chooseArrival: 'Kies de dag van aankomst en daarna de dag van vertrek.',
  chooseDeparture: (arrival, min, max) =>
    `Aankomst op ${nl.longDayWithWeekday(arrival)}. Kies nu de dag van vertrek${
      min > 1 ? `, minstens ${nights(min)} later` : max ? `, uiterlijk ${nights(max)} later` : ''
    }.`,
  states: {
    chosen: 'uw verblijf',
    chosenTaken: 'uw verblijf, al bezet',
    noArrival: 'geen aankomst',
    noDeparture: 'geen vertrek',
    past: 'voorbij',
    late: 'nog niet te boeken',
    taken: 'bezet',
    free: 'vrij',
  },
}
