import { nl } from '../../../domain/languages/nl.ts'
import type { Messages } from '../web/en.ts'
import type { records as english } from './en.ts'

const wordsByNoun: Record<string, ReturnType<typeof english>> = {
  Client: { add: 'Nieuwe klant', edit: 'Klant bewerken', saved: 'Klant opgeslagen' },
  Property: { add: 'Nieuwe accommodatie', edit: 'Accommodatie bewerken', saved: 'Accommodatie opgeslagen' },
  Unit: { add: 'Nieuwe eenheid', edit: 'Eenheid bewerken', saved: 'Eenheid opgeslagen' },
  Season: { add: 'Nieuw seizoen', edit: 'Seizoen bewerken', saved: 'Seizoen opgeslagen' },
  Rule: { add: 'Nieuwe regel', edit: 'Regel bewerken', saved: 'Regel opgeslagen' },
  Discount: { add: 'Nieuwe korting', edit: 'Korting bewerken', saved: 'Korting opgeslagen' },
  Service: { add: 'Nieuwe extra', edit: 'Extra bewerken', saved: 'Extra opgeslagen' },
  'Tourist tax': {
    add: 'Nieuwe toeristenbelasting',
    edit: 'Toeristenbelasting bewerken',
    saved: 'Toeristenbelasting opgeslagen',
  },
  Promocode: { add: 'Nieuwe kortingscode', edit: 'Kortingscode bewerken', saved: 'Kortingscode opgeslagen' },
}

export const records: typeof english = (what) =>
  wordsByNoun[what] ?? { add: `Nieuw: ${what}`, edit: `Bewerken: ${what}`, saved: `Opgeslagen: ${what}` }

const cascade = (units: number, services: number) => {
  const words = [
    units ? nl.plural(units, { one: '# eenheid', other: '# eenheden' }) : [],
    services ? nl.plural(services, { one: '# extra', other: '# extra’s' }) : [],
  ].flat()
  if (words.length === 0) return []
  return [`${nl.list(words)} ${units + services === 1 ? 'wordt' : 'worden'} ook verwijderd.`]
}

const bookingsKept = (bookings: number, upcoming: number) => {
  if (bookings === 0) return []
  const words = nl.plural(bookings, { one: '# boeking blijft bewaard', other: '# boekingen blijven bewaard' })
  if (upcoming === 0) return [`${words}.`]
  if (bookings === 1) return [`${words} en moet nog plaatsvinden.`]
  if (upcoming === bookings) return [`${words} en moeten allemaal nog plaatsvinden.`]
  const coming = nl.plural(upcoming, { one: '# daarvan moet', other: '# daarvan moeten' })
  return [`${words}, ${coming} nog plaatsvinden.`]
}

export const usage: Messages['record']['usage'] = ({ units, services, bookings, upcoming, archives }) =>
  [
    ...cascade(units, services),
    ...bookingsKept(bookings, upcoming),
    archives
      ? 'Dit wordt gearchiveerd: verdwenen uit uw lijsten, maar nog zichtbaar op oude boekingen en facturen.'
      : 'Er zijn geen boekingen, dus dit wordt definitief verwijderd.',
  ].join(' ')
