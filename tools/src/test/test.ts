import { once } from 'node:events'
import { check } from '../check.ts'
import { hasNewerSchema } from '../face/last-release-tests.ts'
import { clearReports, type Count, printSum, runBrowser, runBuild, runLastRelease, runVitest } from './stages.ts'

/** Waits until setup.mjs, which installs the browser meanwhile, says that it is there. */
const browserInstalled = async () => {
  if (process.channel) await once(process, 'message')
}

const short = '--project=!long-*'

/** `npm test`: check, unit, API and page tests, and one journey through each area in a browser. */
const testShort = async () => {
  clearReports()
  console.log('── check')
  const counts = [await check(), runVitest('unit, API and page tests', short), runBuild()]
  await browserInstalled()
  return [...counts, runBrowser('journeys', '--grep', '@journey')]
}

/** `npm run test:all`: outages, set-ups, proxies, buckets, long page tests, the last release, every other journey. */
const testRest = () => [
  runVitest('long tests', '--project=long-*'),
  ...(hasNewerSchema() ? [runLastRelease()] : []),
  runBuild(),
  runBrowser('browser tests', '--grep-invert', '@journey|@firefox'),
  // The slower browser, when no other one takes its time.
  runBrowser('firefox', '--grep', '@firefox'),
]

/**
 * `npm test -- mfe-auth/src/sign-in e2e/src/guest.spec.ts` runs those files alone, long ones too, and
 * `npm test -- --changed` the short tests that the uncommitted changes touch.
 */
const testNamed = async (args: readonly string[]): Promise<Count[]> => {
  const isSpec = (arg: string) => arg.startsWith('e2e') || arg.includes('.spec.')
  const [specs, tests] = [args.filter(isSpec), args.filter((arg) => !isSpec(arg))]
  const isNamed = tests.some((arg) => !arg.startsWith('-'))
  clearReports()
  if (specs.length > 0) await browserInstalled()
  return [
    ...(tests.length > 0 ? [runVitest('tests', ...tests, ...(isNamed ? [] : [short]))] : []),
    ...(specs.length > 0 ? [runBuild(), runBrowser('browser tests', ...specs)] : []),
  ]
}

const [first, ...more] = process.argv.slice(2)
if (first === undefined) printSum(await testShort())
else printSum(first === '--rest' ? testRest() : await testNamed([first, ...more]))
