import { en } from '@keyhaven/shared-contracts/domain/languages/en'

export const messages = {
  title: 'Import clients',
  about: (columns: string) =>
    `A CSV file from a spreadsheet, with these columns: ${columns}. A last name and a phone number or email address are enough; you can add the address later, before the first invoice. <template>Download a template</template>`,
  file: 'CSV file',
  choose: 'Choose a CSV file',
  drop: 'or drop it here. At most 2 MB and 5,000 rows.',
  chooseAnother: 'Choose another file, or drop it here',
  tooLarge: (megabytes: number) => `This file is too big (max. ${en.number(megabytes)} MB).`,
  cancel: 'Cancel',
  add: 'Add clients',
  addCount: (count: number) => en.plural(count, { one: 'Add # client', other: 'Add # clients' }),
  added: (count: number) => en.plural(count, { one: '# client added', other: '# clients added' }),
  leftOut: (count: number) =>
    en.plural(count, { one: '# row left out: already there.', other: '# rows left out: already there.' }),
  done: 'Done',

  preview: {
    problems: (count: number) =>
      en.plural(count, {
        one: '# problem in this file, so nothing can be added yet.',
        other: '# problems in this file, so nothing can be added yet.',
      }),
    correct: 'Correct the rows below in your spreadsheet, save the file, and choose it again.',
    found: (rows: number, fresh: number, known: number) =>
      [
        `${en.plural(rows, { one: '# row', other: '# rows' })}: ${en.plural(fresh, { one: '# new client', other: '# new clients' })}`,
        known > 0 ? `, ${en.number(known)} already there and left out.` : '.',
      ].join(''),
    incomplete: (count: number) =>
      en.plural(count, {
        one: '# row without a full address: you can import them as they are.',
        other: '# rows without a full address: you can import them as they are.',
      }),
    rows: 'Rows of the file',
    row: 'Row',
    client: 'Client',
    result: 'Result',
    known: 'Already there',
    fresh: 'New',
    invoiceNeeds: (columns: string) => `An invoice will need: ${columns}`,
    shown: (rows: number, total: number) =>
      `${en.plural(rows, { one: '# row', other: '# rows' })} of ${en.number(total)} shown.`,
  },
}
export type Messages = typeof messages
