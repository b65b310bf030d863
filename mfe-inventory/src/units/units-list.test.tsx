import { aProperty, aUnit } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { beforeEach, expect, it } from 'vitest'
import area from '../area.tsx'

const server = await testServer()
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})

const path = '/owner/dashboard/units'
const open = (query = '', width = 1440) => renderArea(path + query, { area, server, as: owner, width })
type Page = ReturnType<typeof open>
const namesIn = ({ screen }: Page) =>
  screen
    .queryAllByRole('button', { name: /^Edit unit/ })
    .map((button) => button.getAttribute('aria-label')?.replace('Edit unit ', ''))
const choose = async ({ user, screen }: Page, filter: string, option: string) => {
  await user.click(screen.getByRole('combobox', { name: filter }))
  await user.click((await screen.findAllByTitle(option)).at(-1) ?? document.body)
}

const someUnits = async () => {
  const seehaus = await aProperty(owner, { name: 'Seehaus' })
  const alm = await aProperty(owner, { name: 'Alm' })
  await aUnit(owner, { property_id: seehaus.id, name: 'Lake room' })
  await aUnit(owner, { property_id: seehaus.id, name: 'Attic', status: 'maintenance' })
  await aUnit(owner, { property_id: alm.id, name: 'Cabin', active: false })
  return { seehaus, alm }
}

it('filters by property, status and active, in the address, and comes back to everything', async () => {
  const { seehaus } = await someUnits()
  const page = open()
  const { screen, waitFor, address, user } = page
  await screen.findByText('3 units')
  expect(screen.queryByRole('button', { name: 'Reset filters' })).toBeNull()
  await choose(page, 'Property', 'Seehaus')
  await screen.findByText('2 units found')
  await choose(page, 'Status', 'Maintenance')
  await screen.findByText('1 unit found')
  expect(namesIn(page)).toEqual(['Attic'])
  expect(address()).toBe(`${path}?property=${seehaus.id}&status=maintenance`)
  await choose(page, 'Active', 'Inactive')
  await screen.findByText('Nothing matches these filters.')
  await user.click(screen.getByRole('button', { name: 'Reset filters' }))
  await screen.findByText('3 units')
  expect(address()).toBe(path)
  await choose(page, 'Active', 'Inactive')
  await waitFor(() => expect(namesIn(page)).toEqual(['Cabin']))
})

it('opens as the address says, and leaves out what it says wrongly', async () => {
  const { alm } = await someUnits()
  const page = open(`?property=${alm.id}&active=false&status=nonsense&page=7`)
  await page.screen.findByText('1 unit found')
  expect(namesIn(page)).toEqual(['Cabin'])
  expect(await page.screen.findByTitle('Alm')).toBeDefined()
  await page.waitFor(() => expect(page.address()).not.toContain('page=7'))
})

it('begins again at the first page when a filter is set', async () => {
  const { id } = await aProperty(owner)
  for (let n = 100; n < 152; n++) await aUnit(owner, { property_id: id, name: `Room ${n}`, active: n % 2 === 0 })
  const page = open('?page=2')
  await page.screen.findByRole('button', { name: /52 units/ })
  await page.waitFor(() => expect(namesIn(page)).toEqual(expect.arrayContaining(['Room 151'])))
  await choose(page, 'Active', 'Active')
  await page.screen.findByText('26 units found')
  expect(page.address()).toBe(`${path}?active=true`)
})

it('keeps the rows before while it searches, and every letter that is typed meanwhile', async () => {
  await someUnits()
  let release = () => {}
  const slow: typeof fetch = async (input, init) => {
    const url = String(input instanceof Request ? input.url : input)
    if (/units\/.*search=La(&|$)/.test(url)) await new Promise<void>((done) => (release = done))
    return server.fetch(input, init)
  }
  const page = renderArea(path, { area, server: { fetch: slow }, as: owner })
  const { user, screen, address, waitFor } = page
  await screen.findByText('3 units')
  const box = screen.getByLabelText<HTMLInputElement>('Search units')
  await user.type(box, 'La')
  await waitFor(() => expect(address()).toContain('search=La'))
  expect(namesIn(page)).toHaveLength(3)
  await user.type(box, 'ke')
  expect(box.value).toBe('Lake')
  await screen.findByText('1 unit found')
  release()
  expect(namesIn(page)).toEqual(['Lake room'])
  expect(box.value).toBe('Lake')
})

it('leads to the first unit where there is none, and shows its shape while it loads', async () => {
  const { screen, user, within } = open()
  expect(await screen.findByRole('status', { name: 'Loading units' })).toBeDefined()
  await user.click(await screen.findByRole('button', { name: 'Add your first unit' }))
  within(await screen.findByRole('dialog')).getByText('New Unit')
  expect(screen.queryByLabelText('Search units')).toBeNull()
})

it('has everything on a telephone: filters, cards, and what they lead to', async () => {
  await someUnits()
  const page = open('', 390)
  await page.screen.findByText('3 units')
  expect(page.screen.queryByRole('table')).toBeNull()
  await page.user.click(page.screen.getByRole('button', { name: 'Filters' }))
  await choose(page, 'Status', 'Maintenance')
  await page.screen.findByText('1 unit found')
  expect(page.screen.getByRole('link', { name: 'Season prices of Attic' })).toBeDefined()
})

it('keeps the focus in the list when the row that had it is deleted', async () => {
  await someUnits()
  const page = open()
  const { user, screen, within, waitFor } = page
  await user.click(await screen.findByRole('button', { name: 'Edit unit Attic' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await screen.findByText(/It has no bookings/)
  await user.click(screen.getByRole('button', { name: 'Delete Attic' }))
  await screen.findByText('2 units')
  // The dialog has it until it has left, then the body, which contains the list, until that takes it.
  await waitFor(() => {
    expect(document.activeElement).not.toBe(document.body)
    expect(document.activeElement?.contains(screen.getByText('2 units'))).toBe(true)
  })
})
