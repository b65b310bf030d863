import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { changedSinceGreen, fileHashes, keepGreenRun } from '../affected/green-run.ts'
import { affectedBy, readImporters } from '../affected/importers.ts'
import { at } from '../build/workspace.ts'
import { check } from '../check.ts'
import { hasNewerSchema } from '../face/last-release-tests.ts'
import { clearReports, type Count, printSum, runBrowser, runBuild, runLastRelease, runVitest } from './stages.ts'

/** Waits until setup.mjs, which installs the browser meanwhile, says that it is there. */
const browserInstalled = async () => {
  if (process.channel) await once(process, 'message')
}

const short = '--project=!long-*'

const isShortTest = (file: string) => /\.test\.tsx?$/.test(file) && !/\.long\.test\./.test(file)
/** Sources that the browser tests are played with. */
const isPlayed = (file: string) =>
  /^(?:api|deploy|shell|shared-contracts|mfe-[\w-]+|e2e)\//.test(file) && !/\.test\.tsx?$|\.md$/.test(file)

/**
 * `npm test`: check, unit, API and page tests, and one journey through each area in a browser. What no change since the last green run on
 * this machine can affect is left out; with `isAll` nothing is.
 */
const testShort = async ({ isAll }: { isAll: boolean }) => {
  clearReports()
  console.log('── check')
  const counts: Count[] = [await check({ isAll })]
  const files = fileHashes(at('.'))
  const all = Object.keys(files ?? {})
  const changed = isAll ? undefined : changedSinceGreen(at('.'), 'test', files)
  const affected = changed && affectedBy(changed, readImporters(at('.'), all), all)
  const tests = all.filter((file) => isShortTest(file) && (!affected || affected.has(file)))
  if (changed)
    console.log(
      `\nFiles changed since the last green run: ${changed.length}, which can affect ${tests.length} of ${all.filter(isShortTest).length} test files (--all runs everything)`,
    )
  if (tests.length > 0) counts.push(runVitest('unit, API and page tests', short, ...(affected ? tests : [])))
  if (!changed || changed.some(isPlayed)) {
    counts.push(runBuild())
    await browserInstalled()
    counts.push(runBrowser('journeys', '--grep', '@journey'))
  } else console.log('journeys: left out, nothing that they play with has changed')
  if (files && counts.every(({ failed }) => failed === 0)) keepGreenRun(at('.'), 'test', files)
  return counts
}

const waiting = ['faults.spec', 'outages.spec']

/** `npm run test:all`: outages, set-ups, proxies, buckets, long page tests, the last release, every other journey. */
const testRest = () => [
  // Some of the long tests publish what is built here.
  runBuild(),
  runVitest('long tests', '--project=long-*'),
  ...(hasNewerSchema() ? [runLastRelease()] : []),
  runBrowser('browser tests', '--grep-invert', `@journey|@firefox|${waiting.join('|')}`),
  // They wait for deadlines more than they work, so that a machine bears more of them.
  runBrowser('faults and outages', ...waiting, '--workers=3'),
  // The slower browser, when no other one takes its time.
  runBrowser('firefox', '--grep', '@firefox'),
]

/**
 * `npm run test:all -- --at https://stage.example.com`: an installation that runs. `--domain` names the site of an owner there, `--embed` a page
 * that shows the booking of one.
 */
const testAt = (args: readonly string[]) => {
  const { values } = parseArgs({
    args: [...args],
    options: { at: { type: 'string' }, domain: { type: 'string' }, embed: { type: 'string' } },
  })
  Object.assign(process.env, {
    KEYHAVEN_AT: values.at,
    ...(values.domain && { KEYHAVEN_AT_DOMAIN: values.domain }),
    ...(values.embed && { KEYHAVEN_AT_EMBED: values.embed }),
  })
  clearReports()
  return [runBrowser(`tests at ${values.at}`, '--grep', '@at')]
}

/** `npm test -- mfe-auth/src/sign-in e2e/src/guest.spec.ts` runs those files alone, long ones too. */
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
if (first === undefined || first === '--all') printSum(await testShort({ isAll: first === '--all' }))
else if (first !== '--rest') printSum(await testNamed([first, ...more]))
else printSum(more.includes('--at') ? testAt(more) : testRest())
