import { testServer } from '@keyhaven/api/testing/test-server'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { expect, it } from 'vitest'
import area from '../area.tsx'
import { openBusiness } from '../testing/business.ts'

const server = await testServer()

const open = async (query: string, secondHouse?: string) => {
  const { owner, book, property } = await openBusiness(server)
  await book('2027-03-05', '2027-03-08')
  if (secondHouse) {
    const house = { name: secondHouse, description: 'In the woods', address: property.address }
    const { id } = (await owner.call<{ id: number }>('POST', '/api/properties/', house)).body
    const room = { property_id: id, name: 'Forest room', description: 'One bed', capacity: 1, max_capacity: 2 }
    await owner.call('POST', '/api/units/', { ...room, price_per_night: 70, price_per_extra_person: 10 })
  }
  const asked: string[] = []
  const noted: typeof fetch = (input, init) => {
    asked.push(String(input instanceof Request ? input.url : input))
    return server.fetch(input, init)
  }
  const page = renderArea(`/owner/dashboard${query}`, { area, server: { fetch: noted }, as: owner })
  await page.screen.findByRole('rowheader', { name: 'Lake room' })
  return { ...page, asked: (part: string) => asked.some((address) => address.includes(part)) }
}

it('fills the page with the calendar and asks for nothing else', async () => {
  const { screen, asked } = await open('?view=calendar&month=2027-03')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Calendar')
  expect(screen.queryByRole('group', { name: 'Occupancy' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Today' })).toBeNull()
  expect(asked('/calendar/rows')).toBe(true)
  expect(asked('/dashboard-')).toBe(false)
})

it('goes to the full page and back by one button, which keeps the focus, and by Back', async () => {
  const { user, screen, address, goBack } = await open('?month=2027-03')
  await user.click(screen.getByRole('button', { name: 'Full page' }))
  await expect.poll(address).toBe('/owner/dashboard?month=2027-03&view=calendar')
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Show dashboard' }))
  await user.keyboard('{Enter}')
  await expect.poll(address).toBe('/owner/dashboard?month=2027-03')
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Full page' }))
  await goBack()
  expect(await screen.findByRole('button', { name: 'Show dashboard' })).toBeDefined()
  await goBack()
  expect(await screen.findByRole('group', { name: 'Occupancy' })).toBeDefined()
})

it('goes there and back by F on the grid, which keeps the focus, and leaves the letter to what is typed elsewhere', async () => {
  const { user, screen, address } = await open('?month=2027-03')
  await user.click(screen.getByRole('combobox', { name: 'Property' }))
  await user.keyboard('f')
  await expect.poll(address).not.toContain('view=')
  await user.keyboard('{Escape}')
  screen.getByRole('grid').focus()
  await user.keyboard('f')
  await expect.poll(address).toContain('view=calendar')
  expect(document.activeElement).toBe(screen.getByRole('grid'))
  await user.keyboard('f')
  await expect.poll(address).not.toContain('view=')
})

it('goes back by a second F though the page is still being drawn for the first', async () => {
  const { screen, address, drawNow } = await open('?month=2027-03')
  const [grid, days] = [screen.getByRole('grid'), screen.getByRole('button', { name: '90 days' })]
  const press = () => grid.dispatchEvent(new KeyboardEvent('keydown', { key: 'f', bubbles: true }))
  drawNow(() => {
    press()
    press()
    days.click()
  })
  await expect.poll(address).toContain('zoom=90')
  expect(address()).not.toContain('view=')
})

it('keeps the first of two changes that come at once', async () => {
  const { screen, address, waitFor, drawNow } = await open('?month=2027-03')
  const [days, cancelled] = [
    screen.getByRole('button', { name: '90 days' }),
    screen.getByRole('switch', { name: 'Show cancelled' }),
  ]
  drawNow(() => {
    days.click()
    cancelled.click()
  })
  await waitFor(() => expect(address()).toContain('cancelled=1'))
  await expect.poll(address).toContain('zoom=90')
})

it('has all properties on the full page, and the one that is chosen where one is', async () => {
  const { user, screen, waitFor } = await open('?month=2027-03', 'Waldhaus')
  expect(screen.queryByRole('rowheader', { name: 'Forest room' })).toBeNull()
  screen.getByRole('grid').focus()
  await user.keyboard('f')
  await screen.findByRole('rowheader', { name: 'Forest room' })
  expect(screen.getByRole('rowheader', { name: 'Lake room' })).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('grid')))
  await user.keyboard('f')
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Forest room' })).toBeNull())
  await user.click(screen.getByRole('combobox', { name: 'Property' }))
  await user.click(await screen.findByTitle('Waldhaus'))
  await screen.findByRole('rowheader', { name: 'Forest room' })
  await user.click(screen.getByRole('button', { name: 'Full page' }))
  await screen.findByRole('button', { name: 'Show dashboard' })
  expect(screen.queryByRole('rowheader', { name: 'Lake room' })).toBeNull()
})
