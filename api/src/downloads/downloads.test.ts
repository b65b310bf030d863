import { text as textOf } from 'node:stream/consumers'
import { downloadsApi } from '@keyhaven/shared-contracts/contract/finance/downloads'
import { en } from '@keyhaven/shared-contracts/domain/languages/en'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readTable } from '../clients/table.ts'
import { aBooking, aClient, aRequest, aUnit } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'
import { csvOf } from './csv.ts'

const english = { language: en, yes: 'yes', no: 'no' }

const server = await testServer({ now: '2027-01-10T09:00:00Z' })

const linkFor = async (owner: TestOwner, what: string, query = {}) =>
  (await owner.call<{ href: string }>('POST', downloadsApi.create.path, { what, query })).body.href
/** Opens a link as a browser does: without a token. */
const opened = async (href: string) => {
  const { status, body, headers } = await server.call<string>('GET', href.replace('/keyhaven', ''))
  return { status, headers, text: body, lines: typeof body === 'string' ? body.trimEnd().split('\r\n') : [] }
}

test('what the clients list shows opens as a file in a spreadsheet', async () => {
  const owner = await server.signUpOwner()
  await aClient(owner, { first_name: 'Žofie', last_name: 'Nová, "jr"', email: 'zofie@example.com' })
  const gone = await aClient(owner, { first_name: 'Karl', last_name: 'Maier', email: 'karl@example.com' })
  await owner.call('PATCH', `/api/client/${gone.id}/`, { ...gone, active: false })
  const file = await opened(await linkFor(owner, 'clients'))
  expect(file.status).toBe(200)
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="clients-2027-01-10.csv"')
  expect(file.headers.get('cache-control')).toBe('private, no-store')
  const plain = await server.app.inject((await linkFor(owner, 'clients')) ?? '')
  expect([...plain.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(file.lines.map((line) => line.replace('\ufeff', ''))).toEqual([
    'First name,Last name,Email,Street,House number,Postal code,City,Country,Phone,Active',
    `Žofie,"Nová, ""jr""",zofie@example.com,Seeweg,7a,5310,Mondsee,Austria,\u2007+436641234567,yes`,
    `Karl,Maier,karl@example.com,Seeweg,7a,5310,Mondsee,Austria,\u2007+436641234567,no`,
  ])
  const active = await opened(await linkFor(owner, 'clients', { active: false, search: 'MAI' }))
  expect(active.lines).toHaveLength(2)
})

test('text that a spreadsheet would compute is defused, numbers are not', async () => {
  const owner = await server.signUpOwner()
  const evil = ['=1+1', '+1', '-1', '@sum', '\uff1d1']
  for (const first_name of evil)
    await aClient(owner, { first_name, last_name: `${evil.indexOf(first_name)}`, email: 'a@example.com' })
  const { lines } = await opened(await linkFor(owner, 'clients'))
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(evil.map((name) => `'${name}`))
  const rows = csvOf(
    [-1, -0.5],
    [
      ['Number', (value) => value],
      ['Text', (value) => String(value)],
    ],
    english,
  )
  expect(await textOf(rows)).toBe("\ufeffNumber,Text\r\n-1,'-1\r\n-0.5,'-0.5\r\n")
})

test('what a spreadsheet would compute that splits at semicolons or tabs is defused too, and quoted', async () => {
  const cells = ['a;=1+2;b', '; "@sum"', 'a\t-1', 'a;b', '1|+1', 'plain - text']
  const table = await textOf(csvOf(cells, [['Text', (value) => value]], english))
  expect(table.replace('\ufeff', '').trimEnd().split('\r\n').slice(1)).toEqual([
    `"a;'=1+2;b"`,
    `";' ""@sum"""`,
    `"a\t'-1"`,
    '"a;b"',
    `"1|'+1"`,
    'plain - text',
  ])
})

test('whatever stands in a cell is read back as it was', async () => {
  const part = fc.constantFrom('=', '+', '-', '@', ';', '|', '\t', '\n', "'", '"', ' ', 'a', ',', '\uff1d')
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string({ unit: part, minLength: 1 }), { minLength: 1 }), async (texts) => {
      const table = await textOf(csvOf(texts, [['Text', (value) => value]], english))
      const read = readTable(Buffer.from(table)).table.slice(1)
      expect(read.map(([cell]) => cell)).toEqual(texts.map((cell) => cell.trim()))
    }),
  )
})

test('bookings are exported as the filters show them, with days and money that a spreadsheet reads', async () => {
  const owner = await server.signUpOwner()
  const first = await aBooking(owner, { deposit_amount: 50, deposit_due: '2027-02-01' })
  await aBooking(owner, { status: 'cancelled' })
  const { lines, headers } = await opened(await linkFor(owner, 'bookings', { status: 'confirmed' }))
  expect(headers.get('content-disposition')).toContain('bookings-2027-01-10.csv')
  expect(lines).toHaveLength(2)
  const { client, property, unit } = first
  expect(lines[1]).toBe(
    [
      ...['B-000001', 'confirmed', '2027-06-01', '2027-06-04', '3', '2', client.first_name, client.last_name],
      ...[client.email, '\u2007+436641234567', property.name, unit.name, '', '', '300.00', '50.00', 'no'],
      ...['2027-02-01', first.created_at.slice(0, 10), '2', '', '0', '0', '0.00', ''],
    ].join(','),
  )
})

test('a booking says whether a guest asked for it or booked it instantly', async () => {
  const owner = await server.signUpOwner()
  const [unit, atOnce] = [await aUnit(owner), await aUnit(owner, { instant: true })]
  await aRequest(server, unit.id)
  await aRequest(server, atOnce.id, { instant: true })
  await aBooking(owner, { check_in: '2027-08-01', check_out: '2027-08-02' })
  const { lines } = await opened(await linkFor(owner, 'bookings', { sort: 'booked' }))
  expect(lines.map((line) => line.split(',').at(-1))).toEqual(['Booked as', 'request', 'instant', ''])
})

test('a link is good for these filters of this owner alone, and for a quarter of an hour', async () => {
  const [owner, stranger] = [await server.signUpOwner(), await server.signUpOwner()]
  await aClient(stranger)
  const href = await linkFor(owner, 'clients', { active: true })
  const forged = [
    href.replace(/owner=\d+/, `owner=${stranger.user.id}`),
    href.replace('active=true', 'active=false'),
    href.replace('active=true', 'search=a'),
    href.replace('/clients/', '/bookings/'),
    href.replace(/expires=\d+/, 'expires=99999999999'),
    href.replace(/signature=.*/, ''),
    href.replace(/expires=.*/, ''),
  ]
  for (const link of forged) expect((await opened(link)).status).toBe(403)
  expect((await opened(href)).status).toBe(200)
  const start = server.clock()
  server.clock.set(new Date(start.getTime() + 15 * 60_000))
  const late = await opened(href)
  server.clock.set(start)
  expect([late.status, late.text]).toMatchObject([403, { code: 'link_expired' }])
})

test('the same address answers a token with its own rows, and nobody without one', async () => {
  const owner = await server.signUpOwner()
  await aClient(owner)
  expect((await owner.call<string>('GET', '/api/clients/csv/')).body.trim().split('\r\n')).toHaveLength(2)
  expect((await owner.call<string>('GET', '/api/bookings/csv/?status=pending')).body.trim().split('\r\n')).toHaveLength(
    1,
  )
  expect((await server.call('GET', '/api/clients/csv/')).status).toBe(401)
  expect(await owner.call('GET', '/api/bookings/csv/?status=lost')).toMatchObject({
    status: 400,
    body: { fields: { 'query.status': [expect.any(String)] } },
  })
  for (const query of ['active=maybe', 'search=%00', 'owner=x', 'expires=', 'signature=x', 'owner=1&owner=2'])
    expect((await owner.call('GET', `/api/clients/csv/?${query}`)).status).toBeOneOf([400, 403])
})

test('a file of 20,000 rows comes through a cursor, which goes when its reader goes', async () => {
  const owner = await server.signUpOwner()
  await sql`
    INSERT INTO clients (owner_id, first_name, last_name, email, street, house_number, postal_code, city, country, phone)
    SELECT ${owner.user.id}, 'Guest', 'No ' || n, 'guest@example.com', repeat('Long street ', 10), '1', '1', 'City', 'Country', '+43123456'
    FROM generate_series(1, 20000) n`.execute(server.db)
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const open = async () => {
    const leave = new AbortController()
    const response = await fetch(new URL(await linkFor(owner, 'clients'), origin), { signal: leave.signal })
    const reader = response.body?.getReader() as ReadableStreamDefaultReader<Uint8Array>
    return { leave, reader, first: await reader.read() }
  }
  const reading = async () => {
    const { rows } = await sql<{ reading: number }>`
      SELECT count(*) AS reading FROM pg_stat_activity
      WHERE datname = current_database() AND state = 'active' AND pid <> pg_backend_pid() AND query LIKE '%json_build_object%'`.execute(
      server.db,
    )
    return rows[0]?.reading
  }
  const { leave } = await open()
  expect(await reading()).toBe(1)
  leave.abort()
  await expect.poll(reading).toBe(0)

  const { reader, first } = await open()
  let text = new TextDecoder().decode(first.value)
  for (let part = await reader.read(); !part.done; part = await reader.read())
    text += new TextDecoder().decode(part.value)
  expect(text.trimEnd().split('\r\n')).toHaveLength(20_001)
})
