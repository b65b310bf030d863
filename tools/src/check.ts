import { spawn } from 'node:child_process'
import path from 'node:path'
import { changedSinceGreen, fileHashes, keepGreenRun } from './affected/green-run.ts'
import { affectedBy, directImporters, isCode, readImporters } from './affected/importers.ts'
import { checkFederation } from './check-federation.ts'
import { checkStructure } from './check-structure.ts'
import { faceProblems } from './face/face.ts'
import { scriptsAsAllowed } from './supply/install-scripts.ts'
import { unfitLicences } from './supply/licences.ts'
import { newMigrationProblems } from './migration-problems.ts'

const root = path.dirname(path.dirname(import.meta.dirname))
const bin = path.join(root, 'node_modules', '.bin')

type Outcome = { name: string; ms: number; problems: string }
/** One of the checks; `leftOut` says why nothing that was changed can affect it. */
type Check = { name: string; leftOut?: string | false | undefined; run: () => Promise<string> }

const program = (name: string, command: string, ...args: string[]): Check => ({
  name,
  run: () =>
    new Promise((done) => {
      const child = spawn(path.join(bin, command), args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
      let output = ''
      child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
      child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
      child.on('error', (error) => done(error.message))
      child.on('close', (code) => done(code === 0 ? '' : output || `${command} ended with ${code}`))
    }),
})

const own = (name: string, problems: () => string[] | Promise<string[]>, leftOut?: string | false): Check => ({
  name,
  leftOut,
  run: async () => (await problems()).join('\n'),
})

/** The checks that a change can affect; all of them where it is not known what was changed. */
const checksFor = (changed: readonly string[] | undefined, all: readonly string[]): Check[] => {
  // Rules that were changed judge everything anew.
  const isWhole = !changed || changed.some((file) => file.startsWith('tools/'))
  const importers = isWhole ? new Map() : readImporters(root, all)
  // What imports a changed file is linted with it: types cross the border. The compiler looks at everything else.
  const near = (isWhole ? [] : changed.filter(isCode)).flatMap((file) => [
    file,
    ...directImporters(importers, file, all),
  ])
  const linted = [...new Set(near)].filter((file) => all.includes(file))
  const faceFiles = /^shared-contracts\/(?:src\/web\/|face\/)/
  const affectsFace = isWhole || [...affectedBy(changed, importers, all)].some((file) => faceFiles.test(file))
  const affectsMigrations = isWhole || changed.some((file) => file.startsWith('api/src/db/migrations/'))
  return [
    own('structure', () => checkStructure(root, isWhole ? undefined : changed)),
    own('federation', () => checkFederation()),
    own('face', () => faceProblems(), !affectsFace && 'no change is seen through shared-contracts/src/web'),
    own('dependencies', () => [...unfitLicences(), ...scriptsAsAllowed()], !isWhole && 'no package.json has changed'),
    own('migrations', () => newMigrationProblems(), !affectsMigrations && 'none has changed'),
    program('types', 'tsc', '-p', '.', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'),
    {
      ...program('lint and walls', 'oxlint', ...linted),
      leftOut: !isWhole && linted.length === 0 && 'no source has changed',
    },
    program('format', 'oxfmt', '--check', '.'),
    program('dead code', 'knip', '--no-progress', '--cache'),
  ]
}

const timed = async ({ name, run }: Check): Promise<Outcome> => {
  const start = performance.now()
  const problems = await run().catch((error: unknown) => String(error))
  return { name, ms: performance.now() - start, problems }
}

/**
 * Types, lint, format, dead code, structure, federation, face, dependencies and migrations, side by side; prints what is wrong and says how
 * many failed. What no change since the last green check on this machine can affect is left out, and named; with `isAll` nothing is.
 */
export const check = async ({ isAll }: { isAll: boolean }) => {
  const files = fileHashes(root)
  const changed = isAll ? undefined : changedSinceGreen(root, 'check', files)
  const checks = checksFor(changed, Object.keys(files ?? {}))
  if (changed) console.log(`Files changed since the last green check: ${changed.length} (--all looks at everything)`)
  for (const { name, leftOut } of checks) if (leftOut) console.log(`· ${name}: left out, ${leftOut}`)
  const outcomes = await Promise.all(checks.filter(({ leftOut }) => !leftOut).map(timed))
  for (const { name, ms, problems } of outcomes) {
    console.log(`${problems ? '✗' : '✓'} ${name} (${(ms / 1000).toFixed(1)} s)`)
    if (problems) console.log(problems)
  }
  const failures = outcomes
    .filter(({ problems }) => problems)
    .map(({ name, problems }) => `${name}: ${problems.trim().split('\n')[0]}`)
  if (files && failures.length === 0) keepGreenRun(root, 'check', files)
  return { passed: outcomes.length - failures.length, failed: failures.length, failures }
}

if (import.meta.main) {
  const start = performance.now()
  if (process.argv.includes('--fix')) await timed(program('format', 'oxfmt', '.'))
  const { failed } = await check({ isAll: process.argv.includes('--all') })
  console.log(`check took ${((performance.now() - start) / 1000).toFixed(1)} s`)
  process.exitCode = failed ? 1 : 0
}
