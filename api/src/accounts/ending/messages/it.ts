import { it } from '@keyhaven/shared-contracts/domain/languages/it'
import type { Messages } from './en.ts'

export const messages: Messages = {
  keep: 'Mantieni il mio account',
  ending: {
    subject: (day) => `Il Suo account Keyhaven sarà eliminato il ${it.day(day)}`,
    text: (day) =>
      `Ha chiuso il Suo account e gli ospiti non trovano più i Suoi alloggi. Il ${it.day(day)} sarà eliminato tutto: strutture, prenotazioni, clienti, fatture e immagini.`,
    untilThen:
      'Fino ad allora può accedere, salvare una copia di tutto nelle Impostazioni oppure mantenere l’account. Per legge le fatture vanno conservate per anni: le salvi prima di quel giorno.',
    notYou: (support) =>
      `Se non riconosce questa operazione, acceda, mantenga l’account e scelga un’altra password, oppure scriva subito a ${support}.`,
  },
  endsSoon: {
    subject: (day) => `Ultimo promemoria: il Suo account Keyhaven sarà eliminato il ${it.day(day)}`,
    text: (day) =>
      `Il ${it.day(day)} il Suo account sarà eliminato con tutto ciò che contiene. Dopo non sarà più possibile ripristinarlo.`,
  },
  kept: {
    subject: 'Il Suo account Keyhaven non sarà eliminato',
    text: 'Il Suo account è come prima e gli ospiti trovano di nuovo i Suoi alloggi.',
    notYou: (support) => `Se non riconosce questa operazione, scriva subito a ${support}.`,
  },
  ended: {
    subject: 'Il Suo account Keyhaven è stato eliminato',
    text: 'Come ha chiesto 30 giorni fa, il Suo account è stato eliminato con tutto ciò che conteneva.',
    thanks: 'Grazie per aver usato Keyhaven.',
  },
}
