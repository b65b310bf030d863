import { cs } from '@keyhaven/shared-contracts/domain/languages/cs'
import { messages as plan } from '@keyhaven/shared-contracts/domain/messages/payment-plan/cs'
import { messages as transfer } from '@keyhaven/shared-contracts/domain/messages/transfer/cs'
import type { Messages } from './en.ts'

export const messages: Messages = {
  plan,
  transfer,
  paid: 'zaplaceno',
  partlyPaid: (paid) => `z toho zaplaceno ${cs.euros(paid)}`,
  wasDue: (due) => `splatnost byla ${cs.longDay(due)}`,
  how: 'Zaplatit převodem',
  next: (amount, due) => `Další platba: <b>${cs.euros(amount)}</b> do ${cs.longDay(due)}.`,
  late: (amount, due) =>
    `<b>${cs.euros(amount)}</b> bylo splatné ${cs.longDay(due)}. Pokud jste právě zaplatili, je vše v pořádku: převod trvá den nebo dva.`,
  open: (amount) => `Zbývá zaplatit: <b>${cs.euros(amount)}</b>.`,
  copyOf: (name) => `Kopírovat: ${name}`,
  copied: (name) => `Zkopírováno: ${name}`,
  notCopied: 'Zkopírovat se to nepodařilo. Označte text a zkopírujte ho.',
  showCode: 'Zobrazit QR kód',
  hideCode: 'Skrýt QR kód',
  savePicture: 'Uložit obrázek',
  cards: 'Karta nebo peněženka',
  payByCard: (amount) => `Zaplatit ${cs.euros(amount)} kartou`,
  cardsHint: 'Zaplatíte na stránce poskytovatele a poté se vrátíte sem.',
}
