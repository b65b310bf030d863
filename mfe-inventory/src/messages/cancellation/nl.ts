import { nl } from '@keyhaven/shared-contracts/domain/languages/nl'
import { messages as words } from '@keyhaven/shared-contracts/domain/messages/cancellation/nl'
import type { Messages } from './en.ts'

export const messages: Messages = {
  ...words,
  terms: 'Voorwaarden',
  hint: 'Gasten zien ze bij de prijs en accepteren ze met hun aanvraag. Verblijven die al geboekt zijn, houden de hunne.',
  forNew: 'Ook nieuwe accommodaties met deze voorwaarden beginnen',
  plan: {
    offer: 'Ook een niet-restitueerbaar tarief aanbieden',
    hint: 'Gasten kiezen tussen beide: uw voorwaarden hierboven, of deze voor minder. De korting geldt voor nachten en extra personen.',
    percent: 'Procent korting',
    terms: 'Voorwaarden van het niet-restitueerbare tarief',
    summary: (percent) => `niet-restitueerbaar voor ${nl.percent(percent)} minder`,
  },
  payments: {
    title: 'Aanbetaling en termijnen',
    usual: 'Zoals in de betaalinstellingen',
    own: 'Een eigen regel',
    hint: 'De betaalinstellingen staan in de factuurinstellingen. Nieuwe verblijven volgen de regel, ook die van gasten; verblijven die al zijn afgesproken, houden hun betalingsplan. Bij elke boeking kunt u een andere aanbetaling vragen.',
  },
  presets: {
    flexible: 'Flexibel: gratis tot en met de dag voor aankomst',
    moderate: 'Gematigd: gratis tot 5 dagen ervoor, daarna 50 %',
    strict: 'Streng: gratis tot 30 dagen ervoor, daarna 100 %',
    non_refundable: 'Niet restitueerbaar: altijd 100 %',
  },
  names: {
    flexible: 'Flexibel',
    moderate: 'Gematigd',
    strict: 'Streng',
    non_refundable: 'Niet restitueerbaar',
  },
  own: 'Eigen stappen',
  step: (number) => `Stap ${number}`,
  until: 'Tot (dagen voor aankomst)',
  percent: 'Procent van het totaal',
  afterwards: 'Daarna, procent van het totaal',
  add: 'Stap toevoegen',
  remove: 'Verwijderen',
  removeStep: (number) => `Stap ${number} verwijderen`,
  preview: (total, arrival) =>
    `Zo lezen gasten het, bij een verblijf van ${nl.euros(total)} vanaf ${nl.longDay(arrival)}:`,
}
