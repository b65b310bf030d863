import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { it } from '@keyhaven/shared-contracts/domain/languages/it'
import type { Messages } from './en.ts'

type Stay = { channel: string; unit: string; from: Day; to: Day }
const nights = ({ unit, from, to }: Stay) => `${unit}, dal ${it.longDay(from)} al ${it.longDay(to)}`

/** Mails to owners about the calendars of portals. */
export const messages: Messages = {
  action: 'Apri i canali',
  closing: 'Ricevi questo messaggio una volta per ogni evento.',
  stale: {
    subject: 'Calendari dei portali illeggibili da un giorno',
    text: 'Keyhaven non riesce a leggere questi calendari da 24 ore:',
    risk: 'I soggiorni prenotati lì nel frattempo non sono nel tuo calendario. Se non hai scelto diversamente, questi alloggi si richiedono invece di prenotarsi subito. Controlla gli indirizzi.',
  },
  conflict: {
    subject: 'Un soggiorno su un portale richiede la tua decisione',
    taken: (stay: Stay) => `${stay.channel} ha un soggiorno in notti già occupate nel tuo calendario: ${nights(stay)}.`,
    moved: (stay: Stay) =>
      `${stay.channel} ha spostato un soggiorno da cui hai creato una prenotazione: ${nights(stay)}.`,
    cancelled: (stay: Stay) =>
      `${stay.channel} ha cancellato un soggiorno da cui hai creato una prenotazione: ${nights(stay)}.`,
    text: 'Nelle tue prenotazioni non è cambiato nulla. Decidi tu che cosa fare.',
  },
}
