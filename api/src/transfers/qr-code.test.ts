import { creditorReference } from '@keyhaven/shared-contracts/domain/money/creditor-reference'
import { epcCode } from '@keyhaven/shared-contracts/domain/money/epc-code'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readQr } from '../testing/read-qr.ts'
import { qrPicture, quietSquares, squaresOf } from './qr-code.ts'

const holder = 'Österreichische Gästehäuser Müller-Überzahl und Söhne Betriebsges. mbH'
const transfer = {
  ...{ holder, iban: 'AT611904300234573201', bic: 'BKAUATWWXXX' },
  ...{ reference: creditorReference('B-123456789'), cents: 99_999_999_999 },
}
/** The longest code that there is. */
const longest = epcCode({ ...transfer, iban: 'MT84MALT011000012345MTLCAST001S' }) ?? ''

const pngOf = (address: string) => Buffer.from(address.replace(/^data:image\/png;base64,/, ''), 'base64')
const read = async (address: string) => readQr(pngOf(address))

test('a picture is read again by another library, each field of it, with a name of seventy letters and umlauts', async () => {
  const code = await read(await qrPicture(longest))
  expect(code?.data.split('\n')).toEqual([
    ...['BCD', '002', '1', 'SCT', 'BKAUATWWXXX', holder, 'MT84MALT011000012345MTLCAST001S'],
    ...['EUR999999999.99', '', creditorReference('B-123456789')],
  ])
})

test('the longest code is of version 13 at most, as the rules of the banks ask for', async () => {
  expect(new TextEncoder().encode(longest).length).toBeGreaterThan(150)
  expect((await read(await qrPicture(longest)))?.version).toBeLessThanOrEqual(13)
  const widest = epcCode({ ...transfer, holder: '木'.repeat(70) }) ?? ''
  expect((await read(await qrPicture(widest)))?.version).toBeLessThanOrEqual(13)
})

test('a picture has light squares around it, and the squares of a document are the same', async () => {
  const { size, isDark } = squaresOf(longest)
  const png = pngOf(await qrPicture(longest))
  const { data, info } = await sharp(png)
    .resize(size + 2 * quietSquares, null, { kernel: 'nearest' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const darkAt = (row: number, column: number) => (data[row * info.width + column] ?? 255) < 128
  const all = Array.from({ length: size }, (_, at) => at)
  for (const row of all)
    for (const column of all) expect(darkAt(row + quietSquares, column + quietSquares)).toBe(isDark(row, column))
  expect(Array.from({ length: info.width }, (_, at) => darkAt(quietSquares - 1, at))).not.toContain(true)
})
