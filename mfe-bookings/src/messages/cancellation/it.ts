import { it } from '@keyhaven/shared-contracts/domain/languages/it'
import { messages as words } from '@keyhaven/shared-contracts/domain/messages/cancellation/it'
import type { Messages } from './en.ts'

export const messages: Messages = {
  ...words,
  accepted: 'Condizioni accettate',
  enter: 'Penale di annullamento (facoltativa)',
  hint: 'Se il campo resta vuoto, l’ospite non deve nulla.',
  byTerms: (euros, percent) =>
    `Secondo le condizioni accettate dall’ospite, annullare oggi costerebbe ${it.euros(euros)} (${it.percent(percent)} del totale).`,
  freeByTerms: 'Secondo le condizioni accettate dall’ospite, annullare oggi è gratuito.',
  charge: (euros) => `Addebita ${it.euros(euros)}`,
  wrong: (maxAmount) => `Inserire un importo fino a ${it.euros(maxAmount)}`,
  waive: 'Rinuncia alla penale',
  waiveQuestion: (euros) => `Rinunciare alla penale di ${it.euros(euros)}?`,
  waiveText: 'L’ospite non deve più nulla per il soggiorno annullato. Quanto è stato pagato va rimborsato.',
  waiveTold: 'L’ospite ne viene informato per e-mail.',
  keep: 'Mantieni la penale',
  waivedBy: (euros, on, by) => `Penale di ${it.euros(euros)} tolta il ${it.longDay(on)} da ${by}`,
  // Its invoice.
  feeInvoice: {
    add: 'Fattura la penale',
    changeVat: 'IVA della bozza',
    title: 'Fattura della penale di annullamento',
    vat: 'IVA',
    none: 'Senza IVA',
    percent: (rate) => it.percent(rate),
    hint: 'Una penale così è per lo più un indennizzo, senza IVA in Austria e in Germania. Il Suo commercialista sa che cosa vale per Lei.',
    make: 'Crea la bozza',
    made: 'La fattura della penale è ora una bozza',
  },
}
