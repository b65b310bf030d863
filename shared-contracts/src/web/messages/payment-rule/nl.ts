import { nl } from '../../../domain/languages/nl.ts'
import { messages as guests } from '../../../domain/messages/damage-deposit/nl.ts'
import type { Messages } from './en.ts'

export const messages: Messages = {
  deposit: 'Aanbetaling',
  deposits: { none: 'Geen', percent: 'Percentage', nights: 'Nachten', amount: 'Bedrag' },
  amounts: { percent: 'Percentage van het totaal', nights: 'Prijs van hoeveel nachten', amount: 'Bedrag' },
  nightsHint: 'Elke nacht telt als een gelijk deel van het totaal, met kortingen en extra’s.',
  days: 'Te betalen binnen (dagen)',
  daysHint: 'Geteld vanaf de boeking; bij een aanvraag vanaf uw ja.',
  rest: 'Restbedrag',
  whole: 'Hele bedrag',
  rests: { arrival: 'Bij aankomst', before: 'Voor aankomst', none: 'Niet vragen' },
  restDays: 'Dagen voor aankomst',
  restHints: {
    rest: {
      arrival: 'Zou de aanbetaling pas bij aankomst of later te betalen zijn, dan is alles in één keer te betalen.',
      before:
        'Is de aankomst zo dichtbij dat dan ook de rest te betalen zou zijn, dan is alles in één keer te betalen.',
      none: 'Gasten wordt alleen om de aanbetaling gevraagd, hoe dichtbij de aankomst ook is.',
    },
    whole: {
      arrival: 'Gasten lezen dat alles op de dag van aankomst te betalen is.',
      before: 'Is de aankomst dichterbij, dan is alles meteen te betalen.',
      none: 'Gasten wordt voor aankomst om niets gevraagd.',
    },
  },
  damage: {
    title: guests.title,
    planned: guests.planned,
    choices: { none: 'Geen', amount: 'Bedrag' },
    amount: 'Te reserveren bedrag',
    before: 'Gereserveerd (dagen ervoor)',
    beforeHint: 'Voor aankomst, 1 tot 6.',
    after: 'Vrijgegeven (dagen erna)',
    afterHint: 'Na vertrek, hoogstens 14. Tot dan kunt u schade afschrijven, met een reden en een foto.',
    hint: 'Wordt op de kaart van de gast gereserveerd en niet afgeschreven. De reservering wordt vanzelf vernieuwd en vanzelf vrijgegeven.',
    guestsRead: (sentence) => `Gasten lezen: ${sentence}`,
    later: 'Zodra hierboven alles is ingevuld, staat hier wat gasten lezen.',
    noCard:
      'Er is geen kaartaccount gekoppeld, dus gasten wordt er nog niet om gevraagd. Koppel Stripe onder ‘Kaarten en wallets’ in de factuurinstellingen.',
  },
  says: {
    nothing: 'Gasten wordt voor aankomst om niets gevraagd.',
    percent: (percent) => `${nl.percent(percent)} van het totaal`,
    nights: (nights) => nl.plural(nights, { one: 'de prijs van één nacht', other: 'de prijs van # nachten' }),
    amount: (euros) => nl.euros(euros),
    deposit: (what, days) =>
      `Aanbetaling: ${what} ${days === 0 ? 'op de dag van boeking' : `binnen ${nl.plural(days, { one: '# dag', other: '# dagen' })}`}.`,
    rest: (when) => `Restbedrag: ${when}.`,
    all: (when) => `Hele bedrag: ${when}.`,
    onArrival: 'bij aankomst',
    before: (days) => nl.plural(days, { one: '# dag voor aankomst', other: '# dagen voor aankomst' }),
    notAsked: 'wordt niet gevraagd',
    damage: (amount, before, after) =>
      `Borg: ${nl.euros(amount)}, ${nl.plural(before, { one: '# dag', other: '# dagen' })} voor aankomst gereserveerd en ${after === 0 ? 'bij vertrek' : `${nl.plural(after, { one: '# dag', other: '# dagen' })} na vertrek`} vrijgegeven.`,
  },
  example: {
    later: 'Zodra hierboven alles is ingevuld, staat hier een voorbeeld met twee verblijven.',
    title: (total) => `Voorbeeld: een verblijf van ${nl.euros(total)} dat vandaag wordt geboekt`,
    arrival: (day) => `Aankomst op ${nl.longDay(day)}`,
    until: (amount, day) => `${nl.euros(amount)} uiterlijk ${nl.longDay(day)}`,
    today: (amount) => `${nl.euros(amount)} vandaag`,
    onArrival: (amount) => `${nl.euros(amount)} bij aankomst`,
    nothing: 'Voor aankomst niets',
  },
}
