import { nl } from '@keyhaven/shared-contracts/domain/languages/nl'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Borg',
  states: {
    planned: 'Gepland',
    waiting: 'Wacht op de gast',
    held: 'Gereserveerd',
    released: 'Vrijgegeven',
    captured: 'Afgeschreven',
    lapsed: 'Vervallen',
  },
  says: {
    planned: (amount, from) => `${nl.euros(amount)} wordt op ${nl.day(from)} op de kaart van de gast gereserveerd.`,
    plannedWithoutCard: (amount, from) =>
      `${nl.euros(amount)} moet op ${nl.day(from)} worden gereserveerd. Er is nog geen kaart: wie online heeft geboekt, krijgt die dag een link per e-mail.`,
    waitingWithoutCard: (amount) =>
      `${nl.euros(amount)} is niet gereserveerd, omdat er geen kaart is. Wie online heeft geboekt, heeft een link per e-mail gekregen.`,
    waiting: (amount) =>
      `${nl.euros(amount)} is niet gereserveerd, omdat de bank het niet toestond. De gast heeft een link per e-mail gekregen.`,
    held: (amount, until) =>
      `${nl.euros(amount)} is op de kaart van de gast gereserveerd en wordt op ${nl.day(until)} vanzelf vrijgegeven.`,
    released: (amount, day) => `${nl.euros(amount)} is op ${nl.day(day)} vrijgegeven.`,
    captured: (amount, day) => `${nl.euros(amount)} is op ${nl.day(day)} afgeschreven.`,
    capturedInPart: (captured, amount, day) =>
      `${nl.euros(captured)} van ${nl.euros(amount)} is op ${nl.day(day)} afgeschreven. De rest is vrijgegeven.`,
    lapsed: (amount) =>
      `Er is niets gereserveerd: ${nl.euros(amount)} werd niet op tijd toegestaan, of de bank beëindigde de reservering en verlengen lukte niet.`,
  },
  reason: 'Reden',
  picture: 'Foto van de schade',
  chargeLater: 'Schade kan vanaf de aankomst worden afgeschreven.',
  release: 'Vrijgeven',
  releaseQuestion: (amount) => `De borg van ${nl.euros(amount)} vrijgeven?`,
  releaseAbout: 'Daarna kan er niets meer worden afgeschreven. De gast krijgt een e-mail.',
  keep: 'Behouden',
  released: 'De borg is vrijgegeven',
  charge: 'Schade afschrijven',
  form: {
    title: 'Schade afschrijven',
    about:
      'De gast krijgt dit alles per e-mail. Wat u niet afschrijft, wordt vrijgegeven, en meer kan er daarna niet worden afgeschreven.',
    amount: 'Bedrag',
    most: (amount) => `Hoogstens ${nl.euros(amount)}.`,
    reason: 'Reden, zoals de gast die leest',
    picture: 'Foto (als u er een hebt)',
    pictureHint: 'JPEG, PNG, WebP of AVIF. Een grote wordt verkleind.',
    save: 'Afschrijven',
    saved: 'De schade is afgeschreven, en de gast hoort het per e-mail',
  },
  list: {
    title: 'Borgsommen om na te kijken',
    about: 'Verblijven die voorbij zijn, en borgsommen die niet zijn gereserveerd.',
    departed: (day) => `Vertrek ${nl.day(day)}`,
    openBooking: (reference) => `Boeking ${reference} openen`,
  },
}
