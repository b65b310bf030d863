import { nl } from '@keyhaven/shared-contracts/domain/languages/nl'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Klanten importeren',
  about: (columns) =>
    `Een CSV-bestand uit een spreadsheet, met deze kolommen: ${columns}. Een achternaam en een telefoonnummer of e-mailadres zijn genoeg; het adres kunt u later aanvullen, vóór de eerste factuur. <template>Sjabloon downloaden</template>`,
  file: 'CSV-bestand',
  choose: 'CSV-bestand kiezen',
  drop: 'of zet het hier neer. Hoogstens 2 MB en 5.000 rijen.',
  chooseAnother: 'Kies een ander bestand, of zet het hier neer',
  tooLarge: (megabytes) => `Dit bestand is te groot (max. ${nl.number(megabytes)} MB).`,
  cancel: 'Annuleren',
  add: 'Klanten toevoegen',
  addCount: (count) => nl.plural(count, { one: '# klant toevoegen', other: '# klanten toevoegen' }),
  added: (count) => nl.plural(count, { one: '# klant toegevoegd', other: '# klanten toegevoegd' }),
  leftOut: (count) =>
    nl.plural(count, { one: '# rij overgeslagen: bestaat al.', other: '# rijen overgeslagen: bestaan al.' }),
  done: 'Klaar',

  preview: {
    problems: (count) =>
      nl.plural(count, {
        one: '# fout in dit bestand, dus er kan nog niets worden toegevoegd.',
        other: '# fouten in dit bestand, dus er kan nog niets worden toegevoegd.',
      }),
    correct: 'Verbeter de rijen hieronder in uw spreadsheet, sla het bestand op en kies het opnieuw.',
    found: (rows, fresh, known) =>
      [
        `${nl.plural(rows, { one: '# rij', other: '# rijen' })}: ${nl.plural(fresh, { one: '# nieuwe klant', other: '# nieuwe klanten' })}`,
        known > 0
          ? nl.plural(known, {
              one: ', # bestaat al en is overgeslagen.',
              other: ', # bestaan al en zijn overgeslagen.',
            })
          : '.',
      ].join(''),
    incomplete: (count) =>
      nl.plural(count, {
        one: '# rij zonder volledig adres: u kunt die zo importeren.',
        other: '# rijen zonder volledig adres: u kunt die zo importeren.',
      }),
    rows: 'Rijen van het bestand',
    row: 'Rij',
    client: 'Klant',
    result: 'Resultaat',
    known: 'Bestaat al',
    fresh: 'Nieuw',
    invoiceNeeds: (columns) => `Nodig voor een factuur: ${columns}`,
    shown: (rows, total) =>
      nl.plural(rows, {
        one: `# rij van ${nl.number(total)} getoond.`,
        other: `# rijen van ${nl.number(total)} getoond.`,
      }),
  },
}
