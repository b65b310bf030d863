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
  newAccount: (iban, holder) =>
    `Vanaf nu schrijven gasten over naar ${iban}, ${holder}. Vergelijk dit nummer nog een keer met uw afschrift.`,
  accountGone: 'Gasten zien geen rekening voor overschrijvingen meer.',
}
