import { importColumns } from '@keyhaven/shared-contracts/contract/client-import'

const example = {
  'First name': 'Anna',
  'Last name': 'Novak',
  Email: 'anna.novak@example.com',
  Street: 'Seeweg',
  'House number': '7a',
  'Postal code': '5310',
  City: 'Mondsee',
  Country: 'Austria',
  // Without an apostrophe a spreadsheet takes the plus for a sum.
  Phone: "'+436641234567",
} satisfies Record<keyof typeof importColumns, string>

/** A file to fill in: the headings, and one row of how it is meant. The mark in front tells spreadsheets that it is UTF-8. */
const template = `\ufeff${Object.keys(importColumns).join(',')}\r\n${Object.values(example).join(',')}\r\n`

/** The template as a link that saves it. */
export const templateLink = {
  href: `data:text/csv;charset=utf-8,${encodeURIComponent(template)}`,
  download: 'clients-template.csv',
}
