import { nl } from '@keyhaven/shared-contracts/domain/languages/nl'
import type { Messages } from './en.ts'

export const messages: Messages = {
  subject: (event, property, check_in) => `${event}: ${property}, ${nl.longDay(check_in)}`,
  wrote: (name) => `${name} schrijft:`,
  youWrote: 'U schreef:',
  questions: (host) => `Vragen? Beantwoord deze e-mail om ${host} te bereiken.`,
  notYours: (host) =>
    `Is dit verblijf niet van u? Dan heeft iemand zich in zijn adres vergist. Beantwoord deze e-mail, dan kan ${host} het rechtzetten.`,
  confirm: {
    event: 'Bevestig uw aanvraag',
    text: (host, until) =>
      `Bevestig dat u dit verblijf bij ${host} wilt boeken. We houden de nachten tot ${until} voor u vast; uw gastheer krijgt uw aanvraag zodra u hebt bevestigd.`,
    unheld: (host) =>
      `Bevestig gauw dat u dit verblijf bij ${host} wilt boeken. Tot dan houden we de nachten niet voor u vast en kunnen anderen ze nemen.`,
    afterwards: 'Daarna werkt de link nog een dag, zolang niemand anders de nachten heeft geboekt.',
    action: 'Aanvraag bevestigen',
    notAsked:
      'Hebt u niet om dit verblijf gevraagd? Dan kunt u deze e-mail negeren. De aanvraag vervalt vanzelf en we schrijven niet nog een keer.',
  },
  confirmBooking: {
    event: 'Bevestig uw boeking',
    text: (host, until) =>
      `Bevestig dat u dit verblijf bij ${host} wilt boeken. We houden de nachten tot ${until} voor u vast. Zodra u hebt bevestigd, is uw verblijf geboekt.`,
    action: 'Boeking bevestigen',
    notAsked:
      'Hebt u niet om dit verblijf gevraagd? Dan kunt u deze e-mail negeren. Er is niets geboekt en we schrijven niet nog een keer.',
  },
  toPay: {
    event: 'Betalen om te boeken',
    text: (host, amount, until) =>
      `Uw verblijf bij ${host} is geboekt zodra ${nl.euros(amount)} met een kaart is betaald. We houden de nachten voor u vrij tot ${until}. Zonder betaling zijn ze weer vrij voor anderen, en het kost u niets.`,
    action: 'Nu betalen',
    confirm: (host, amount, until) =>
      `Bevestig dat u dit verblijf bij ${host} wilt boeken. We houden de nachten voor u vrij tot ${until}. Daarna betaalt u ${nl.euros(amount)} met een kaart, en is uw verblijf geboekt.`,
  },
  unpaid: {
    event: 'Uw verblijf is niet geboekt',
    text: () =>
      'De eerste betaling kwam niet op tijd, dus er is niets geboekt. Het kost u niets, en u kunt opnieuw boeken.',
    action: 'Boeking bekijken',
  },
  sentBack: {
    event: 'Uw betaling gaat terug',
    text: (amount) =>
      `Uw betaling van ${nl.euros(amount)} kwam binnen toen het verblijf niet meer voor u werd vrijgehouden. We sturen het terug naar uw kaart; dat duurt een paar dagen.`,
  },
  received: {
    event: 'Uw aanvraag is ontvangen',
    text: (host, until) =>
      `${host} heeft uw aanvraag ontvangen en kan tot ${until} antwoorden. Zo lang worden de nachten voor u vastgehouden. Komt er geen antwoord, dan vervalt de aanvraag en kost die u niets.`,
    action: 'Aanvraag bekijken of annuleren',
    notAtOnce: 'Dit verblijf kan niet meer direct worden geboekt en is daarom nu een aanvraag aan uw gastheer.',
  },
  bookedAtOnce: {
    event: 'Uw verblijf is geboekt',
    text: (host) => `Uw verblijf bij ${host} is geboekt. U hoeft nergens meer op te wachten.`,
  },
  accepted: {
    event: 'Uw verblijf is bevestigd',
    text: (host) => `Goed nieuws: ${host} heeft uw verblijf bevestigd.`,
    action: 'Verblijf bekijken',
  },
  declined: {
    event: 'Uw aanvraag is afgewezen',
    text: (host) => `${host} kan u dit verblijf niet aanbieden. Uw aanvraag is hiermee gesloten en kost u niets.`,
    action: 'Aanvraag bekijken',
  },
  calledOff: {
    event: 'Uw verblijf is geannuleerd',
    text: (host) =>
      `${host} heeft uw verblijf geannuleerd. Weet u niet waarom? Beantwoord deze e-mail om het te vragen.`,
    action: 'Verblijf bekijken',
  },
  feeWaived: {
    event: 'De annuleringskosten zijn kwijtgescholden',
    text: (host) =>
      `${host} heeft u de kosten voor uw geannuleerde verblijf kwijtgescholden. U bent niets verschuldigd.`,
  },
  booked: {
    event: 'Uw verblijf is bevestigd',
    text: (host) => `${host} heeft dit verblijf voor u geboekt.`,
  },
  asBooked: {
    event: 'Uw verblijf',
    text: (host) => `Zo is uw verblijf bij ${host} geboekt.`,
  },
  feePayment: (host) => `Betaal deze alstublieft aan ${host}. Weet u niet hoe, beantwoord dan deze e-mail.`,
  refund: (host, amount) => `U krijgt ${nl.euros(amount)} terug van ${host}.`,
  otherDates: {
    title: 'Andere data',
    text: (property) => `Bekijk wat er verder vrij is in ‘${property}’.`,
    action: 'Vrije data bekijken',
  },
  changed: {
    event: 'Uw verblijf is gewijzigd',
    text: (host) => `${host} heeft uw verblijf gewijzigd. Zo is het nu geboekt.`,
  },
  change: {
    sent: {
      event: 'Uw wijzigingsverzoek is verzonden',
      text: (host) =>
        `${host} heeft uw wijzigingsverzoek en zal u antwoorden. Tot dan verandert er niets: uw verblijf blijft geboekt zoals het is, en de nieuwe nachten worden niet voor u vastgehouden.`,
    },
    accepted: {
      event: 'Uw wijziging is bevestigd',
      text: (host) => `${host} gaat akkoord met uw wijziging. Zo is uw verblijf nu geboekt.`,
    },
    declined: {
      event: 'Uw wijziging is afgewezen',
      text: (host) => `${host} kan u deze wijziging niet aanbieden. Uw verblijf blijft geboekt zoals het was.`,
    },
    overtaken: {
      event: 'Uw wijziging is gesloten',
      text: (host) =>
        `${host} heeft uw verblijf gewijzigd nadat u om deze wijziging had gevraagd; daarom hebben we haar gesloten. Zo is uw verblijf nu geboekt. Op uw pagina kunt u om een andere wijziging vragen.`,
    },
    expired: {
      event: 'Uw wijziging bleef onbeantwoord',
      text: (host) =>
        `${host} heeft niet op tijd geantwoord; uw verblijf blijft geboekt zoals het was. Hebt u nog iets nodig? Beantwoord deze e-mail.`,
    },
  },
  arrival: {
    event: 'Zo komt u aan',
    text: (host) => `Uw verblijf bij ${host} komt eraan. Zo komt u er en naar binnen.`,
  },
  payment: {
    before: {
      event: 'Betalingsherinnering',
      text: (host, amount, due) =>
        `Een vriendelijke herinnering: voor uw verblijf bij ${host} moet ${nl.euros(amount)} vóór ${nl.longDay(due)} worden betaald.`,
    },
    late: {
      event: 'Uw betaling is te laat',
      text: (host, amount, due) =>
        `Voor uw verblijf bij ${host} moest ${nl.euros(amount)} vóór ${nl.longDay(due)} worden betaald, en dat is nog niet ontvangen. Betaal alstublieft snel, of beantwoord deze e-mail als er iets niet klopt.`,
    },
    paidAlready: 'Hebt u net betaald, dan kunt u deze e-mail negeren: een overschrijving duurt een of twee dagen.',
  },
  damage: {
    wanted: {
      event: 'Een kaart voor uw borg',
      text: (host, amount, until) =>
        `Voor uw verblijf vraagt ${host} een borg van ${nl.euros(amount)}. Die wordt op een kaart gereserveerd en niet afgeschreven, en op ${nl.longDay(until)} vrijgegeven als er niets beschadigd is. Kies de kaart op uw pagina; dat duurt een minuut.`,
      action: 'Kaart kiezen',
    },
    captured: {
      event: 'Uw borg is in rekening gebracht',
      text: (host, amount, held) =>
        `${host} heeft ${nl.euros(amount)} van uw borg van ${nl.euros(held)} in rekening gebracht.`,
      rest: 'De rest is vrijgegeven. Afhankelijk van uw bank ziet u dat binnen enkele dagen.',
      picture: 'Op uw pagina vindt u een foto ervan.',
    },
    released: {
      event: 'Uw borg is vrijgegeven',
      text: (host, amount) =>
        `Uw borg van ${nl.euros(amount)} voor het verblijf bij ${host} is vrijgegeven; er is niets afgeschreven. Afhankelijk van uw bank ziet u dat binnen enkele dagen.`,
    },
  },
  documentText: (host) => `${host} stuurt u in de bijlage het document bij dit verblijf.`,
  expired: {
    event: 'Uw aanvraag is verlopen',
    text: (host) =>
      `${host} heeft niet op tijd geantwoord, dus uw aanvraag is verlopen. Die kost u niets en u kunt een nieuwe aanvraag doen.`,
    action: 'Aanvraag bekijken',
  },
  cancelled: {
    event: 'U hebt uw verblijf geannuleerd',
    text: 'U hebt dit verblijf geannuleerd en we hebben uw gastheer ingelicht.',
    action: 'Aanvraag bekijken',
  },
}
