import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SaxesParser } from 'saxes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { businessOf } from '../testing/business.ts'
import { aBooking, aClient, address } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const hasOffice = spawnSync('which', ['soffice']).status === 0
const why = hasOffice ? '' : ' (left out: LibreOffice is not installed)'

const profile = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema">
<item oor:path="/org.openoffice.Setup/L10N"><prop oor:name="ooSetupSystemLocale" oor:op="fuse"><value>de-DE</value></prop></item>
</oor:items>`

type Cell = { type: string | undefined; value: string | undefined; text: string }

/** The cells of each row of a flat OpenDocument sheet, with what the program takes them for. */
function cellsOf(xml: string): Cell[][] {
  const rows: Cell[][] = []
  let cell: Cell | undefined
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => {
    const facts = attributes as Record<string, string>
    if (name === 'table:table-row') rows.push([])
    if (name !== 'table:table-cell') return
    cell = {
      type: facts['office:value-type'],
      value: facts['office:date-value'] ?? facts['office:value'],
      text: '',
    }
    const repeated = Number(facts['table:number-columns-repeated'] ?? 1)
    if (repeated < 100) for (let count = 0; count < repeated; count += 1) rows.at(-1)?.push(cell)
  })
  parser.on('text', (text) => {
    if (cell) cell.text += text.trim()
  })
  parser.on('closetag', ({ name }) => {
    if (name === 'table:table-cell') cell = undefined
  })
  parser.write(xml).close()
  return rows.filter((row) => row.some(({ text }) => text !== ''))
}

describe.skipIf(!hasOffice)(`in LibreOffice, set to German${why}`, () => {
  let folder: string
  let owner: TestOwner
  let business: ReturnType<typeof businessOf>
  beforeAll(async () => {
    const server = await testServer({ now: '2027-06-01T09:00:00Z' })
    folder = await mkdtemp(path.join(tmpdir(), 'office-'))
    await mkdir(path.join(folder, 'profile/user'), { recursive: true })
    await writeFile(path.join(folder, 'profile/user/registrymodifications.xcu'), profile)
    owner = await server.signUpOwner({ personals: true })
    await owner.call('PATCH', '/auth/change-locale/', { locale: 'de' })
    business = businessOf(server, owner)
    await business.rates([{ from: '2020-01-01', lodging: '7,5', extras: 19 }])
    const client = await aClient(owner, { first_name: '=1+1', last_name: 'Österreicher', address })
    const booking = await aBooking(owner, { client: client.id, check_out: '2027-06-24' })
    await business.issue(booking)
    await business.pay(booking, 'cash', 1234.5, { note: '7/2' })
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  /** A file as LibreOffice opens it by a double click on a German machine. */
  const opened = async (what: string, format: 'csv' | 'xlsx') => {
    const { bytes } = await business.download(what, { from: '2027-06-01', to: '2027-06-30', format })
    const file = path.join(folder, `${what}.${format}`)
    await writeFile(file, bytes)
    // Semicolons, quotes, UTF-8, from the first line on, German, days and numbers of that language are some.
    const csv = format === 'csv' ? ['--infilter=CSV:59,34,76,1,,1031,false,true'] : []
    const { status, stderr } = spawnSync(
      'soffice',
      [
        ...[`-env:UserInstallation=file://${path.join(folder, 'profile')}`, '--headless', ...csv],
        ...['--convert-to', 'fods', '--outdir', folder, file],
      ],
      { encoding: 'utf8', timeout: 120_000 },
    )
    expect([status, stderr]).toEqual([0, expect.any(String)])
    return cellsOf(await readFile(path.join(folder, `${what}.fods`), 'utf8'))
  }
  const named = ([headings = [], ...rows]: Cell[][]) =>
    rows.map((row) =>
      Object.fromEntries(row.map(({ type, value, text }, at) => [headings[at]?.text ?? '', [type, value ?? text]])),
    )

  test.each(['csv', 'xlsx'] as const)(
    'documents as %s have days, numbers and texts',
    async (format) => {
      const [row] = named(await opened('invoices', format))
      expect(row).toMatchObject({
        Nummer: ['string', 'KH-2027-00001'],
        Datum: ['date', '2027-06-01'],
        Abreise: ['date', '2027-06-24'],
        'USt-Satz': ['float', '7.5'],
        Netto: ['float', '2139.53'],
        USt: ['float', '160.47'],
        Brutto: ['float', '2300'],
      })
      expect(row?.['Kunde']?.[0]).toBe('string')
      expect(row?.['Kunde']?.[1]).toContain('=1+1 Österreicher')
    },
    240_000,
  )

  test.each(['csv', 'xlsx'] as const)(
    'payments as %s have them, too',
    async (format) => {
      const [row] = named(await opened('payments', format))
      expect(row).toMatchObject({
        Datum: ['date', '2027-06-01'],
        Zahlungsart: ['string', 'Bar'],
        Betrag: ['float', '1234.5'],
        Notiz: ['string', '7/2'],
      })
    },
    240_000,
  )
})
