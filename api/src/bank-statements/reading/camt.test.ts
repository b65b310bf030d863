import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Problem } from '../../http/problem.ts'
import { camtOf, entryOf } from '../../testing/bank-files.ts'
import { readCamt, xmlEncodingOf } from './camt.ts'

const folder = await mkdtemp(join(tmpdir(), 'keyhaven-camt-'))
let files = 0
const read = async (text: string, encoding: BufferEncoding = 'utf8') => {
  files += 1
  const file = join(folder, `${files}.xml`)
  const bytes = Buffer.from(text, encoding)
  await writeFile(file, bytes)
  const { chunks, ...rest } = await readCamt(file, xmlEncodingOf(bytes.subarray(0, 400)))
  return { ...rest, lines: chunks.flatMap((chunk) => JSON.parse(chunk) as Record<string, unknown>[]) }
}
const refusal = async (text: string) => {
  const error = await read(text).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  return error instanceof Problem ? error.body.reason : error
}

const payment = {
  ...{ amount: '250.00', name: 'Erika Muster', iban: 'DE89370400440532013000', id: '2027010800001' },
  ...{ reference: 'RF66B000042', purpose: 'Urlaub am\nSee' },
}

test.each(['02', '04', '08', '12'])('a payment is read out of version %s', async (version) => {
  const { lines, ...statement } = await read(camtOf(entryOf(payment, version === '02' ? '02' : '08'), version))
  expect(statement).toMatchObject({ iban: 'AT611904300234573201', first_day: '2027-01-08', total: 1, pending: 0 })
  expect(lines).toMatchObject([
    {
      ...{ day: '2027-01-08', cents: 25_000, currency: 'EUR', name: 'Erika Muster', iban: 'DE89370400440532013000' },
      ...{ purpose: 'RF66B000042 Urlaub am See', bank_reference: '2027010800001', booking_numbers: [42], nth: 1 },
    },
  ])
})

test('money that left names who got it, and a file with prefixes reads the same', async () => {
  const text = camtOf(entryOf({ amount: '19.9', name: 'Bakery', isDebit: true }))
  const prefixed = text.replaceAll(/<(\/?)(?=[A-Z])/g, '<$1c:').replace('xmlns=', 'xmlns:c=')
  for (const file of [text, prefixed])
    expect((await read(file)).lines).toMatchObject([{ cents: -1990, name: 'Bakery' }])
})

const transaction = (amount: string, name: string, currency = 'EUR') =>
  `<TxDtls><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><RltdPties><Dbtr><Pty><Nm>${name}</Nm></Pty></Dbtr></RltdPties></TxDtls>`
const batch = (total: string, ...transactions: string[]) =>
  camtOf(`<Ntry><Amt Ccy="EUR">${total}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><DtTm>2027-01-08T10:00:00</DtTm></BookgDt>
    <NtryDtls>${transactions.join('')}</NtryDtls></Ntry>`)

test('the transactions of a batch are lines of their own, where their amounts sum to it', async () => {
  const { lines } = await read(batch('300.00', transaction('100.00', 'Anna'), transaction('200.00', 'Berta')))
  expect(lines).toMatchObject([
    { cents: 10_000, name: 'Anna', day: '2027-01-08' },
    { cents: 20_000, name: 'Berta' },
  ])
  for (const wrong of [transaction('199.00', 'Berta'), transaction('200.00', 'Berta', 'CHF'), '<TxDtls></TxDtls>'])
    expect((await read(batch('300.00', transaction('100.00', 'Anna'), wrong))).lines).toMatchObject([
      { cents: 30_000, name: 'Anna' },
    ])
})

test('what the bank has not booked yet is left out and counted, and a reversal names who had paid', async () => {
  const returned = entryOf({ amount: '250.00', isDebit: true, name: 'Erika Muster' })
    .replace('</CdtDbtInd>', '</CdtDbtInd><RvslInd>true</RvslInd>')
    .replaceAll('Cdtr', 'Dbtr')
    .replaceAll('DbtrRefInf', 'CdtrRefInf')
  const { lines, pending } = await read(camtOf(entryOf({ ...payment, status: 'PDNG' }) + returned))
  expect(pending).toBe(1)
  expect(lines).toMatchObject([{ cents: -25_000, name: 'Erika Muster' }])
})

test('letters of every encoding are read', async () => {
  const text = camtOf(entryOf({ amount: '1.00', name: 'Jörg Müller &amp; Söhne' }))
  const latin = text.replace('UTF-8', 'ISO-8859-1')
  for (const [file, encoding] of [
    [text, 'utf8'],
    [`\ufeff${text}`, 'utf8'],
    [latin, 'latin1'],
    [`\ufeff${text.replace('UTF-8', 'UTF-16')}`, 'utf16le'],
  ] as const)
    expect((await read(file, encoding)).lines).toMatchObject([{ name: 'Jörg Müller & Söhne' }])
})

test('entities that a file declares do nothing: neither a bomb nor a file of this machine', async () => {
  const named = camtOf(entryOf({ amount: '1.00', name: '&x;' }))
  const declare = (type: string) => named.replace('<Document', `<!DOCTYPE Document [${type}]><Document`)
  const bomb = `<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(100)}"><!ENTITY x "${'&b;'.repeat(100)}">`
  for (const file of [named, declare(bomb), declare('<!ENTITY x SYSTEM "file:///etc/passwd">')])
    expect(await refusal(file)).toMatchObject({ key: 'invoices.statementBroken' })
})
