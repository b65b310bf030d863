import { hashOf } from '@keyhaven/api/db/migrations/apply-migration'
import { formerMigrations } from '@keyhaven/api/db/migrations/former-migrations'
import { readMigrations } from '@keyhaven/api/db/migrations/migrate'
import { expect, test } from 'vitest'
import { keptMigrations } from './last-release-tests.ts'

test('what databases of the last release have applied is in this one to the letter, or covered by its baseline', async () => {
  const today = new Map([...formerMigrations, ...(await readMigrations())].map(({ name, hash }) => [name, hash]))
  const lastRelease = [...keptMigrations()].map(([name, text]) => ({ name, hash: hashOf(text) }))
  expect(lastRelease.length).toBeGreaterThan(0)
  expect(lastRelease.filter(({ name, hash }) => today.get(name) !== hash)).toEqual([])
})
