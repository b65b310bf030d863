import { de } from '@keyhaven/shared-contracts/domain/languages/de'
import { messages as words } from '@keyhaven/shared-contracts/domain/messages/cancellation/de'
import type { Messages } from './en.ts'

export const messages: Messages = {
  ...words,
  terms: 'Bedingungen',
  hint: 'Gäste sehen sie beim Preis und akzeptieren sie mit der Anfrage. Für bereits gebuchte Aufenthalte bleibt es, wie es war.',
  forNew: 'Auch neue Unterkünfte beginnen mit diesen Bedingungen',
  plan: {
    offer: 'Auch einen nicht erstattbaren Tarif anbieten',
    hint: 'Gäste wählen zwischen beiden: Ihren Bedingungen oben oder diesen für weniger. Der Rabatt gilt für Nächte und weitere Personen.',
    percent: 'Prozent Rabatt',
    terms: 'Bedingungen des nicht erstattbaren Tarifs',
    summary: (percent) => `nicht erstattbar für ${de.percent(percent)} weniger`,
  },
  payments: {
    title: 'Anzahlung und Fälligkeit',
    usual: 'Wie in den Zahlungseinstellungen',
    own: 'Eigene Regel',
    hint: 'Die Zahlungseinstellungen stehen in den Rechnungseinstellungen. Neue Aufenthalte folgen der Regel, auch die von Gästen; bereits vereinbarte behalten ihren Zahlungsplan. Bei jeder Buchung können Sie eine andere Anzahlung verlangen.',
  },
  presets: {
    flexible: 'Flexibel: kostenlos bis zum Tag vor der Anreise',
    moderate: 'Moderat: kostenlos bis 5 Tage davor, danach 50 %',
    strict: 'Streng: kostenlos bis 30 Tage davor, danach 100 %',
    non_refundable: 'Nicht erstattbar: immer 100 %',
  },
  names: {
    flexible: 'Flexibel',
    moderate: 'Moderat',
    strict: 'Streng',
    non_refundable: 'Nicht erstattbar',
  },
  own: 'Eigene Stufen',
  step: (number) => `Stufe ${number}`,
  until: 'Bis (Tage vor der Anreise)',
  percent: 'Prozent des Gesamtpreises',
  afterwards: 'Danach, Prozent des Gesamtpreises',
  add: 'Stufe hinzufügen',
  remove: 'Entfernen',
  removeStep: (number) => `Stufe ${number} entfernen`,
  preview: (total, arrival) =>
    `So lesen es Gäste bei einem Aufenthalt für ${de.euros(total)} ab ${de.longDay(arrival)}:`,
}
