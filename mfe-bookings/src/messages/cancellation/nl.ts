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
  wrong: (maxAmount) => `Vul een bedrag tot ${nl.euros(maxAmount)} in`,
  waive: 'Kosten kwijtschelden',
  waiveQuestion: (euros) => `De kosten van ${nl.euros(euros)} kwijtschelden?`,
  waiveText:
    'De gast is dan niets verschuldigd voor het geannuleerde verblijf. Wat is betaald, moet worden terugbetaald.',
  waiveTold: 'Uw gast krijgt daarover een e-mail.',
  keep: 'Kosten houden',
  waivedBy: (euros, on, by) => `Kosten van ${nl.euros(euros)} op ${nl.longDay(on)} kwijtgescholden door ${by}`,
  // Its invoice.
  feeInvoice: {
    add: 'Kosten factureren',
    changeVat: 'Btw van het concept',
    title: 'Factuur van de annuleringskosten',
    vat: 'Btw',
    none: 'Zonder btw',
    percent: (rate) => nl.percent(rate),
    hint: 'Zulke kosten zijn meestal een schadevergoeding, in Oostenrijk en Duitsland zonder btw. Uw boekhouder weet wat voor u geldt.',
    make: 'Concept maken',
    made: 'De factuur van de kosten is nu een concept',
  },
}
