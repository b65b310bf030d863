import type { ClientImport } from '@keyhaven/shared-contracts/contract/client-import'
import type { Client } from '@keyhaven/shared-contracts/contract/clients'
import { beforeEach, expect, test } from 'vitest'
import { aClient } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer()
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner()
})

const headings = 'First name,Last name,Email,Street,House number,Postal code,City,Country,Phone'
const row = (first: string, email = `${first}@example.com`) =>
  `${first},Novák,${email},Seeweg,7a,5310,Mondsee,Österreich,+43 664 / 123-4567`
const send = async (file: string | Uint8Array<ArrayBuffer>, commit = true) => {
  const form = new FormData()
  form.append('commit', String(commit))
  form.append('file', new File([file], 'guests.csv'))
  return owner.call<ClientImport & { fields?: { file: string[] } }>('POST', '/api/clients/import/', form)
}
const clients = async () => (await owner.call<Client[]>('GET', '/api/clients/')).body
const problemOf = async (file: string | Uint8Array<ArrayBuffer>) => {
  const { status, body } = await send(file)
  return `${status} ${body.fields?.file?.[0]}`
}

test('looks at a file without adding anything, then adds all of it', async () => {
  const file = [headings, row('Anna'), '', row('Ben')].join('\n')
  const looked = await send(file, false)
  expect(looked).toMatchObject({ status: 200, body: { total: 2, known: 0, created: 0, problem_count: 0 } })
  expect(looked.body.preview[1]).toEqual({
    ...{ row: 4, first_name: 'Ben', last_name: 'Novák', email: 'Ben@example.com' },
    ...{ place: 'Mondsee, Österreich', is_known: false, not_given: [] },
  })
  expect(await clients()).toEqual([])
  expect((await send(file)).body).toMatchObject({ total: 2, created: 2 })
  expect((await clients())[0]).toMatchObject({ last_name: 'Novák', address: { phone: '+436641234567' } })
})

test('reads every encoding and delimiter of spreadsheets, and headings in any order and case', async () => {
  const text = [headings, row('Anna')].join('\r\n')
  const swapped = text.split('\r\n').map((line) => line.split(',').toReversed().join(';'))
  const utf16 = Buffer.from(`\ufeff${text.replaceAll(',', '\t')}`, 'utf16le')
  const files = [
    `\ufeff${text}`,
    swapped.join('\r\n').toUpperCase(),
    `sep=;\r\n${swapped.join('\n')}`,
    new Uint8Array(utf16),
    new Uint8Array(utf16).map((_, at, all) => all[at ^ 1] ?? 0),
    new Uint8Array(Buffer.from(text.replace('á', 'à'), 'latin1')),
  ]
  for (const file of files)
    expect((await send(file, false)).body).toMatchObject({
      problem_count: 0,
      preview: [{ place: expect.stringMatching(/österreich/i) }],
    })
})

test.each([
  ['German', 'Vorname;Nachname;E-Mail;Straße;Hausnummer;PLZ;Ort;Land;Telefon'],
  ['Italian', 'Nome;Cognome;E-mail;Via;Numero civico;CAP;Città;Paese;Telefono'],
  ['Dutch', 'Voornaam;Achternaam;E-mailadres;Straat;Huisnummer;Postcode;Plaats;Land;Telefoon'],
  ['French', 'Prénom;Nom;Adresse e-mail;Rue;Numéro;Code postal;Ville;Pays;Téléphone'],
])('reads headings in %s', async (_language, translated) => {
  const file = `${translated}\n${row('Anna').replaceAll(',', ';')}`
  expect((await send(file, false)).body).toMatchObject({
    problem_count: 0,
    preview: [{ first_name: 'Anna', last_name: 'Novák', place: 'Mondsee, Österreich', not_given: [] }],
  })
})

test('adds nothing where any row is wrong, and says what, by the row of the spreadsheet', async () => {
  const file = [headings, row('Anna'), row('', 'nobody'), row('Ben').replace('+43 664 / 123-4567', '12')].join('\n')
  expect((await send(file)).body).toMatchObject({
    ...{ total: 3, created: 0, problem_count: 2 },
    problems: [
      { row: 3, column: 'Email', message: 'Enter a valid email address' },
      { row: 4, column: 'Phone', message: 'Wrong phone format' },
    ],
  })
  expect(await clients()).toEqual([])
})

test('leaves out who is known and who is there twice, even when it is pressed twice at once', async () => {
  await aClient(owner, { first_name: 'anna', last_name: 'NOVÁK', email: 'ANNA@example.com' })
  const file = [headings, row('Anna'), row('Ben'), row('ben')].join('\n')
  const answers = await Promise.all([send(file), send(file)])
  expect(answers.map(({ body }) => body.created).toSorted((a, b) => a - b)).toEqual([0, 1])
  expect(await clients()).toHaveLength(2)
})

test('takes who has a name and a way to be reached, and says what an invoice will ask for', async () => {
  const file = ['Last name,Phone,City', 'Novák,0664 1234567,Linz', 'Huber,+43 664 7654321,', 'Adler,,Wien'].join('\n')
  const { body } = await send(file)
  expect(body).toMatchObject({
    ...{ created: 0, incomplete: 2 },
    problems: [{ row: 4, column: 'Phone', message: 'Enter a phone number or an email address' }],
  })
  const missing = ['Street', 'House number', 'Postal code', 'City', 'Country']
  expect(body.preview[0]?.not_given).toEqual(missing.filter((line) => line !== 'City'))
  expect(body.preview[1]?.not_given).toEqual(missing)
  const mended = file.replace('Adler,,', 'Adler,0664 9999999,')
  expect((await send(mended)).body).toMatchObject({ created: 3, incomplete: 3 })
  expect((await send(mended)).body).toMatchObject({ created: 0, known: 3 })
  expect((await send(mended.replace('0664 1234567', '0664 1111111'))).body).toMatchObject({ created: 1, known: 2 })
})

test('takes back what was exported, with what was defused', async () => {
  await aClient(owner, { first_name: '=Anna', last_name: 'Novák, "jr"' })
  const { body } = await owner.call<string>('GET', '/api/clients/csv/')
  expect(body).toContain("'=Anna")
  owner = await server.signUpOwner()
  expect((await send(body)).body).toMatchObject({ created: 1, problem_count: 0 })
  expect(await clients()).toMatchObject([
    { first_name: '=Anna', last_name: 'Novák, "jr"', address: { phone: '+436641234567' } },
  ])
})

test('says in one sentence why a file cannot be read', async () => {
  expect(await problemOf('')).toBe('400 This file is empty.')
  expect(await problemOf('PK\u0003\u0004…')).toMatch(/^400 This is a workbook/)
  expect(await problemOf('a,b\n1,2')).toMatch(/^400 The first row must name the columns: First name, Last name/)
  expect(await problemOf(headings.replace('Last name,', ''))).toBe('400 The column “Last name” is missing.')
  expect(await problemOf('Last name,City')).toBe('400 A column “Email” or “Phone” is missing.')
  expect(await problemOf(`${headings},e-mail`)).toBe('400 The column “Email” appears twice.')
  expect(await problemOf(headings)).toBe('400 This file has column names, but no rows.')
  expect(await problemOf(`${headings}\n"Anna`)).toBe('400 This file is broken: a quotation mark is never closed.')
  expect(await problemOf([headings, ...Array.from({ length: 5001 }, () => row('A'))].join('\n'))).toMatch(
    /^400 This file has 5,001 rows/,
  )
  expect(await problemOf('x'.repeat(2 * 1024 * 1024 + 1))).toBe('413 "guests.csv" is too big (max. 2 MB)')
  expect(await owner.call('POST', '/api/clients/import/', { commit: true })).toMatchObject({
    status: 400,
    body: { fields: { file: ['Choose a CSV file.'] } },
  })
})
