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
  added: (count) => it.plural(count, { one: '# cliente aggiunto', other: '# clienti aggiunti' }),
  leftOut: (count) =>
    it.plural(count, { one: '# riga tralasciata: già presente.', other: '# righe tralasciate: già presenti.' }),
  done: 'Fatto',

  preview: {
    problems: (count) =>
      it.plural(count, {
        one: '# problema in questo file: per ora non si può aggiungere nulla.',
        other: '# problemi in questo file: per ora non si può aggiungere nulla.',
      }),
    correct: 'Correggere le righe qui sotto nel foglio di calcolo, salvare il file e sceglierlo di nuovo.',
    found: (rows, fresh, known) =>
      [
        `${it.plural(rows, { one: '# riga', other: '# righe' })}: ${it.plural(fresh, { one: '# nuovo cliente', other: '# nuovi clienti' })}`,
        known > 0
          ? it.plural(known, { one: ', # già presente e tralasciata.', other: ', # già presenti e tralasciate.' })
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
