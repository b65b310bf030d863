import { de } from '@keyhaven/shared-contracts/domain/languages/de'
import { messages as charges } from '@keyhaven/shared-contracts/domain/messages/charges/de'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Zusatzleistungen',
  touristTax: 'Ortstaxe',
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
  kind: 'Was es ist',
  kinds: { service: 'Eine eigene Leistung', passed_on: 'Durchlaufposten: Abgabe, Kaution' },
  kindHints: {
    service: 'Gutscheincodes ermäßigen sie, und sie zählt für Stornogebühren und Umsatz.',
    passed_on: 'Gutscheincodes ermäßigen es nicht, und es zählt weder für Stornogebühren noch als Umsatz.',
  },
  isPassedOn: 'Durchlaufposten',
  vat: 'USt.',
  usualVat: {
    service: 'Wie bei Leistungen üblich (Satz für Extras)',
    passed_on: 'Wie bei Durchlaufposten üblich (keine)',
  },
  vats: { none: 'Keine', lodging: 'Satz für Beherbergung', extras: 'Satz für Extras', own: 'Ein eigener Satz' },
  vatPercent: 'USt.-Satz',
  vatHint: 'Gilt auch auf Rechnungen bestehender Buchungen, solange sie Entwürfe sind.',
  soundsPassedOn: (name) =>
    `„${name}“ klingt nach etwas, das Sie nur weitergeben. Als eigene Leistung wird es von Gutscheincodes ermäßigt und trägt USt.`,
  makePassedOn: 'Als Durchlaufposten führen',
  usual: (names) =>
    `Ein üblicher Name. Gäste lesen ihn in ihrer Sprache, solange Sie ihn nicht selbst übersetzen: ${names}.`,
  mandatory: 'Verpflichtend',
  mandatoryHint: 'Verpflichtende Leistungen sind in jedem Gesamtpreis enthalten und nicht abwählbar.',
  isMandatory: 'verpflichtend',
  yes: 'Ja',
  no: 'Nein',
  columns: { sold: 'Verkauft in diesem Jahr', edit: 'Bearbeiten' },
  bookings: (count) => de.plural(count, { one: '# Buchung', other: '# Buchungen' }),
  notSold: 'Noch nichts',
  form: { chooseType: 'Art wählen', chooseProperty: 'Unterkunft wählen' },
}
