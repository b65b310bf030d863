import { messages as party } from '@keyhaven/shared-contracts/domain/messages/party/nl'
import { nl } from '@keyhaven/shared-contracts/domain/languages/nl'
import type { Messages } from './en.ts'

export const messages: Messages = {
  open: 'Data of gasten wijzigen',
  lead: (host) =>
    `Kies wat u liever wilt. ${host} beslist; tot dan blijft uw boeking zoals ze is en worden de nieuwe nachten niet voor u vastgehouden.`,
  booked: 'Geboekt',
  wanted: 'Gewenst',
  before: 'Eerder',
  now: 'Nieuw',
  stay: (from, to, who) => `${nl.stay(from, to)}, ${party.party(who)}`,
  more: (amount) => `${nl.euros(amount)} meer dan nu`,
  less: (amount) => `${nl.euros(amount)} minder dan nu`,
  same: 'Het totaal blijft gelijk',
  choose: 'Kies andere data of andere gasten om de prijs te zien.',
  free: 'Vrij op deze data',
  price: 'Wat het zou kosten',
  loadingPrice: 'De prijs wordt geladen',
  priceFailed: 'De prijs kon niet worden geladen',
  terms: 'Wat u bij het boeken hebt geaccepteerd, blijft gelden, gerekend vanaf de nieuwe dag van aankomst.',
  send: 'Deze wijziging vragen',
  sending: 'Uw wijziging wordt verstuurd',
  notSent: 'Uw wijziging is niet verstuurd.',
  waiting: {
    lead: (host) =>
      `Kies wat u liever wilt. ${host} krijgt de gewijzigde aanvraag en beantwoordt die zoals eerder; de nieuwe nachten worden voor u vastgehouden.`,
    send: 'Aanvraag wijzigen',
  },
  keep: 'Laten zoals het is',
  unavailable: (host) => `Schrijf ${host}: dit verblijf kan hier op dit moment niet worden gewijzigd.`,
  loading: 'Vrije nachten worden geladen',
  failed: 'De vrije nachten konden niet worden geladen',
  news: {
    open: {
      title: 'U hebt om een wijziging gevraagd',
      text: (host) =>
        `${host} heeft haar ontvangen en accepteert haar of wijst haar af; u krijgt het antwoord per e-mail. Tot dan blijft uw boeking zoals ze is en worden de nieuwe nachten niet voor u vastgehouden.`,
    },
    accepted: {
      title: 'Uw wijziging is bevestigd',
      text: (host) => `${host} gaat akkoord. Hieronder ziet u uw verblijf zoals het nu is geboekt.`,
    },
    declined: {
      title: 'Uw wijziging is afgewezen',
      text: (host) => `${host} kan u deze wijziging niet aanbieden. Uw verblijf blijft geboekt zoals het was.`,
    },
    overtaken: {
      title: 'Uw wijziging is gesloten',
      text: (host) =>
        `${host} heeft uw verblijf intussen gewijzigd. Hieronder ziet u hoe het nu is geboekt; u kunt om een andere wijziging vragen.`,
    },
    expired: {
      title: 'Uw wijziging bleef onbeantwoord',
      text: (host) => `${host} heeft niet op tijd geantwoord. Uw verblijf blijft geboekt zoals het was.`,
    },
  },
  withdraw: 'Wijziging intrekken',
  withdrawing: 'Wordt ingetrokken',
  notWithdrawn: 'Ze is niet ingetrokken.',
  decide: {
    open: {
      title: 'Een gast wil een verblijf wijzigen',
      text: (guest) =>
        `${guest} vraagt om andere data of andere gasten. Tot u accepteert verandert er niets, en de nieuwe nachten worden niet vastgehouden.`,
    },
    accepted: {
      title: 'U hebt deze wijziging geaccepteerd',
      text: (guest) => `Het verblijf is nu zo geboekt en ${guest} is per e-mail ingelicht.`,
    },
    declined: {
      title: 'U hebt deze wijziging afgewezen',
      text: (guest) => `Het verblijf blijft geboekt zoals het was en ${guest} is per e-mail ingelicht.`,
    },
    withdrawn: {
      title: 'De gast heeft deze wijziging ingetrokken',
      text: () => 'Het verblijf blijft geboekt zoals het was. U hoeft niets meer te doen.',
    },
    overtaken: {
      title: 'Deze wijziging past niet meer',
      text: (guest) => `De boeking is anders dan toen ${guest} de wijziging vroeg. Hieronder ziet u hoe ze nu is.`,
    },
    expired: {
      title: 'Deze wijziging bleef onbeantwoord',
      text: (guest) =>
        `Ze werd niet op tijd beantwoord; het verblijf blijft geboekt zoals het was. ${guest} is ingelicht.`,
    },
  },
  replaces: (number) =>
    `Als u accepteert, wordt de opgemaakte factuur ${number} door een creditnota geannuleerd en wordt een nieuwe factuur opgemaakt.`,
  leavesDraft: (number) =>
    `Als u accepteert, wordt de opgemaakte factuur ${number} door een creditnota geannuleerd. De nieuwe factuur blijft een concept, omdat een verplicht gegeven ontbreekt.`,
  toBook: 'Het verblijf met de wijziging',
}
