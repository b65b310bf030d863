import { fr } from '@keyhaven/shared-contracts/domain/languages/fr'
import { messages as plan } from '@keyhaven/shared-contracts/domain/messages/payment-plan/fr'
import { messages as transfer } from '@keyhaven/shared-contracts/domain/messages/transfer/fr'
import type { Messages } from './en.ts'

export const messages: Messages = {
  plan,
  transfer,
  paid: 'payé',
  partlyPaid: (paid) => `dont ${fr.euros(paid)} déjà payés`,
  wasDue: (due) => `attendu pour le ${fr.longDay(due)}`,
  how: 'Payer par virement',
  next: (amount, due) => `Prochain paiement\u00a0: <b>${fr.euros(amount)}</b> d’ici le ${fr.longDay(due)}.`,
  late: (amount, due) =>
    `<b>${fr.euros(amount)}</b> étaient attendus pour le ${fr.longDay(due)}. Si vous venez de payer, tout va bien\u00a0: un virement prend un ou deux jours.`,
  open: (amount) => `Reste à payer\u00a0: <b>${fr.euros(amount)}</b>.`,
  copyOf: (name) => `Copier\u00a0: ${name}`,
  copied: (name) => `Copié\u00a0: ${name}`,
  notCopied: 'La copie a échoué. Sélectionnez le texte et copiez-le.',
  showCode: 'Afficher le code QR',
  hideCode: 'Masquer le code QR',
  savePicture: 'Enregistrer l’image',
  cards: 'Carte ou portefeuille',
  payByCard: (amount) => `Payer ${fr.euros(amount)} par carte`,
  cardsHint: 'Vous payez sur une page du prestataire et revenez ensuite ici.',
}
