import { nl } from '@keyhaven/shared-contracts/domain/languages/nl'
import { messages as lines } from '@keyhaven/shared-contracts/domain/messages/discounts/nl'
import { messages as party } from '@keyhaven/shared-contracts/domain/messages/party/nl'
import type { Messages } from './en.ts'

const nights = (count: number) => nl.plural(count, { one: '# nacht', other: '# nachten' })
const days = (count: number) => nl.plural(count, { one: '# dag', other: '# dagen' })
const bookedAt = (daysAhead: number) =>
  daysAhead === 0 ? 'op de dag van aankomst geboekt' : `${days(daysAhead)} van tevoren geboekt`

export const messages: Messages = {
  title: 'Kortingen',
  listed: 'discounts',
  newDiscount: 'Nieuwe korting',
  order:
    'Eén volgorde, elke stap van wat de vorige overlaat: prijzen van de nachten, tarief, verblijfsduur, lastminute of vroegboekkorting (de beste, nooit allebei), kortingscode. Toeslagen en belastingen worden nooit verlaagd.',
  empty: {
    title: 'Nog geen kortingen',
    hint: 'Langere verblijven, vrije nachten van deze week, gasten die vroeg boeken: een korting gaat er vanzelf af, zonder code. Gebruikelijke om mee te beginnen:',
  },
  kinds: { length_of_stay: 'Verblijfsduur', last_minute: 'Lastminute', early_bird: 'Vroegboekkorting' },
  sentence: {
    length_of_stay: (count, percent) => `Vanaf ${nights(count)}: ${nl.percent(percent)} korting`,
    last_minute: (count, percent) =>
      count === 0
        ? `Op de dag van aankomst geboekt: ${nl.percent(percent)} korting`
        : `Hoogstens ${days(count)} voor aankomst geboekt: ${nl.percent(percent)} korting`,
    early_bird: (count, percent) => `${days(count)} of meer voor aankomst geboekt: ${nl.percent(percent)} korting`,
  },
  overruled: (names) => `Niet voor ${names}: daar gelden de eigen kortingen.`,
  form: {
    kind: 'Korting voor',
    kinds: {
      length_of_stay: 'Langere verblijven',
      last_minute: 'Laat boeken (lastminute)',
      early_bird: 'Vroeg boeken',
    },
    nights: 'Vanaf hoeveel nachten',
    days: { last_minute: 'Hoogstens zoveel dagen voor aankomst', early_bird: 'Vanaf zoveel dagen voor aankomst' },
    percent: 'Procent korting',
    percentHint: 'Op nachten en extra personen.',
    scopeHint:
      'Heeft een eenheid of accommodatie eigen kortingen van deze soort, dan gelden die in plaats van de algemenere.',
    deleting: 'Bestaande boekingen houden hun prijs.',
  },
  example: {
    title: 'Rekenvoorbeeld',
    titleOf: (unit) => `Rekenvoorbeeld: ${unit}`,
    hint: 'Wat een verblijf kost met uw prijzen en kortingen. Wijzig de dagen om iets anders te proberen.',
    unit: 'Eenheid',
    arrival: 'Aankomst',
    nights: 'Nachten',
    bookedOn: 'Geboekt op',
    plan: 'Tarief',
    plans: { flexible: 'Flexibel', non_refundable: (percent) => `Niet-restitueerbaar, ${nl.percent(percent)} korting` },
    code: 'Kortingscode',
    noCode: 'Geen',
    codeOf: (code, percent) => `${code}, ${nl.percent(percent)}`,
    stay: (arrival, count, daysAhead, guests) =>
      `${nights(count)} vanaf ${nl.longDayWithWeekday(arrival)}, ${bookedAt(daysAhead)}, ${nl.plural(guests, { one: '# gast', other: '# gasten' })}`,
    later: 'Kies een aankomst op of na de dag van boeken en hoeveel nachten.',
    notCounted: 'De korting van dit formulier telt niet voor dit verblijf.',
    total: 'Totaal',
  },
  lines: {
    ...lines,
    chargedFor: party.chargedFor,
    notReduced: party.notReduced,
    percentOf: party.percentOf,
    nights: (count) => nl.plural(count, { one: 'Nacht', other: 'Nachten' }),
    extraPersons: (count) =>
      nl.plural(count, { one: '# extra persoon, per nacht', other: '# extra personen, per nacht' }),
  },
}
