import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { nl } from '@keyhaven/shared-contracts/domain/languages/nl'
import type { Messages } from './en.ts'

const seasons = (count: number) => nl.plural(count, { one: '# seizoen', other: '# seizoenen' })
const nights = (first: Day, last: Day) => (first === last ? nl.day(first) : `${nl.day(first)} – ${nl.day(last)}`)

export const messages: Messages = {
  title: 'Seizoensprijzen',
  loading: 'De seizoenen worden geladen',
  listed: 'seizoenen',
  copyTo: (year) => `Kopiëren naar ${year}`,
  newSeason: 'Nieuw seizoen',
  stayRules: 'Verblijfsregels',
  discounts: 'Kortingen',
  anotherUnit: 'Een andere eenheid',
  noProperty: {
    title: 'Nog geen accommodaties',
    hint: 'Seizoenen bepalen de prijzen van eenheden, en eenheden horen bij een accommodatie.',
    action: 'Accommodatie toevoegen',
  },
  noUnit: {
    title: 'Deze accommodatie heeft nog geen eenheden',
    hint: 'Voeg een eenheid toe om te zien wat de nachten kosten.',
    action: 'Eenheid toevoegen',
  },
  toolbar: {
    property: 'Accommodatie',
    unit: 'Eenheid',
    allUnits: 'Alle eenheden',
    previousYear: 'Vorig jaar',
    year: 'Jaar',
    nextYear: 'Volgend jaar',
  },
  unit: {
    normally: (price) => `Normaal ${price} per nacht`,
    normallyInactive: (price) => `Normaal ${price} per nacht · niet actief`,
    strip: (unit, year) => `Nachten van ${unit} in ${year}`,
    list: (unit, year) => `Seizoenen van ${unit} in ${year}`,
    none: (year, price) => `Geen seizoenen in ${year}: elke nacht kost ${price}.`,
  },
  strip: {
    nights,
    night: (night, price, season) =>
      `${nl.weekdayShort(night)} ${nl.day(night)}, ${nl.euros(price)}, ${season ?? 'basisprijs'}`,
    range: (first, last, count) =>
      `${nl.day(first)} – ${nl.day(last)}, ${nl.plural(count, { one: '# nacht', other: '# nachten' })}`,
    basePrice: 'Basisprijs',
    weekend: 'Weekend',
    today: 'Vandaag',
    how: 'Sleep over nachten om ze een prijs te geven; kies een seizoen om het te wijzigen.',
    keys: 'Met de pijltjestoetsen gaat u van nacht naar nacht. Enter begint een seizoen, nog een keer Enter beëindigt het.',
  },
  form: {
    save: 'Opslaan',
    name: 'Naam',
    nameExample: 'Zomer',
    firstNight: 'Eerste nacht',
    lastNight: 'Laatste nacht',
    pricePerNight: 'Prijs per nacht',
    normally: (price) => `Normaal ${nl.euros(price)}`,
    normalInGrey: 'De normale prijs van elke eenheid staat in grijs. Laat een veld leeg om die te houden.',
    sameForAll: (units) =>
      nl.plural(units, { one: 'Dezelfde prijs voor # eenheid', other: 'Dezelfde prijs voor alle # eenheden' }),
    sameForAllUnits: 'Dezelfde prijs voor alle eenheden',
    deleting: (price) =>
      `De nachten kosten dan weer de basisprijs van ${price}. Boekingen houden de prijs waarvoor ze zijn gemaakt.`,
  },
  weekdays: {
    title: 'Andere prijzen op sommige dagen',
    none: 'Geen',
    wrong: 'moet worden verbeterd',
    weekend: 'Vrijdag en zaterdag',
    weekendHint: 'De nachten van vrijdag tot zondag. Leeg geldt de gewone prijs.',
    eachDay: 'Elke dag apart',
    hint: 'Wat leeg blijft, kost de gewone prijs, die grijs in het veld staat.',
  },
  copy: {
    title: (from, to) => `Seizoenen van ${from} kopiëren naar ${to}`,
    submit: (count) => nl.plural(count, { one: '# seizoen kopiëren', other: '# seizoenen kopiëren' }),
    units: 'Eenheden',
    chooseUnits: 'Kies eenheden',
    chooseNone: 'Niets kiezen',
    chooseAll: (count) =>
      nl.plural(count, {
        one: '# eenheid van deze accommodatie kiezen',
        other: 'Alle # eenheden van deze accommodatie kiezen',
      }),
    priceChange: 'Prijswijziging',
    priceChangeHint: 'Met 3 gaat elke prijs 3% omhoog, met -3 gaat hij 3% omlaag.',
    none: (year) => `Geen seizoen van deze eenheden begint in ${year}.`,
    preview: {
      label: (year) => `Seizoenen van ${year}`,
      season: 'Seizoen',
      nights: (year) => `Nachten in ${year}`,
      pricePerNight: 'Prijs per nacht',
      noLeapDay: 'Overgeslagen: er is geen 29 februari.',
      overlaps: (season, first, last) => `Overgeslagen: overlapt met ‘${season}’, ${nights(first, last)}.`,
      more: (count) => `… en nog ${seasons(count)}`,
    },
    notice: {
      copied: (count, year) => `${seasons(count)} gekopieerd naar ${year}.`,
      leftOut: (count, year) =>
        nl.plural(count, {
          one: `Eén is overgeslagen, omdat ${year} op die nachten al seizoenen heeft:`,
          other: `# zijn overgeslagen, omdat ${year} op die nachten al seizoenen heeft:`,
        }),
      more: (count) => `nog ${seasons(count)}`,
      show: (year) => `${year} tonen`,
    },
  },
}
