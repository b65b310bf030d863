import { nl } from '@keyhaven/shared-contracts/domain/languages/nl'
import type { Messages } from './en.ts'

const nights = (count: number) => nl.plural(count, { one: '# nacht', other: '# nachten' })
const days = (count: number) => nl.plural(count, { one: '# dag', other: '# dagen' })
const hours = (count: number) => nl.plural(count, { one: '# uur', other: '# uur' })

export const messages: Messages = {
  title: 'Verblijfsregels',
  listed: 'rules',
  intro:
    'Alleen voor gasten: wat u zelf boekt, valt er niet onder. Van twee regels van één soort geldt de specifiekere: die van de eenheid vóór die van de accommodatie, een met data vóór een die altijd geldt, de kortere periode vóór de langere.',
  newRule: 'Nieuwe regel',
  empty: {
    title: 'U hebt geen regels nodig',
    hint: 'Zonder regels boeken gasten alle nachten die vrij zijn. Regels zeggen hoe lang een verblijf duurt, op welke dagen het begint en eindigt en hoeveel tijd u ertussen hebt. Drie gebruikelijke om mee te beginnen:',
  },
  limits: {
    title: 'Uit de instellingen van uw site',
    maxNights: (count) => `Hoogstens ${nights(count)}`,
    horizon: (months) => `Aankomst uiterlijk binnen ${nl.plural(months, { one: 'een maand', other: '# maanden' })}`,
    hint: 'Ze gelden voor alles, wat een regel ook zegt.',
    change: 'Wijzigen in de instellingen',
  },
  sentence: {
    or: 'of',
    minNights: (count) => `Minstens ${nights(count)}`,
    maxNights: (count) => `Hoogstens ${nights(count)}`,
    arrival: (weekdays) => `Aankomst alleen op ${weekdays}`,
    departure: (weekdays) => `Vertrek alleen op ${weekdays}`,
    noArrival: 'Geen aankomst',
    noDeparture: 'Geen vertrek',
    leadTime: (count) => `Minstens ${hours(count)} voor het inchecken geboekt`,
    horizon: (count) => `Aankomst binnen ${days(count)}`,
    preparation: (count) =>
      count === 0 ? 'Geen vrije dag tussen verblijven' : `${days(count)} vrij tussen verblijven`,
    gap: (count) => `Gaten korter dan het minimum: vanaf ${nights(count)}`,
    arriving: (weekdays) => `bij aankomst op ${weekdays}`,
    staying: (weekdays) => `met een nacht van ${weekdays}`,
    touching: 'met een nacht in deze periode',
    on: (weekdays) => `op ${weekdays}`,
    dates: nl.dayRange,
  },
  form: {
    kind: 'Soort regel',
    kinds: {
      min_nights: 'Minimumverblijf',
      max_nights: 'Maximumverblijf',
      arrival_weekdays: 'Aankomstdagen',
      departure_weekdays: 'Vertrekdagen',
      closed_to_arrival: 'Geen aankomst op sommige dagen',
      closed_to_departure: 'Geen vertrek op sommige dagen',
      lead_time: 'Tijd voor het inchecken',
      horizon: 'Hoe ver vooruit',
      preparation: 'Vrije dagen tussen verblijven',
      gap_nights: 'Korte gaten',
    },
    hints: {
      lead_time: 'Volgens de klok van de accommodatie, tot de inchecktijd, of tot 12 uur als die niet is ingesteld.',
      horizon: 'De grens in de instellingen van uw site blijft gelden.',
      preparation: 'Voor schoonmaak en sleutels. Met 0 mag men aankomen op de dag van een vertrek.',
      gap_nights:
        'Een vrij gat dat korter is dan het minimum mag gevuld worden door een verblijf van zoveel nachten of meer.',
    },
    nights: 'Nachten',
    days: 'Dagen',
    hours: 'Uren',
    allowed: 'Toegestaan op',
    weekdays: 'Dagen van de week',
    everyDay: 'Geen gekozen: elke dag.',
    on: 'Geldt',
    ons: { arrival: 'voor verblijven die dan beginnen', night: 'voor elk verblijf met een nacht dan' },
    from: 'Eerste dag',
    to: 'Laatste dag',
    always: 'Laat beide leeg en de regel geldt altijd.',
    deleting: 'Uw boekingen en aanvragen blijven zoals ze zijn.',
  },
  preview: {
    title: 'Wat gasten kunnen boeken',
    titleOf: (unit) => `Wat gasten kunnen boeken: ${unit}`,
    hint: 'Sleep over dagen, of houd Shift ingedrukt met de pijltoetsen, om te zien welke regels daar gelden.',
    unit: 'Eenheid',
    previousMonth: 'Vorige maand',
    nextMonth: 'Volgende maand',
    calendar: (unit, month) => `Dagen van ${unit}, ${month}`,
    noArrival: 'geen aankomst',
    noDeparture: 'geen vertrek',
    unbookable: 'niemand kan deze nacht boeken',
    legend: {
      nights: 'Nachten van een verblijf dat dan begint',
      noArrival: 'Geen aankomst',
      noDeparture: 'Geen vertrek',
      unbookable: 'Niemand kan deze nacht boeken',
    },
    noRule: 'Hier geldt geen regel.',
    partly: (wins, of) => `op ${nl.number(wins)} van ${days(of)}`,
    beaten: (rule) => `geldt hier niet: ‘${rule}’ is specifieker`,
    add: 'Regel voor deze dagen toevoegen',
    unbookableNights: (ranges) => `Niemand kan de nachten van ${ranges} boeken`,
    unbookableHint: 'De regels spreken elkaar daar tegen.',
  },
  unbookable: {
    title: 'Opgeslagen. Niemand kan deze nachten nog boeken, omdat regels elkaar tegenspreken:',
    of: (unit, ranges) => `${unit}: ${ranges}`,
    more: (count) => nl.plural(count, { one: '# andere eenheid', other: '# andere eenheden' }),
    moreRanges: (count) => `nog ${nl.number(count)}`,
  },
}
