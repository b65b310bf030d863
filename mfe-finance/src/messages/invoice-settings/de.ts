import { de } from '@keyhaven/shared-contracts/domain/languages/de'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Rechnungseinstellungen',
  allSettings: 'Alle Einstellungen',
  invoices: 'Rechnungen',
  loading: 'Rechnungseinstellungen werden geladen',
  parts: {
    numbers: 'Rechnungsnummern',
    vat: 'Umsatzsteuer',
    issuing: 'Ausstellung der Rechnungen',
    terms: 'Zahlungsbedingungen',
  },
  save: 'Speichern',
  noChanges: 'Keine Änderungen',
  percent: (rate) => de.percent(rate),
  issuer: {
    title: 'Ihre Angaben',
    edit: 'In den Einstellungen bearbeiten',
    incomplete: 'Es kann noch keine Rechnung ausgestellt werden',
    missing: (fields) =>
      `Auf jeder Rechnung müssen diese Angaben von Ihnen stehen: ${fields.join(', ')}. Bitte ergänzen Sie in den Einstellungen, was fehlt.`,
    fields: {
      tax_id: 'Steuernummer',
      'address.street': 'Straße',
      'address.house_number': 'Hausnummer',
      'address.postal_code': 'Postleitzahl',
      'address.city': 'Ort',
      'address.country': 'Land',
    },
    name: 'Name',
    address: 'Adresse',
    taxId: 'Steuernummer',
  },
  numbers: {
    hint: 'So sehen die Nummern aus. Rechnungen und Stornorechnungen werden gemeinsam fortlaufend nummeriert, jedes Jahr von vorn.',
    prefix: 'Präfix der Nummern',
    next: (example) => `Die nächsten Nummern sehen so aus: ${example}.`,
    none: 'Keines',
  },
  issuing: {
    automatic: 'Automatisch am Tag der Abreise',
    manual: 'Wenn Sie auf „Ausstellen“ klicken',
    automaticHint: 'Nur Rechnungen bestätigter Aufenthalte. Früher ausstellen können Sie jederzeit selbst.',
    manualHint: 'Bis dahin bleibt die Rechnung einer Buchung ein Entwurf.',
    label: 'Rechnungen ausstellen',
    extra: 'Automatisch ausgestellt wird nur für bestätigte Aufenthalte.',
  },
  terms: {
    lack: 'Auf Ihren Rechnungen steht nicht, wann und wie zu zahlen ist. Geben Sie Ihre Zahlungsbedingungen an, und für Überweisungen Ihr Bankkonto.',
    extra: 'Steht auf jeder Rechnung. Wenn Gäste überweisen, geben Sie hier auch Ihre IBAN an.',
  },
  vat: {
    noteInstead: 'Keine Steuersätze: Statt der Umsatzsteuer steht dieser Hinweis auf den Rechnungen:',
    lack: 'Auf Ihren Rechnungen steht weder Umsatzsteuer noch, warum keine anfällt. Geben Sie Ihre Steuersätze oder einen Hinweis an.',
    rates: 'Steuersätze',
    ratesHint:
      'Für jede Rechnung gelten die Sätze am Tag der Abreise. Zur Übernachtung gehören Nächte und weitere Personen, zu den Extras die Zusatzleistungen. Ohne Steuersätze wird keine Umsatzsteuer ausgewiesen.',
    from: 'Ab',
    lodging: 'Übernachtung',
    extras: 'Extras',
    group: (position) => `Steuersätze ${position}`,
    remove: 'Entfernen',
    removeGroup: (position) => `Steuersätze ${position} entfernen`,
    add: 'Steuersätze hinzufügen',
    note: 'Hinweis, wenn keine USt. ausgewiesen wird',
    noteHint: 'Steht auf Rechnungen, für die kein Steuersatz gilt.',
  },
  preview: {
    caption: 'So sehen Ihre Rechnungen aus, hier mit erfundener Nummer und erfundenem Aufenthalt',
    logo: 'Ihr Logo',
    paper: {
      invoice: 'Rechnung',
      number: 'Nummer',
      date: 'Datum',
      taxId: (id) => `Steuer-Nr./UID ${id}`,
      nights: (nights, price) => `${de.plural(nights, { one: '# Nacht', other: '# Nächte' })} × ${de.euros(price)}`,
      breakfast: 'Frühstück',
      total: 'Gesamt',
      vatIncluded: (rate) => `Enthaltene USt. ${de.percent(rate)}`,
    },
  },
}
