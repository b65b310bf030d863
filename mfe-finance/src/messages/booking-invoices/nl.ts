import type { Messages } from './en.ts'

export const messages: Messages = {
  loading: 'De facturen worden geladen',
  none: 'Deze boeking is geannuleerd en heeft geen factuur.',
  documentOf: (number, recipient) => `${number} van ${recipient}`,
  willAsk: (number) =>
    `Factuur ${number} is opgemaakt. Als uw wijzigingen die zouden vervangen, wordt u eerst om bevestiging gevraagd.`,
  saveFirst: 'Sla eerst uw wijzigingen op. Daarna staan ze op het concept.',
  mail: 'E-mail…',
  mailOf: (number) => `${number} aan de gast mailen`,
}
