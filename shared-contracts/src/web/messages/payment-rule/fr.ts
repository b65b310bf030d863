import { fr } from '../../../domain/languages/fr.ts'
import { messages as guests } from '../../../domain/messages/damage-deposit/fr.ts'
import type { Messages } from './en.ts'

export const messages: Messages = {
  deposit: 'Acompte',
  deposits: { none: 'Aucun', percent: 'Pourcentage', nights: 'Nuits', amount: 'Montant' },
  amounts: { percent: 'Pourcentage du total', nights: 'Prix de combien de nuits', amount: 'Montant' },
  nightsHint: 'Chaque nuit compte pour une part égale du total, remises et suppléments compris.',
  days: 'À payer sous (jours)',
  daysHint: 'À compter de la réservation\u00a0; pour une demande, à partir de votre accord.',
  rest: 'Solde',
  whole: 'Montant total',
  rests: { arrival: 'À l’arrivée', before: 'Avant l’arrivée', none: 'Non demandé' },
  restDays: 'Jours avant l’arrivée',
  restHints: {
    rest: {
      arrival: 'Si l’acompte n’était dû qu’à l’arrivée ou après, tout est dû en une fois.',
      before: 'Si l’arrivée est si proche que le solde serait dû aussi d’ici là, tout est dû en une fois.',
      none: 'Seul l’acompte est demandé aux voyageurs, même si l’arrivée est proche.',
    },
    whole: {
      arrival: 'Les voyageurs lisent que tout est dû le jour de l’arrivée.',
      before: 'Si l’arrivée est plus proche, tout est dû immédiatement.',
      none: 'Rien n’est demandé aux voyageurs avant leur arrivée.',
    },
  },
  damage: {
    title: guests.title,
    planned: guests.planned,
    choices: { none: 'Aucune', amount: 'Montant' },
    amount: 'Montant à bloquer',
    before: 'Bloquée (jours avant)',
    beforeHint: 'Avant l’arrivée, de 1 à 6.',
    after: 'Libérée (jours après)',
    afterHint: 'Après le départ, 14 au plus. Jusque-là, vous pouvez débiter un dommage, avec une raison et une photo.',
    hint: 'Bloquée sur la carte du voyageur, sans débit. Le blocage est renouvelé automatiquement, puis levé automatiquement.',
    guestsRead: (sentence) => `Les voyageurs lisent\u00a0: ${sentence}`,
    later: 'Ce que lisent les voyageurs apparaît ici dès que tout est rempli ci-dessus.',
    noCard:
      'Aucun compte de cartes n’est connecté\u00a0: elle n’est pas encore demandée aux voyageurs. Connectez Stripe sous «\u00a0Cartes et portefeuilles\u00a0», dans les paramètres de facturation.',
  },
  says: {
    nothing: 'Rien n’est demandé aux voyageurs avant leur arrivée.',
    percent: (percent) => `${fr.percent(percent)} du total`,
    nights: (nights) => fr.plural(nights, { one: 'le prix d’une nuit', other: 'le prix de # nuits' }),
    amount: (euros) => fr.euros(euros),
    deposit: (what, days) =>
      `Acompte\u00a0: ${what} ${days === 0 ? 'le jour de la réservation' : `sous ${fr.plural(days, { one: '# jour', other: '# jours' })}`}.`,
    rest: (when) => `Solde\u00a0: ${when}.`,
    all: (when) => `Montant total\u00a0: ${when}.`,
    onArrival: 'à l’arrivée',
    before: (days) => fr.plural(days, { one: '# jour avant l’arrivée', other: '# jours avant l’arrivée' }),
    notAsked: 'non demandé',
    damage: (amount, before, after) =>
      `Caution\u00a0: ${fr.euros(amount)}, bloquée ${fr.plural(before, { one: '# jour', other: '# jours' })} avant l’arrivée et libérée ${after === 0 ? 'le jour du départ' : `${fr.plural(after, { one: '# jour', other: '# jours' })} après le départ`}.`,
  },
  example: {
    later: 'Un exemple de deux séjours apparaît ici dès que tout est rempli ci-dessus.',
    title: (total) => `Exemple\u00a0: un séjour de ${fr.euros(total)} réservé aujourd’hui`,
    arrival: (day) => `Arrivée le ${fr.longDay(day)}`,
    until: (amount, day) => `${fr.euros(amount)} d’ici au ${fr.longDay(day)}`,
    today: (amount) => `${fr.euros(amount)} aujourd’hui`,
    onArrival: (amount) => `${fr.euros(amount)} à l’arrivée`,
    nothing: 'Rien avant l’arrivée',
  },
}
