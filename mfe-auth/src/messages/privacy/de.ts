import { de } from '@keyhaven/shared-contracts/domain/languages/de'
import type { Messages } from './en.ts'

const months = (count: number) => de.plural(count, { one: '# Monat', other: '# Monate' })
const years = (count: number) => de.plural(count, { one: '# Jahr', other: '# Jahre' })

export const messages: Messages = {
  title: 'Ihre Daten',
  loading: 'Es wird geladen, was gespeichert ist',
  noDemo: 'Ein Demokonto wird nach einem Tag von selbst gelöscht',
  ending: {
    title: 'Ihr Konto wird gelöscht am <moment></moment>',
    text: 'Gäste finden Ihre Einheiten nicht mehr. Speichern Sie vorher eine Kopie von allem, oder behalten Sie Ihr Konto.',
    keep: 'Konto behalten',
    kept: 'Ihr Konto bleibt bestehen',
  },
  copy: {
    title: 'Eine Kopie von allem',
    about: 'Eine ZIP-Datei mit allen Daten als JSON, Ihren Bildern und jeder ausgestellten Rechnung als PDF',
    save: 'Kopie speichern',
    hint: 'Alles als ZIP herunterladen',
  },
  retention: {
    title: 'Wie lange Personen gespeichert bleiben',
    change: 'Fristen ändern',
    about: (requestMonths, clientYears, documentYears) =>
      `Gäste, aus deren Anfragen nichts wurde: ${months(requestMonths)}. Kunden nach ihrem letzten Aufenthalt: ${
        clientYears === null ? 'bis Sie sie löschen' : years(clientYears)
      }. Personen auf ausgestellten Rechnungen: ${years(documentYears)}.`,
    guests: 'Gäste, aus deren Anfragen nichts wurde',
    guestsHint:
      'Abgelehnte, abgelaufene und stornierte Anfragen, gezählt ab der gewünschten Abreise. Daten, die Sie nicht mehr brauchen, müssen gelöscht werden (Art. 5 DSGVO).',
    clients: 'Kunden nach ihrem letzten Aufenthalt',
    clientsHint: 'Leer bleiben sie, bis Sie sie löschen. Ihre Buchungen bleiben als Zahlen erhalten.',
    documents: 'Personen auf ausgestellten Rechnungen',
    documentsHint: 'Gezählt ab dem Ende des Jahres der Ausstellung. Die Rechnung bleibt, ohne die Person.',
    months: 'Monate',
    years: 'Jahre',
    law: (country, count, law) => `${country} ${years(count)} (${law})`,
    laws: (laws) =>
      `So lange müssen Rechnungen aufbewahrt werden: ${laws}. Fragen Sie Ihren Steuerberater, was für Sie gilt.`,
    countries: {
      Austria: 'Österreich',
      Germany: 'Deutschland',
      Italy: 'Italien',
      France: 'Frankreich',
      Netherlands: 'Niederlande',
    },
    submit: 'Fristen speichern',
    done: 'Fristen gespeichert',
  },
  end: {
    title: 'Konto löschen',
    about: 'Nach 30 Tagen wird alles gelöscht. Bis dahin können Sie es sich anders überlegen.',
    open: 'Konto löschen',
    question: 'Ihr Konto löschen?',
    text: 'Gäste finden Ihre Einheiten nicht mehr, und Sie werden überall sonst abgemeldet. Nach 30 Tagen werden Ihre Unterkünfte, Buchungen, Kunden, Rechnungen und Bilder gelöscht. Rechnungen müssen Sie laut Gesetz jahrelang aufbewahren: Speichern Sie vorher eine Kopie.',
    stays: (count) =>
      `${de.plural(count, { one: '# bestätigter Aufenthalt steht', other: '# bestätigte Aufenthalte stehen' })} noch bevor. Wir schreiben diesen Gästen nicht: Stornieren Sie die Aufenthalte, oder schreiben Sie ihnen vorher.`,
    submit: 'Konto löschen',
    done: 'Ihr Konto endet in 30 Tagen',
  },
}
