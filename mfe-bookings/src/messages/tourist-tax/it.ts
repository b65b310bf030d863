import { it } from '@keyhaven/shared-contracts/domain/languages/it'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Tassa di soggiorno',
  titleOf: (municipality) => `Tassa di soggiorno · ${municipality}:`,
  portals: 'La riscuote il portale che ha portato gli ospiti.',
  declared: (persons, amount) =>
    `${it.plural(persons, { one: '# persona', other: '# persone' })}; erano dichiarati ${it.euros(amount)}`,
  corrected: (day, by, before, amount) => `Corretta il ${day} da ${by}: ${it.euros(before)} → ${it.euros(amount)}`,
  correct: 'Correggi…',
  question: (reference) => `Chi ha soggiornato davvero? ${reference}`,
  leave: 'Lascia così',
  save: 'Salva',
  about:
    'Ogni persona una volta, come ha soggiornato davvero. La tassa viene ricalcolata; nient’altro cambia nel prezzo.',
  adult: 'Adulto',
  age: (age) => `${age} anni`,
  row: (at) => `Riga ${at}`,
  persons: 'Persone',
  ageOnArrival: 'Età all’arrivo',
  exempt: 'Esente come',
  notExempt: 'No',
  birthday: 'Compleanno durante il soggiorno',
  remove: 'Rimuovi',
  removeRow: (at) => `Rimuovi riga ${at}`,
  add: 'Aggiungi persone',
  lowerTitle: 'Meno di quanto dichiarato',
  takeLower: (amount) => `Prendi ${it.euros(amount)}`,
  groups: { business: 'Viaggiatore per lavoro', disabled: 'Persona con disabilità', residents: 'Residente' },
}
