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
  addGood: (count: number) => en.plural(count, { one: 'Import the # good row', other: 'Import the # good rows' }),
  added: (count: number) => en.plural(count, { one: '# client added', other: '# clients added' }),
  leftOut: (count: number) =>
    en.plural(count, { one: '# row left out: already there.', other: '# rows left out: already there.' }),
  done: 'Done',

  columns: {
    title: 'Columns of the file',
    column: 'Column, and what is in it',
    target: 'Goes to',
    empty: 'empty',
    choose: 'Choose below where the columns go.',
    encoding: 'Letters read as',
    encodingHint: 'Choose another if accents look wrong.',
    targetOf: (heading: string) => `Where the column ${heading} goes`,
    leftOut: (count: number) => en.plural(count, { one: '# column is left out.', other: '# columns are left out.' }),
    encodings: {
      'utf-8': 'Unicode (UTF-8)',
      'windows-1252': 'Western Europe (Windows)',
      'windows-1250': 'Central Europe (Windows)',
      macintosh: 'Old Mac',
      'utf-16le': 'Unicode (UTF-16)',
      'utf-16be': 'Unicode (UTF-16, big-endian)',
    },
    targets: {
      none: 'Leave out',
      name: 'Name in one (the last word is the last name)',
      first_name: 'First name',
      last_name: 'Last name',
      email: 'Email',
      phone: 'Phone',
      street: 'Street',
      street_number: 'Street with number',
      house_number: 'House number',
      postal_code: 'Postal code',
      postal_city: 'Postal code and city',
      city: 'City',
      country: 'Country',
      notes: 'Notes',
    },
  },
  preview: {
    problems: (count: number) =>
      en.plural(count, { one: '# problem in this file.', other: '# problems in this file.' }),
    correct: 'You can import the other rows now, and these once they are corrected.',
    downloadWrong: (count: number) =>
      en.plural(count, { one: 'Download the # row to correct', other: 'Download the # rows to correct' }),
    found: (rows: number, fresh: number, existing: number) =>
      [
        `${en.plural(rows, { one: '# row', other: '# rows' })}: ${en.plural(fresh, { one: '# new client', other: '# new clients' })}`,
        existing > 0 ? `, ${en.number(existing)} already there and left out.` : '.',
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
