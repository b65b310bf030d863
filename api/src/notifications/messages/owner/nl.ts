import { nl } from '@keyhaven/shared-contracts/domain/languages/nl'
import type { Messages } from './en.ts'

export const messages: Messages = {
  subject: (event, guest, check_in) => `${event}: ${guest}, ${nl.longDay(check_in)}`,
  guest: (name, email) => `Gast: ${name}, ${email}`,
  wrote: (name) => `${name} schrijft:`,
  reply: 'Beantwoord deze e-mail om de gast te schrijven.',
  openBooking: 'Boeking openen',
  newRequest: {
    event: 'Nieuwe aanvraag',
    text: (until) =>
      `Een gast wil dit verblijf boeken. Accepteer de aanvraag vóór ${until} of wijs haar af; zo lang worden de nachten vastgehouden.`,
    action: 'Accepteren of afwijzen',
  },
  newBooking: {
    event: 'Nieuwe boeking',
    text: 'Een gast heeft dit verblijf direct geboekt. De boeking is bevestigd; u hoeft niets te beantwoorden.',
  },
  changeWanted: {
    event: 'Wijziging gevraagd',
    text: 'Een gast wil een bevestigd verblijf wijzigen. Tot u accepteert verandert er niets, en de nieuwe nachten worden niet vastgehouden.',
    action: 'Accepteren of afwijzen',
  },
  changeWithdrawn: {
    event: 'Wijziging ingetrokken',
    text: 'De gast vraagt niet meer om deze wijziging. Het verblijf blijft geboekt zoals het was.',
  },
  guestCancelled: {
    event: 'Geannuleerd door de gast',
    text: 'De gast heeft geannuleerd en de nachten zijn weer vrij.',
  },
  unanswered: {
    event: 'Aanvraag verlopen',
    text: 'U hebt niet op tijd op deze aanvraag geantwoord. Ze is verlopen en de nachten zijn weer vrij. We hebben de gast ingelicht. U kunt de boeking nog steeds aannemen: open en bevestig haar.',
  },
}
