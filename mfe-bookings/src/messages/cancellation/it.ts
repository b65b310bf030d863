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
  wrong: (most) => `Inserire un importo fino a ${it.euros(most)}`,
  waive: 'Rinuncia alla penale',
  waiveQuestion: (euros) => `Rinunciare alla penale di ${it.euros(euros)}?`,
  waiveText: 'L’ospite non deve più nulla per il soggiorno annullato. Quanto è stato pagato va rimborsato.',
  keep: 'Mantieni la penale',
}
