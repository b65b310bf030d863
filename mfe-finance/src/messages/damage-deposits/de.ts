import { de } from '@keyhaven/shared-contracts/domain/languages/de'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Kaution',
  states: {
    planned: 'Geplant',
    waiting: 'Wartet auf den Gast',
    held: 'Reserviert',
    released: 'Freigegeben',
    captured: 'Abgebucht',
    lapsed: 'Verfallen',
  },
  says: {
    planned: (amount, from) => `${de.euros(amount)} werden am ${de.day(from)} auf der Karte des Gastes reserviert.`,
    plannedWithoutCard: (amount, from) =>
      `${de.euros(amount)} sollen am ${de.day(from)} reserviert werden. Es gibt noch keine Karte: Wer online gebucht hat, bekommt an diesem Tag einen Link per E-Mail.`,
    waitingWithoutCard: (amount) =>
      `${de.euros(amount)} sind nicht reserviert, weil es keine Karte gibt. Wer online gebucht hat, hat einen Link per E-Mail bekommen.`,
    waiting: (amount) =>
      `${de.euros(amount)} sind nicht reserviert, weil die Bank es nicht erlaubt hat. Der Gast hat einen Link per E-Mail bekommen.`,
    held: (amount, until) =>
      `${de.euros(amount)} sind auf der Karte des Gastes reserviert und werden am ${de.day(until)} von selbst freigegeben.`,
    released: (amount, day) => `${de.euros(amount)} wurden am ${de.day(day)} freigegeben.`,
    captured: (amount, day) => `${de.euros(amount)} wurden am ${de.day(day)} abgebucht.`,
    capturedInPart: (captured, amount, day) =>
      `${de.euros(captured)} von ${de.euros(amount)} wurden am ${de.day(day)} abgebucht. Der Rest wurde freigegeben.`,
    lapsed: (amount) =>
      `Es ist nichts reserviert: ${de.euros(amount)} wurden nicht rechtzeitig erlaubt, oder die Bank hat die Reservierung beendet und sie ließ sich nicht erneuern.`,
  },
  reason: 'Grund',
  picture: 'Bild des Schadens',
  chargeLater: 'Schäden können ab der Anreise abgebucht werden.',
  release: 'Freigeben',
  releaseQuestion: (amount) => `Die Kaution von ${de.euros(amount)} freigeben?`,
  releaseAbout: 'Danach kann nichts mehr abgebucht werden. Der Gast bekommt eine E-Mail.',
  keep: 'Behalten',
  released: 'Die Kaution ist freigegeben',
  charge: 'Schaden abbuchen',
  form: {
    title: 'Schaden abbuchen',
    about:
      'Der Gast bekommt das alles per E-Mail. Was Sie nicht abbuchen, wird freigegeben, und mehr kann danach nicht abgebucht werden.',
    amount: 'Betrag',
    most: (amount) => `Höchstens ${de.euros(amount)}.`,
    reason: 'Grund, wie ihn der Gast liest',
    picture: 'Bild (falls Sie eines haben)',
    pictureHint: 'JPEG, PNG, WebP oder AVIF. Ein großes wird verkleinert.',
    save: 'Abbuchen',
    saved: 'Der Schaden ist abgebucht, und der Gast erfährt es per E-Mail',
  },
  list: {
    title: 'Kautionen zum Ansehen',
    about: 'Aufenthalte, die vorbei sind, und Kautionen, die nicht reserviert sind.',
    departed: (day) => `Abreise ${de.day(day)}`,
    openBooking: (reference) => `Buchung ${reference} öffnen`,
  },
}
