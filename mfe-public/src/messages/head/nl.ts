import { nl } from '@keyhaven/shared-contracts/domain/languages/nl'
import type { Messages } from './en.ts'

export const messages: Messages = {
  fromNight: (price) => `Vanaf ${nl.euros(price)} per nacht.`,
  priceRange: (price) => `vanaf ${nl.euros(price)}`,
  sleeps: (place, max) => `${place}, voor maximaal ${nl.plural(max, { one: '# persoon', other: '# personen' })}.`,
  town: (houses, place) =>
    `${nl.plural(houses, { one: '# accommodatie', other: '# accommodaties' })} in ${place}, rechtstreeks bij de verhuurders.`,
  own: (owner) => `Bekijk wat er vrij is en boek rechtstreeks bij ${owner}.`,
  all: 'Pensions en appartementen, verhuurd door de mensen die ervoor zorgen. Bekijk wat er vrij is en vraag uw verblijf aan.',
  gone: 'Deze accommodatie bestaat niet',
}
