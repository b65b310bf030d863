import { testServer } from '@keyhaven/api/testing/test-server'
import { type AreaId, remoteName } from '@keyhaven/shared-contracts/platform/area-manifest'
import { aRelease } from '@keyhaven/shared-contracts/testing/a-release'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { type Area, contractVersion, Slot, useSlots } from '@keyhaven/shared-contracts/web/area'
import { type ComponentType, useEffect, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { shellCatalog } from '../../messages/catalogs.ts'
import { seenReleases } from '@keyhaven/shared-contracts/host/seen-releases'
import { retryArea, useComposition } from '../composition.ts'
import { fillersOf, followFillers } from './fillers.ts'
import { SlotFillers } from './slot-fillers.tsx'

const server = await testServer()
const before = useComposition.getState()

/** The exposed modules of releases, by the address of their entry; what is not there cannot be fetched. */
const modules = new Map<string, () => Area>()
const loadedEntries: string[] = []
/** Runs the scripts of entries, which jsdom does not. */
const runEntries = new MutationObserver((records) => {
  for (const script of records.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (!(script instanceof HTMLScriptElement && script.src.endsWith('/remoteEntry.js'))) continue
    const entry = new URL(script.src).pathname
    loadedEntries.push(entry)
    const module = modules.get(entry)
    const [, area = ''] = /^\/mfe\/([^/]+)\//.exec(entry) ?? []
    if (module)
      Reflect.set(window, remoteName(area), { init: () => undefined, get: async () => () => ({ default: module() }) })
    script.dispatchEvent(new Event(module ? 'load' : 'error'))
  }
})
beforeAll(async () => {
  await shellCatalog.load('en')
  Reflect.set(globalThis, '__webpack_init_sharing__', async () => undefined)
  Reflect.set(globalThis, '__webpack_share_scopes__', { default: {} })
  runEntries.observe(document.head, { childList: true })
})
// The page is one for several files of tests.
afterAll(() => runEntries.disconnect())
beforeEach(() => loadedEntries.splice(0))
afterEach(() => {
  vi.unstubAllGlobals()
  useComposition.setState(before, true)
  useSlots.setState({ fillers: {} })
  // The next test publishes others of the same name.
  for (const area of ['money', 'notes']) retryArea(area)
})

let count = 0
/** Publishes a release of an area that fills the popup of bookings, in a version of its own. */
const aFiller = (area: AreaId, order: number, Component?: (props: { booking: number }) => React.ReactNode) => {
  const version = `1.0.${(count += 1)}-abcdef`
  const release = aRelease(version, area)
  const slots = [{ id: 'part', slot: 'booking.popup', title: `Part of ${area}`, order }]
  const put = (shown: (props: { booking: number }) => React.ReactNode) =>
    modules.set(release.entry, () => ({
      contract: contractVersion,
      routes: [],
      slots: { part: { slot: 'booking.popup', lazy: async () => ({ Component: shown as ComponentType }) } },
    }))
  if (Component) put(Component)
  return { area, entry: release.entry, put, release: { ...release, manifest: { ...release.manifest, slots } } }
}
type PublishedFiller = ReturnType<typeof aFiller>

const OnItsWay = () => <p>On its way</p>

/** Page of another area with a slot, as the shell draws it: it counts its clicks, and can close the slot. */
function HostPage() {
  const [clicks, setClicks] = useState(0)
  const [isOpen, setOpen] = useState(true)
  return (
    <main>
      <h1>{`Booking ${clicks}`}</h1>
      <button type="button" onClick={() => setClicks(clicks + 1)}>
        Next
      </button>
      <button type="button" onClick={() => setOpen(false)}>
        Close
      </button>
      {isOpen && <Slot name="booking.popup" props={{ booking: clicks }} Waiting={OnItsWay} />}
    </main>
  )
}
function Frame() {
  return (
    <>
      <Outlet />
      <SlotFillers />
    </>
  )
}

const open = (fillers: readonly PublishedFiller[], fallbacks: readonly PublishedFiller[] = []) => {
  const areas = new Map(
    fillers.map(({ area, release }) => {
      const others = fallbacks.filter((one) => one.area === area).map((one) => one.release)
      return [area, { reason: 'stable' as const, release, fallbacks: others }] as const
    }),
  )
  useComposition.setState({ releases: { ...before.releases, areas }, fallbacks: [] })
  followFillers()()
  const routes = [{ Component: Frame, children: [{ path: '/owner/dashboard', Component: HostPage }] }]
  return renderArea('/owner/dashboard', { area: { contract: contractVersion, routes }, server })
}
const frames = () => [...document.querySelectorAll('[data-slot="booking.popup"]')]

it('stands in its place in order, in a frame of its area, with the props of the page', async () => {
  const page = open([
    aFiller('notes', 20, ({ booking }) => <p>{`Notes on ${booking}`}</p>),
    aFiller('money', 10, ({ booking }) => <p>{`Money of ${booking}`}</p>),
  ])
  await page.screen.findByText('Money of 0')
  await page.screen.findByText('Notes on 0')
  expect(frames().map((frame) => [frame.getAttribute('data-area'), frame.textContent])).toEqual([
    ['money', 'Money of 0'],
    ['notes', 'Notes on 0'],
  ])
  await page.user.click(page.screen.getByRole('button', { name: 'Next' }))
  await page.screen.findByText('Money of 1')
  expect(page.screen.getByRole('main').contains(page.screen.getByText('Notes on 1'))).toBe(true)
})

it('leaves nothing where nobody fills it, and loads no area for it', async () => {
  const page = open([])
  await page.screen.findByRole('heading', { name: 'Booking 0' })
  expect(frames()).toEqual([])
  expect(useSlots.getState().placed.size).toBe(0)
  expect(loadedEntries).toEqual([])
})

it('waits with what the page shows meanwhile, and loads no area before its place is on the screen', async () => {
  let meet: () => void = () => undefined
  class Observer {
    private readonly see: () => void
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      this.see = () => tell([{ isIntersecting: true }])
    }
    observe() {
      meet = this.see
    }
    disconnect() {
      meet = () => undefined
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('requestIdleCallback', (job: () => void) => job())
  const page = open([aFiller('money', 10, () => <p>Money</p>)])
  await page.screen.findByText('On its way')
  expect(loadedEntries).toEqual([])
  page.drawNow(meet)
  await page.screen.findByText('Money')
  expect(page.screen.queryByText('On its way')).toBeNull()
})

it('costs its own place alone where it cannot be loaded, says so with its area, and comes when it is tried again', async () => {
  const lost = aFiller('money', 10)
  const page = open([lost, aFiller('notes', 20, () => <p>Notes</p>)])
  const alert = await page.screen.findByRole('alert')
  expect(alert.textContent).toContain('Part of money cannot be shown right now')
  expect(alert.textContent).toContain(`money ${lost.release.version}`)
  await page.screen.findByText('Notes')
  lost.put(() => <p>Money</p>)
  await page.user.click(page.within(alert).getByRole('button', { name: 'Retry' }))
  await page.screen.findByText('Money')
  expect(page.screen.queryByRole('alert')).toBeNull()
  expect(page.screen.getByRole('heading', { name: 'Booking 0' })).toBeDefined()
})

it('gives way to the version before where it throws while it starts', async () => {
  const stopped = aFiller('money', 10, () => {
    throw new Error('no money')
  })
  const page = open([stopped], [aFiller('money', 10, () => <p>Money of before</p>)])
  await page.screen.findByText('Money of before')
  expect(page.screen.queryByRole('alert')).toBeNull()
  expect(useComposition.getState().fallbacks).toMatchObject([{ area: 'money', version: stopped.release.version }])
})

it('cannot end the page around it by what it throws when that closes it, and is the one to blame', async () => {
  const filler = aFiller('money', 10, () => {
    useEffect(
      () => () => {
        throw new Error('thrown at the end')
      },
      [],
    )
    return <p>Money</p>
  })
  const page = open([filler])
  await page.screen.findByText('Money')
  await page.user.click(page.screen.getByRole('button', { name: 'Next' }))
  await page.user.click(page.screen.getByRole('button', { name: 'Close' }))
  await page.waitFor(() => expect(useSlots.getState().placed.size).toBe(0))
  // The same page, with what was done in it.
  expect(page.screen.getByRole('heading', { name: 'Booking 1' })).toBeDefined()
  expect(page.screen.queryByRole('alert')).toBeNull()
  const { version } = filler.release
  expect(seenReleases().find((one) => one.version === version)).toMatchObject({ area: 'money', failed: 'evaluation' })
})

it('is left out where its area is turned off in this tab', () => {
  const { area, release } = aFiller('money', 10)
  const areas = new Map([[area, { reason: 'stable' as const, release, fallbacks: [] }]])
  expect(Object.keys(fillersOf({ areas, overrides: {} }))).toEqual(['booking.popup'])
  expect(fillersOf({ areas, overrides: { money: 'off' } })).toEqual({})
})
