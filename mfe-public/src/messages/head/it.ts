import { it } from '@keyhaven/shared-contracts/domain/languages/it'
import type { Messages } from './en.ts'

export const messages: Messages = {
  fromNight: (price) => `Da ${it.euros(price)} a notte.`,
  priceRange: (price) => `da ${it.euros(price)}`,
  sleeps: (place, max) => `${place}, fino a ${it.plural(max, { one: '# ospite', other: '# ospiti' })}.`,
  town: (houses, place) =>
    `${it.plural(houses, { one: '# alloggio', other: '# alloggi' })} a ${place}, direttamente dai proprietari.`,
  own: (owner) => `Veda cosa è libero e prenoti direttamente da ${owner}.`,
  all: 'Pensioni e appartamenti, affittati da chi se ne prende cura. Veda cosa è libero e richieda il Suo soggiorno.',
  gone: 'Questa struttura non esiste',
}
