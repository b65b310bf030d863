import { de } from '@keyhaven/shared-contracts/domain/languages/de'
import { messages as party } from '@keyhaven/shared-contracts/domain/messages/party/de'
import type { Messages } from './en.ts'

const nights = (count: number) => de.plural(count, { one: '# Nacht', other: '# Nächte' })
const guests = (count: number) => de.plural(count, { one: '# Gast', other: '# Gäste' })

export const messages: Messages = {
  title: 'Übersicht',
  calendar: 'Kalender',
  loading: 'Übersicht wird geladen',
  pending: 'Offen',
  shownOf: (visible, count) => `${de.number(visible)} von ${de.number(count)}.`,
  seeAll: 'Alle ansehen',

  figures: {
    guests: 'Gäste',
    present: 'derzeit im Haus',
    presentAndArriving: (count) => `im Haus, ${de.number(count)} reisen heute an`,
    occupancy: 'Auslastung',
    today: 'heute',
    monthlyOccupancy: 'Auslastung im Monat',
    thisMonth: 'diesen Monat',
    nextArrival: 'Nächste Anreise',
    nextDeparture: 'Nächste Abreise',
    confirmed: 'bestätigt',
    whose: (name, unit, more) =>
      `${name}, ${unit}${more > 0 ? ` ${more === 1 ? 'und 1 weitere' : `und ${de.number(more)} weitere`}` : ''}`,
    pendingSooner: (day) => `offen: ${de.dayAndMonth(day)}`,
    withPending: (note) => `${note}, offene eingeschlossen`,
    share: (percent) => de.percent(percent, 1),
  },
  today: {
    title: 'Heute',
    choose: 'Liste für heute',
    loading: (list) => `${list} – wird geladen`,
    arrivals: { title: 'Anreisen', short: 'Anreisen', none: 'Heute reist niemand an' },
    in_house: { title: 'Im Haus', short: 'Im Haus', none: 'Sonst ist niemand im Haus' },
    departures: { title: 'Abreisen', short: 'Abreisen', none: 'Heute reist niemand ab' },
    unpaid_deposits: { title: 'Offene Anzahlungen', short: 'Anzahlung', none: 'Keine Anzahlung ist fällig' },
    guestsIn: (unit, count) => `${unit} · ${guests(count)}`,
    until: (unit, day) => `${unit} · bis ${de.dayAndMonth(day)}`,
    onPortal: (unit, portal) => `${unit} · ${portal}`,
    nightsIn: (unit, count) => `${unit} · ${nights(count)}`,
    depositDue: (amount, due) => `${de.euros(amount)} · fällig bis ${de.dayAndMonth(due)}`,
    depositOf: (amount, arrival) => `${de.euros(amount)} · Anreise ${de.dayAndMonth(arrival)}`,
    more: (count) => `${count} weitere anzeigen`,
    fewer: 'Weniger anzeigen',
  },
  changes: {
    title: 'Änderungen, um die Gäste bitten',
    waiting: (count) =>
      de.plural(count, { one: '# Gast bittet um eine Änderung', other: '# Gäste bitten um eine Änderung' }),
    answer: 'Antworten',
    answerOf: (guest) => `Auf die Änderung von ${guest} antworten`,
  },
  requests: {
    title: 'Offene Anfragen',
    waiting: (count) =>
      de.plural(count, { one: '# Anfrage wartet auf Ihre Antwort', other: '# Anfragen warten auf Ihre Antwort' }),
    stay: (stay) => `${de.day(stay.from)} – ${de.day(stay.to)}, ${nights(stay.nights)}, ${party.party(stay.who)}`,
    minutesLeft: (count) => `noch ${count}\u00a0Min.`,
    hoursLeft: (count) => `noch ${count}\u00a0Std.`,
  },
  toConfirm: {
    title: 'Noch offen',
    waiting: (count) =>
      de.plural(count, {
        one: '# offener Aufenthalt beginnt binnen zwei Wochen: bestätigen Sie ihn, sonst zählt er nur als belegt',
        other: '# offene Aufenthalte beginnen binnen zwei Wochen: bestätigen Sie sie, sonst zählen sie nur als belegt',
      }),
  },
  booked: {
    title: 'Sofortbuchungen',
    since: (count) =>
      de.plural(count, {
        one: '# Aufenthalt wurde in den letzten 24 Stunden sofort gebucht',
        other: '# Aufenthalte wurden in den letzten 24 Stunden sofort gebucht',
      }),
  },
  steps: {
    title: 'In fünf Schritten zur ersten Buchung',
    hide: 'Ausblenden',
    done: (doneCount, all) => `${doneCount} von ${all} erledigt`,
    state: { done: 'Erledigt', next: 'Als Nächstes', later: 'Später' },
    details: {
      title: 'Ihre Angaben',
      hint: 'Ihr Name, Ihre Adresse und Ihre Steuernummer stehen auf Ihren Rechnungen.',
      action: 'Angaben ergänzen',
    },
    property: {
      title: 'Ihre erste Unterkunft',
      hint: 'Das Haus oder der Ort mit seiner Adresse.',
      action: 'Unterkunft anlegen',
    },
    unit: {
      title: 'Ihre erste Einheit und ihr Preis',
      hint: 'Das Zimmer, die Ferienwohnung oder das Haus, das Gäste buchen, mit dem Preis pro Nacht.',
      action: 'Einheit anlegen',
    },
    picture: {
      title: 'Ein Bild',
      hint: 'Gäste schauen zuerst auf die Bilder. Bearbeiten Sie Ihre Unterkunft oder Einheit, um welche hinzuzufügen.',
      action: 'Bild hinzufügen',
    },
    booking: {
      title: 'Ihre erste Buchung',
      hint: 'Tragen Sie selbst eine ein, oder schicken Sie Gästen den Link zu Ihrer öffentlichen Seite. Sie finden ihn in den Einstellungen.',
      action: 'Buchung anlegen',
    },
  },
}
