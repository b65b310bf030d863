import { de } from '../../../domain/languages/de.ts'
import type { Messages } from '../web/en.ts'
import type { records as english } from './en.ts'

const wordsByNoun: Record<string, ReturnType<typeof english>> = {
  Client: { add: 'Neuer Kunde', edit: 'Kunde bearbeiten', saved: 'Kunde gespeichert' },
  Property: { add: 'Neue Unterkunft', edit: 'Unterkunft bearbeiten', saved: 'Unterkunft gespeichert' },
  Unit: { add: 'Neue Einheit', edit: 'Einheit bearbeiten', saved: 'Einheit gespeichert' },
  Season: { add: 'Neue Saison', edit: 'Saison bearbeiten', saved: 'Saison gespeichert' },
  Rule: { add: 'Neue Regel', edit: 'Regel bearbeiten', saved: 'Regel gespeichert' },
  Discount: { add: 'Neuer Rabatt', edit: 'Rabatt bearbeiten', saved: 'Rabatt gespeichert' },
  Service: { add: 'Neue Zusatzleistung', edit: 'Zusatzleistung bearbeiten', saved: 'Zusatzleistung gespeichert' },
  'Tourist tax': { add: 'Neue Ortstaxe', edit: 'Ortstaxe bearbeiten', saved: 'Ortstaxe gespeichert' },
  Promocode: { add: 'Neuer Gutscheincode', edit: 'Gutscheincode bearbeiten', saved: 'Gutscheincode gespeichert' },
}

export const records: typeof english = (what) =>
  wordsByNoun[what] ?? { add: `Neu: ${what}`, edit: `Bearbeiten: ${what}`, saved: `Gespeichert: ${what}` }

const cascade = (units: number, services: number) => {
  const words = [
    units ? de.plural(units, { one: '# Einheit', other: '# Einheiten' }) : [],
    services ? de.plural(services, { one: '# Zusatzleistung', other: '# Zusatzleistungen' }) : [],
  ].flat()
  if (words.length === 0) return []
  return [`${de.list(words)} ${units + services === 1 ? 'wird' : 'werden'} mit gelöscht.`]
}

const bookingsKept = (bookings: number, upcoming: number) => {
  if (bookings === 0) return []
  const words = de.plural(bookings, { one: '# Buchung bleibt erhalten', other: '# Buchungen bleiben erhalten' })
  if (upcoming === 0) return [`${words}.`]
  if (bookings === 1) return [`${words} und steht noch bevor.`]
  if (upcoming === bookings) return [`${words}, alle davon stehen noch bevor.`]
  return [`${words}, ${de.plural(upcoming, { one: '# davon steht', other: '# davon stehen' })} noch bevor.`]
}

export const usage: Messages['record']['usage'] = ({ units, services, bookings, upcoming, archives }) =>
  [
    ...cascade(units, services),
    ...bookingsKept(bookings, upcoming),
    archives
      ? 'Das Archivieren nimmt den Eintrag aus Ihren Listen; auf früheren Buchungen und Rechnungen bleibt er stehen.'
      : 'Es gibt keine Buchungen dazu, daher wird endgültig gelöscht.',
  ].join(' ')
