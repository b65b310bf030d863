import { nl } from '@keyhaven/shared-contracts/domain/languages/nl'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Toeristenbelasting',
  titleOf: (municipality) => `Toeristenbelasting · ${municipality}:`,
  portals: 'Het portaal dat de gasten bracht, int haar.',
  declared: (persons, amount) =>
    `${nl.plural(persons, { one: '# persoon', other: '# personen' })}; ${nl.euros(amount)} was aangegeven`,
  corrected: (day, by, before, amount) =>
    `Gecorrigeerd op ${day} door ${by}: ${nl.euros(before)} → ${nl.euros(amount)}`,
  correct: 'Corrigeren…',
  question: (reference) => `Wie verbleef er echt? ${reference}`,
  leave: 'Zo laten',
  save: 'Opslaan',
  about:
    'Elke persoon één keer, zoals die er echt was. De belasting wordt opnieuw berekend; verder verandert er niets aan de prijs.',
  adult: 'Volwassene',
  age: (age) => `${age} jaar`,
  row: (at) => `Regel ${at}`,
  persons: 'Personen',
  ageOnArrival: 'Leeftijd bij aankomst',
  exempt: 'Vrijgesteld als',
  notExempt: 'Nee',
  birthday: 'Verjaardag tijdens het verblijf',
  remove: 'Verwijderen',
  removeRow: (at) => `Regel ${at} verwijderen`,
  add: 'Personen toevoegen',
  lowerTitle: 'Minder dan aangegeven',
  takeLower: (amount) => `${nl.euros(amount)} nemen`,
  groups: { business: 'Zakelijke reiziger', disabled: 'Persoon met een handicap', residents: 'Inwoner' },
}
