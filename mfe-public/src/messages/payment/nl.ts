import { nl } from '@keyhaven/shared-contracts/domain/languages/nl'
import { messages as plan } from '@keyhaven/shared-contracts/domain/messages/payment-plan/nl'
import { messages as transfer } from '@keyhaven/shared-contracts/domain/messages/transfer/nl'
import type { Messages } from './en.ts'

export const messages: Messages = {
  plan,
  transfer,
  paid: 'betaald',
  partlyPaid: (paid) => `waarvan ${nl.euros(paid)} betaald`,
  wasDue: (due) => `werd verwacht op ${nl.longDay(due)}`,
  how: 'Betalen per overschrijving',
  next: (amount, due) => `Volgende betaling: <b>${nl.euros(amount)}</b> uiterlijk ${nl.longDay(due)}.`,
  late: (amount, due) =>
    `<b>${nl.euros(amount)}</b> werd verwacht op ${nl.longDay(due)}. Hebt u net betaald, dan is alles in orde: een overschrijving duurt een dag of twee.`,
  open: (amount) => `Nog te betalen: <b>${nl.euros(amount)}</b>.`,
  copyOf: (name) => `${name} kopiëren`,
  copied: (name) => `${name} gekopieerd`,
  notCopied: 'Kopiëren is niet gelukt. Selecteer de tekst en kopieer die.',
  showCode: 'QR-code tonen',
  hideCode: 'QR-code verbergen',
  savePicture: 'Afbeelding opslaan',
  cards: 'Kaart of wallet',
  payByCard: (amount) => `${nl.euros(amount)} met kaart betalen`,
  cardsHint: 'U betaalt op een pagina van de aanbieder en komt daarna hier terug.',
}
