import { de } from '@keyhaven/shared-contracts/domain/languages/de'
import type { Messages } from './en.ts'

export const messages: Messages = {
  fromNight: (price) => `Ab ${de.euros(price)} pro Nacht.`,
  priceRange: (price) => `ab ${de.euros(price)}`,
  sleeps: (place, max) => `${place}, für bis zu ${de.plural(max, { one: '# Person', other: '# Personen' })}.`,
  town: (houses, place) =>
    `${de.plural(houses, { one: '# Unterkunft', other: '# Unterkünfte' })} in ${place}, direkt von den Gastgebern.`,
  own: (owner) => `Sehen Sie, was frei ist, und buchen Sie direkt bei ${owner}.`,
  all: 'Pensionen und Ferienwohnungen, vermietet von denen, die sich um sie kümmern. Sehen Sie, was frei ist, und fragen Sie Ihren Aufenthalt an.',
  gone: 'Diese Unterkunft gibt es nicht',
}
