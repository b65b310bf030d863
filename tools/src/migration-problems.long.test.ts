import { expect, test } from 'vitest'
import { migrationProblems, newMigrationProblems } from './migration-problems.ts'

const rulesOf = (sql: string) => migrationProblems('0099-x.sql', sql).map((one) => /\((.*)\)$/.exec(one)?.[1] ?? one)

test.each([
  ['an index', 'CREATE INDEX i ON bookings (unit_id)', 'require-concurrent-index-creation'],
  [
    'an index inside a transaction',
    'ALTER TABLE bookings ADD COLUMN a text; CREATE INDEX CONCURRENTLY i ON bookings (a)',
    'ban-concurrent-index-creation-in-transaction',
  ],
  ['an index taken away', 'DROP INDEX i', 'require-concurrent-index-deletion'],
  ['another type', 'ALTER TABLE bookings ALTER COLUMN note TYPE varchar(10)', 'changing-column-type'],
  [
    'a column that must not be empty',
    'ALTER TABLE bookings ALTER COLUMN note SET NOT NULL',
    'adding-not-nullable-field',
  ],
  ['a check of all rows', 'ALTER TABLE bookings ADD CONSTRAINT c CHECK (total > 0)', 'constraint-missing-not-valid'],
  [
    'a check validated at once',
    'ALTER TABLE bookings ADD CONSTRAINT c CHECK (total > 0) NOT VALID; ALTER TABLE bookings VALIDATE CONSTRAINT c',
    'constraint-missing-not-valid',
  ],
  ['a unique constraint', 'ALTER TABLE bookings ADD CONSTRAINT u UNIQUE (number)', 'disallowed-unique-constraint'],
  [
    'a foreign key',
    'ALTER TABLE bookings ADD COLUMN season_id bigint REFERENCES seasons',
    'adding-foreign-key-constraint',
  ],
  [
    'an exclusion',
    'ALTER TABLE bookings ADD CONSTRAINT e EXCLUDE USING gist (unit_id WITH =)',
    'constraint-missing-not-valid',
  ],
  [
    'a default that differs by row',
    'ALTER TABLE bookings ADD COLUMN key uuid DEFAULT gen_random_uuid()',
    'adding-field-with-default',
  ],
  [
    'a stored expression',
    'ALTER TABLE bookings ADD COLUMN twice int GENERATED ALWAYS AS (total * 2) STORED',
    'adding-field-with-default',
  ],
  ['an index built again', 'REINDEX TABLE bookings', 'require-concurrent-reindex'],
])('refuses %s, which would stop writes', (_what, sql, rule) => {
  expect(rulesOf(sql)).toContain(rule)
})

test.each([
  'UPDATE bookings SET note = 1',
  'DELETE FROM bookings',
  'DO $$ BEGIN END $$',
  'LOCK TABLE bookings',
  'VACUUM FULL bookings',
  'SELECT fill()',
])('refuses %s, which is no change of the schema', (sql) => {
  expect(rulesOf(sql)).toEqual([expect.stringContaining(`0099-x.sql has ${sql.split(' ')[0]}, which`)])
})

test('refuses to write a table again', () => {
  expect(rulesOf('ALTER TABLE bookings SET UNLOGGED')).toEqual([
    '0099-x.sql writes a whole table again while it is locked',
  ])
})

const removals = 'ALTER TABLE bookings DROP COLUMN note; ALTER TABLE units RENAME COLUMN a TO b; DROP TABLE old'
test('what takes away is refused, but in a migration that older programs cannot go on after', () => {
  expect(rulesOf(removals)).toEqual(['ban-drop-column', 'renaming-column', 'ban-drop-table'])
  expect(rulesOf(`-- breaks: older programs\n${removals}`)).toEqual([])
})

test.each([
  [
    'a table with its indexes and references',
    'CREATE TABLE n (id bigint PRIMARY KEY, unit_id bigint NOT NULL REFERENCES units); CREATE INDEX n_unit ON n (unit_id)',
  ],
  [
    'a column that may be empty, or has one default',
    `ALTER TABLE bookings ADD COLUMN a text; ALTER TABLE bookings ADD COLUMN b text NOT NULL DEFAULT ''`,
  ],
  ['a check of new rows', 'ALTER TABLE bookings ADD CONSTRAINT c CHECK (total > 0) NOT VALID'],
  ['a check validated in a migration of its own', 'ALTER TABLE bookings VALIDATE CONSTRAINT c'],
  [
    'an index outside a transaction',
    '-- outside a transaction\nCREATE INDEX CONCURRENTLY IF NOT EXISTS i ON bookings (unit_id)',
  ],
  ['a trigger', 'CREATE TRIGGER t AFTER INSERT ON bookings FOR EACH STATEMENT EXECUTE FUNCTION f()'],
])('takes %s', (_what, sql) => {
  expect(rulesOf(sql)).toEqual([])
})

test('the migrations since the baseline are fine, and what is no SQL is not', () => {
  expect(rulesOf('CREATE TABEL x')).not.toEqual([])
  expect(newMigrationProblems()).toEqual([])
})
