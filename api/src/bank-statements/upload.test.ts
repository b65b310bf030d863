import type { BankLine } from '@keyhaven/shared-contracts/contract/finance/bank-lines'
import type { BankStatement } from '@keyhaven/shared-contracts/contract/finance/bank-statements'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import { performance } from 'node:perf_hooks'
import { beforeEach, expect, test } from 'vitest'
import { type TestOwner, testServer } from '../testing/test-server.ts'
import { camt, linesOf, upload } from '../testing/bank-files.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})

const payment = (amount: string, name: string, day = '2027-01-08') => ({ amount, name, day })
const statements = async () => (await owner.call<BankStatement[]>('GET', '/api/bank-statements/')).body

test('a statement is read with its account and its days, and stands in the list', async () => {
  const { status, body } = await upload(owner, camt(payment('10.00', 'Anna', '2027-01-05'), payment('20.50', 'Berta')))
  expect(status).toBe(200)
  const statement = { iban: 'AT611904300234573201', first_day: '2027-01-05', last_day: '2027-01-08', lines: 2, open: 2 }
  expect(body).toMatchObject({ added: 2, repeated: 0, pending: 0, csv: null, statement })
  expect(body.lines.map(({ name, amount, date }) => [name, amount, date])).toEqual([
    ['Berta', 20.5, '2027-01-08'],
    ['Anna', 10, '2027-01-05'],
  ])
  expect(await statements()).toMatchObject([{ ...statement, file_name: 'statement.xml' }])
})

test('the same file twice changes nothing, and an overlapping one brings what is new', async () => {
  const [anna, berta, carla] = [payment('10.00', 'Anna'), payment('20.00', 'Berta'), payment('30.00', 'Carla')]
  await upload(owner, camt(anna, berta))
  expect((await upload(owner, camt(anna, berta))).body).toMatchObject({ statement: null, added: 0, repeated: 2 })
  expect((await upload(owner, camt(berta, carla))).body).toMatchObject({
    added: 1,
    repeated: 1,
    statement: { lines: 1 },
  })
  expect((await linesOf(owner)).map(({ name }) => name)).toEqual(['Carla', 'Berta', 'Anna'])
  expect(await statements()).toHaveLength(2)
})

test('two equal payments of a day are two lines, also where the first file had one of them only', async () => {
  const same = payment('10.00', 'Anna')
  expect((await upload(owner, camt(same))).body.added).toBe(1)
  expect((await upload(owner, camt(same, same))).body).toMatchObject({ added: 1, repeated: 1 })
  expect((await upload(owner, camt(same, same))).body).toMatchObject({ added: 0, repeated: 2 })
})

test('the same file sent at the same moment is read once', async () => {
  const file = camt(payment('10.00', 'Anna'), payment('20.00', 'Berta'))
  const answers = await Promise.all([1, 2, 3].map(() => upload(owner, file)))
  expect(answers.map(({ body }) => body.added).toSorted((a, b) => a - b)).toEqual([0, 0, 2])
  expect(await linesOf(owner)).toHaveLength(2)
})

test('a file that is none is refused in words, and nothing of it stays', async () => {
  const whole = camt(payment('10.00', 'Anna'))
  for (const [file, words] of [
    ['', 'This file is empty.'],
    [whole.slice(0, -40), /^This file is broken at line \d+/],
    [whole.replaceAll('BkToCstmrStmt', 'BkToCstmrAcctRpt'), /^This file holds notices of your bank/],
    ['<html><body>Please sign in</body></html>', /^This is no bank statement/],
    [whole.replace('10.00', 'ten'), /^Line 8 of the file: this entry has no amount or no day/],
    [whole.replaceAll('2027-01-08', '2027-13-08'), /^Line 8 of the file/],
    ['PK\u0003\u0004', /^This is a workbook/],
  ] as const) {
    const { status, body } = await upload(owner, file)
    expect([status, (body as unknown as Problem).fields?.['file']?.[0]]).toEqual([400, expect.stringMatching(words)])
  }
  expect(await owner.call('POST', '/api/bank-statements/', {})).toMatchObject({
    ...{ status: 400, body: { fields: { file: ['Choose a bank file'] } } },
  })
  expect(await statements()).toEqual([])
})

const german = (amount: string, name = 'Müller, Jörg') =>
  `08.01.2027;${name};DE89 3704 0044 0532 0130 00;Anzahlung;${amount}`
const csvOf = (...rows: string[]) =>
  ['Buchungstag;Auftraggeber/Empfänger;IBAN;Verwendungszweck;Betrag', ...rows].join('\r\n')

test('a CSV file is trial as it would be read first, imported as its owner says, and read the same the next time', async () => {
  const first = await upload(owner, csvOf(german('1.234,56')), {}, 'umsaetze.csv')
  const mapping = { columns: ['day', 'name', 'iban', 'purpose', 'amount'], day_form: 'day_first', decimal: ',' }
  expect(first.body).toMatchObject({
    ...{ statement: null, added: 0 },
    csv: { source: 'guessed', mapping, problems: [], total: 1, lines: [{ date: '2027-01-08', amount: 1234.56 }] },
  })
  expect(await linesOf(owner)).toEqual([])
  const typed = {
    columns: JSON.stringify(['day', 'purpose', 'iban', 'name', 'amount']),
    day_form: 'day_first',
    decimal: ',',
  }
  const trial = await upload(owner, csvOf(german('1.234,56')), typed)
  expect(trial.body.csv).toMatchObject({ source: 'typed', lines: [{ name: 'Anzahlung' }] })
  expect((await upload(owner, csvOf(german('1.234,56')), { ...typed, commit: 'true' })).body).toMatchObject({
    added: 1,
  })
  expect((await upload(owner, csvOf(german('7,50')))).body).toMatchObject({
    added: 1,
    csv: null,
    lines: [{ name: 'Anzahlung' }],
  })
})

test('a row that cannot be read is named, and nothing is imported', async () => {
  const file = csvOf(german('10,00'), german('about ten'), german('12,00').replace('08.01', '48.01'))
  const { body } = await upload(owner, file, { commit: 'true' })
  expect(body).toMatchObject({ statement: null, added: 0 })
  expect(body.csv?.problems.map(({ row, message }) => [row, message])).toEqual([
    [3, '“about ten” is no amount.'],
    [4, '“48.01.2027” is no day.'],
  ])
  expect(await linesOf(owner)).toEqual([])
})

test('20,000 lines in UTF-16 are read while other calls go on', { timeout: 60_000 }, async () => {
  const rows = Array.from({ length: 20_000 }, (_, n) => german(`${n % 900},50`, `Gast Nummer ${n}`))
  const file = Buffer.from(`\ufeff${csvOf(...rows)}`, 'utf16le')
  const waits: number[] = []
  const end = new AbortController()
  const others = (async () => {
    while (!end.signal.aborted) {
      const start = performance.now()
      await owner.call('GET', '/api/bank-statements/')
      waits.push(performance.now() - start)
    }
  })()
  const { body } = await upload(owner, file, { commit: 'true' }, 'umsaetze.csv')
  end.abort()
  await others
  expect(body.added).toBe(20_000)
  expect(waits.length).toBeGreaterThan(5)
  expect(Math.max(...waits)).toBeLessThan(2000)
  const page = await owner.call<BankLine[]>(
    'GET',
    '/api/bank-statements/lines/?page=1&page_size=20&search=nummer 19999',
  )
  expect(page.body).toHaveLength(1)
})
