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
  nature: 'Was ist es?',
  natureOpen:
    'Es ist ein Durchlaufposten, und niemand hat gesagt, was. Wählen Sie Abgabe oder Kaution, dann lesen es Ihre Gäste.',
  natures: { extra: 'Extra', fee: 'Pflichtgebühr', tax: 'Abgabe', deposit: 'Kaution' },
  natureHints: {
    extra: 'Gäste können es dazubuchen oder haben es immer, wenn es verpflichtend ist.',
    fee: 'In jedem Aufenthalt, wie die Endreinigung. Kein Gutscheincode ermäßigt sie.',
    tax: 'Geht an die Gemeinde. Sie zählt weder für Codes und Stornogebühren noch als Umsatz.',
    deposit: 'Der Gast bekommt sie zurück. Sie zählt weder für Codes und Stornogebühren noch als Umsatz.',
  },
  marks: { fee: 'Pflichtgebühr', tax: 'Abgabe', deposit: 'Kaution' },
  notReduced: 'ohne Gutscheincodes',
  discountable: 'Gutscheincodes ermäßigen es',
  discountableHint: 'Ein verpflichtendes Extra, das kein Gutscheincode ermäßigt, ist eine Pflichtgebühr.',
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
    `„${name}“ klingt nach etwas, das Sie nur weitergeben. Als eigenes Extra oder eigene Gebühr trägt es USt. und zählt als Umsatz.`,
  makeIt: { tax: 'Als Abgabe führen', deposit: 'Als Kaution führen' },
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
