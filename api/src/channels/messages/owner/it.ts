import { it } from '@keyhaven/shared-contracts/domain/languages/it'
import type { Messages, PortalStay } from './en.ts'

const nights = ({ unit, from, to }: PortalStay) => `${unit}, dal ${it.longDay(from)} al ${it.longDay(to)}`

/** Mails to owners about the calendars of portals. */
export const messages: Messages = {
  action: 'Apri i canali',
  closing: 'Questa e-mail arriva una sola volta per ogni evento.',
  stale: {
    subject: 'Calendari dei portali illeggibili da un giorno',
    text: 'Keyhaven non riesce a leggere questi calendari da 24 ore:',
    risk: 'I soggiorni prenotati lì nel frattempo non sono nel Suo calendario. Se non ha scelto diversamente, gli ospiti inviano una richiesta per questi alloggi invece di prenotarli subito. Controlli gli indirizzi.',
  },
  conflict: {
    subject: 'Un soggiorno su un portale richiede la Sua decisione',
    taken: (stay: PortalStay) =>
      `${stay.channel} ha un soggiorno in notti già occupate nel Suo calendario: ${nights(stay)}.`,
    moved: (stay: PortalStay) =>
      `${stay.channel} ha spostato un soggiorno da cui ha creato una prenotazione: ${nights(stay)}.`,
    cancelled: (stay: PortalStay) =>
      `${stay.channel} ha annullato un soggiorno da cui ha creato una prenotazione: ${nights(stay)}.`,
    text: 'Nelle Sue prenotazioni non è cambiato nulla. Decida che cosa fare.',
  },
}
