import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { at } from '../build/workspace.ts'

export type Count = { passed: number; failed: number }

const reports = at('.reports')

const readReport = (file: string) =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : undefined

const runStage = (title: string, command: string, args: string[], count: () => Count): Count => {
  console.log(`\n── ${title}`)
  const start = performance.now()
  const { status } = spawnSync(path.join(at('node_modules/.bin'), command), args, {
    cwd: at('.'),
    stdio: ['ignore', 'inherit', 'inherit'],
    // Many of the tests start whole servers: each after the first finds its modules compiled.
    env: { ...process.env, FORCE_COLOR: '0', NODE_COMPILE_CACHE: path.join(reports, 'compiled') },
  })
  const counted = count()
  const seconds = Math.round((performance.now() - start) / 1000)
  console.log(`${title}: ${counted.passed} passed, ${counted.failed} failed in ${seconds} s`)
  // A runner that died without a failed test has failed all the same; both runners die of having nothing to run.
  return counted.failed === 0 && status !== 0 ? { ...counted, failed: 1 } : counted
}

const vitestCount = (file: string) => () => {
  const report = readReport(file)
  return { passed: Number(report?.['numPassedTests'] ?? 0), failed: Number(report?.['numFailedTests'] ?? 0) }
}

/** Empties `.reports`. */
export const clearReports = () => {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
}

/** Runs Vitest with further arguments. */
export const runVitest = (title: string, ...args: string[]) => {
  const file = path.join(reports, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return runStage(title, 'vitest', ['run', ...reporters, ...args], vitestCount(file))
}

/** Runs the API's tests of the last release on today's schema. */
export const runLastRelease = () => {
  const file = path.join(reports, 'last-release.json')
  const title = "the API's tests of the last release, on today's schema"
  return runStage(title, 'node', ['tools/src/face/last-release-tests.ts', file], vitestCount(file))
}

/** Builds all areas, which the browser tests are served from. */
export const runBuild = () => runStage('build', 'node', ['tools/src/build-all.ts'], () => ({ passed: 1, failed: 0 }))

/** Runs Playwright with further arguments; each stage keeps pictures and traces of what failed. */
export const runBrowser = (title: string, ...args: string[]) =>
  runStage(
    title,
    'playwright',
    ['test', '-c', 'e2e/playwright.config.ts', `--output=.reports/browser/${title.replaceAll(' ', '-')}`, ...args],
    () => {
      // A second try that passes counts as passed, and the list above it says "flaky".
      const stats = readReport(path.join(reports, 'playwright.json'))?.['stats'] as Record<string, number> | undefined
      return { passed: (stats?.['expected'] ?? 0) + (stats?.['flaky'] ?? 0), failed: stats?.['unexpected'] ?? 0 }
    },
  )

/** Prints the line that ends every test command, and sets the exit code. */
export const printSum = (counts: readonly Count[]) => {
  const sum = (key: keyof Count) => counts.reduce((total, one) => total + one[key], 0)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') > 0 ? 1 : 0
}
