import { spawn } from 'node:child_process'
import path from 'node:path'
import { checkFederation } from './check-federation.ts'
import { checkStructure } from './check-structure.ts'
import { faceProblems } from './face/face.ts'
import { scriptsAsAllowed } from './supply/install-scripts.ts'
import { unfitLicences } from './supply/licences.ts'
import { newMigrationProblems } from './migration-problems.ts'

const root = path.dirname(path.dirname(import.meta.dirname))
const bin = path.join(root, 'node_modules', '.bin')

type Outcome = { name: string; ms: number; problems: string }

const run = (name: string, command: string, ...args: string[]) =>
  new Promise<Outcome>((done) => {
    const start = performance.now()
    const child = spawn(path.join(bin, command), args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', (error) => done({ name, ms: performance.now() - start, problems: error.message }))
    child.on('close', (code) => done({ name, ms: performance.now() - start, problems: code === 0 ? '' : output }))
  })

const own = async (name: string, check: () => string[] | Promise<string[]>): Promise<Outcome> => {
  const start = performance.now()
  const problems = (await check()).join('\n')
  return { name, ms: performance.now() - start, problems }
}

/** Types, lint, format, dead code, structure, federation, face, dependencies and migrations, side by side; prints what is wrong and says how many failed. */
export const check = async () => {
  const running = [
    run('types', 'tsc', '-p', '.'),
    run('lint and walls', 'oxlint'),
    run('format', 'oxfmt', '--check', '.'),
    run('dead code', 'knip', '--no-progress'),
  ]
  const outcomes = [
    await own('structure', () => checkStructure(root)),
    await own('federation', () => checkFederation()),
    await own('face', () => faceProblems()),
    await own('dependencies', () => [...unfitLicences(), ...scriptsAsAllowed()]),
    await own('migrations', () => newMigrationProblems()),
    ...(await Promise.all(running)),
  ]
  for (const { name, ms, problems } of outcomes) {
    console.log(`${problems ? '✗' : '✓'} ${name} (${(ms / 1000).toFixed(1)} s)`)
    if (problems) console.log(problems)
  }
  const failures = outcomes
    .filter(({ problems }) => problems)
    .map(({ name, problems }) => `${name}: ${problems.trim().split('\n')[0]}`)
  return { passed: outcomes.length - failures.length, failed: failures.length, failures }
}

if (import.meta.main) {
  const start = performance.now()
  if (process.argv.includes('--fix')) await run('format', 'oxfmt', '.')
  const { failed } = await check()
  console.log(`check took ${((performance.now() - start) / 1000).toFixed(1)} s`)
  process.exitCode = failed ? 1 : 0
}
