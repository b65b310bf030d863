import { messages as party } from '@keyhaven/shared-contracts/domain/messages/party/de'
import { de } from '@keyhaven/shared-contracts/domain/languages/de'
import type { Messages } from './en.ts'

export const messages: Messages = {
  party: party.party,
  title: 'Ihre Anfrage',
  loading: 'Anfrage wird geladen',
  missing: 'Diese Anfrage gibt es nicht',
  missingText:
    'Vielleicht ist der Link unvollständig. Bitte öffnen Sie ihn noch einmal aus der E-Mail oder kopieren Sie ihn ganz.',
  missingMore:
    'Eine Anfrage, die niemand bestätigt, wird nach einem Tag gelöscht. Ihren Gastgeber erreichen Sie, indem Sie auf eine seiner E-Mails antworten.',
  failed: 'Die Anfrage konnte nicht geladen werden',
  titles: {
    unconfirmed: 'Bitte per E-Mail bestätigen',
    lapsed: 'Nicht rechtzeitig bestätigt',
    waiting: 'Ihr Gastgeber ist am Zug',
    accepted: 'Ihr Aufenthalt ist gebucht',
    declined: 'Ihr Gastgeber hat die Anfrage abgelehnt',
    called_off: 'Ihr Aufenthalt wurde storniert',
    expired: 'Ihre Anfrage ist abgelaufen',
    cancelled: 'Sie haben storniert',
  },
  unconfirmed: (host, email, until) =>
    `Öffnen Sie den Link in der E-Mail, die wir an ${email} gesendet haben. Die Nächte sind${
      until ? ` bis ${until}` : ''
    } für Sie vorgemerkt; ${host} erhält Ihre Anfrage, sobald Sie bestätigt haben.`,
  unheld: (host, email) =>
    `Öffnen Sie bald den Link in der E-Mail, die wir an ${email} gesendet haben: Bis Sie bestätigen, sind die Nächte nicht für Sie vorgemerkt, und andere können sie nehmen. ${host} hört von Ihnen, sobald Sie bestätigt haben.`,
  lapsed: (host, email, until) =>
    `Die Nächte sind wieder für andere frei, und ${host} hat Ihre Anfrage nicht erhalten. ${
      until ? `Solange niemand anders sie nimmt, gilt der Link in unserer E-Mail an ${email} noch bis ${until}.` : ''
    }`,
  waiting: (host, _email, until) =>
    `${host} hat Ihre Anfrage und wird sie annehmen oder ablehnen. ${
      until ? `Die Nächte sind bis ${until} für Sie vorgemerkt. ` : ''
    }`,
  answerNext: (email) => `Als Nächstes: die Antwort Ihres Gastgebers. Wir senden sie an ${email} und zeigen sie hier.`,
  past: {
    title: 'Ihr Aufenthalt ist vorbei',
    text: 'Ihre Zahlungen und Dokumente finden Sie weiterhin auf dieser Seite.',
  },
  accepted: (host) => `${host} hat angenommen und freut sich auf Ihren Besuch.`,
  declined: (host) => `${host} kann Ihnen diese Tage nicht anbieten. Es ist nichts gebucht und nichts zu bezahlen.`,
  called_off: (host) =>
    `${host} hat Ihren Aufenthalt storniert. Wenn Sie den Grund nicht kennen, fragen Sie unten nach.`,
  expired: (host) => `${host} hat nicht rechtzeitig geantwortet. Es ist nichts gebucht und nichts zu bezahlen.`,
  cancelled: () => 'Es ist nichts mehr gebucht, und die Nächte sind für andere frei.',
  withdrawn: 'Es war noch nichts gebucht und ist nichts zu bezahlen; die Nächte sind für andere frei.',
  next: (day, payment) =>
    payment
      ? `Als Nächstes: Ihre Zahlung von ${de.euros(payment.amount)}${payment.isLate ? `, die am ${de.longDayWithWeekday(payment.due)} fällig war` : ` bis ${de.longDayWithWeekday(payment.due)}`}.${day ? ` Sie reisen am ${de.longDayWithWeekday(day)} an.` : ''}`
      : day
        ? `Als Nächstes: Ihre Anreise am ${de.longDayWithWeekday(day)}.`
        : '',
  instant: {
    title: 'Ihre Buchung',
    unconfirmed: (host, email, until) =>
      `Öffnen Sie den Link in der E-Mail, die wir an ${email} gesendet haben. Die Nächte sind${until ? ` bis ${until}` : ''} für Sie vorgemerkt; sobald Sie bestätigen, ist Ihr Aufenthalt bei ${host} gebucht.`,
    lapsed: (_host, email, until) =>
      `Die Nächte sind wieder für andere frei, und es ist nichts gebucht. ${until ? `Solange niemand anders sie nimmt, gilt der Link in unserer E-Mail an ${email} noch bis ${until}.` : ''}`,
    accepted: (host) => `Sie müssen auf nichts mehr warten: ${host} freut sich auf Ihren Besuch.`,
    titles: { waiting: 'Zahlen und buchen', expired: 'Nicht rechtzeitig gezahlt' },
    waiting: (host, amount, until) =>
      `Ihr Aufenthalt bei ${host} ist gebucht, sobald ${de.euros(amount)} mit Karte bezahlt sind.${until ? ` Die Nächte sind bis ${until} für Sie vorgemerkt.` : ''}`,
    expired:
      'Die erste Zahlung ist nicht rechtzeitig eingegangen, deshalb ist nichts gebucht. Falls Sie doch gezahlt haben, laden Sie diese Seite in einer Minute neu: Der Aufenthalt ist dann gebucht, oder das Geld geht auf Ihre Karte zurück.',
    toConfirm: (host, email, amount, until) =>
      `Öffnen Sie den Link in der E-Mail, die wir an ${email} gesendet haben. Die Nächte sind${until ? ` bis ${until}` : ''} für Sie vorgemerkt. Nach dem Bestätigen zahlen Sie ${de.euros(amount)} mit Karte, und Ihr Aufenthalt bei ${host} ist gebucht.`,
    confirm: {
      title: 'Bestätigen Sie Ihre Buchung',
      text: (host) =>
        `Bitte sehen Sie noch einmal nach, was Sie buchen möchten. Mit dem Klick ist Ihr Aufenthalt bei ${host} gebucht und der Preis geschuldet.`,
      payText: (host, amount) =>
        `Bitte sehen Sie noch einmal nach, was Sie buchen möchten. Mit dem Klick ist der Preis geschuldet; danach zahlen Sie ${de.euros(amount)} mit Karte, und Ihr Aufenthalt bei ${host} ist gebucht.`,
      // The words are those of the law: docs/decisions/0053.
      press: (total) => `Zahlungspflichtig buchen · ${de.euros(total)}`,
    },
    confirming: 'Ihr Aufenthalt wird gebucht',
    notConfirmed: 'Ihr Aufenthalt wurde nicht gebucht',
  },
  instantEnded: 'Dieser Aufenthalt kann nicht mehr sofort gebucht werden, Ihr Gastgeber antwortet deshalb zuerst.',
  stay: 'Ihr Aufenthalt',
  price: 'Preis',
  host: 'Ihr Gastgeber',
  wrote: (name) => `${name} schreibt`,
  yourMessage: 'Ihre Nachricht',
  toCalendar: 'In meinen Kalender',
  otherDates: 'Andere Tage anfragen',
  facts: {
    where: 'Wo',
    in: 'Anreise',
    out: 'Abreise',
    guests: 'Gäste',
    guest: 'Gast',
    reference: 'Buchungsnummer',
  },
  // Of a stay that is confirmed.
  arrival: {
    title: 'So finden Sie hin',
    map: 'Karte öffnen',
    directions: 'Wegbeschreibung',
    code: 'Türcode',
    later: (day) => `Wie Sie hineinkommen, steht hier ab ${de.day(day)}.`,
  },
  money: {
    paid: 'Bezahlt',
    left: 'Noch zu zahlen',
    back: 'Zu viel bezahlt',
    settled: 'Alles ist bezahlt.',
    documents: 'Ihre Belege',
    invoice: (number) => `Rechnung ${number} (PDF)`,
    cancellation: (number) => `Stornorechnung ${number} (PDF)`,
  },
  others: 'Andere Termine und Unterkünfte',
  nights: (count) => de.plural(count, { one: '# Nacht', other: '# Nächte' }),
  confirm: {
    title: 'Bestätigen Sie Ihre Anfrage',
    text: (host) =>
      `Bitte sehen Sie noch einmal nach, was Sie angefragt haben. Mit dem Klick erhält ${host} Ihre Anfrage und beantwortet sie. Bis dahin ist nichts gebucht und nichts zu bezahlen.`,
    press: () => 'Anfrage bestätigen',
  },
  inTotal: 'insgesamt',
  stillFree: 'Die Nächte sind wieder für andere frei. Solange niemand anders sie nimmt, können Sie noch bestätigen.',
  confirming: 'Ihre Anfrage wird bestätigt',
  notConfirmed: 'Ihre Anfrage wurde nicht bestätigt',
  noEmail: 'Keine E-Mail erhalten?',
  noEmailText: 'Es kann eine Minute dauern. Bitte sehen Sie auch im Spam-Ordner nach und prüfen Sie die Adresse:',
  again: 'E-Mail noch einmal senden',
  sentAgain: (email) => `Noch einmal gesendet an ${email}.`,
  wrong: 'Die Adresse ist falsch',
  cancel: { booking: 'Buchung stornieren', request: 'Anfrage zurückziehen', hold: 'Doch nicht buchen' },
  question: {
    booking:
      '<b>Buchung stornieren?</b> Die Nächte werden sofort für andere frei, und das lässt sich nicht rückgängig machen.',
    request:
      '<b>Anfrage zurückziehen?</b> Die Nächte werden sofort für andere frei, und das lässt sich nicht rückgängig machen.',
    hold: '<b>Doch nicht buchen?</b> Noch ist nichts gebucht, und die Nächte werden sofort für andere frei.',
  },
  notCancelled: 'Es wurde nichts storniert.',
  cancelling: 'Wird storniert',
  yes: { booking: 'Ja, stornieren', request: 'Ja, zurückziehen', hold: 'Ja, nicht buchen' },
  keep: 'Behalten',
  decide: {
    title: 'Über eine Anfrage entscheiden',
    titles: {
      waiting: 'Ein Gast möchte buchen',
      accepted: 'Sie haben diese Anfrage angenommen',
      declined: 'Sie haben diese Anfrage abgelehnt',
      called_off: 'Sie haben diesen Aufenthalt storniert',
      expired: 'Diese Anfrage ist abgelaufen',
      cancelled: 'Der Gast hat diese Anfrage zurückgezogen',
    },
    waiting: (guest, until) =>
      `${guest} wartet auf Ihre Antwort.${until ? ` Ohne Antwort läuft die Anfrage am ${until} ab.` : ''}`,
    accepted: (guest) => `Der Aufenthalt ist bestätigt; ${guest} wurde per E-Mail benachrichtigt.`,
    declined: (guest) => `Die Tage sind wieder frei; ${guest} wurde per E-Mail benachrichtigt.`,
    called_off: (guest) => `Die Tage sind wieder frei; ${guest} wurde per E-Mail benachrichtigt.`,
    expired: (guest) =>
      `Sie wurde nicht rechtzeitig beantwortet. Die Tage sind wieder frei; ${guest} wurde benachrichtigt.`,
    cancelled: () => 'Die Tage sind wieder frei. Sie müssen nichts weiter tun.',
    notArrived: 'Ihre Antwort ist nicht angekommen.',
    sending: 'Ihre Antwort wird gesendet',
    words: 'Ihre Worte an den Gast (freiwillig)',
    wordsHint: (guest) => `${guest} liest sie in der E-Mail, wie auch immer Sie antworten.`,
    youWrote: 'Ihre Worte',
    terms: 'Vom Gast akzeptiert',
    accept: 'Annehmen',
    decline: 'Ablehnen',
    stay: 'Der Aufenthalt',
  },
}
