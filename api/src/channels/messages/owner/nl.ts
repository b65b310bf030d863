import { nl } from '@keyhaven/shared-contracts/domain/languages/nl'
import type { Messages, PortalStay } from './en.ts'

const nights = ({ unit, from, to }: PortalStay) => `${unit}, van ${nl.longDay(from)} tot ${nl.longDay(to)}`

/** Mails to owners about the calendars of portals. */
export const messages: Messages = {
  action: 'Kanalen openen',
  closing: 'U krijgt dit bericht één keer per gebeurtenis.',
  stale: {
    subject: 'Kalenders van portalen konden een dag lang niet worden gelezen',
    text: 'Keyhaven heeft deze kalenders al 24 uur niet kunnen lezen:',
    risk: 'Verblijven die daar intussen zijn geboekt, staan niet in uw kalender. Tenzij u anders hebt gekozen, vragen gasten deze eenheden aan in plaats van ze direct te boeken. Controleer de adressen.',
  },
  conflict: {
    subject: 'Een verblijf op een portaal vraagt uw beslissing',
    taken: (stay: PortalStay) =>
      `${stay.channel} heeft een verblijf op nachten die in uw kalender bezet zijn: ${nights(stay)}.`,
    moved: (stay: PortalStay) =>
      `${stay.channel} heeft een verblijf verplaatst waarvan u een boeking hebt gemaakt: ${nights(stay)}.`,
    cancelled: (stay: PortalStay) =>
      `${stay.channel} heeft een verblijf geannuleerd waarvan u een boeking hebt gemaakt: ${nights(stay)}.`,
    text: 'Aan uw boekingen is niets veranderd. Beslis wat er moet gebeuren.',
  },
}
