import { maxStayNights } from '@keyhaven/shared-contracts/domain/stay/night-limits'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { constraints, domains, sweeps } from './domains.ts'
import { shownIn } from './tables.ts'
import { testServer } from './testing/test-server.ts'

const server = await testServer()

test('every constraint that a domain has a sentence for is one of the database', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT conname AS name FROM pg_constraint UNION SELECT relname FROM pg_class WHERE relkind = 'i'`.execute(server.db)
  const names = new Set(rows.map(({ name }) => name))
  expect(Object.keys(constraints).filter((name) => !names.has(name))).toEqual([])
  for (const say of Object.values(constraints)) expect(say()).toMatchObject({ status: 409 })
})

test('the database takes no longer stay than the rule that screens and API share', async () => {
  const { rows } = await sql<{ at: string; check: string }>`
    SELECT conrelid::regclass::text AS at, pg_get_constraintdef(oid) AS check FROM pg_constraint
    WHERE contype = 'c' AND pg_get_constraintdef(oid) ~ '(check_out - check_in|max_nights)' ORDER BY 1`.execute(
    server.db,
  )
  const limits = rows.map(({ at, check }) => [at, Number(/<= (\d+)\)/.exec(check)?.[1])])
  expect(limits).toEqual([
    ['bookings', maxStayNights],
    ['owners', maxStayNights],
  ])
})

test('what a domain serves, sweeps and shows is found by its files', () => {
  expect(domains.length).toBeGreaterThan(25)
  expect(sweeps.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['sessions that ended', 'mails that would come too late']),
  )
  expect(new Set(sweeps.map(({ what }) => what)).size).toBe(sweeps.length)
  expect(shownIn.get('promocodes')).toEqual(['promocodes', 'bookings'])
})
