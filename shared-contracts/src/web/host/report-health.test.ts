import { healthReport } from '../../contract/health.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type HealthSource, reportHealth } from './report-health.ts'
import { hostRelease, see, seenReleases, watchErrors } from './seen-releases.ts'

type Seen = ReturnType<HealthSource['seen']>

/** A page with what its host has seen; `hide` answers what is reported then. */
const page = (seen: Seen, more: Partial<HealthSource> = {}) => {
  const sent: string[] = []
  reportHealth({ seen: () => seen, send: (path, body) => void (path.endsWith('/health/') && sent.push(body)), ...more })
  return () => {
    sent.length = 0
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    return sent.map((body) => healthReport.parse(JSON.parse(body)).visits)
  }
}
const sampled = (isSampled: boolean) => vi.spyOn(Math, 'random').mockReturnValue(isSampled ? 0.05 : 0.5)

beforeEach(() => sampled(false))
afterEach(() => vi.restoreAllMocks())

const finance = { area: 'finance', version: '1.0.0-aaaaaa' }

it('says nothing of a visit that went well, but of one in ten, which stands for all of them', () => {
  expect(page([finance])()).toEqual([])
  sampled(true)
  expect(page([finance])()).toEqual([[{ ...finance, count: 10 }]])
})

it('always says what went wrong, and what was seen of a release on trial', () => {
  expect(page([{ ...finance, failed: 'network' }])()).toEqual([[{ ...finance, count: 1, failed: 'network' }]])
  expect(page([{ ...finance, erred: true }])()).toEqual([[{ ...finance, count: 1, erred: true }]])
  expect(page([{ ...finance, trial: 4 }])()).toEqual([[{ ...finance, trial: 4, count: 1 }]])
})

it('says each thing once, however often the page is hidden, and what came after belongs to the same visit', () => {
  const seen: Seen[number] & { erred?: true } = { ...finance, trial: 4 }
  const hide = page([seen])
  expect(hide()).toHaveLength(1)
  expect(hide()).toEqual([])
  seen.erred = true
  expect(hide()).toEqual([[{ ...finance, trial: 4, count: 0, erred: true }]])
  expect(hide()).toEqual([])
})

it('leaves out a reason that the contract does not know', () => {
  expect(page([{ ...finance, trial: 4, failed: 'turned off' }])()).toEqual([[{ ...finance, trial: 4, count: 1 }]])
})

it('sends no more than a report may hold', () => {
  const many = Array.from({ length: 30 }, (_, at) => ({
    ...{ area: `an-area-with-a-rather-long-name-${at}`, version: '1.0.0-0123456789abcdef0123456789abcdef' },
    ...{ trial: 2_000_000_000, failed: 'incompatible', erred: true as const },
  }))
  const [visits = []] = page(many)()
  expect(visits).toHaveLength(20)
  expect(JSON.stringify({ visits }).length).toBeLessThan(4096)
})

it('notes errors that nobody caught with the release that they come from, and no others', () => {
  const own = see('site', '1.0.0-eeeeee')
  watchErrors((stack) => (stack.includes('/site/static/') ? own : undefined))
  const throwing = (error: unknown) =>
    window.dispatchEvent(new ErrorEvent('error', { error, filename: 'chrome-extension://x/y.js' }))
  throwing(Object.assign(new Error('of an extension'), { stack: 'at chrome-extension://x/y.js' }))
  throwing(null)
  expect(seenReleases().filter(({ area }) => area === 'site')).toEqual([{ area: 'site', version: '1.0.0-eeeeee' }])
  const reason = Object.assign(new Error('ours'), { stack: 'at https://a.example/site/static/js/index.js:1:2' })
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
  expect(seenReleases().filter(({ area }) => area === 'site')).toEqual([
    { area: 'site', version: '1.0.0-eeeeee', erred: true },
  ])
})

it.each([
  ['shell', ' data-trial="7"', 7],
  ['site', ' data-trial="7"', 7],
  ['shell', ' data-trial=""', undefined],
  ['site', '', undefined],
])('takes the version and the trial of the %s from the first script of the page%s', (area, attribute, trial) => {
  const version = `1.0.0-${area}${trial}`.toLowerCase()
  document.head.innerHTML = `<script type="text/plain"${attribute} src="/${area}/${version}/theme.js"></script>`
  const release = hostRelease()
  document.head.innerHTML = ''
  expect(release).toEqual({ area, version, ...(trial && { trial }) })
  expect(page(release ? [release] : [])()).toEqual(trial ? [[{ area, version, trial, count: 1 }]] : [])
})
