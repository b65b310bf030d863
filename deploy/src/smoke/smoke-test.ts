import { existsSync } from 'node:fs'
import type { Registry } from '@keyhaven/shared-contracts/platform/registry'
import type { Browser, BrowserContext, Page, Route } from 'playwright-core'
import type { Store } from '../store/store.ts'
import { serveCandidate } from './candidate-edge.ts'
import { changesOutside, countControls, followLink, problemOfPage } from './page-checks.ts'

/** Longest time that a page may take until it can be used, in milliseconds; only one that cannot takes it. */
const patienceMs = 12_000

/** Session of the owner for whom pages are opened. */
type SignedIn = { token: string; user: object }

const nobody: SignedIn = {
  token: 'smoke-test',
  user: {
    ...{ id: 1, email: 'owner@keyhaven.test', first_name: 'Olga', last_name: 'Owner', data_filled: true, logo: null },
    ...{ locale: null, tax_id: '', image: { logo: null, sources: [] }, slug: 'olga', public_url: 'http://localhost/' },
    address: { street: '', house_number: '', postal_code: '', city: '', country: '', phone: '' },
  },
}

/** Signs in to a throw-away demo account of the Keyhaven at an address. */
const signIn = async (origin: string): Promise<SignedIn> => {
  const answer = await fetch(`${origin}/keyhaven/auth/demo-login/`, {
    method: 'POST',
    signal: AbortSignal.timeout(10_000),
  })
  if (!answer.ok) throw new Error(`${origin} opens no demo account for the smoke test: ${answer.status}`)
  return (await answer.json()) as SignedIn
}

/** Answers calls from the Keyhaven at an address, reading alone; without one they fail as where the API is away. */
const answerCalls = (api: string | undefined) => (route: Route) => {
  const { pathname, search } = new URL(route.request().url())
  const isRead = route.request().method() === 'GET' && pathname !== '/keyhaven/api/events/'
  if (api && isRead)
    return route.fetch({ url: api + pathname + search }).then((response) => route.fulfill({ response }))
  const message = 'There is no API behind the smoke test'
  return route.fulfill({ status: 503, json: { code: 'unavailable', message, detail: [message] } })
}

/** Releases to look at before anybody gets them: versions by area, and `shell`. */
export type Candidates = ReadonlyMap<string, string>

/** The stable shell, or the candidate if it is on trial: which one is opened is no chance. */
const shellOf = ({ rollout, ...stable }: Registry['shell'], candidate: string | undefined): Registry['shell'] => {
  if (!rollout || rollout.version !== candidate) return stable
  const { version, paths, pages } = rollout
  return { version, paths, pages, withdrawn: stable.withdrawn }
}

/** Registry in which the candidates are everybody's, with nothing to fall back to, which would hide that they fail. */
const withCandidates = (registry: Registry, candidates: Candidates): Registry => ({
  ...registry,
  shell: shellOf(registry.shell, candidates.get('shell')),
  areas: Object.fromEntries(
    Object.entries(registry.areas).map(([area, entry]) => {
      const { salt, withdrawn, releases } = entry
      const stable = candidates.get(area)
      return [area, stable === undefined ? entry : { salt, stable, withdrawn, owners: {}, releases }]
    }),
  ),
})

/** An address that is opened; none of its parameters, which are 1, names a record that is there. */
type Address = { area: string; path: string; hasRecord: boolean }

const addressOf = (area: string, path: string): Address => ({
  area,
  path: path.replaceAll(/:\w+/g, '1'),
  hasRecord: !path.includes('/:'),
})

/** Addresses that are opened: one of each page of the candidates, and of a shell its own and one of each area. */
const addressesOf = ({ shell, areas }: Registry, candidates: Candidates): Address[] => {
  const manifests = Object.entries(areas).map(([area, { stable, releases }]) => {
    const pages = releases[stable]?.manifest.pages ?? []
    // Addresses of one module are one page: `/help` and `/help/:topic`.
    const isFirst = (module: string | undefined, at: number) =>
      module === undefined || pages.findIndex((page) => page.module === module) === at
    return {
      area,
      addresses: pages.filter(({ module }, at) => isFirst(module, at)).map(({ path }) => addressOf(area, path)),
    }
  })
  return [
    ...(candidates.has('shell') ? shell.pages.map((path) => addressOf('shell', path)) : []),
    ...manifests.flatMap(({ area, addresses }) =>
      candidates.has(area) ? addresses : candidates.has('shell') ? addresses.slice(0, 1) : [],
    ),
  ]
}

const isOfDashboard = (path: string) => path.startsWith('/owner/dashboard')
/** Of the shell itself. */
const ownersHome = '/owner'
const isOfGuests = (path: string) => !/^\/(?:owner|decision)(?:\/|$)/.test(path)

/** Screen of another area, whose controls are counted before and after: undefined where there is none. */
const bystanderOf = ({ areas }: Registry, candidates: Candidates) =>
  candidates.has('shell')
    ? undefined
    : Object.entries(areas).flatMap(([area, { stable, releases }]) =>
        candidates.has(area) ? [] : (releases[stable]?.manifest.nav ?? []).map(({ path }) => addressOf(area, path)),
      )[0]

/** Opens a page, by a link of the page before where it is not said how, and answers why it cannot be used. */
const openPage = async (
  page: Page,
  { path, hasRecord }: Address,
  open: (path: string) => Promise<unknown> = (to) => page.evaluate(followLink, to),
) => {
  const errors: string[] = []
  const note = (error: Error) => errors.push(error.message)
  page.on('pageerror', note)
  await open(path)
  let problem = ''
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline;) {
    // Two turns: what was there before is gone by then.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 50)))
    problem = await page.evaluate(problemOfPage, hasRecord)
    if (problem === '' || problem.startsWith('an error page') || errors.length > 0) break
  }
  page.off('pageerror', note)
  return errors[0] === undefined ? problem : `it throws: ${errors[0]}`
}

/** Controls of a screen once their number does not change any more, or as soon as there are so many. */
const settledControls = async (page: Page, expected?: number) => {
  let count = -1
  for (let reads = 0; reads < 12; reads++) {
    const now = await page.evaluate(countControls)
    if (now === expected || (expected === undefined && now === count)) return now
    count = now
    await page.evaluate(() => new Promise((done) => setTimeout(done, 400)))
  }
  return count
}

const openContext = async (browser: Browser, origin: string, api: string | undefined, session?: SignedIn) => {
  const context: BrowserContext = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.route((url) => url.pathname.startsWith('/keyhaven/'), answerCalls(api))
  if (session)
    await context.addInitScript(({ token, user }) => {
      sessionStorage.setItem('user', JSON.stringify(user))
      sessionStorage.setItem('token', token)
    }, session)
  const page = await context.newPage()
  return { page, load: (path: string) => page.goto(origin + path, { waitUntil: 'load' }) }
}

type Opened = { opened: number; problems: string[] }

/** Opens all pages of one kind in one tab, around the screen of another area. */
const openAll = async (
  { page, load }: Awaited<ReturnType<typeof openContext>>,
  addresses: readonly Address[],
  bystander: Address | undefined,
): Promise<Opened> => {
  const [first] = addresses
  if (!first) return { opened: 0, problems: [] }
  // Guests' pages are other documents, when they are loaded: in the shell they are what a link of an owner's page leads to.
  const start = isOfGuests(first.path) ? ownersHome : first.path
  await load(bystander?.path ?? start)
  const before = bystander && (await openPage(page, bystander))
  const controls = await settledControls(page)
  const problems: string[] = []
  for (const address of addresses) {
    const { area, path } = address
    const problem = await openPage(page, address)
    if (problem) problems.push(`${area}: ${path} was opened, and ${problem}`)
  }
  const areas = [...new Set(addresses.map(({ area }) => area))]
  // A screen that was not usable before says nothing of others.
  const after = bystander && !before && problems.length === 0 ? await openPage(page, bystander) : ''
  if (bystander && after)
    problems.push(
      `${areas.join(', ')}: after its pages, ${bystander.path} of ${bystander.area} was opened, and ${after}`,
    )
  for (const { area, what } of await page.evaluate(changesOutside))
    if (areas.includes(area)) problems.push(`${area}: its pages change what is outside of their frame: ${what}`)
  if (!bystander || before || problems.length > 0) return { opened: addresses.length, problems }
  const now = await settledControls(page, controls)
  if (now !== controls)
    problems.push(
      `${areas.join(', ')}: after its pages, ${bystander.path} of ${bystander.area} shows ${now} of ${controls} buttons, links and fields`,
    )
  return { opened: addresses.length, problems }
}

/** Loads each page as guests get it, in a document of its own. */
const loadAll = async (
  { page, load }: Awaited<ReturnType<typeof openContext>>,
  addresses: readonly Address[],
): Promise<Opened> => {
  const problems: string[] = []
  for (const address of addresses) {
    const problem = await openPage(page, address, load)
    if (problem) problems.push(`${address.area}: ${address.path} was loaded by a guest, and ${problem}`)
  }
  return { opened: addresses.length, problems }
}

/** A browser, and the Keyhaven that answers calls; undefined where there is none, as on a server. */
const startBrowser = async () => {
  try {
    const { chromiumLaunch, keyhavenOrigin } = await import('@keyhaven/tools/chromium-launch')
    if (!existsSync(chromiumLaunch.executablePath)) return undefined
    const { chromium } = await import('playwright-core')
    return { browser: await chromium.launch(chromiumLaunch), api: keyhavenOrigin && new URL(keyhavenOrigin).origin }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return undefined
    throw error
  }
}

/** Outcome for the history, and why candidates are not given to anybody. */
export type SmokeTest = { seen: string; problems: string[] }

/**
 * Opens each page of candidates once, in a browser, in the set that would be out with them; nobody else gets it. Calls are answered by
 * the Keyhaven that `KEYHAVEN_ORIGIN` names, in a demo account, or fail: a page has a heading all the same. Nothing is opened where there is no browser.
 */
export const smokeTest = async (store: Store, registry: Registry, candidates: Candidates): Promise<SmokeTest> => {
  const begun = performance.now()
  const started = await startBrowser()
  if (!started) return { seen: 'no browser', problems: [] }
  const { browser, api } = started
  const set = withCandidates(registry, candidates)
  let close = async () => {}
  try {
    const served = await serveCandidate(store, set)
    const { origin } = served
    close = served.close
    const addresses = addressesOf(set, candidates)
    const session = api ? await signIn(api) : nobody
    const [owner, guest] = [await openContext(browser, origin, api, session), await openContext(browser, origin, api)]
    const inDashboard = await openAll(
      owner,
      addresses.filter(({ path }) => isOfDashboard(path)),
      bystanderOf(set, candidates),
    )
    const others = await openAll(
      guest,
      addresses.filter(({ path }) => !isOfDashboard(path)),
      undefined,
    )
    const asGuests = await loadAll(
      guest,
      addresses.filter(({ area, path }) => area === 'public' && isOfGuests(path)),
    )
    const all = [inDashboard, others, asGuests]
    const count = all.reduce((sum, { opened }) => sum + opened, 0)
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    return {
      seen: `${count} page${count === 1 ? '' : 's'} in ${seconds} s`,
      problems: all.flatMap(({ problems }) => problems),
    }
  } finally {
    await browser.close()
    await close()
  }
}
