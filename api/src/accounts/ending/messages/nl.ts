import { nl } from '@keyhaven/shared-contracts/domain/languages/nl'
import type { Messages } from './en.ts'

export const messages: Messages = {
  keep: 'Mijn account behouden',
  ending: {
    subject: (day) => `Uw Keyhaven-account wordt op ${nl.day(day)} verwijderd`,
    text: (day) =>
      `U hebt uw account gesloten en gasten vinden uw eenheden niet meer. Op ${nl.day(day)} wordt alles verwijderd: accommodaties, boekingen, klanten, facturen en foto’s.`,
    untilThen:
      'Tot die tijd kunt u inloggen, onder Instellingen een kopie van alles bewaren of uw account behouden. Facturen moet u volgens de wet jarenlang bewaren: sla ze vóór die dag op.',
    notYou: (support) =>
      `Was u dit niet? Log dan in, behoud het account en kies een ander wachtwoord, of schrijf meteen naar ${support}.`,
  },
  endsSoon: {
    subject: (day) => `Laatste herinnering: uw Keyhaven-account wordt op ${nl.day(day)} verwijderd`,
    text: (day) =>
      `Op ${nl.day(day)} wordt uw account met alles erin verwijderd. Daarna kan het niet meer worden hersteld.`,
  },
  kept: {
    subject: 'Uw Keyhaven-account wordt niet verwijderd',
    text: 'Uw account is zoals het was en gasten vinden uw eenheden weer.',
    notYou: (support) => `Was u dit niet? Schrijf dan meteen naar ${support}.`,
  },
  ended: {
    subject: 'Uw Keyhaven-account is verwijderd',
    text: 'Zoals u 30 dagen geleden hebt gevraagd, is uw account met alles erin verwijderd.',
    thanks: 'Bedankt dat u Keyhaven hebt gebruikt.',
  },
}
