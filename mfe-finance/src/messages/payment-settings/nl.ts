import { nl } from '@keyhaven/shared-contracts/domain/languages/nl'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Betalingen',
  loading: 'Betaalinstellingen worden geladen',
  account: 'Rekening voor overschrijvingen',
  accountHint: 'Gasten die overschrijven, zien deze rekening.',
  noAccount: 'Nog geen rekening: gasten weten niet waarheen ze kunnen overschrijven.',
  holder: 'Rekeninghouder',
  iban: 'IBAN',
  bic: 'BIC',
  bicHint: 'Alleen sommige banken buiten de Europese Economische Ruimte hebben die nodig.',
  rule: 'Wat van gasten wordt gevraagd',
  agreedStays:
    'Voor nieuwe verblijven. Verblijven die al zijn afgesproken, houden hun betalingsplan, en een accommodatie kan een eigen regel hebben.',
  instant: {
    needsDeposit: 'Directe boekingen vragen de aanbetaling',
    hint: 'Wie direct boekt, betaalt de aanbetaling binnen een uur met een kaart; pas daarmee is er geboekt. Nodig is een rekening voor kaarten, hieronder; zonder aanbetaling verandert er niets.',
    on: 'Directe boekingen gelden zodra de aanbetaling met een kaart is betaald.',
  },
  reminders: {
    title: 'Herinneringen',
    hint: 'Gasten krijgen een e-mail in hun taal. Wat bij aankomst moet worden betaald, wordt nooit per e-mail gevraagd, en geen verblijf wordt vanzelf geannuleerd.',
    daysBefore: 'Dagen vóór de vervaldag',
    daysAfter: 'Dagen erna, als het te laat is',
    never: 'Geen herinnering',
    words: 'Uw woorden vóór de vervaldag',
    overdueWords: 'Uw woorden als het te laat is',
    wordsHint: 'Leeg voor de gebruikelijke woorden. Bedrag, dag en betaalwijze staan er altijd bij.',
    name: 'Herinnerd',
    before: (count) => `${nl.plural(count, { one: '# dag', other: '# dagen' })} vóór de vervaldag`,
    after: (count) => `${nl.plural(count, { one: '# dag', other: '# dagen' })} erna, als het te laat is`,
    off: 'Gasten worden niet aan betalingen herinnerd.',
  },
  newAccount: (iban, holder) =>
    `Vanaf nu schrijven gasten over naar ${iban}, ${holder}. Vergelijk dit nummer nog een keer met uw afschrift.`,
  accountGone: 'Gasten zien geen rekening voor overschrijvingen meer.',
}
