import { expect, it } from 'vitest'
import { de } from '@keyhaven/shared-contracts/domain/languages/de'
import { en } from '@keyhaven/shared-contracts/domain/languages/en'
import { messages } from '../../messages/analytics/en.ts'
import { csvOf } from './point.ts'

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer())
const textOf = async (file: Blob) => new TextDecoder().decode(await bytesOf(file))

it('has a row for each label and a column for each series, with units and two decimals', async () => {
  const csv = csvOf(en, messages.series, 'Month', [
    { label: 'Oct 2026', series: 'revenue', value: 1234.5 },
    { label: 'Oct 2026', series: 'rate', value: 33.333 },
    { label: 'Nov 2026', series: 'revenue', value: 0 },
    { label: 'Nov 2026', series: 'rate', value: null },
  ])
  expect(await textOf(csv)).toBe('Month,Revenue (EUR),Rate (%)\r\nOct 2026,1234.50,33.33\r\nNov 2026,0.00,\r\n')
})

it('opens right in a spreadsheet: marked as UTF-8, quoted, and with nothing to compute', async () => {
  const csv = csvOf(en, messages.series, 'Property', [
    { label: '=cmd()', series: 'total', value: 1 },
    { label: 'Haus "See", Žofín', series: 'total', value: 2 },
  ])
  expect([...(await bytesOf(csv)).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(await textOf(csv)).toBe(`Property,Total\r\n'=cmd(),1\r\n"Haus ""See"", Žofín",2\r\n`)
})

it('has the separator and the decimal sign of the language on the screen', async () => {
  const csv = csvOf(de, messages.series, 'Monat', [{ label: 'Okt 2026', series: 'revenue', value: 1234.5 }])
  expect(await textOf(csv)).toBe('Monat;Revenue (EUR)\r\nOkt 2026;1234,50\r\n')
})
