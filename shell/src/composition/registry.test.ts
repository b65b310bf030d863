import type { AreaEntry, Registry, Release } from '@keyhaven/shared-contracts/platform/registry'
import { aRelease } from '@keyhaven/shared-contracts/testing/a-release'
import { afterEach, beforeEach, expect, it } from 'vitest'
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

beforeEach(() => {
  const inline = document.createElement('script')
  inline.type = 'application/json'
  inline.id = 'registry'
  inline.textContent = JSON.stringify(registry)
  document.head.append(inline)
})
afterEach(() => {
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
