import { messages as party } from '@keyhaven/shared-contracts/domain/messages/party/nl'
import { nl } from '@keyhaven/shared-contracts/domain/languages/nl'
import type { Messages } from './en.ts'

export const messages: Messages = {
  party: party.party,
  title: 'Uw aanvraag',
  loading: 'De aanvraag wordt geladen',
  missing: 'Deze aanvraag bestaat niet',
  missingText: 'Misschien is de link niet volledig. Open hem nog eens vanuit de e-mail, of kopieer hem helemaal.',
  missingMore:
    'Een aanvraag die niemand bevestigt, wordt na een dag gewist. Uw gastheer bereikt u door een van zijn e-mails te beantwoorden.',
  failed: 'De aanvraag kon niet worden geladen',
  titles: {
    unconfirmed: 'Bevestig via de e-mail',
    lapsed: 'Niet op tijd bevestigd',
    waiting: 'Wachten op uw gastheer',
    accepted: 'Uw verblijf is geboekt',
    declined: 'Uw gastheer heeft uw aanvraag afgewezen',
    called_off: 'Uw verblijf is geannuleerd',
    expired: 'Uw aanvraag is verlopen',
    cancelled: 'U hebt geannuleerd',
  },
  unconfirmed: (host, email, until) =>
    `Open de link in de e-mail die wij naar ${email} hebben gestuurd. Wij houden de nachten${
      until ? ` tot ${until}` : ''
    } voor u vast; ${host} krijgt uw aanvraag zodra u hebt bevestigd.`,
  unheld: (host, email) =>
    `Open gauw de link in de e-mail die wij naar ${email} hebben gestuurd: tot u bevestigt, houden wij de nachten niet voor u vast en kunnen anderen ze nemen. ${host} hoort van u zodra u hebt bevestigd.`,
  lapsed: (host, email, until) =>
    `De nachten zijn weer vrij voor anderen, en ${host} heeft uw aanvraag niet ontvangen. ${
      until ? `Zolang niemand anders ze neemt, werkt de link in onze e-mail aan ${email} tot ${until}.` : ''
    }`,
  waiting: (host, _email, until) =>
    `${host} heeft uw aanvraag en zal die accepteren of afwijzen. ${
      until ? `De nachten worden tot ${until} voor u vastgehouden. ` : ''
    }`,
  answerNext: (email) => `Het volgende: het antwoord van uw gastheer. Wij mailen het naar ${email} en tonen het hier.`,
  past: { title: 'Uw verblijf is voorbij', text: 'Uw betalingen en documenten blijven op deze pagina staan.' },
  accepted: (host) => `${host} heeft de aanvraag geaccepteerd en kijkt uit naar uw verblijf.`,
  declined: (host) => `${host} kan u deze data niet aanbieden. Er is niets geboekt en er is niets te betalen.`,
  called_off: (host) => `${host} heeft uw verblijf geannuleerd. Weet u niet waarom, vraag het dan hieronder.`,
  expired: (host) => `${host} heeft niet op tijd geantwoord. Er is niets geboekt en er is niets te betalen.`,
  cancelled: () => 'Er is niets meer geboekt en de nachten zijn vrij voor anderen.',
  withdrawn: 'Er was nog niets geboekt, er is niets te betalen en de nachten zijn vrij voor anderen.',
  next: (day, payment) =>
    payment
      ? `Het volgende: uw betaling van ${nl.euros(payment.amount)}${payment.isLate ? `, die op ${nl.longDayWithWeekday(payment.due)} verwacht werd` : `, uiterlijk ${nl.longDayWithWeekday(payment.due)}`}.${day ? ` U komt aan op ${nl.longDayWithWeekday(day)}.` : ''}`
      : day
        ? `Het volgende: uw aankomst op ${nl.longDayWithWeekday(day)}.`
        : '',
  instant: {
    title: 'Uw boeking',
    unconfirmed: (host, email, until) =>
      `Open de link in de e-mail die wij naar ${email} hebben gestuurd. Wij houden de nachten${until ? ` tot ${until}` : ''} voor u vast; zodra u bevestigt, is uw verblijf bij ${host} geboekt.`,
    lapsed: (_host, email, until) =>
      `De nachten zijn weer vrij voor anderen, en er is niets geboekt. ${until ? `Zolang niemand anders ze neemt, werkt de link in onze e-mail aan ${email} tot ${until}.` : ''}`,
    accepted: (host) => `U hoeft nergens meer op te wachten: ${host} kijkt uit naar uw verblijf.`,
    titles: { waiting: 'Betaal om te boeken', expired: 'Niet op tijd betaald' },
    waiting: (host, amount, until) =>
      `Uw verblijf bij ${host} is geboekt zodra ${nl.euros(amount)} met een kaart is betaald.${until ? ` Wij houden de nachten tot ${until} voor u vast.` : ''}`,
    expired:
      'De eerste betaling kwam niet op tijd, dus er is niets geboekt. Hebt u toch betaald, laad deze pagina dan over een minuut opnieuw: het verblijf is dan geboekt, of het geld gaat terug naar uw kaart.',
    toConfirm: (host, email, amount, until) =>
      `Open de link in de e-mail die wij naar ${email} hebben gestuurd. Wij houden de nachten${until ? ` tot ${until}` : ''} voor u vast. Na het bevestigen betaalt u ${nl.euros(amount)} met een kaart, en is uw verblijf bij ${host} geboekt.`,
    confirm: {
      title: 'Bevestig uw boeking',
      text: (host) =>
        `Kijk nog eens na wat u wilt boeken. Met één klik is uw verblijf bij ${host} geboekt en bent u de prijs verschuldigd.`,
      payText: (host, amount) =>
        `Kijk nog eens na wat u wilt boeken. Met één klik bent u de prijs verschuldigd; daarna betaalt u ${nl.euros(amount)} met een kaart, en is uw verblijf bij ${host} geboekt.`,
      // The words are those of the law: docs/decisions/0053.
      press: (total) => `Boeken met betalingsverplichting · ${nl.euros(total)}`,
    },
    confirming: 'Uw verblijf wordt geboekt',
    notConfirmed: 'Uw verblijf is niet geboekt',
  },
  instantEnded: 'Dit verblijf kan niet meer direct worden geboekt; uw gastheer antwoordt daarom eerst.',
  stay: 'Uw verblijf',
  price: 'Prijs',
  host: 'Uw gastheer',
  wrote: (name) => `${name} schrijft`,
  yourMessage: 'Uw bericht',
  toCalendar: 'In mijn agenda zetten',
  otherDates: 'Andere data aanvragen',
  facts: {
    where: 'Waar',
    in: 'Aankomst',
    out: 'Vertrek',
    guests: 'Gasten',
    guest: 'Gast',
    reference: 'Referentie',
  },
  // Of a stay that is confirmed.
  arrival: {
    title: 'Zo komt u er',
    map: 'Kaart openen',
    directions: 'Routebeschrijving',
    code: 'Deurcode',
    later: (day) => `Hoe u binnenkomt, staat hier vanaf ${nl.longDayWithWeekday(day)}.`,
  },
  money: {
    paid: 'Betaald',
    left: 'Nog te betalen',
    back: 'Te veel betaald',
    settled: 'Alles is betaald.',
    documents: 'Uw documenten',
    invoice: (number) => `Factuur ${number} (PDF)`,
    cancellation: (number) => `Creditnota ${number} (PDF)`,
  },
  others: 'Andere data en accommodaties',
  nights: (count) => nl.plural(count, { one: '# nacht', other: '# nachten' }),
  confirm: {
    title: 'Bevestig uw aanvraag',
    text: (host) =>
      `Kijk nog eens na wat u hebt aangevraagd. Met één klik krijgt ${host} uw aanvraag en beantwoordt die. Tot dan is er niets geboekt en hoeft u niets te betalen.`,
    press: () => 'Aanvraag bevestigen',
  },
  inTotal: 'in totaal',
  stillFree: 'De nachten zijn weer vrij voor anderen. Zolang niemand anders ze neemt, kunt u nog bevestigen.',
  confirming: 'Uw aanvraag wordt bevestigd',
  notConfirmed: 'Uw aanvraag is niet bevestigd',
  noEmail: 'Geen e-mail?',
  noEmailText: 'Het kan een minuut duren. Kijk ook in uw spammap en controleer het adres:',
  again: 'E-mail opnieuw sturen',
  sentAgain: (email) => `Opnieuw verstuurd naar ${email}.`,
  wrong: 'Het adres klopt niet',
  cancel: { booking: 'Boeking annuleren', request: 'Aanvraag intrekken', hold: 'Toch niet boeken' },
  question: {
    booking:
      '<b>Boeking annuleren?</b> De nachten zijn dan meteen vrij voor anderen, en dit kan niet ongedaan worden gemaakt.',
    request:
      '<b>Aanvraag intrekken?</b> De nachten zijn dan meteen vrij voor anderen, en dit kan niet ongedaan worden gemaakt.',
    hold: '<b>Toch niet boeken?</b> Er is nog niets geboekt, en de nachten zijn dan meteen vrij voor anderen.',
  },
  notCancelled: 'Er is niets geannuleerd.',
  cancelling: 'Wordt geannuleerd',
  yes: { booking: 'Ja, annuleren', request: 'Ja, intrekken', hold: 'Ja, niet boeken' },
  keep: 'Behouden',
  decide: {
    title: 'Over een aanvraag beslissen',
    titles: {
      waiting: 'Een gast wil graag boeken',
      accepted: 'U hebt deze aanvraag geaccepteerd',
      declined: 'U hebt deze aanvraag afgewezen',
      called_off: 'U hebt dit verblijf geannuleerd',
      expired: 'Deze aanvraag is verlopen',
      cancelled: 'De gast heeft deze aanvraag ingetrokken',
    },
    waiting: (guest, until) =>
      `${guest} wacht op uw antwoord.${until ? ` Zonder antwoord verloopt de aanvraag op ${until}.` : ''}`,
    accepted: (guest) => `Het verblijf is bevestigd en ${guest} heeft een e-mail gekregen.`,
    declined: (guest) => `De data zijn weer vrij en ${guest} heeft een e-mail gekregen.`,
    called_off: (guest) => `De data zijn weer vrij en ${guest} heeft een e-mail gekregen.`,
    expired: (guest) =>
      `De aanvraag is niet op tijd beantwoord. De data zijn weer vrij en ${guest} heeft bericht gekregen.`,
    cancelled: () => 'De data zijn weer vrij. U hoeft niets meer te doen.',
    notArrived: 'Uw antwoord is niet aangekomen.',
    sending: 'Uw antwoord wordt verstuurd',
    words: 'Uw woorden aan de gast (niet verplicht)',
    wordsHint: (guest) => `${guest} leest ze in de e-mail, wat u ook antwoordt.`,
    youWrote: 'Uw woorden',
    terms: 'Door de gast geaccepteerd',
    accept: 'Accepteren',
    decline: 'Afwijzen',
    stay: 'Het verblijf',
  },
}
