import { de } from '@keyhaven/shared-contracts/domain/languages/de'
import type { Messages } from './en.ts'

const units = (count: number) => de.plural(count, { one: '# Einheit', other: '# Einheiten' })

export const messages: Messages = {
  title: 'Unterkünfte',
  empty: {
    title: 'Noch keine Unterkünfte',
    hint: 'Eine Unterkunft ist ein Haus mit einer Adresse. Gebucht werden ihre Einheiten.',
    action: 'Erste Unterkunft anlegen',
  },
  units,
  unitsOf: (count, name) => `${units(count)} von ${name}`,
  images: (count) => de.plural(count, { one: '# Bild', other: '# Bilder' }),
  seasonPrices: 'Saisonpreise',
  seasonPricesOf: (name) => `Saisonpreise von ${name}`,
  outlook: {
    tonight: 'Heute Nacht',
    taken: (occupied, total) => `${de.number(occupied)} von ${de.number(total)} belegt`,
    nights: (count) => `Nächste ${de.number(count)} Nächte`,
    full: (percent) => `${percent} belegt`,
    today: 'Heute',
    nextArrival: 'Nächste Anreise',
    nextDeparture: 'Nächste Abreise',
  },
  form: {
    timeZone: 'Zeitzone',
    timeZoneHint: 'Sie bestimmt, welcher Tag gerade in dieser Unterkunft ist.',
  },
}
