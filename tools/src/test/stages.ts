import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { at } from '../build/workspace.ts'

/** Result of a stage; `failures` has the name of each failed test, with the first line of its error. */
export type Count = { passed: number; failed: number; failures?: string[] }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    message?: string
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[]
  }[]
}

type Suite = {
  title: string
  suites?: Suite[]
  specs: { title: string; ok: boolean; tests: { results: { error?: { message?: string } }[] }[] }[]
}
type PlaywrightReport = { stats: { expected: number; flaky: number; unexpected: number }; suites: Suite[] }

const reports = at('.reports')

const readReport = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

const firstLine = (text = '') => stripVTControlCharacters(text).trim().split('\n', 1)[0]

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
  if (counted.failed > 0 || status === 0) return counted
  return {
    ...counted,
    failed: 1,
    failures: [`${title}: no test failed, but ${command} ended with ${status}; see above`],
  }
}

const vitestCount = (file: string) => () => {
  const report = readReport(file) as VitestReport | undefined
  const failures = report?.testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    const titles = failed.map(({ fullName, failureMessages }) => `${fullName}: ${firstLine(failureMessages?.[0])}`)
    // A file that does not load has a message and no tests.
    const reasons = message && assertionResults.length === 0 ? [firstLine(message)] : titles
    return reasons.map((reason) => `${path.relative(at('.'), name)} › ${reason}`)
  })
  // No test of a file that does not load is counted.
  const failed = Math.max(report?.numFailedTests ?? 0, failures?.length ?? 0)
  return { passed: report?.numPassedTests ?? 0, failed, failures: failures ?? [] }
}

const failedSpecs = ({ title, suites = [], specs }: Suite): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map((spec) => `${title} › ${spec.title}: ${firstLine(spec.tests[0]?.results.at(-1)?.error?.message)}`),
  ...suites.flatMap(failedSpecs).map((failure) => `${title} › ${failure}`),
]

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
      const report = readReport(path.join(reports, 'playwright.json')) as PlaywrightReport | undefined
      const { expected, flaky, unexpected } = report?.stats ?? { expected: 0, flaky: 0, unexpected: 0 }
      return { passed: expected + flaky, failed: unexpected, failures: report?.suites.flatMap(failedSpecs) ?? [] }
    },
  )

/** Names what failed once more, prints the line that ends every test command, and sets the exit code. */
export const printSum = (counts: readonly Count[]) => {
  const sum = (key: 'passed' | 'failed') => counts.reduce((total, one) => total + one[key], 0)
  const failures = counts.flatMap((one) => one.failures ?? [])
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `  ${failure}`).join('\n')}`)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') > 0 ? 1 : 0
}
