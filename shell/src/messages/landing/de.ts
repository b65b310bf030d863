import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Software für Gastgeber',
  claim:
    'Pensionen und Ferienwohnungen an einem ruhigen Ort: Verfügbarkeit, Buchungen, Gäste, Preise und Rechnungen, immer aktuell.',
  start: 'Kostenlos testen',
  orDemo: 'oder zuerst die Demo ansehen',

  features: 'Die wichtigsten Funktionen',
  dashboard: {
    title: 'Alles auf einen Blick',
    points: ['Unterkünfte und Einheiten nebeneinander', 'Saisonpreise für jede Einheit', 'Wer heute an- und abreist'],
  },
  booking: {
    title: 'Buchungssystem',
    points: [
      'Verfügbarkeit in Echtzeit, keine Doppelbuchungen',
      'Zusatzleistungen pro Aufenthalt oder pro Tag',
      'Gutscheincodes mit Ablaufdatum',
    ],
  },
  invoices: {
    title: 'Rechnungen',
    points: ['Entstehen mit jeder Buchung', 'Anzahlungen im Blick', 'PDF mit einem Klick'],
  },

  tryTitle: 'Ausprobieren',
  tryAbout:
    'Ein Demohaus mit Buchungen, Gästen und Rechnungen rund um das heutige Datum, nur für Sie. Kein Konto, keine E‑Mail, nach einem Tag wieder weg.',
  explore: 'Demo ansehen',
  loadingDemo: 'Demo wird geladen',
  loadingDemoButton: 'Demo wird geladen …',
  leaveQuestion: 'Ihr Konto für die Demo verlassen?',
  leaveAbout: 'Sie sind angemeldet. Die Demo meldet Sie hier ab; Ihre eigenen Daten bleiben, wie sie sind.',
  staySignedIn: 'Angemeldet bleiben',

  picture: {
    property: 'Haus am See',
    units: ['Gartensuite', 'Dachstudio', 'Bootshaus', 'Obstgarten'],
  },
}
