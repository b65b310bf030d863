import { de } from '@keyhaven/shared-contracts/domain/languages/de'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Ortstaxe',
  titleOf: (municipality) => `Ortstaxe · ${municipality}:`,
  portals: 'Das Portal, das die Gäste gebracht hat, hebt sie ein.',
  declared: (persons, amount) =>
    `${de.plural(persons, { one: '# Person', other: '# Personen' })}; gemeldet waren ${de.euros(amount)}`,
  corrected: (day, by, before, amount) => `Korrigiert am ${day} von ${by}: ${de.euros(before)} → ${de.euros(amount)}`,
  correct: 'Korrigieren…',
  question: (reference) => `Wer war wirklich da? ${reference}`,
  leave: 'So lassen',
  save: 'Speichern',
  about:
    'Jede Person einmal, so wie sie wirklich da war. Die Ortstaxe wird neu berechnet; sonst ändert sich nichts am Preis.',
  adult: 'Erwachsen',
  age: (age) => `${age} Jahre`,
  row: (at) => `Zeile ${at}`,
  persons: 'Personen',
  ageOnArrival: 'Alter bei Anreise',
  exempt: 'Befreit als',
  notExempt: 'Nein',
  birthday: 'Geburtstag im Aufenthalt',
  remove: 'Entfernen',
  removeRow: (at) => `Zeile ${at} entfernen`,
  add: 'Personen hinzufügen',
  lowerTitle: 'Weniger als gemeldet',
  takeLower: (amount) => `${de.euros(amount)} übernehmen`,
  groups: { business: 'Beruflich Reisende', disabled: 'Mensch mit Behinderung', residents: 'Ortsansässige' },
}
