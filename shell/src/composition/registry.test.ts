import type { AreaEntry, Registry, Release } from '@keyhaven/shared-contracts/platform/registry'
import { aRelease } from '@keyhaven/shared-contracts/testing/a-release'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { areaAt, completeReleases, useComposition } from './composition.ts'
import { helpOf, readReleases } from './registry.ts'

const withHelp = (version: string): Release => ({
  ...aRelease(version),
  help: `/mfe/bookings/${version}/help.json`,
})
const languages = ['de', 'it']
const entry = (...releases: Release[]): AreaEntry => ({
  salt: 's',
  stable: releases[0]?.version ?? '',
  owners: {},
  withdrawn: [],
  releases: Object.fromEntries(releases.map((one) => [one.version, one])),
})
const registry: Registry = {
  schema: 1,
  set: 'set',
  shell: { version: '1.0.0-aaaaaa', withdrawn: [], paths: ['/owner/*'], pages: [] },
  areas: {
    bookings: entry({ ...withHelp('1.1.0-bbbbbb'), help_languages: languages }, withHelp('1.2.0-cccccc')),
    finance: entry(aRelease('1.0.0-dddddd', 'finance')),
  },
}

const put = (json: object) => {
  const inline = document.getElementById('registry') ?? document.createElement('script')
  Object.assign(inline, { type: 'application/json', id: 'registry', textContent: JSON.stringify(json) })
  document.head.append(inline)
}
beforeEach(() => put(registry))
const before = useComposition.getState()
afterEach(() => {
  vi.unstubAllGlobals()
  useComposition.setState(before, true)
  window.localStorage.clear()
  document.getElementById('registry')?.remove()
  window.sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})

it('knows where the help of the releases lies that this visitor gets, and asks nothing of those without', async () => {
  const address = '/mfe/bookings/1.1.0-bbbbbb/help.json'
  expect(helpOf(await readReleases())).toEqual({ addresses: [address], languages: { [address]: languages } })
})

it('takes the help of the version that was picked by the address, and of one from before in English alone', async () => {
  window.history.replaceState(null, '', '/?mfe.bookings=1.2.0-cccccc')
  const address = '/mfe/bookings/1.2.0-cccccc/help.json'
  expect(helpOf(await readReleases())).toEqual({ addresses: [address], languages: { [address]: [] } })
})

/** A page of the bookings area, which names that alone; answers what is asked for. */
const openPart = async (answers: Record<string, object>) => {
  const { bookings } = registry.areas
  put({ ...registry, areas: { bookings }, file: { href: '/registry/abc.json', integrity: 'sha384-abc' } })
  const requests: string[] = []
  vi.stubGlobal('fetch', (address: string, { integrity }: RequestInit) => {
    requests.push([address, integrity].filter(Boolean).join(' '))
    const answer = answers[address]
    return Promise.resolve(answer ? Response.json(answer) : new Response('', { status: 503 }))
  })
  useComposition.setState({ releases: await readReleases() })
  return requests
}
const areas = () => [...useComposition.getState().releases.areas.keys()]

it('starts with the area of the page, and asks for the whole registry by its hash once somebody needs another one', async () => {
  const requests = await openPart({ '/registry/abc.json': registry })
  expect([areas(), requests]).toEqual([['bookings'], []])
  expect(await Promise.all([areaAt('/owner/dashboard/finance'), areaAt('/owner/dashboard/finance/1')])).toEqual([
    'finance',
    'finance',
  ])
  expect(requests).toEqual(['/registry/abc.json sha384-abc'])
  await completeReleases()
  expect([areas().toSorted(), requests.length]).toEqual([['bookings', 'finance'], 1])
})

it('takes the current registry where the file cannot be had, and keeps the versions that this page runs', async () => {
  const newer = { ...registry, areas: { ...registry.areas, bookings: entry(withHelp('1.3.0-eeeeee')) } }
  const requests = await openPart({ '/registry.json': newer })
  await completeReleases()
  expect(requests).toEqual(['/registry/abc.json sha384-abc', '/registry.json'])
  const { releases } = useComposition.getState()
  expect(releases.areas.get('bookings')?.release.version).toBe('1.1.0-bbbbbb')
  expect(releases.areas.get('finance')?.release.version).toBe('1.0.0-dddddd')
})

it('takes the registry of the last visit where none can be had, says so, and else fails until one is there', async () => {
  const answers: Record<string, object> = {}
  await openPart(answers)
  await expect(areaAt('/owner/dashboard/finance')).rejects.toThrow('at /registry.json: it answered 503')
  expect(areas()).toEqual(['bookings'])
  window.localStorage.setItem('registry', JSON.stringify(registry))
  expect(await areaAt('/owner/dashboard/finance')).toBe('finance')
  expect(useComposition.getState().releases.isOld).toBe(true)
})

it('needs the whole registry at once where a version is picked in this tab', async () => {
  window.history.replaceState(null, '', '/?mfe.finance=1.0.0-dddddd')
  const requests = await openPart({ '/registry/abc.json': registry })
  expect([areas().toSorted(), requests]).toEqual([['bookings', 'finance'], ['/registry/abc.json sha384-abc']])
  expect(useComposition.getState().releases.areas.get('finance')?.reason).toBe('override')
})
