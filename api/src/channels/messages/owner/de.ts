import { de } from '@keyhaven/shared-contracts/domain/languages/de'
import type { Messages, PortalStay } from './en.ts'

const nights = ({ unit, from, to }: PortalStay) => `${unit}, ${de.longDay(from)} bis ${de.longDay(to)}`

/** Mails to owners about the calendars of portals. */
export const messages: Messages = {
  action: 'Kanäle öffnen',
  closing: 'Diese Nachricht erhalten Sie zu jedem Ereignis einmal.',
  stale: {
    subject: 'Kalender von Portalen konnten einen Tag lang nicht gelesen werden',
    text: 'Keyhaven konnte diese Kalender seit 24 Stunden nicht lesen:',
    risk: 'Aufenthalte, die dort inzwischen gebucht wurden, fehlen in Ihrem Kalender. Gäste fragen diese Einheiten an, statt sie sofort zu buchen, sofern Sie nichts anderes gewählt haben. Bitte prüfen Sie die Adressen.',
  },
  conflict: {
    subject: 'Ein Aufenthalt auf einem Portal braucht Ihre Entscheidung',
    taken: (stay: PortalStay) =>
      `${stay.channel} hat einen Aufenthalt in Nächten, die in Ihrem Kalender belegt sind: ${nights(stay)}.`,
    moved: (stay: PortalStay) =>
      `${stay.channel} hat einen Aufenthalt verschoben, aus dem Sie eine Buchung gemacht haben: ${nights(stay)}.`,
    cancelled: (stay: PortalStay) =>
      `${stay.channel} hat einen Aufenthalt storniert, aus dem Sie eine Buchung gemacht haben: ${nights(stay)}.`,
    text: 'An Ihren Buchungen wurde nichts geändert. Bitte entscheiden Sie, was geschehen soll.',
  },
}
