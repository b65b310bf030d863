import { nl } from '@keyhaven/shared-contracts/domain/languages/nl'
import type { Messages } from './en.ts'

const units = (count: number) => nl.plural(count, { one: '# eenheid', other: '# eenheden' })

export const messages: Messages = {
  title: 'Accommodaties',
  empty: {
    title: 'Nog geen accommodaties',
    hint: 'Een accommodatie is een huis met een adres. Gasten boeken de eenheden ervan.',
    action: 'Eerste accommodatie toevoegen',
  },
  units,
  unitsOf: (count, name) => `${units(count)} van ${name}`,
  images: (count) => nl.plural(count, { one: '# foto', other: '# foto’s' }),
  seasonPrices: 'Seizoensprijzen',
  seasonPricesOf: (name) => `Seizoensprijzen van ${name}`,
  outlook: {
    tonight: 'Vannacht',
    taken: (occupied, total) => `${nl.number(occupied)} van ${nl.number(total)} bezet`,
    nights: (count) => `Komende ${nl.number(count)} nachten`,
    full: (percent) => `${percent} bezet`,
    today: 'Vandaag',
    nextArrival: 'Volgende aankomst',
    nextDeparture: 'Volgend vertrek',
  },
  form: {
    timeZone: 'Tijdzone',
    timeZoneHint: 'Die bepaalt welke dag het is in deze accommodatie.',
  },
}
