import { aBooking, aClient, aProperty, aUnit } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import { type AreaManifest, areaManifest } from '@keyhaven/shared-contracts/platform/area-manifest'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { contractVersion } from '@keyhaven/shared-contracts/web/area'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { useLocale } from '@keyhaven/shared-contracts/web/locale'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { useComposition } from '../composition/composition.ts'
import { DashboardLayout } from '../dashboard/dashboard-layout.tsx'

const server = await testServer({ now: '2027-05-20T09:00:00Z' })
let owner: TestOwner
const source = (id: string, order: number, to: string) => ({
  id,
  title: id.charAt(0).toUpperCase() + id.slice(1),
  ...(id === 'clients' && { in: { de: { title: 'Kunden' } } }),
  call: `/api/search/${id}/`,
  to: `/owner/dashboard/${to}`,
  order,
})
const nav = (id: string, label: string, path: string, order: number) =>
  ({ id, label, path, order, icon: 'M4 4h7v9H4z', place: 'main' }) as const
/** Manifest of the release from which this page is made. */
const manifest: AreaManifest = {
  area: 'bookings',
  paths: ['/owner/dashboard'],
  nav: [nav('clients', 'Clients', paths.clients(), 10), nav('promocodes', 'Promo codes', paths.promocodes(), 20)],
  shortcuts: [
    { id: 'new-client', label: 'New Client', in: { de: { label: 'Neuer Kunde' } }, to: paths.adding(paths.clients()) },
  ],
  settings: [
    { id: 'invoices', title: 'Invoices', about: 'Numbers and VAT', path: '/owner/dashboard/settings/invoices' },
  ],
  search: [
    source('units', 30, 'units?search={title}'),
    source('bookings', 10, 'bookings?booking={id}'),
    source('clients', 20, 'clients?client={id}'),
  ],
}
// jsdom knows no modal dialogs.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
})
beforeAll(async () => {
  owner = await server.signUpOwner({ personals: true })
  const property = await aProperty(owner, { name: 'Seehaus' })
  const unit = await aUnit(owner, { name: 'Lake & Sky', property_id: property.id })
  const client = await aClient(owner, { first_name: 'Anna', last_name: 'Novak' })
  await aBooking(owner, { property: property.id, unit: unit.id, client: client.id })
  const release = { manifest: areaManifest.parse(manifest) }
  useComposition.setState(({ releases }) => ({
    releases: { ...releases, areas: new Map([['bookings', { release }]]) as never },
  }))
})

afterEach(() => useLocale.getState().show('en'))

const pages = [paths.dashboard(), paths.clients(), paths.bookings(), paths.units(), paths.promocodes()]
const children = pages.map((path) => ({ path, element: <input aria-label={`On ${path}`} /> }))
const area = { contract: contractVersion, routes: [{ Component: DashboardLayout, children }] }
const asked: string[] = []
const open = async (fetchApi: typeof fetch = server.fetch) => {
  asked.length = 0
  const watched: typeof fetch = (input, init) => {
    asked.push(new URL(new Request(input, init).url).pathname)
    return fetchApi(input, init)
  }
  const page = renderArea(paths.dashboard(), { area, server: { fetch: watched }, as: owner })
  await page.screen.findByLabelText(`On ${paths.dashboard()}`)
  const shown = () => page.screen.getAllByRole('option').map((option) => option.textContent)
  return { ...page, shown }
}

it('opens by its shortcut, lists the pages, and gives the focus back', async () => {
  const { user, screen, shown, waitFor } = await open()
  const before = screen.getByLabelText(`On ${paths.dashboard()}`)
  await user.click(before)
  await user.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox', { name: 'Search everything' })
  expect(document.activeElement).toBe(field)
  expect(shown()).toEqual(['Clients', 'Promo codes'])
  expect(asked.filter((path) => path.includes('/search/'))).toEqual([])
  await user.keyboard('{Meta>}k{/Meta}')
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  expect(document.activeElement).toBe(before)
})

it('finds by source in order, and goes by the keyboard to what is chosen', async () => {
  const { user, screen, within, shown, address, waitFor } = await open()
  const [button] = screen.getAllByRole('button', { name: 'Search' })
  await user.click(button ?? document.body)
  const field = await screen.findByRole('combobox')
  await user.type(field, 'novak')
  await waitFor(() => expect(screen.getAllByRole('group')).toHaveLength(2))
  expect(shown()).toEqual(['B-000001 · Anna Novak01.06.2027 – 04.06.2027 · Lake & Sky · Confirmed', expect.any(String)])
  const chosen = () => screen.getByRole('option', { selected: true })
  expect(field.getAttribute('aria-activedescendant')).toBe(chosen().id)
  await user.keyboard('{ArrowDown}')
  expect(within(screen.getByRole('group', { name: 'Clients' })).getByRole('option', { selected: true })).toBe(chosen())
  expect(field.getAttribute('aria-activedescendant')).toBe(chosen().id)
  await user.keyboard('{ArrowUp}{Enter}')
  await waitFor(() => expect(address()).toMatch(/^\/owner\/dashboard\/bookings\?booking=\d+$/))
  expect(screen.queryByRole('combobox')).toBeNull()
})

it('asks once somebody has stopped typing, and writes names into addresses as they must be', async () => {
  const { user, screen, address, waitFor } = await open()
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox'), 'lake')
  await user.click(await screen.findByRole('option', { name: /Lake & Sky/ }))
  await waitFor(() => expect(address()).toBe('/owner/dashboard/units?search=Lake%20%26%20Sky'))
  expect(asked.filter((path) => path.endsWith('/search/units/'))).toHaveLength(1)
})

it('goes to pages by their name', async () => {
  const { user, screen, shown, address, waitFor } = await open()
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox'), 'codes')
  await waitFor(() => expect(shown()).toEqual(['Promo codes']))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe(paths.promocodes()))
})

it('begins what can be begun, and goes to parts of the settings', async () => {
  const { user, screen, shown, address, waitFor } = await open()
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox'), 'invoi')
  await waitFor(() => expect(shown()).toEqual(['Invoices']))
  await user.clear(screen.getByRole('combobox'))
  await user.type(screen.getByRole('combobox'), 'new cl')
  await waitFor(() => expect(shown()).toEqual(['New Client']))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe(`${paths.clients()}?new=1`))
})

it('says that nothing was found, and what can be', async () => {
  const { user, screen } = await open()
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox'), 'zzz')
  await screen.findByText('Nothing found for “zzz”')
  expect(screen.getByText(/B-000042, or a day like 21\.11\.2026/)).toBeDefined()
})

it('keeps what others found when one source fails, and asks that one again', async () => {
  let down = true
  const { user, screen } = await open((input, init) => {
    const fails = down && new Request(input, init).url.includes('/search/clients/')
    return fails ? Promise.reject(new TypeError('Failed to fetch')) : server.fetch(input, init)
  })
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox'), 'novak')
  const failed = await screen.findByText('Clients could not be searched.')
  expect(screen.getByRole('group', { name: 'Bookings' })).toBeDefined()
  down = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByRole('group', { name: 'Clients' })
  expect(failed.isConnected).toBe(false)
})

it('stays closed while the personal data is missing', async () => {
  const { user, screen } = renderArea(paths.clients(), { area, server, as: await server.signUpOwner() })
  await screen.findByRole('dialog', { name: 'Hello Anna!' })
  await user.keyboard('{Control>}k{/Control}')
  expect(screen.queryByRole('combobox')).toBeNull()
})

it('names what it finds in the language of the screen, and in English what has no other name', async () => {
  await useLocale.getState().show('de')
  const { user, screen } = await open()
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox', { name: 'Alles durchsuchen' }), 'novak')
  await screen.findByRole('group', { name: 'Kunden' })
  await screen.findByRole('group', { name: 'Bookings' })
  expect(await screen.findByText('2 gefunden')).toBeDefined()
  expect(screen.getByText('01.06.2027 – 04.06.2027 · Lake & Sky · Bestätigt')).toBeDefined()
})
