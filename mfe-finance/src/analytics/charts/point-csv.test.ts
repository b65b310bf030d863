import { expect, it } from 'vitest'
import { csvOf } from './point-csv.ts'

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer())
const textOf = async (file: Blob) => new TextDecoder().decode(await bytesOf(file))

it('has a row for each label and a column for each series, with units and two decimals', async () => {
  const csv = csvOf('Month', [
    { label: 'Oct 2026', series: 'Revenue', value: 1234.5 },
    { label: 'Oct 2026', series: 'Rate', value: 33.333 },
    { label: 'Nov 2026', series: 'Revenue', value: 0 },
    { label: 'Nov 2026', series: 'Rate', value: null },
  ])
  expect(await textOf(csv)).toBe('Month,Revenue (EUR),Rate (%)\r\nOct 2026,1234.50,33.33\r\nNov 2026,0.00,\r\n')
})

it('opens right in a spreadsheet: marked as UTF-8, quoted, and with nothing to compute', async () => {
  const csv = csvOf('Property', [
    { label: '=cmd()', series: 'Total', value: 1 },
    { label: 'Haus "See", Žofín', series: 'Total', value: 2 },
  ])
  expect([...(await bytesOf(csv)).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(await textOf(csv)).toBe(`Property,Total\r\n'=cmd(),1\r\n"Haus ""See"", Žofín",2\r\n`)
})
