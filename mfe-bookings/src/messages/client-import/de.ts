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
  added: (count) => de.plural(count, { one: '# Kunde angelegt', other: '# Kunden angelegt' }),
  leftOut: (count) =>
    de.plural(count, {
      one: '# Zeile ausgelassen: schon vorhanden.',
      other: '# Zeilen ausgelassen: schon vorhanden.',
    }),
  done: 'Fertig',

  preview: {
    problems: (count) =>
      de.plural(count, {
        one: '# Fehler in dieser Datei, daher kann noch nichts angelegt werden.',
        other: '# Fehler in dieser Datei, daher kann noch nichts angelegt werden.',
      }),
    correct:
      'Berichtigen Sie die Zeilen unten in Ihrer Tabelle, speichern Sie die Datei, und wählen Sie sie noch einmal.',
    found: (rows, fresh, known) =>
      [
        `${de.plural(rows, { one: '# Zeile', other: '# Zeilen' })}: ${de.plural(fresh, { one: '# neuer Kunde', other: '# neue Kunden' })}`,
        known > 0 ? `, ${de.number(known)} schon vorhanden und ausgelassen.` : '.',
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
