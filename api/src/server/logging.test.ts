import { Writable } from 'node:stream'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { testServer, type TestOwner } from '../testing/test-server.ts'

const lines: string[] = []
const stream = new Writable({ write: (line, _encoding, done) => (lines.push(String(line)), done()) })
const server = await testServer({ logger: { level: 'trace', stream } })
let owner: TestOwner
beforeAll(async () => {
  owner = await server.signUpOwner()
})

test.each(['23514', '53100'])('what the database says of a row (SQLSTATE %s) is no line’s business', async (state) => {
  await sql`CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS ${sql.lit(
    `BEGIN RAISE EXCEPTION 'refused' USING ERRCODE = '${state}', DETAIL = 'Failing row contains (' || NEW.email || ')'; END`,
  )}`.execute(server.db)
  await sql`CREATE OR REPLACE TRIGGER refuse BEFORE INSERT ON clients FOR EACH ROW EXECUTE FUNCTION refuse()`.execute(
    server.db,
  )
  const address = { street: 'Ring', house_number: '1', postal_code: '1010', city: 'Wien', country: 'Austria' }
  const client = { first_name: 'Eva', last_name: 'Wolf', email: 'eva.wolf@example.com' }
  const { status } = await owner.call('POST', '/api/clients/', { ...client, address: { ...address, phone: '+431234' } })
  expect(status).toBeGreaterThanOrEqual(400)
  expect(lines.filter((line) => line.includes('refused'))).not.toEqual([])
  expect(lines.filter((line) => line.includes('eva.wolf@example.com'))).toEqual([])
})

test('a secret is cut out of whatever is logged, and what only looks long stays', () => {
  const secret = 'aB3-_'.repeat(8) + 'xyz'
  const file = `/keyhaven/media/${'0123456789abcdef'.repeat(4)}.webp`
  server.app.log.warn({ err: new Error(`GET /request/${secret} failed`), at: `?signature=${secret}` }, `at ${file}`)
  expect(lines.at(-1)).toContain('GET /request/… failed')
  expect(lines.at(-1)).toContain(file)
  expect(lines.join('')).not.toContain(secret)
})
