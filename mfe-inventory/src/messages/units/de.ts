import { messages as unitTypes } from '@keyhaven/shared-contracts/domain/messages/unit-types/de'
import { de } from '@keyhaven/shared-contracts/domain/languages/de'
import type { Messages } from './en.ts'

const guests = (count: number) => de.plural(count, { one: '# Gast', other: '# Gäste' })

export const messages: Messages = {
  title: 'Einheiten',
  seasonalPrices: 'Saisonpreise',
  stayRules: 'Aufenthaltsregeln',
  discounts: 'Rabatte',
  empty: {
    title: 'Noch keine Einheiten',
    hint: 'Eine Einheit ist, was ein Gast bucht: eine Ferienwohnung, ein Zimmer, ein ganzes Haus.',
    action: 'Erste Einheit anlegen',
  },
  status: 'Status',
  anyStatus: 'Jeder Status',
  statuses: { available: 'Frei', booked: 'Belegt', unavailable: 'Geschlossen', maintenance: 'Wartung' },
  types: unitTypes,
  columns: { capacity: 'Bele\u00adgung', edit: 'Bearbeiten' },
  guests,
  guestsUpTo: (count, max) => `${guests(count)}, bis zu ${de.number(max)}`,
  perNight: 'pro Nacht',
  editOf: (name) => `Einheit ${name} bearbeiten`,
  seasonPrices: 'Saisonpreise',
  seasonPricesOf: (name) => `Saisonpreise von ${name}`,
  seasons: {
    title: 'Saisonpreise',
    of: (name) => `Saisonpreise von ${name}`,
    none: 'Noch keine Saisons: Jede Nacht kostet den Preis pro Nacht.',
    over: 'Keine Saison mehr: Jede Nacht kostet den Preis pro Nacht.',
    afterSaving: 'Speichern Sie die Einheit, dann legen Sie hier ihre Saisonpreise an.',
    all: (count) => (count === 0 ? 'Alle Saisonpreise' : `Alle Saisonpreise (${de.number(count)})`),
  },
  minimumStay: {
    title: 'Mindestaufenthalt',
    hint: 'Für Gäste. Was Sie selbst buchen, kann kürzer sein. Er ist die Regel dieser Einheit unter allen <rules>Aufenthaltsregeln</rules>.',
    unit: 'Nächte',
  },
  instant: {
    title: 'Sofortbuchung',
    on: 'Ein: Gäste buchen sofort',
    off: 'Aus: Sie beantworten jede Anfrage',
    hint: 'Der Aufenthalt ist bestätigt, sobald der Gast den Link in unserer E-Mail öffnet, zum selben Preis und zu denselben Bedingungen. Sie erhalten eine E-Mail.',
    hours: 'Bis wie viele Stunden vor dem Check-in',
    hoursHint:
      'Danach senden Gäste eine Anfrage, damit niemand überraschend vor der Tür steht. Gezählt wird bis zur Check-in-Zeit der Unterkunft, ohne Angabe bis 12 Uhr.',
    unit: 'Stunden',
  },
  form: {
    maxCapacity: 'Maximale Belegung',
    baseCapacity: 'Grundbelegung',
    pricePerNight: 'Preis pro Nacht',
    pricePerExtraPerson: 'Preis pro weitere Person',
    selectProperty: 'Unterkunft wählen',
    type: 'Art der Einheit',
  },
}
