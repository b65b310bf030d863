import type { Messages } from './en.ts'

export const messages: Messages = {
  loading: 'Caricamento delle fatture',
  none: 'Questa prenotazione è annullata e non ha fatture.',
  documentOf: (number, recipient) => `${number} di ${recipient}`,
  willAsk: (number) =>
    `La fattura ${number} è stata emessa. Se le modifiche la sostituissero, verrà chiesta prima una conferma.`,
  saveFirst: 'Salvare prima le modifiche: compariranno poi sulla bozza.',
  mail: 'E-mail…',
  mailOf: (number) => `Invia ${number} all’ospite per e-mail`,
}
