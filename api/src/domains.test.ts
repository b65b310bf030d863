import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { constraints } from './domains.ts'
import { testServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

test('every constraint that a domain has a sentence for is one of the database', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT conname AS name FROM pg_constraint UNION SELECT relname FROM pg_class WHERE relkind = 'i'`.execute(server.db)
  const names = new Set(rows.map(({ name }) => name))
  expect(Object.keys(constraints).filter((name) => !names.has(name))).toEqual([])
  for (const say of Object.values(constraints)) expect(say()).toMatchObject({ status: 409 })
})
