import { nl } from '@keyhaven/shared-contracts/domain/languages/nl'
import type { ComparedDays } from './en.ts'
import type { Messages } from './en.ts'

const daysName = (days: ComparedDays) => {
  if (days === 'yearEarlier') return 'een jaar eerder'
  return days === 'daysBefore' ? 'de dagen ervoor' : days.name
}

export const messages: Messages = {
  title: 'Statistieken',
  loading: 'Statistieken worden geladen',
  view: { label: 'Weergave', charts: 'Grafieken', tables: 'Tabellen' },
  chooseDays: 'Kies de eerste en de laatste dag',
  tryOthers: 'Probeer andere dagen of een andere accommodatie.',
  filters: {
    from: 'Van',
    to: 'Tot en met',
    period: 'Periode',
    customDates: 'Eigen datums',
    groupBy: 'Groeperen per',
    property: 'Accommodatie',
    allProperties: 'Alle',
    noProperties: 'Geen accommodaties',
    unit: 'Eenheid',
    allUnits: 'Alle',
    noUnits: 'Geen eenheden',
    loading: 'Laden',
  },
  periods: { day: 'Dag', week: 'Week', month: 'Maand', year: 'Jaar' },
  presets: {
    upToToday: 'Tot vandaag',
    whole: 'Hele maanden en jaren',
    thisMonth: 'Deze maand',
    lastMonth: 'Vorige maand',
    thisYear: 'Dit jaar',
    lastYear: 'Vorig jaar',
  },
  sections: {
    revenue: 'Omzet in het kort',
    bookings: 'Boekingen in het kort',
    services: 'Extra’s in het kort',
    cancelled: 'Geannuleerde boekingen',
  },
  headings: {
    days: 'Dagen',
    day: 'Dag',
    week: 'Week van',
    month: 'Maand',
    year: 'Jaar',
    property: 'Accommodatie',
    unit: 'Eenheid',
    service: 'Extra',
    monthOfArrival: 'Maand van aankomst',
  },
  revenue: {
    name: { day: 'Omzet per dag', week: 'Omzet per week', month: 'Omzet per maand', year: 'Omzet per jaar' },
    loading: 'Omzet wordt geladen',
    empty: 'Geen omzet in deze periode',
  },
  shares: {
    name: { property: 'Omzet per accommodatie', unit: 'Omzet per eenheid' },
    loading: { property: 'Omzet per accommodatie wordt geladen', unit: 'Omzet per eenheid wordt geladen' },
    empty: 'Geen omzet om te verdelen',
  },
  bookings: {
    name: { property: 'Boekingen per accommodatie', unit: 'Boekingen per eenheid' },
    loading: 'Boekingen worden geladen',
    empty: 'Geen aankomsten in deze periode',
  },
  services: {
    name: 'Verkoop per extra',
    loading: 'Extra’s worden geladen',
    empty: 'Geen extra’s verkocht in deze periode',
  },
  cancelled: {
    name: 'Gemaakte en geannuleerde boekingen per maand van aankomst',
    loading: 'Geannuleerde boekingen worden geladen',
    empty: 'Geen aankomsten in deze periode',
  },
  series: {
    revenue: 'Omzet',
    yearBefore: 'Jaar ervoor',
    sales: 'Verkoop',
    confirmed: 'Bevestigd',
    total: 'Totaal',
    created: 'Gemaakt',
    cancelled: 'Geannuleerd',
    rate: 'Percentage',
    occupiedNights: 'Bezette nachten',
    offeredNights: 'Aangeboden nachten',
    occupancy: 'Bezetting',
    averageRate: 'Gemiddelde prijs',
    arrivals: 'Aankomsten',
  },
  percent: (value, decimals) => nl.percent(value, decimals),
  points: (difference) => `${nl.number(difference, 1)} procentpunt`,
  compared: {
    unknown: (days) => `Geen cijfer voor ${daysName(days)}`,
    alone: (days, figure) => `Vergeleken met ${daysName(days)}: ${figure}`,
    same: (days) => `Gelijk aan ${daysName(days)}`,
    changed: (difference, days, figure) => `${difference} t.o.v. ${daysName(days)} (${figure})`,
    yearEarlierIs: (range) => `Een jaar eerder: ${range}.`,
    daysBeforeAre: (range) => `De dagen ervoor: ${range}.`,
  },
  beside: {
    pending: (amount) => `${nl.euros(amount)} meer als verblijven in afwachting doorgaan`,
    fees: (amount) => `plus ${nl.euros(amount)} aan annuleringskosten`,
    passed_on: (amount) => `${nl.euros(amount)} doorgegeven, niet in de omzet`,
    paid: (amount) => `${nl.euros(amount)} betaald in deze dagen`,
  },
  keyFigures: {
    loading: 'Bezetting wordt geladen',
    occupancy: {
      title: 'Bezetting',
      explain: 'Hoe de bezetting wordt berekend',
      formula: (occupied, total) =>
        `Bezette nachten / aangeboden nachten: ${nl.number(occupied)} / ${nl.plural(total, { one: '# nacht', other: '# nachten' })}. Bezet zijn nachten van bevestigde verblijven, van aanvragen die op antwoord wachten en van verblijven van portalen; aangeboden zijn alle nachten van de eenheden die nu actief zijn, min de geblokkeerde en gesloten nachten.`,
      imported: (count) => `waarvan ${nl.plural(count, { one: '# nacht', other: '# nachten' })} van portalen`,
    },
    averageRate: {
      title: 'Gemiddelde prijs',
      explain: 'Hoe de gemiddelde prijs wordt berekend',
      formula: (revenue) =>
        `Omzet / nachten van bevestigde verblijven. De omzet is ${nl.euros(revenue)}, met extra personen en extra’s, min kortingen, zoals bij ‘Omzet in het kort’.`,
    },
    revenue: {
      title: 'Omzet',
      explain: 'Hoe de omzet wordt berekend',
      formula:
        'De nachten van bevestigde verblijven in deze periode, elk met hun deel van extra personen, extra’s en kortingen.',
    },
  },
  chart: {
    loading: 'Grafiek wordt geladen',
    spoken: (name) => `${name}, een grafiek. Alle cijfers staan in de weergave ‘Tabellen’.`,
    spokenWithPeak: (name, label, figure) =>
      `${name}, een grafiek. Hoogste: ${label}, ${figure}. Alle cijfers staan in de weergave ‘Tabellen’.`,
  },
  downloads: {
    label: (name, format) => `${name} downloaden als ${format}`,
    to: 'tot',
    notDrawn: 'De grafiek is nog niet getekend.',
    unsupported: 'Deze browser kan geen afbeeldingen maken.',
    failed: 'De afbeelding kon niet worden gemaakt.',
  },
}
