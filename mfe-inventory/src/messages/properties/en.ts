import { en } from '@keyhaven/shared-contracts/domain/languages/en'

const units = (count: number) => en.plural(count, { one: '# unit', other: '# units' })

export const messages = {
  title: 'Properties',
  empty: {
    title: 'No properties yet',
    hint: 'A property is a house with an address. Its units are what guests book.',
    action: 'Add your first property',
  },
  units,
  unitsOf: (count: number, name: string) => `${units(count)} of ${name}`,
  images: (count: number) => en.plural(count, { one: '# image', other: '# images' }),
  seasonPrices: 'Season prices',
  seasonPricesOf: (name: string) => `Season prices of ${name}`,
  outlook: {
    /** Of units, with `taken` below it. */
    tonight: 'Tonight',
    taken: (occupied: number, total: number) => `${en.number(occupied)} of ${en.number(total)} taken`,
    /** Occupancy. */
    nights: (count: number) => `Next ${en.number(count)} nights`,
    full: (percent: string) => `${percent} taken`,
    today: 'Today',
    nextArrival: 'Next arrival',
    nextDeparture: 'Next departure',
  },
  form: {
    timeZone: 'Time zone',
    timeZoneHint: 'It decides which day it is at this property.',
  },
}
export type Messages = typeof messages
