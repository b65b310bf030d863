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
  addGood: (count) => nl.plural(count, { one: 'De # goede rij importeren', other: 'De # goede rijen importeren' }),
  added: (count) => nl.plural(count, { one: '# klant toegevoegd', other: '# klanten toegevoegd' }),
  leftOut: (count) =>
    nl.plural(count, { one: '# rij overgeslagen: bestaat al.', other: '# rijen overgeslagen: bestaan al.' }),
  done: 'Klaar',

  columns: {
    title: 'Kolommen van het bestand',
    column: 'Kolom, en wat erin staat',
    target: 'Gaat naar',
    empty: 'leeg',
    choose: 'Kies hieronder waar de kolommen naartoe gaan.',
    encoding: 'Letters gelezen als',
    encodingHint: 'Kies een andere als accenten er verkeerd uitzien.',
    targetOf: (heading) => `Waar de kolom ${heading} naartoe gaat`,
    leftOut: (count) => nl.plural(count, { one: '# kolom wordt weggelaten.', other: '# kolommen worden weggelaten.' }),
    encodings: {
      'utf-8': 'Unicode (UTF-8)',
      'windows-1252': 'West-Europa (Windows)',
      'windows-1250': 'Midden-Europa (Windows)',
      macintosh: 'Oude Mac',
      'utf-16le': 'Unicode (UTF-16)',
      'utf-16be': 'Unicode (UTF-16, big-endian)',
    },
    targets: {
      none: 'Weglaten',
      name: 'Volledige naam (het laatste woord is de achternaam)',
      first_name: 'Voornaam',
      last_name: 'Achternaam',
      email: 'E-mail',
      phone: 'Telefoon',
      street: 'Straat',
      street_number: 'Straat met nummer',
      house_number: 'Huisnummer',
      postal_code: 'Postcode',
      postal_city: 'Postcode en plaats',
      city: 'Plaats',
      country: 'Land',
      notes: 'Notities',
    },
  },
  preview: {
    problems: (count) => nl.plural(count, { one: '# probleem in dit bestand.', other: '# problemen in dit bestand.' }),
    correct: 'De andere rijen kun je nu importeren, en deze zodra ze verbeterd zijn.',
    downloadWrong: (count) =>
      nl.plural(count, { one: 'Download de # rij om te verbeteren', other: 'Download de # rijen om te verbeteren' }),
    found: (rows, fresh, existing) =>
      [
        `${nl.plural(rows, { one: '# rij', other: '# rijen' })}: ${nl.plural(fresh, { one: '# nieuwe klant', other: '# nieuwe klanten' })}`,
        existing > 0
          ? nl.plural(existing, {
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
