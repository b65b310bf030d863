import { fr } from '../../languages/fr.ts'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Échéancier',
  open: 'À payer',
  parts: { deposit: 'Acompte', rest: 'Solde', full: 'Montant total' },
  by: (due) => `d’ici le ${fr.longDay(due)}`,
  planned: {
    now: (amount) => `${fr.euros(amount)} tout de suite`,
    onYes: (amount) => `${fr.euros(amount)} dès l’accord de l’hôte`,
    within: (amount, days) =>
      `${fr.euros(amount)} ${fr.plural(days, { one: 'dans le jour qui suit', other: 'dans les # jours qui suivent' })} l’accord de l’hôte`,
    by: (amount, due) => `${fr.euros(amount)} d’ici le ${fr.longDay(due)}`,
    onArrival: (amount) => `${fr.euros(amount)} à l’arrivée`,
  },
}
