import { it } from '@keyhaven/shared-contracts/domain/languages/it'
import { messages as plan } from '@keyhaven/shared-contracts/domain/messages/payment-plan/it'
import { messages as transfer } from '@keyhaven/shared-contracts/domain/messages/transfer/it'
import type { Messages } from './en.ts'

export const messages: Messages = {
  plan,
  transfer,
  paid: 'pagato',
  partlyPaid: (paid) => `di cui ${it.euros(paid)} già pagati`,
  wasDue: (due) => `scadenza: ${it.longDay(due)}`,
  how: 'Pagare con bonifico',
  next: (amount, due) => `Prossimo pagamento: <b>${it.euros(amount)}</b> ${plan.by(due)}.`,
  late: (amount, due) =>
    `Il pagamento di <b>${it.euros(amount)}</b> (scadenza: ${it.longDay(due)}) non risulta ancora. Se ha appena pagato, va tutto bene: un bonifico richiede uno o due giorni.`,
  open: (amount) => `Da pagare: <b>${it.euros(amount)}</b>.`,
  copyOf: (name) => `Copia: ${name}`,
  copied: (name) => `Copiato: ${name}`,
  notCopied: 'Non è stato possibile copiare. Selezioni il testo e lo copi.',
  showCode: 'Mostra il codice QR',
  hideCode: 'Nascondi il codice QR',
  savePicture: 'Salva l’immagine',
  cards: 'Carta o wallet',
  payByCard: (amount) => `Paga ${it.euros(amount)} con carta`,
  cardsHint: 'Lei paga su una pagina del fornitore e poi torna qui.',
}
