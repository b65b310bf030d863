import { readdirSync, rmSync } from 'node:fs'
import { startVitest } from 'vitest/node'
import { at } from '../build/workspace.ts'
import { unpackKeptServer } from './keep-releases.ts'
import { keptFiles, keptServer } from './kept-releases.ts'

const migrations = 'api/src/db/migrations'

/** The migrations that the last release knows. */
export const keptMigrations = () =>
  new Set(
    Object.keys(keptFiles(keptServer)).flatMap((name) =>
      name.startsWith(`${migrations}/`) && name.endsWith('.sql') ? [name.slice(migrations.length + 1)] : [],
    ),
  )

/** Whether today's schema is another than that of the last release; otherwise its tests have nothing to prove. */
export const hasNewerSchema = () => {
  const kept = keptMigrations()
  return readdirSync(at(migrations)).some((name) => name.endsWith('.sql') && !kept.has(name))
}

/** The tests of then that use a database; the others have nothing to do with the schema. */
const testsWithDatabase = () =>
  Object.entries(keptFiles(keptServer)).flatMap(([name, text]) =>
    /^api\/.*\.test\.ts$/.test(name) && /\/(?:test-server|postgres|process)\.ts'/.test(text) ? [name] : [],
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
