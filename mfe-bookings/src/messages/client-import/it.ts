import { it } from '@keyhaven/shared-contracts/domain/languages/it'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Importa clienti',
  about: (columns) =>
    `Un file CSV da un foglio di calcolo, con queste colonne: ${columns}. Bastano il cognome e un numero di telefono o un indirizzo e-mail; l’indirizzo si può aggiungere più tardi, prima della prima fattura. <template>Scarica un modello</template>`,
  file: 'File CSV',
  choose: 'Scegli un file CSV',
  drop: 'o trascinalo qui. Al massimo 2 MB e 5.000 righe.',
  chooseAnother: 'Scegli un altro file, o trascinalo qui',
  tooLarge: (megabytes) => `Questo file è troppo grande (max. ${it.number(megabytes)} MB).`,
  cancel: 'Annulla',
  add: 'Aggiungi clienti',
  addCount: (count) => it.plural(count, { one: 'Aggiungi # cliente', other: 'Aggiungi # clienti' }),
  addGood: (count) =>
    it.plural(count, {
      one: 'Importa la # riga corretta',
      many: 'Importa le # righe corrette',
      other: 'Importa le # righe corrette',
    }),
  added: (count) => it.plural(count, { one: '# cliente aggiunto', other: '# clienti aggiunti' }),
  leftOut: (count) =>
    it.plural(count, { one: '# riga tralasciata: già presente.', other: '# righe tralasciate: già presenti.' }),
  done: 'Fatto',

  columns: {
    title: 'Colonne del file',
    column: 'Colonna e contenuto',
    target: 'Va in',
    empty: 'vuota',
    choose: 'Scegli qui sotto dove vanno le colonne.',
    encoding: 'Lettere lette come',
    encodingHint: 'Scegline un’altra se gli accenti sono sbagliati.',
    targetOf: (heading) => `Dove va la colonna ${heading}`,
    leftOut: (count) =>
      it.plural(count, {
        one: '# colonna viene tralasciata.',
        many: '# colonne vengono tralasciate.',
        other: '# colonne vengono tralasciate.',
      }),
    encodings: {
      'utf-8': 'Unicode (UTF-8)',
      'windows-1252': 'Europa occidentale (Windows)',
      'windows-1250': 'Europa centrale (Windows)',
      macintosh: 'Vecchio Mac',
      'utf-16le': 'Unicode (UTF-16)',
      'utf-16be': 'Unicode (UTF-16, big-endian)',
    },
    targets: {
      none: 'Tralascia',
      name: 'Nome intero (l’ultima parola è il cognome)',
      first_name: 'Nome',
      last_name: 'Cognome',
      email: 'E-mail',
      phone: 'Telefono',
      street: 'Via',
      street_number: 'Via con numero',
      house_number: 'Numero civico',
      postal_code: 'CAP',
      postal_city: 'CAP e città',
      city: 'Città',
      country: 'Paese',
      notes: 'Note',
    },
  },
  preview: {
    problems: (count) =>
      it.plural(count, {
        one: '# problema in questo file.',
        many: '# problemi in questo file.',
        other: '# problemi in questo file.',
      }),
    correct: 'Le altre righe si possono importare subito, queste dopo averle corrette.',
    downloadWrong: (count) =>
      it.plural(count, {
        one: 'Scarica la # riga da correggere',
        many: 'Scarica le # righe da correggere',
        other: 'Scarica le # righe da correggere',
      }),
    found: (rows, fresh, existing) =>
      [
        `${it.plural(rows, { one: '# riga', other: '# righe' })}: ${it.plural(fresh, { one: '# nuovo cliente', other: '# nuovi clienti' })}`,
        existing > 0
          ? it.plural(existing, { one: ', # già presente e tralasciata.', other: ', # già presenti e tralasciate.' })
          : '.',
      ].join(''),
    incomplete: (count) =>
      it.plural(count, {
        one: '# riga senza indirizzo completo: si può importare così com’è.',
        other: '# righe senza indirizzo completo: si possono importare così come sono.',
      }),
    rows: 'Righe del file',
    row: 'Riga',
    client: 'Cliente',
    result: 'Risultato',
    known: 'Già presente',
    fresh: 'Nuovo',
    invoiceNeeds: (columns) => `Per una fattura servirà: ${columns}`,
    shown: (rows, total) =>
      it.plural(rows, {
        one: `# riga mostrata su ${it.number(total)}.`,
        other: `# righe mostrate su ${it.number(total)}.`,
      }),
  },
}
