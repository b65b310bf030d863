import { de } from '../../../domain/languages/de.ts'
import { messages as guests } from '../../../domain/messages/damage-deposit/de.ts'
import type { Messages } from './en.ts'

export const messages: Messages = {
  deposit: 'Anzahlung',
  deposits: { none: 'Keine', percent: 'Prozent', nights: 'Nächte', amount: 'Betrag' },
  amounts: { percent: 'Prozent vom Gesamtpreis', nights: 'Preis für wie viele Nächte', amount: 'Betrag' },
  nightsHint: 'Jede Nacht zählt als gleicher Teil des Gesamtpreises, mit Rabatten und Extras.',
  days: 'Fällig binnen (Tage)',
  daysHint: 'Gezählt ab der Buchung, bei Anfragen ab Ihrer Zusage.',
  rest: 'Restbetrag',
  whole: 'Gesamtbetrag',
  rests: { arrival: 'Bei Anreise', before: 'Vor der Anreise', none: 'Nicht verlangen' },
  restDays: 'Tage vor der Anreise',
  restHints: {
    rest: {
      arrival: 'Wäre die Anzahlung erst bei der Anreise oder später fällig, ist alles auf einmal fällig.',
      before: 'Ist die Anreise so nah, dass bis dahin auch der Rest fällig wäre, ist alles auf einmal fällig.',
      none: 'Von Gästen wird nur die Anzahlung verlangt, wie nah die Anreise auch ist.',
    },
    whole: {
      arrival: 'Gästen wird gesagt, dass alles am Tag der Anreise fällig ist.',
      before: 'Ist die Anreise näher als das, ist alles sofort fällig.',
      none: 'Von Gästen wird vor der Anreise nichts verlangt.',
    },
  },
  damage: {
    title: guests.title,
    planned: guests.planned,
    choices: { none: 'Keine', amount: 'Betrag' },
    amount: 'Zu reservierender Betrag',
    before: 'Reserviert (Tage vorher)',
    beforeHint: 'Vor der Anreise, 1 bis 6.',
    after: 'Freigegeben (Tage danach)',
    afterHint: 'Nach der Abreise, höchstens 14. Bis dahin können Sie Schäden abbuchen, mit Grund und Bild.',
    hint: 'Wird auf der Karte des Gastes reserviert und nicht abgebucht. Die Reservierung wird von selbst erneuert und von selbst freigegeben.',
    guestsRead: (sentence) => `Gäste lesen: ${sentence}`,
    later: 'Sobald oben alles ausgefüllt ist, steht hier, was Gäste lesen.',
    noCard:
      'Es ist kein Kartenkonto verbunden, deshalb wird sie von Gästen noch nicht verlangt. Verbinden Sie Stripe unter „Karten und Wallets“ in den Rechnungseinstellungen.',
  },
  says: {
    nothing: 'Von Gästen wird vor der Anreise nichts verlangt.',
    percent: (percent) => `${de.percent(percent)} vom Gesamtpreis`,
    nights: (nights) => de.plural(nights, { one: 'der Preis einer Nacht', other: 'der Preis von # Nächten' }),
    amount: (euros) => de.euros(euros),
    deposit: (what, days) =>
      `Anzahlung: ${what} ${days === 0 ? 'am Tag der Buchung' : `binnen ${de.plural(days, { one: '# Tag', other: '# Tagen' })}`}.`,
    rest: (when) => `Restbetrag: ${when}.`,
    all: (when) => `Gesamtbetrag: ${when}.`,
    onArrival: 'bei Anreise',
    before: (days) => de.plural(days, { one: '# Tag vor der Anreise', other: '# Tage vor der Anreise' }),
    notAsked: 'wird nicht verlangt',
    damage: (amount, before, after) =>
      `Kaution: ${de.euros(amount)}, ${de.plural(before, { one: '# Tag', other: '# Tage' })} vor der Anreise reserviert und ${after === 0 ? 'bei der Abreise' : `${de.plural(after, { one: '# Tag', other: '# Tage' })} nach der Abreise`} freigegeben.`,
  },
  example: {
    later: 'Sobald oben alles ausgefüllt ist, steht hier ein Beispiel mit zwei Aufenthalten.',
    title: (total) => `Beispiel: ein Aufenthalt für ${de.euros(total)}, heute gebucht`,
    arrival: (day) => `Anreise am ${de.longDay(day)}`,
    until: (amount, day) => `${de.euros(amount)} bis ${de.longDay(day)}`,
    today: (amount) => `${de.euros(amount)} heute`,
    onArrival: (amount) => `${de.euros(amount)} bei Anreise`,
    nothing: 'Vor der Anreise nichts',
  },
}
