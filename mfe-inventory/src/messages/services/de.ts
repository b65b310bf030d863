import { de } from '@keyhaven/shared-contracts/domain/languages/de'
import { messages as charges } from '@keyhaven/shared-contracts/domain/messages/charges/de'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Zusatzleistungen',
  empty: {
    title: 'Noch keine Zusatzleistungen',
    hint: 'Frühstück, Parkplatz, Endreinigung: was Gäste dazubuchen können oder immer zahlen, einmalig, pro Nacht oder pro Person.',
    action: 'Erste Zusatzleistung anlegen',
  },
  type: 'Art',
  anyType: 'Alle Arten',
  types: { per_day: 'Pro Tag', one_time: 'Einmalig' },
  typeOptions: { per_day: 'Pro Tag', one_time: 'Einmalig' },
  chargedPer: 'Berechnet für',
  charges: { unit: 'Die Einheit', person: 'Jede Person', pet: 'Jedes Haustier' },
  charge: charges.charge,
  fromAge: 'Ab Alter',
  fromAgeHint: 'Jüngere Kinder zahlen nicht. Leer zahlen alle Kinder; Kleinkinder unter 2 Jahren zahlen nie.',
  mandatory: 'Verpflichtend',
  mandatoryHint: 'Verpflichtende Leistungen sind in jedem Gesamtpreis enthalten und nicht abwählbar.',
  isMandatory: 'verpflichtend',
  yes: 'Ja',
  no: 'Nein',
  columns: { property: 'Unterkunft', sold: 'Verkauft in diesem Jahr', edit: 'Bearbeiten' },
  bookings: (count) => de.plural(count, { one: '# Buchung', other: '# Buchungen' }),
  notSold: 'Noch nichts',
  form: { chooseType: 'Art wählen', chooseProperty: 'Unterkunft wählen' },
}
