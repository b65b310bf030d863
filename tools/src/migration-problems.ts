import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { areaOf } from '@keyhaven/api/db/migrations/migration-order'
import { at } from './build/workspace.ts'
import { changedOfOthers, checkedColumns, unprovenStatements } from './proven-statements.ts'

const folder = 'api/src/db/migrations'

const outside = /^-- outside a transaction$/m
const breaks = /^-- breaks: older programs$/m
/** Says that the tests of the release before pass on the schema with this migration; `npm run test:all` runs them. */
const tested = /^-- tested: the release before$/m

/** Rules of squawk on style, on what older programs may meet (`proven-statements.ts` says that), and on limits that the runner sets (`api/src/db/migrations/apply-migration.ts`). */
const ofNoConcern = /^prefer-|^require-(?:lock|statement)-timeout$|^require-enum-value-ordering$|^ban-drop-not-null$/
/** Statements that take away or narrow: a later release may have them, once it says that older programs cannot go on. */
const contracts = /^ban-drop-(?:column|table)$|^renaming-(?:column|table)$|^adding-required-field$/

/** Statements that squawk has no rule for, because they are no change of a schema. */
const heldRows = 'holds every row that it writes until the migration is over. Fill in parts, in a schedule.ts'
const heldTable = 'keeps the whole table locked while it runs'
const unfit = new Map([
  ...['UPDATE', 'DELETE', 'MERGE', 'COPY'].map((type) => [type, heldRows] as const),
  ...['VACUUM', 'CLUSTER', 'LOCK', 'TRUNCATE', 'REFRESH'].map((type) => [type, heldTable] as const),
  ...['DO', 'SELECT', 'CALL'].map((type) => [type, 'runs what no check can look into'] as const),
])
const rewrites = /\bSET\s+(?:UN)?LOGGED\b|\bSET\s+(?:TABLESPACE|ACCESS\s+METHOD)\b/i

type Finding = { line: number; rule_name: string; message: string }

const squawk = (sql: string, ...args: string[]): unknown => {
  const { stdout, stderr } = spawnSync(at('node_modules/.bin/squawk'), ['--pg-version', '18', ...args], {
    input: sql,
    encoding: 'utf8',
  })
  if (stdout === '') throw new Error(`squawk does not run: ${stderr}`)
  return JSON.parse(stdout)
}

const whereReadable = (find: (sql: string) => string[], sql: string) => {
  try {
    return find(sql)
  } catch {
    // squawk says where it is no SQL.
    return undefined
  }
}
const unproven = (sql: string) => whereReadable(unprovenStatements, sql)

/** The last migration that may add a column with its check: what databases have applied stays as it is. */
const lastWithChecks = '20261130-1710-core.instant-deposits.sql'

/** Problems of a migration that would stop writes for long on a large table, or the release before, a sentence each. */
export const migrationProblems = (name: string, sql: string): string[] => {
  const isOutside = outside.test(sql)
  const findings = squawk(sql, '--reporter', 'json', ...(isOutside ? [] : ['--assume-in-transaction'])) as Finding[]
  const isForOlder = !breaks.test(sql) && !tested.test(sql)
  const { stmts } = squawk(sql, '--debug', 'ast') as { stmts: { type: string }[] }
  return [
    ...findings
      .filter(({ rule_name: rule }) => !ofNoConcern.test(rule) && !(breaks.test(sql) && contracts.test(rule)))
      .map(({ line, rule_name, message }) => `${name}:${line + 1} ${message} (${rule_name})`),
    ...stmts.flatMap(({ type }) => (unfit.has(type) ? [`${name} has ${type}, which ${unfit.get(type)}`] : [])),
    ...((isForOlder && unproven(sql)) || []).map(
      (statement) =>
        `${name} has “${statement}”: whether the release before goes on with it is not known. Say “-- tested: the release before” once ` +
        'its tests pass on it (`npm run test:all` runs them), or “-- breaks: older programs”',
    ),
    ...(path.basename(name) <= lastWithChecks ? [] : (whereReadable(checkedColumns, sql) ?? [])).map(
      (column) =>
        `${name} adds ${column} with a check, for which every row is read while the table is locked. Add the check NOT VALID, ` +
        'and validate it in a migration of its own',
    ),
    ...(rewrites.test(sql) ? [`${name} writes a whole table again while it is locked`] : []),
  ]
}

/** Names of migrations: by number, or by the UTC time and the area. */
const names = /^(?:\d{4}-[a-z\d-]+|\d{8}-\d{4}-[a-z\d-]+\.[a-z\d-]+)\.sql$/

/** Problems of all migrations of one area, or of those that keep one order: areas change their own tables alone. */
export const areaMigrationProblems = (area: string, migrations: readonly { name: string; sql: string }[]): string[] => {
  if (area === '') return []
  const isReadable = migrations.every(({ sql }) => unproven(sql) !== undefined)
  return (isReadable ? changedOfOthers(migrations.map(({ sql }) => sql)) : []).map(
    (name) =>
      `${folder}: the migrations of ${area} change ${name}, which they did not make. Call that one …-core.…, which keeps one order with all that others share`,
  )
}

/** The same of every migration since the baseline, which nobody has rows for while it runs. */
export const newMigrationProblems = () => {
  const migrations = readdirSync(at(folder))
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => ({ name, sql: readFileSync(at(folder, name), 'utf8') }))
  return [
    ...migrations.flatMap(({ name, sql }) => migrationProblems(`${folder}/${name}`, sql)),
    ...migrations.flatMap(({ name }) =>
      names.test(name)
        ? []
        : `${folder}/${name}: is called by the UTC time, its area and what it does: 20261128-2310-reviews.replies.sql`,
    ),
    ...[...Map.groupBy(migrations, ({ name }) => areaOf(name))].flatMap(([area, own]) =>
      areaMigrationProblems(area, own),
    ),
  ]
}
