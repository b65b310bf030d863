import { readdirSync, rmSync } from 'node:fs'
import { baselineName } from '@keyhaven/api/db/migrations/baseline'
import { startVitest } from 'vitest/node'
import { at } from '../build/workspace.ts'
import { unpackKeptServer } from './keep-releases.ts'
import { keptFiles, keptServer } from './kept-releases.ts'

const migrations = 'api/src/db/migrations'

/** The texts of the migrations that the last release knows, by the name that databases note; those of a baseline are one. */
export const keptMigrations = (): Map<string, string> => {
  const texts = new Map<string, string>()
  for (const [file, text] of Object.entries(keptFiles(keptServer)).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (!file.startsWith(`${migrations}/`) || !file.endsWith('.sql')) continue
    const name = file.slice(migrations.length + 1)
    if (!name.startsWith('baseline/')) texts.set(name, text)
    else texts.set(baselineName, [texts.get(baselineName), text].filter(Boolean).join('\n'))
  }
  return texts
}

/** True where today's schema differs from that of the last release; otherwise its tests have nothing to prove. */
export const hasNewerSchema = () => {
  const oldMigrations = keptMigrations()
  const today = readdirSync(at(migrations)).filter((name) => name.endsWith('.sql'))
  return [baselineName, ...today].some((name) => !oldMigrations.has(name))
}

/** The names of schemas are of a process, which all tests share here. It reads no table. */
const alone = 'api/src/http/openapi/openapi.test.ts'

/** The tests of then that use a database; the others, and long ones about time, outages and set-ups, prove nothing of the schema. */
const testsWithDatabase = () =>
  Object.entries(keptFiles(keptServer)).flatMap(([name, text]) =>
    name !== alone &&
    /^api\/.*(?<!\.long)\.test\.ts$/.test(name) &&
    /\/(?:test-server|postgres|process)\.ts'/.test(text)
      ? [name]
      : [],
  )

/** Runs the API's tests of the last release on a database that has today's schema. */
const testLastRelease = async (report: string) => {
  const folder = at('.reports/last-release')
  rmSync(folder, { recursive: true, force: true })
  unpackKeptServer(folder)
  const vitest = await startVitest('test', [], {
    root: folder,
    config: false,
    watch: false,
    // Today's: the database that every test copies has today's schema.
    globalSetup: [at('api/src/testing/postgres.ts')],
    include: testsWithDatabase(),
    // It compares all tables with those that its release knows, and cannot know one that came later.
    testNamePattern: /^(?!.*every table with a trigger that tells owners)/,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: '100%',
    isolate: false,
    // What depended on chance then cannot be mended any more.
    retry: 1,
    reporters: ['dot', ['json', { outputFile: report }]],
  })
  await vitest.close()
  rmSync(folder, { recursive: true, force: true })
}

const [report] = process.argv.slice(2)
if (import.meta.main && report) await testLastRelease(report)
