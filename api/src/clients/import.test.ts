import type { ClientImport } from '@keyhaven/shared-contracts/contract/bookings/client-import'
import type { Client } from '@keyhaven/shared-contracts/contract/bookings/clients'
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
const send = async (file: string | Uint8Array<ArrayBuffer>, commit = true, reading: Record<string, string> = {}) => {
  const form = new FormData()
  form.append('commit', String(commit))
  for (const [name, value] of Object.entries(reading)) form.append(name, value)
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
  expect(await problemOf(headings)).toBe('400 This file has column names, but no rows.')
  expect(await problemOf(`${headings}\n"Anna`)).toBe('400 This file is broken: a quotation mark is never closed.')
  expect(await problemOf([headings, ...Array.from({ length: 5001 }, () => row('A'))].join('\n'))).toMatch(
    /^400 This file has 5,001 rows/,
  )
  expect(await problemOf('x'.repeat(2 * 1024 * 1024 + 1))).toBe('413 "guests.csv" is too big (max. 2 MB)')
  expect(await owner.call('POST', '/api/clients/import/', { commit: true })).toMatchObject({
    status: 400,
    body: { fields: { file: ['Choose a CSV file'] } },
  })
})

const preview = async (file: string | Uint8Array<ArrayBuffer>, reading?: Record<string, string>) =>
  (await send(file, false, reading)).body

test.each([
  [
    'Google, new',
    'First Name,Middle Name,Last Name,Organization Name,Birthday,Notes,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Address 1 - Label,Address 1 - Country,Address 1 - Street,Address 1 - Extended Address,Address 1 - City,Address 1 - Region,Address 1 - Postal Code,Address 1 - PO Box',
    'Anna,,Novák,,1980-01-02,likes tea,* myContacts,* Home,anna@example.com,Mobile,+43 664 1234567,Home,Österreich,Seeweg 7a,,Mondsee,OÖ,5310,',
  ],
  [
    'Google, old',
    'Name,Given Name,Additional Name,Family Name,Yomi Name,Notes,Group Membership,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value,Address 1 - Type,Address 1 - Formatted,Address 1 - Street,Address 1 - City,Address 1 - PO Box,Address 1 - Region,Address 1 - Postal Code,Address 1 - Country',
    'Anna Novák,Anna,,Novák,,likes tea,* My Contacts,* Home,anna@example.com,Mobile,+43 664 1234567,Home,"Seeweg 7a\nMondsee",Seeweg 7a,Mondsee,,,5310,Österreich',
  ],
  [
    'Outlook in English',
    'First Name,Middle Name,Last Name,Company,Business Street,Business City,Home Street,Home City,Home State,Home Postal Code,Home Country/Region,Business Phone,Home Phone,Mobile Phone,E-mail Address,E-mail 2 Address,Birthday,Notes',
    'Anna,,Novák,,,,Seeweg 7a,Mondsee,,5310,Österreich,,,+43 664 1234567,anna@example.com,,,likes tea',
  ],
  [
    'Outlook in German',
    'Vorname;Weitere Vornamen;Nachname;Firma;Straße geschäftlich;Ort geschäftlich;Straße privat;Ort privat;Bundesland/Kanton privat;Postleitzahl privat;Land/Region privat;Telefon geschäftlich;Telefon privat;Mobiltelefon;E-Mail-Adresse;E-Mail: Angezeigter Name;Geburtstag;Notizen',
    'Anna;;Novák;;;;Seeweg 7a;Mondsee;;5310;Österreich;;;+43 664 1234567;anna@example.com;;;likes tea',
  ],
  [
    'Outlook in French',
    'Prénom;Nom;Société;Rue (bureau);Ville (bureau);Rue (domicile);Ville (domicile);Code postal (domicile);Pays/Région (domicile);Téléphone (bureau);Tél. mobile;Adresse de messagerie;Anniversaire;Notes',
    'Anna;Novák;;;;Seeweg 7a;Mondsee;5310;Österreich;;+43 664 1234567;anna@example.com;;likes tea',
  ],
  [
    'Outlook in Spanish',
    'Nombre;Apellidos;Organización;Calle del domicilio;Ciudad de residencia;Código postal;País/Región;Móvil;Dirección de correo electrónico;Cumpleaños;Notas',
    'Anna;Novák;;Seeweg 7a;Mondsee;5310;Österreich;+43 664 1234567;anna@example.com;;likes tea',
  ],
  [
    'Outlook in Italian',
    'Nome;Cognome;Società;Via (ab.);Città (ab.);CAP (ab.);Paese (ab.);Cellulare;Indirizzo posta elettronica;Compleanno;Note',
    'Anna;Novák;;Seeweg 7a;Mondsee;5310;Österreich;+43 664 1234567;anna@example.com;;likes tea',
  ],
  [
    'Outlook in Czech',
    'Jméno;Příjmení;Společnost;Ulice;Město;PSČ;Země;Mobilní telefon;E-mailová adresa;Narozeniny;Poznámky',
    'Anna;Novák;;Seeweg 7a;Mondsee;5310;Österreich;+43 664 1234567;anna@example.com;;likes tea',
  ],
  [
    'a table below a title',
    '"Gäste 2026"|||||\n\nName|Telefon|Mail|Straße und Hausnummer|PLZ Ort|Land|Bemerkung',
    'Novák, Anna|+43 664 1234567|anna@example.com|Seeweg 7a|5310 Mondsee|Österreich|likes tea',
  ],
])('%s: each column goes where it belongs', async (_program, names, cells) => {
  const { body } = await send(`${names}\n${cells}`)
  expect(body).toMatchObject({ created: 1, problem_count: 0, missing: null })
  expect(await clients()).toMatchObject([
    {
      ...{ first_name: 'Anna', last_name: 'Novák', email: 'anna@example.com', notes: 'likes tea' },
      address: {
        ...{ street: 'Seeweg', house_number: '7a', postal_code: '5310', city: 'Mondsee', country: 'Österreich' },
        phone: '+436641234567',
      },
    },
  ])
})

test('every column is shown with a cell of it, also one that is left out', async () => {
  const body = await preview('Name;Telefon;Handy;Geburtstag;Zimmer\nAnna Novák;01 5885812;0664 1234567;2.1.1980;12')
  expect(body.columns).toEqual([
    { heading: 'Name', sample: 'Anna Novák', target: 'name' },
    { heading: 'Telefon', sample: '01 5885812', target: 'notes' },
    { heading: 'Handy', sample: '0664 1234567', target: 'phone' },
    { heading: 'Geburtstag', sample: '2.1.1980', target: '' },
    { heading: 'Zimmer', sample: '12', target: '' },
  ])
})

test('the owner says where columns go that nobody knows', async () => {
  const file = 'a,b,c\nNovák,anna@example.com,tea'
  expect(await preview(file)).toMatchObject({ missing: { key: 'bookings.nameColumns' }, total: 1, created: 0 })
  const { body } = await send(file, true, { columns: '["last_name","email","notes"]' })
  expect(body).toMatchObject({ created: 1, missing: null })
  expect(await clients()).toMatchObject([{ last_name: 'Novák', email: 'anna@example.com', notes: 'c: tea' }])
})

test.each([
  [
    'windows-1250',
    'Vorname;Nachname;Mail\nJi\xf8\xed;\xc8ech;a@example.com\nAnna;\xa3ukasz;b@example.com',
    'Jiří Čech',
  ],
  ['macintosh', 'Vorname;Nachname;Mail\nJ\x9frgen;M\x9fller;a@example.com', 'Jürgen Müller'],
  [
    'windows-1252',
    'Vorname;Nachname;Mail\nJ\xfcrgen;O\x92Brien;a@example.com\nHél\xe8ne;C\xf2;b@example.com',
    'Jürgen O’Brien',
  ],
])('%s is recognised, and another encoding can be chosen', async (encoding, text, name) => {
  const bytes = new Uint8Array(Buffer.from(text, 'latin1'))
  const answer = await preview(bytes)
  expect(answer.encoding).toBe(encoding)
  expect(`${answer.preview[0]?.first_name} ${answer.preview[0]?.last_name}`).toBe(name)
  expect((await preview(bytes, { encoding: 'windows-1252' })).encoding).toBe('windows-1252')
})

test('what is read otherwise than it is written is said, and nothing of it is lost', async () => {
  const file =
    'Name;Mail;Adresse;PLZ;Ort;Land\nAnna Novák;"a@example.com, b@example.com";Seeweg 7a;1067;Dresden;Deutschland\n' +
    'Ben Huber;c@example.com;"Hof 3\nTop 4\n1010 Wien\nÖsterreich";;;'
  const { body } = await send(file)
  expect(body.notices?.map((one) => `${one.row} ${one.message}`)).toEqual([
    '2 a@example.com is taken; b@example.com goes to the notes',
    '2 1067 is read as 01067: spreadsheets drop a zero in front',
    '3 Several lines were read as one address: Hof 3 / Top 4 / 1010 Wien / Österreich',
  ])
  expect(await clients()).toMatchObject([
    { last_name: 'Huber', address: { street: 'Hof, Top 4', house_number: '3', city: 'Wien', country: 'Österreich' } },
    { last_name: 'Novák', email: 'a@example.com', notes: 'b@example.com', address: { postal_code: '01067' } },
  ])
})

test('good rows alone are added where that is wanted, and the others come back as a file', async () => {
  const file = [headings, row('Anna'), row('', 'nobody'), row('Ben')].join('\n')
  expect((await send(file)).body).toMatchObject({ created: 0, wrong_count: 1 })
  const { body } = await send(file, true, { good_only: 'true' })
  expect(body).toMatchObject({ created: 2, problem_count: 1 })
  expect(body.wrong_rows).toEqual([headings.split(','), expect.arrayContaining(['nobody'])])
  const mended = (body.wrong_rows ?? []).join('\n').replace('nobody', 'eva@example.com')
  expect((await send(mended)).body).toMatchObject({ created: 1, problem_count: 0 })
})
