import type { Messages } from './en.ts'

export const messages: Messages = {
  loading: 'Die Rechnungen werden geladen',
  none: 'Diese Buchung ist storniert und hat keine Rechnung.',
  documentOf: (number, recipient) => `${number} für ${recipient}`,
  willAsk: (number) =>
    `Die Rechnung ${number} ist ausgestellt. Wenn Ihre Änderungen sie ersetzen würden, werden Sie vorher gefragt.`,
  saveFirst: 'Speichern Sie zuerst Ihre Änderungen. Dann stehen sie auf dem Entwurf.',
  mail: 'E-Mail …',
  mailOf: (number) => `${number} per E-Mail an den Gast`,
}
