import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { check } from './check.ts'
import { hasNewerSchema } from './face/last-release-tests.ts'

/**
 * `npm test`: check, then unit, API and page tests, then the browser; ends with one line that counts them all.
 * `npm test -- mfe-auth/src/login e2e/src/guest.spec.ts` runs those files alone, `npm test -- --changed` what the
 * uncommitted changes touch.
 */
const root = path.dirname(path.dirname(import.meta.dirname))
const reports = path.join(root, '.reports')
const bin = (name: string) => path.join(root, 'node_modules', '.bin', name)

type Count = { passed: number; failed: number }

const read = (file: string) =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : undefined

const run = (title: string, command: string, args: string[], count: () => Count): Count => {
  console.log(`\n── ${title}`)
  const start = performance.now()
  const { status } = spawnSync(bin(command), args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    // Many of the tests start whole servers: each after the first finds its modules compiled.
    env: { ...process.env, FORCE_COLOR: '0', NODE_COMPILE_CACHE: path.join(reports, 'compiled') },
  })
  const counted = count()
  console.log(
    `${title}: ${counted.passed} passed, ${counted.failed} failed in ${Math.round((performance.now() - start) / 1000)} s`,
  )
  // A runner that died without a failed test has failed all the same, and so has one that ran nothing.
  const isSilent = counted.failed === 0 && (status !== 0 || (counted.passed === 0 && !args.includes('--changed')))
  return isSilent ? { ...counted, failed: 1 } : counted
}

const isSpec = (arg: string) => arg.startsWith('e2e') || arg.includes('.spec.')
const args = process.argv.slice(2)
const isWhole = args.length === 0
const specs = args.filter(isSpec)
const tests = args.filter((arg) => !isSpec(arg))
const totals: Count[] = []

const vitestCount = (file: string) => () => {
  const report = read(file)
  return { passed: Number(report?.['numPassedTests'] ?? 0), failed: Number(report?.['numFailedTests'] ?? 0) }
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

if (isWhole) {
  console.log('── check')
  totals.push(await check())
}
if (isWhole || tests.length > 0) {
  totals.push(
    run(
      'unit, API and page tests',
      'vitest',
      ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports}/vitest.json`, ...tests],
      vitestCount(`${reports}/vitest.json`),
    ),
  )
}
if (isWhole && hasNewerSchema()) {
  const report = `${reports}/last-release.json`
  totals.push(
    run(
      "the API's tests of the last release, on today's schema",
      'node',
      ['tools/src/face/last-release-tests.ts', report],
      vitestCount(report),
    ),
  )
}
if (isWhole || specs.length > 0) {
  totals.push(run('build', 'node', ['tools/src/build-all.ts'], () => ({ passed: 1, failed: 0 })))
  totals.push(
    run('browser tests', 'playwright', ['test', '-c', 'e2e/playwright.config.ts', ...specs], () => {
      // A second try that passes counts as passed, and the list above it says "flaky".
      const stats = read(`${reports}/playwright.json`)?.['stats'] as Record<string, number> | undefined
      return { passed: (stats?.['expected'] ?? 0) + (stats?.['flaky'] ?? 0), failed: stats?.['unexpected'] ?? 0 }
    }),
  )
}

const sum = (key: keyof Count) => totals.reduce((total, one) => total + one[key], 0)
const failed = sum('failed')
console.log(`\n${sum('passed')} passed, ${failed} failed`)
process.exitCode = failed ? 1 : 0
