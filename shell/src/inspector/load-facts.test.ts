import { expect, it } from 'vitest'
import { type ResourceTiming, loadFacts, type Mark } from './load-facts.ts'

const [then, now] = ['1.0.0-aaaaaa', '1.1.0-bbbbbb']
const mark = (name: string, startTime: number, detail?: unknown): Mark => ({ name, startTime, detail })
const file = (name: string, startTime: number, responseEnd: number, encodedBodySize = 1000): ResourceTiming => ({
  ...{ name: `http://localhost/mfe/finance/${name}`, startTime, responseEnd, encodedBodySize },
})
const place = '/owner/dashboard/invoices'
const loaded = (version: string, from: number) => [
  mark(`asked finance ${version}`, from),
  mark(`evaluated finance ${version}`, from + 100),
  mark(`shared finance ${version}`, from + 110),
  mark(`exposed finance ${version}`, from + 150),
]
const shown = (version: string, from: number) => [
  mark(`page finance ${version}`, from, place),
  mark(`shown finance ${version}`, from + 20, place),
]
const failure = { area: 'finance', version: now, reason: 'evaluation', detail: 'it threw' }
const failed = (at: number) => mark(`failed finance ${now}`, at, failure)

it('measures each phase of a load from what it had to wait for', () => {
  const marks = [mark(`opened finance ${place}`, 5), ...loaded(now, 10), ...shown(now, 180)]
  const files = [file(`${now}/remoteEntry.js`, 2, 60), file(`${now}/static/page.js`, 3, 170, 5000)]
  expect(loadFacts('finance', marks, [...files, ...files, file(`${then}/remoteEntry.js`, 0, 1)])).toEqual({
    state: 'running',
    version: now,
    bytes: 6000,
    phases: [
      { name: 'Entry fetched', ms: 58 },
      { name: 'Entry evaluated', ms: 50 },
      { name: 'Shared packages', ms: 10 },
      { name: 'Module', ms: 40 },
      { name: 'First page’s script', ms: 20 },
      { name: 'First render', ms: 20 },
    ],
  })
})

it('does not count the time until somebody opens what was fetched ahead', () => {
  const marks = [...loaded(now, 10), mark(`opened finance ${place}`, 60_000), ...shown(now, 60_030)]
  expect(loadFacts('finance', marks, []).phases).toContainEqual({ name: 'First page’s script', ms: 30 })
})

it.each([
  ['not asked for', []],
  ['not asked for', loaded(now, 0).map((one) => ({ ...one, name: one.name.replace('finance', 'bookings') }))],
  ['loading', loaded(now, 0).slice(0, 2)],
  ['ready, not opened yet', loaded(now, 0)],
  ['running', [...loaded(now, 0), ...shown(now, 200)]],
  ['failed', [...loaded(now, 0).slice(0, 1), failed(50)]],
  ['failed', [...loaded(now, 0), ...shown(now, 200), failed(300)]],
  ['loading', [...loaded(now, 0).slice(0, 1), failed(50), mark(`asked finance ${now}`, 60)]],
] as const)('is %s', (state, marks) => {
  expect(loadFacts('finance', marks, []).state).toBe(state)
})

it('names what releases of the area have changed outside of their frames', () => {
  const changes = [
    mark(`changed finance ${then}`, 20, ['window.fetch']),
    mark(`changed finance ${now}`, 30, ['lang of html']),
  ]
  expect(loadFacts('finance', [...loaded(now, 0), ...changes], [])).toMatchObject({
    version: now,
    changes: [`window.fetch (${then})`, 'lang of html'],
  })
  expect(loadFacts('finance', loaded(now, 0), [])).not.toHaveProperty('changes')
})

it('is about the version that took the place of one that failed, and says what failed where none did', () => {
  const marks = [...loaded(now, 0).slice(0, 1), ...loaded(then, 300), failed(460), ...shown(then, 500)]
  expect(loadFacts('finance', marks, [])).toMatchObject({ state: 'running', version: then })
  expect(loadFacts('finance', [failed(50)], [])).toMatchObject({ state: 'failed', failure })
})
