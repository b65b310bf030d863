import { de } from '@keyhaven/shared-contracts/domain/languages/de'
import type { Messages } from './en.ts'

export const messages: Messages = {
  subject: (event, property, check_in) => `${event}: ${property}, ${de.longDay(check_in)}`,
  wrote: (name) => `${name} schreibt:`,
  youWrote: 'Sie schrieben:',
  questions: (host) => `Fragen? Antworten Sie auf diese E-Mail, um ${host} zu erreichen.`,
  notYours: (host) =>
    `Wenn das nicht Ihr Aufenthalt ist, hat sich jemand bei seiner Adresse vertippt. Antworten Sie auf diese E-Mail, damit ${host} das richtigstellen kann.`,
  confirm: {
    event: 'Bestätigen Sie Ihre Anfrage',
    text: (host, until) =>
      `Bitte bestätigen Sie, dass Sie diesen Aufenthalt bei ${host} buchen möchten. Die Nächte sind bis ${until} für Sie vorgemerkt. Ihr Gastgeber erhält Ihre Anfrage, sobald Sie bestätigt haben.`,
    unheld: (host) =>
      `Bitte bestätigen Sie bald, dass Sie diesen Aufenthalt bei ${host} buchen möchten. Bis dahin sind die Nächte nicht für Sie vorgemerkt, und andere können sie nehmen.`,
    afterwards: 'Danach funktioniert der Link noch einen Tag lang, solange niemand anders die Nächte gebucht hat.',
    action: 'Anfrage bestätigen',
    notAsked:
      'Wenn Sie diesen Aufenthalt nicht angefragt haben, können Sie diese E-Mail ignorieren. Die Anfrage endet von selbst, und wir schreiben Ihnen nicht noch einmal.',
  },
  confirmBooking: {
    event: 'Bestätigen Sie Ihre Buchung',
    text: (host, until) =>
      `Bitte bestätigen Sie, dass Sie diesen Aufenthalt bei ${host} buchen möchten. Die Nächte sind bis ${until} für Sie vorgemerkt. Sobald Sie bestätigt haben, ist Ihr Aufenthalt gebucht.`,
    action: 'Buchung bestätigen',
    notAsked:
      'Wenn Sie diesen Aufenthalt nicht buchen wollten, können Sie diese E-Mail ignorieren. Es ist nichts gebucht, und wir schreiben Ihnen nicht noch einmal.',
  },
  toPay: {
    event: 'Zahlen und buchen',
    text: (host, amount, until) =>
      `Ihr Aufenthalt bei ${host} ist gebucht, sobald ${de.euros(amount)} mit Karte bezahlt sind. Bis ${until} halten wir die Nächte für Sie frei. Ohne Zahlung werden sie wieder für andere frei, und es kostet Sie nichts.`,
    action: 'Jetzt zahlen',
    confirm: (host, amount, until) =>
      `Bitte bestätigen Sie, dass Sie diesen Aufenthalt bei ${host} buchen möchten. Bis ${until} halten wir die Nächte für Sie frei. Danach zahlen Sie ${de.euros(amount)} mit Karte, und Ihr Aufenthalt ist gebucht.`,
  },
  unpaid: {
    event: 'Ihr Aufenthalt wurde nicht gebucht',
    text: () =>
      'Die erste Zahlung ist nicht rechtzeitig eingegangen, deshalb ist nichts gebucht. Es kostet Sie nichts, und Sie können erneut buchen.',
    action: 'Buchung ansehen',
  },
  sentBack: {
    event: 'Ihre Zahlung geht zurück',
    text: (amount) =>
      `Ihre Zahlung von ${de.euros(amount)} kam an, als der Aufenthalt nicht mehr für Sie frei gehalten wurde. Wir erstatten sie auf Ihre Karte; das dauert ein paar Tage.`,
  },
  received: {
    event: 'Ihre Anfrage ist eingegangen',
    text: (host, until) =>
      `${host} hat Ihre Anfrage und kann sie bis ${until} beantworten. So lange sind die Nächte für Sie vorgemerkt. Kommt keine Antwort, verfällt die Anfrage und kostet Sie nichts.`,
    action: 'Anfrage ansehen oder stornieren',
    notAtOnce:
      'Dieser Aufenthalt kann nicht mehr sofort gebucht werden. Er ist deshalb jetzt eine Anfrage an Ihren Gastgeber.',
  },
  bookedAtOnce: {
    event: 'Ihr Aufenthalt ist gebucht',
    text: (host) => `Ihr Aufenthalt bei ${host} ist gebucht. Sie müssen auf nichts mehr warten.`,
  },
  accepted: {
    event: 'Ihr Aufenthalt ist bestätigt',
    text: (host) => `Gute Nachrichten: ${host} hat Ihren Aufenthalt bestätigt.`,
    action: 'Aufenthalt ansehen',
  },
  declined: {
    event: 'Ihre Anfrage wurde abgelehnt',
    text: (host) =>
      `${host} kann Ihnen diesen Aufenthalt nicht anbieten. Ihre Anfrage ist damit abgeschlossen und kostet Sie nichts.`,
    action: 'Anfrage ansehen',
  },
  calledOff: {
    event: 'Ihr Aufenthalt wurde storniert',
    text: (host) =>
      `${host} hat Ihren Aufenthalt storniert. Wenn Sie nicht wissen, warum, antworten Sie auf diese E-Mail und fragen Sie nach.`,
    action: 'Aufenthalt ansehen',
  },
  feeWaived: {
    event: 'Die Stornogebühr wurde erlassen',
    text: (host) =>
      `${host} hat Ihnen die Gebühr für Ihren stornierten Aufenthalt erlassen. Sie schulden dafür nichts.`,
  },
  booked: {
    event: 'Ihr Aufenthalt ist bestätigt',
    text: (host) => `${host} hat diesen Aufenthalt für Sie gebucht.`,
  },
  asBooked: {
    event: 'Ihr Aufenthalt',
    text: (host) => `So ist Ihr Aufenthalt bei ${host} gebucht.`,
  },
  feePayment: (host) => `Bitte zahlen Sie sie an ${host}. Wenn Sie nicht wissen wie, antworten Sie auf diese E-Mail.`,
  refund: (host, amount) => `Sie erhalten ${de.euros(amount)} von ${host} zurück.`,
  otherDates: {
    title: 'Andere Termine',
    text: (property) => `Sehen Sie, was im Haus „${property}“ sonst noch frei ist.`,
    action: 'Freie Termine ansehen',
  },
  changed: {
    event: 'Ihr Aufenthalt wurde geändert',
    text: (host) => `${host} hat Ihren Aufenthalt geändert. So ist er jetzt gebucht.`,
  },
  change: {
    sent: {
      event: 'Ihr Änderungswunsch wurde gesendet',
      text: (host) =>
        `${host} hat Ihren Änderungswunsch erhalten und wird Ihnen antworten. Bis dahin ändert sich nichts: Ihr Aufenthalt bleibt gebucht wie bisher, und die neuen Nächte sind noch nicht für Sie vorgemerkt.`,
    },
    accepted: {
      event: 'Ihre Änderung ist bestätigt',
      text: (host) => `${host} ist mit Ihrer Änderung einverstanden. So ist Ihr Aufenthalt jetzt gebucht.`,
    },
    declined: {
      event: 'Ihre Änderung wurde abgelehnt',
      text: (host) => `${host} kann Ihnen diese Änderung nicht anbieten. Ihr Aufenthalt bleibt gebucht wie bisher.`,
    },
    overtaken: {
      event: 'Ihre Änderung ist erledigt',
      text: (host) =>
        `${host} hat Ihren Aufenthalt geändert, nachdem Sie um diese Änderung gebeten hatten; wir haben sie deshalb geschlossen. So ist Ihr Aufenthalt jetzt gebucht. Auf Ihrer Seite können Sie um eine andere Änderung bitten.`,
    },
    expired: {
      event: 'Ihre Änderung blieb ohne Antwort',
      text: (host) =>
        `${host} hat nicht rechtzeitig geantwortet; Ihr Aufenthalt bleibt gebucht wie bisher. Brauchen Sie noch etwas? Antworten Sie einfach auf diese E-Mail.`,
    },
  },
  arrival: {
    event: 'So kommen Sie an',
    text: (host) => `Ihr Aufenthalt bei ${host} steht bevor. So finden Sie hin und hinein.`,
  },
  payment: {
    before: {
      event: 'Zahlungserinnerung',
      text: (host, amount, due) =>
        `Eine freundliche Erinnerung: Für Ihren Aufenthalt bei ${host} sind ${de.euros(amount)} bis ${de.longDay(due)} fällig.`,
    },
    late: {
      event: 'Ihre Zahlung ist überfällig',
      text: (host, amount, due) =>
        `Für Ihren Aufenthalt bei ${host} waren ${de.euros(amount)} bis ${de.longDay(due)} fällig und sind noch nicht eingegangen. Bitte zahlen Sie bald, oder antworten Sie auf diese E-Mail, wenn etwas nicht stimmt.`,
    },
    paidAlready:
      'Falls Sie gerade gezahlt haben, können Sie diese E-Mail ignorieren: Eine Überweisung dauert ein bis zwei Tage.',
  },
  damage: {
    wanted: {
      event: 'Eine Karte für Ihre Kaution',
      text: (host, amount, until) =>
        `Für Ihren Aufenthalt bittet ${host} um eine Kaution von ${de.euros(amount)}. Sie wird auf einer Karte reserviert und nicht abgebucht; am ${de.longDay(until)} wird sie freigegeben, wenn nichts beschädigt wurde. Bitte wählen Sie die Karte auf Ihrer Seite, das dauert eine Minute.`,
      action: 'Karte wählen',
    },
    captured: {
      event: 'Ihre Kaution wurde belastet',
      text: (host, amount, held) => `${host} hat ${de.euros(amount)} Ihrer Kaution von ${de.euros(held)} eingezogen.`,
      rest: 'Der Rest ist freigegeben. Je nach Bank sehen Sie das in einigen Tagen.',
      picture: 'Ein Bild dazu finden Sie auf Ihrer Seite.',
    },
    released: {
      event: 'Ihre Kaution ist freigegeben',
      text: (host, amount) =>
        `Ihre Kaution von ${de.euros(amount)} für den Aufenthalt bei ${host} ist freigegeben, es wurde nichts abgebucht. Je nach Bank sehen Sie das in einigen Tagen.`,
    },
  },
  documentText: (host) => `${host} schickt Ihnen im Anhang das Dokument zu diesem Aufenthalt.`,
  expired: {
    event: 'Ihre Anfrage ist abgelaufen',
    text: (host) =>
      `${host} hat nicht rechtzeitig geantwortet, deshalb ist Ihre Anfrage abgelaufen. Sie kostet Sie nichts, und Sie können erneut anfragen.`,
    action: 'Anfrage ansehen',
  },
  cancelled: {
    event: 'Sie haben Ihren Aufenthalt storniert',
    text: 'Sie haben diesen Aufenthalt storniert, und wir haben Ihren Gastgeber benachrichtigt.',
    action: 'Anfrage ansehen',
  },
}
