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
/** A name and one way to reach somebody are enough. */
const briefExample = { 'First name': 'Ben', 'Last name': 'Huber', Phone: "'+436647654321" }

const rowOf = (cells: Partial<typeof example>) =>
  (Object.keys(importColumns) as (keyof typeof example)[]).map((name) => cells[name] ?? '').join(',')

/** A file to fill in: the headings, and rows of how it is meant. The mark in front tells spreadsheets that it is UTF-8. */
const template = `\ufeff${Object.keys(importColumns).join(',')}\r\n${rowOf(example)}\r\n${rowOf(briefExample)}\r\n`

/** The template as a link that saves it. */
export const templateLink = {
  href: `data:text/csv;charset=utf-8,${encodeURIComponent(template)}`,
  download: 'clients-template.csv',
}
