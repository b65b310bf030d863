import { messages as statuses } from '@keyhaven/shared-contracts/domain/messages/statuses/de'
import { de } from '@keyhaven/shared-contracts/domain/languages/de'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Rechnungen',
  settings: 'Rechnungseinstellungen',
  moneyDue: 'Offene Beträge',
  touristTax: 'Ortstaxe',
  exportForAdviser: 'Export für Steuerberater',
  empty: {
    title: 'Noch keine Rechnungen',
    hint: 'Zu jeder Buchung gibt es eine Rechnung. Sie bleibt ein Entwurf, bis Sie sie ausstellen.',
    action: 'Zu den Buchungen',
  },
  columns: {
    number: 'Nummer',
    name: 'Name',
    stay: 'Aufenthalt',
    date: 'Datum',
    amount: 'Betrag',
    actions: 'Aktionen',
  },
  states: statuses.document,
  cancelsNumber: (number) => `zu ${number}`,
  fee: 'Stornogebühr',
  openBooking: (reference) => `Buchung ${reference} öffnen`,
  stages: { drafts: 'Entwürfe', to_send: 'Zu senden', unpaid: 'Unbezahlt', all: 'Alle' },
  stage: (name, count) => (count === undefined ? name : `${name} (${de.number(count)})`),
  nothing: {
    drafts: 'Keine Entwürfe',
    to_send: 'Alles, was Sie in den letzten 90 Tagen ausgestellt haben, ist gemailt',
    unpaid: 'Alles ist bezahlt',
  },
  mailed: (day) => `gemailt am ${de.day(day)}`,
  unpaid: 'offen',
  partlyUnpaid: (amount) => `${de.euros(amount)} offen`,
  filters: {
    status: {
      label: 'Status',
      any: 'Jeder Status',
      draft: 'Entwurf',
      issued: 'Ausgestellt',
      cancelled: 'Storniert',
    },
    document: {
      label: 'Beleg',
      any: 'Alle Belege',
      invoice: 'Rechnungen',
      cancellation: 'Stornorechnungen',
    },
    date: 'Datum',
    payment: { label: 'Zahlung', any: 'Bezahlt und offen', unpaid: 'Offen' },
  },
  show: 'Anzeigen',
  sortBy: 'Sortieren nach',
  orders: {
    '-date': 'Neueste zuerst',
    date: 'Älteste zuerst',
    '-number': 'Nummer absteigend',
    number: 'Nummer aufsteigend',
    name: 'Name, A bis Z',
    '-name': 'Name, Z bis A',
    '-amount': 'Höchster Betrag zuerst',
    amount: 'Niedrigster Betrag zuerst',
  },
  totals: {
    label: 'Summen der angezeigten Belege',
    unpaid: { title: 'Offen', hint: 'Was Ihnen Gäste noch schulden, laut Entwürfen und ausgestellten Rechnungen' },
    issued: { title: 'Ausgestellt', hint: 'Ausgestellte Rechnungen, die nicht storniert wurden' },
    drafts: { title: 'Entwürfe', hint: 'Rechnungen, die noch nicht ausgestellt sind' },
  },
  adviser: {
    title: 'Export für Ihren Steuerberater',
    pdfs: {
      title: 'Rechnungen als PDF',
      about:
        'Alle Rechnungen und Stornorechnungen, die Sie in einem Monat ausgestellt haben, als PDFs in einer ZIP-Datei.',
      month: 'Monat',
      monthFormat: 'MM.YYYY',
      monthPlaceholder: 'MM.JJJJ',
      download: 'ZIP herunterladen',
      downloadHint: 'Die PDFs des Monats in einer Datei herunterladen',
    },
    table: {
      title: 'Tabelle für die Buchhaltung',
      about:
        'Dasselbe als Tabelle, mit einer Zeile je Beleg und Steuersatz. Lässt sich in Excel und Buchhaltungsprogrammen öffnen.',
      firstDay: 'Erster Tag',
      lastDay: 'Letzter Tag',
      wrongDays: 'Der letzte Tag darf nicht vor dem ersten liegen.',
      download: 'CSV herunterladen',
      downloadHint: 'Die Tabelle dieser Tage herunterladen',
    },
  },
}
