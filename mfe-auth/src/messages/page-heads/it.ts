import type { Messages } from './en.ts'

export const messages: Messages = {
  login: 'Acceda a Keyhaven: strutture, prenotazioni, ospiti e fatture in un unico posto.',
  register: 'Apra un account Keyhaven e riceva prenotazioni per la Sua struttura.',
  forgotPassword: 'Si faccia inviare un link con cui impostare una nuova password per Keyhaven.',
}
