import type { Release, Resolution } from '@keyhaven/shared-contracts/platform/registry'
import { describe, expect, it } from 'vitest'
import { areaLoader, type LoaderOptions } from './area-loader.ts'

const release = (version: string, needs: Record<string, string> = {}): Release => ({
  version,
  remote: 'mfe_bookings',
  entry: `/mfe/bookings/${version}/remoteEntry.js`,
  integrity: 'sha384-x',
  contract: '1.0.0',
  needs,
  preload: [],
  manifest: { area: 'bookings', paths: ['/owner/dashboard'], nav: [], pages: [], search: [], settings: [] },
})
const now = release('1.1.0-bbbbbb')
const before = release('1.0.0-aaaaaa')
const area = { contract: '1.0.0', routes: [] }
const stable: Resolution = { reason: 'stable', release: now, fallbacks: [] }

const made = (more: Partial<LoaderOptions>) =>
  areaLoader({
    platform: { contract: '1.0.0' },
    resolution: () => stable,
    absence: () => ({ reason: 'missing', detail: 'the registry does not name it' }),
    load: () => Promise.resolve({ default: area }),
    diagnose: () => Promise.resolve('network'),
    timeoutMs: 20,
    ...more,
  })
const loader = (more: Partial<LoaderOptions>) => made(more).loadArea

describe('loading an area', () => {
  it('gives the area and the version that came up', async () => {
    expect(await loader({})('bookings')).toEqual({ ok: true, area, version: now.version })
  })

  it('asks once for callers at the same time, and keeps what came up', async () => {
    let asked = 0
    const load = loader({ load: () => Promise.resolve({ default: { ...area, nr: ++asked } }) })
    await Promise.all([load('bookings'), load('bookings')])
    await load('bookings')
    expect(asked).toBe(1)
  })

  it('does not remember a failure', async () => {
    let asked = 0
    const load = loader({
      load: () => (++asked === 1 ? Promise.reject(new Error('down')) : Promise.resolve({ default: area })),
    })
    expect(await load('bookings')).toMatchObject({ ok: false, failure: { reason: 'network', detail: 'down' } })
    expect(await load('bookings')).toMatchObject({ ok: true })
  })

  it('tries anew for somebody who asks again, whatever is still under way', async () => {
    let asked = 0
    let answer: (error: Error) => void = () => {}
    const first = new Promise<never>((_, reject) => (answer = reject))
    const { loadArea, forget } = made({ load: () => (++asked === 1 ? first : Promise.resolve({ default: area })) })
    const failing = loadArea('bookings')
    forget('bookings')
    expect(await loadArea('bookings')).toMatchObject({ ok: true })
    answer(new Error('down'))
    expect(await failing).toMatchObject({ ok: false })
    await loadArea('bookings')
    expect(asked).toBe(2)
  })

  it('tries once more what can be fetched again by now', async () => {
    let asked = 0
    const down = () => Promise.reject(new Error('down'))
    const recovered = () => Promise.resolve('recovered' as const)
    const once = loader({
      load: () => (++asked === 1 ? down() : Promise.resolve({ default: area })),
      diagnose: recovered,
    })
    expect(await once('bookings')).toMatchObject({ ok: true })
    const always = loader({ load: () => (++asked, down()), diagnose: recovered })
    asked = 0
    expect(await always('bookings')).toMatchObject({ ok: false, failure: { reason: 'network' } })
    expect(asked).toBe(2)
  })

  it('gives up at the deadline', async () => {
    const load = loader({ load: () => new Promise(() => {}) })
    expect(await load('bookings')).toMatchObject({ ok: false, failure: { reason: 'timeout', version: now.version } })
  })

  it('falls back to the version before in the same call, and says instead of what', async () => {
    const load = loader({
      resolution: () => ({ ...stable, fallbacks: [before] }),
      load: ({ version }) =>
        version === now.version ? Promise.reject(new Error('x')) : Promise.resolve({ default: area }),
      diagnose: () => Promise.resolve('integrity'),
    })
    expect(await load('bookings')).toMatchObject({
      ok: true,
      version: before.version,
      fallbackFor: { version: now.version, reason: 'integrity' },
    })
  })

  it('reports the first failure when the version before fails as well', async () => {
    const load = loader({
      resolution: () => ({ ...stable, fallbacks: [before] }),
      load: ({ version }) => Promise.reject(new Error(version)),
    })
    expect(await load('bookings')).toMatchObject({ ok: false, failure: { version: now.version, detail: now.version } })
  })

  it('fetches nothing of a release that needs another shell', async () => {
    let asked = 0
    const load = loader({
      resolution: () => ({ ...stable, release: release('2.0.0-cccccc', { contract: '2.0' }) }),
      load: () => Promise.resolve(++asked),
    })
    expect(await load('bookings')).toMatchObject({
      failure: { reason: 'incompatible', detail: 'it needs contract 2.0, this shell has 1.0.0' },
    })
    expect(asked).toBe(0)
  })

  it('calls an area that exposes something else broken, and one that is not published missing', async () => {
    expect(await loader({ load: () => Promise.resolve({}) })('bookings')).toMatchObject({
      failure: { reason: 'evaluation' },
    })
    expect(await loader({ resolution: () => undefined })('bookings')).toMatchObject({ failure: { reason: 'missing' } })
  })

  it('never rejects, even when finding out the reason fails', async () => {
    const load = loader({ load: () => Promise.reject(new Error('x')), diagnose: () => Promise.reject(new Error('y')) })
    expect(await load('bookings')).toMatchObject({ ok: false, failure: { reason: 'evaluation', detail: 'y' } })
  })
})

describe('loading a page of an area', () => {
  const place = '/owner/dashboard'
  const shown = () => null
  const pageOf = (lazy: () => Promise<unknown>) => ({ default: { contract: '1.0.0', routes: [{ path: place, lazy }] } })
  const whole = () => Promise.resolve({ Component: shown })
  const both: Resolution = { ...stable, fallbacks: [before] }
  const pages = (newest: () => Promise<unknown>, more: Partial<LoaderOptions> = {}) =>
    made({
      resolution: () => both,
      load: ({ version }) => Promise.resolve(pageOf(version === now.version ? newest : whole)),
      ...more,
    })
  const chunkError = () => Promise.reject(Object.assign(new Error('gone'), { name: 'ChunkLoadError' }))

  it('gives what the version shows there', async () => {
    expect(await pages(whole).loadPage('bookings', place)).toEqual({ ok: true, Component: shown, version: now.version })
  })

  it.each([
    ['cannot be fetched', chunkError, 'network'],
    ['never comes', () => new Promise(() => undefined), 'timeout'],
    ['stops while it is evaluated', () => Promise.reject(new Error('x')), 'evaluation'],
    ['shows nothing', () => Promise.resolve({}), 'evaluation'],
  ])('takes the page of the version before where its own %s, and remembers', async (_, newest, reason) => {
    let asked = 0
    const { loadPage } = pages(() => (asked++, newest()))
    const found = await loadPage('bookings', place)
    expect(found).toMatchObject({ ok: true, version: before.version, fallbackFor: { version: now.version, reason } })
    expect(await loadPage('bookings', place)).toEqual(found)
    expect(asked).toBe(1)
  })

  it('passes over a page that threw on the screen, says the first failure where both did, and then starts over', async () => {
    const { loadPage, giveUp } = pages(whole)
    giveUp({ area: 'bookings', version: now.version, reason: 'evaluation', detail: 'thrown' }, place)
    expect(await loadPage('bookings', place)).toMatchObject({ version: before.version })
    giveUp({ area: 'bookings', version: before.version, reason: 'evaluation', detail: 'too' }, place)
    expect(await loadPage('bookings', place)).toMatchObject({ ok: false, failure: { detail: 'thrown' } })
    expect(await loadPage('bookings', place)).toMatchObject({ ok: true, version: now.version })
  })

  it('blames the shell, and tries no other version, where a script of the shell is missing', async () => {
    let asked = 0
    const load = () => Promise.resolve(pageOf(() => (asked++, chunkError())))
    const { loadPage } = pages(whole, { load, isShellLost: () => asked > 0 })
    expect(await loadPage('bookings', place)).toMatchObject({ ok: false, failure: { reason: 'shell' } })
    expect(asked).toBe(1)
  })

  it('does not start a version that hung this tab, and watches the one before', async () => {
    const watched: string[] = []
    const { loadPage } = pages(whole, {
      hungVersion: () => now.version,
      watch: (_, version) => (watched.push(version), () => undefined),
    })
    expect(await loadPage('bookings', place)).toMatchObject({
      version: before.version,
      fallbackFor: { reason: 'hung' },
    })
    expect(new Set(watched)).toEqual(new Set([before.version]))
  })
})
