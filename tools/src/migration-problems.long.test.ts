import { expect, test } from 'vitest'
import { areaMigrationProblems, migrationProblems, newMigrationProblems } from './migration-problems.ts'

const tested = '-- tested: the release before\n'
const rulesOf = (sql: string, name = '0099-x.sql') =>
  migrationProblems(name, sql).map((one) => /\((.*)\)$/.exec(one)?.[1] ?? one)

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
  expect(rulesOf(`${tested}${sql}`)).toEqual([expect.stringContaining(`0099-x.sql has ${sql.split(' ')[0]}, which`)])
})

test('refuses a column with a check, for which all rows are read, but of a table of its own', () => {
  const column = "ALTER TABLE bookings ADD COLUMN a text CHECK (a <> '')"
  const name = '20261201-0900-core.x.sql'
  expect(rulesOf(`${tested}${column}`, name)).toEqual([
    expect.stringContaining(`${name} adds bookings.a with a check, for which every row is read`),
  ])
  expect(rulesOf(`CREATE TABLE bookings (id bigint); ${column}`, name)).toEqual([])
})

test('refuses to write a table again', () => {
  expect(rulesOf(`${tested}ALTER TABLE bookings SET UNLOGGED`)).toEqual([
    '0099-x.sql writes a whole table again while it is locked',
  ])
})

test.each([
  'ALTER TABLE bookings ADD CONSTRAINT c CHECK (total > 0) NOT VALID',
  "ALTER TABLE bookings ADD COLUMN a text CHECK (a <> '')",
  'DROP FUNCTION f() CASCADE',
  'CREATE OR REPLACE FUNCTION f() RETURNS void LANGUAGE sql RETURN NULL',
  'DROP TRIGGER t ON bookings',
  'CREATE TRIGGER t AFTER INSERT ON bookings FOR EACH STATEMENT EXECUTE FUNCTION f()',
  'CREATE RULE r AS ON INSERT TO bookings DO INSTEAD NOTHING',
  'ALTER TABLE bookings ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE bookings DROP CONSTRAINT c',
  'ALTER INDEX i RENAME TO j',
  'DROP TYPE t CASCADE',
  'ALTER TABLE bookings ALTER COLUMN note SET DEFAULT 1',
])('refuses %s until the release before was tested with it', (sql) => {
  const sentence = `has “${sql}”: whether the release before goes on with it is not known.`
  expect(migrationProblems('0099-x.sql', sql).join()).toContain(sentence)
  for (const word of ['tested: the release before', 'breaks: older programs'])
    expect(migrationProblems('0099-x.sql', `-- ${word}\n${sql}`).join()).not.toContain(sentence)
})

const removals = 'ALTER TABLE bookings DROP COLUMN note; ALTER TABLE units RENAME COLUMN a TO b; DROP TABLE old'
test('what takes away is refused, but in a migration that older programs cannot go on after', () => {
  expect(rulesOf(removals)).toEqual(expect.arrayContaining(['ban-drop-column', 'renaming-column', 'ban-drop-table']))
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
  ['a column that may be empty from now on', 'ALTER TABLE bookings ALTER COLUMN note DROP NOT NULL'],
  ['a check of new rows that was tested', `${tested}ALTER TABLE bookings ADD CONSTRAINT c CHECK (total > 0) NOT VALID`],
  ['a check validated in a migration of its own', 'ALTER TABLE bookings VALIDATE CONSTRAINT c'],
  [
    'an index outside a transaction',
    '-- outside a transaction\nCREATE INDEX CONCURRENTLY IF NOT EXISTS i ON bookings (unit_id)',
  ],
  [
    'a function and a trigger of a new table',
    'CREATE TABLE n (id bigint); CREATE FUNCTION f() RETURNS trigger LANGUAGE sql; CREATE TRIGGER t AFTER INSERT ON n FOR EACH STATEMENT EXECUTE FUNCTION f()',
  ],
])('takes %s', (_what, sql) => {
  expect(rulesOf(sql)).toEqual([])
})

const creation = 'CREATE TABLE reviews (id bigint, owner_id bigint REFERENCES owners)'
test.each([
  ['a column of another area’s table', 'ALTER TABLE bookings ADD COLUMN review_id bigint', 'bookings'],
  ['a trigger of another area’s table', 'CREATE TRIGGER t AFTER INSERT ON units EXECUTE FUNCTION f()', 'units'],
  ['rows of another area’s table', "INSERT INTO services (name) VALUES ('a')", 'services'],
  ['a function that is there', 'CREATE OR REPLACE FUNCTION folded(text) RETURNS text LANGUAGE sql', 'folded'],
  ['a table that is not its own taken away', 'DROP TABLE seasons', 'seasons'],
])('refuses %s in a migration of an area', (_what, sql, name) => {
  const problems = areaMigrationProblems('reviews', [
    { name: '1', sql: creation },
    { name: '2', sql },
  ])
  expect(problems).toEqual([expect.stringContaining(name)])
  expect(areaMigrationProblems('', [{ name: '1', sql }])).toEqual([])
})

test('takes what an area does to its own tables', () => {
  const own = 'CREATE INDEX i ON reviews (owner_id); ALTER TABLE reviews ADD COLUMN a text; DROP TABLE reviews'
  expect(
    areaMigrationProblems('reviews', [
      { name: '1', sql: creation },
      { name: '2', sql: own },
    ]),
  ).toEqual([])
})

test('the migrations since the baseline are fine, and what is no SQL is not', () => {
  expect(rulesOf('CREATE TABEL x')).not.toEqual([])
  expect(newMigrationProblems()).toEqual([])
})
