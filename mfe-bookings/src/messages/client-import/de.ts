import { de } from '@keyhaven/shared-contracts/domain/languages/de'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Kunden importieren',
  about: (columns) =>
    `Eine CSV-Datei aus einer Tabellenkalkulation mit diesen Spalten: ${columns}. Ein Nachname und eine Telefonnummer oder E-Mail-Adresse genügen; die Adresse können Sie später ergänzen, vor der ersten Rechnung. <template>Vorlage herunterladen</template>`,
  file: 'CSV-Datei',
  choose: 'CSV-Datei wählen',
  drop: 'oder hier ablegen. Höchstens 2 MB und 5.000 Zeilen.',
  chooseAnother: 'Andere Datei wählen oder hier ablegen',
  tooLarge: (megabytes) => `Diese Datei ist zu groß (max. ${de.number(megabytes)} MB).`,
  cancel: 'Abbrechen',
  add: 'Kunden anlegen',
  addCount: (count) => de.plural(count, { one: '# Kunden anlegen', other: '# Kunden anlegen' }),
  addGood: (count) =>
    de.plural(count, { one: 'Die # gute Zeile importieren', other: 'Die # guten Zeilen importieren' }),
  added: (count) => de.plural(count, { one: '# Kunde angelegt', other: '# Kunden angelegt' }),
  leftOut: (count) =>
    de.plural(count, {
      one: '# Zeile ausgelassen: schon vorhanden.',
      other: '# Zeilen ausgelassen: schon vorhanden.',
    }),
  done: 'Fertig',

  columns: {
    title: 'Spalten der Datei',
    column: 'Spalte, und was darin steht',
    target: 'Kommt nach',
    empty: 'leer',
    choose: 'Wählen Sie unten, wohin die Spalten kommen.',
    encoding: 'Buchstaben gelesen als',
    encodingHint: 'Wählen Sie eine andere, wenn Umlaute falsch aussehen.',
    targetOf: (heading) => `Wohin die Spalte ${heading} kommt`,
    leftOut: (count) => de.plural(count, { one: '# Spalte wird weggelassen.', other: '# Spalten werden weggelassen.' }),
    encodings: {
      'utf-8': 'Unicode (UTF-8)',
      'windows-1252': 'Westeuropa (Windows)',
      'windows-1250': 'Mitteleuropa (Windows)',
      macintosh: 'Alter Mac',
      'utf-16le': 'Unicode (UTF-16)',
      'utf-16be': 'Unicode (UTF-16, Big Endian)',
    },
    targets: {
      none: 'Weglassen',
      name: 'Ganzer Name (das letzte Wort ist der Nachname)',
      first_name: 'Vorname',
      last_name: 'Nachname',
      email: 'E-Mail',
      phone: 'Telefon',
      street: 'Straße',
      street_number: 'Straße mit Hausnummer',
      house_number: 'Hausnummer',
      postal_code: 'Postleitzahl',
      postal_city: 'PLZ und Ort',
      city: 'Ort',
      country: 'Land',
      notes: 'Notizen',
    },
  },
  preview: {
    problems: (count) => de.plural(count, { one: '# Problem in dieser Datei.', other: '# Probleme in dieser Datei.' }),
    correct: 'Die anderen Zeilen können Sie jetzt importieren, und diese, sobald sie berichtigt sind.',
    downloadWrong: (count) =>
      de.plural(count, {
        one: 'Die # Zeile zum Berichtigen herunterladen',
        other: 'Die # Zeilen zum Berichtigen herunterladen',
      }),
    found: (rows, fresh, existing) =>
      [
        `${de.plural(rows, { one: '# Zeile', other: '# Zeilen' })}: ${de.plural(fresh, { one: '# neuer Kunde', other: '# neue Kunden' })}`,
        existing > 0 ? `, ${de.number(existing)} schon vorhanden und ausgelassen.` : '.',
      ].join(''),
    incomplete: (count) =>
      de.plural(count, {
        one: '# Zeile ohne vollständige Adresse: Sie können sie so importieren, wie sie ist.',
        other: '# Zeilen ohne vollständige Adresse: Sie können sie so importieren, wie sie sind.',
      }),
    rows: 'Zeilen der Datei',
    row: 'Zeile',
    client: 'Kunde',
    result: 'Ergebnis',
    known: 'Schon vorhanden',
    fresh: 'Neu',
    invoiceNeeds: (columns) => `Für eine Rechnung fehlt noch: ${columns}`,
    shown: (rows, total) =>
      de.plural(rows, {
        one: `# Zeile von ${de.number(total)} wird gezeigt.`,
        other: `# Zeilen von ${de.number(total)} werden gezeigt.`,
      }),
  },
}
