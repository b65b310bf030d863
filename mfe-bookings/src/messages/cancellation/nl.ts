import { nl } from '@keyhaven/shared-contracts/domain/languages/nl'
import { messages as words } from '@keyhaven/shared-contracts/domain/messages/cancellation/nl'
import type { Messages } from './en.ts'

export const messages: Messages = {
  ...words,
  accepted: 'Geaccepteerde voorwaarden',
  enter: 'Annuleringskosten (optioneel)',
  hint: 'Blijft het veld leeg, dan is de gast niets verschuldigd.',
  byTerms: (euros, percent) =>
    `Volgens de voorwaarden die de gast heeft geaccepteerd, zou annuleren vandaag ${nl.euros(euros)} kosten, ${nl.percent(percent)} van het totaal.`,
  freeByTerms: 'Volgens de voorwaarden die de gast heeft geaccepteerd, is annuleren vandaag gratis.',
  charge: (euros) => `${nl.euros(euros)} in rekening brengen`,
  wrong: (most) => `Vul een bedrag tot ${nl.euros(most)} in`,
  waive: 'Kosten kwijtschelden',
  waiveQuestion: (euros) => `De kosten van ${nl.euros(euros)} kwijtschelden?`,
  waiveText:
    'De gast is dan niets verschuldigd voor het geannuleerde verblijf. Wat is betaald, moet worden terugbetaald.',
  keep: 'Kosten houden',
}
