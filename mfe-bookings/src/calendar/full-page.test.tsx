import { testServer, type TestServer } from '@keyhaven/api/testing/test-server'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { act } from 'react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import area from '../area.tsx'
import { openBusiness } from '../testing/business.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const open = async (query: string) => {
  const { owner, book } = await openBusiness(server)
  await book('2027-03-05', '2027-03-08')
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
  expect(address()).toBe('/owner/dashboard?month=2027-03&view=calendar')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show dashboard' }))
  await user.keyboard('{Enter}')
  expect(address()).toBe('/owner/dashboard?month=2027-03')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Full page' }))
  await goBack()
  expect(await screen.findByRole('button', { name: 'Show dashboard' })).toBeDefined()
  await goBack()
  expect(await screen.findByRole('group', { name: 'Occupancy' })).toBeDefined()
})

it('goes there and back by F on the grid, which keeps the focus, and leaves the letter to what is typed elsewhere', async () => {
  const { user, screen, address } = await open('?month=2027-03')
  await user.click(screen.getByRole('combobox', { name: 'Property' }))
  await user.keyboard('f')
  expect(address()).not.toContain('view=')
  await user.keyboard('{Escape}')
  screen.getByRole('grid').focus()
  await user.keyboard('f')
  expect(address()).toContain('view=calendar')
  expect(document.activeElement).toBe(screen.getByRole('grid'))
  await user.keyboard('f')
  expect(address()).not.toContain('view=')
})

it('keeps a change that another follows before the page is drawn anew', async () => {
  const { screen, address, waitFor } = await open('?month=2027-03')
  const [days, cancelled] = [
    screen.getByRole('button', { name: '90 days' }),
    screen.getByRole('switch', { name: 'Show cancelled' }),
  ]
  act(() => {
    days.click()
    cancelled.click()
  })
  await waitFor(() => expect(address()).toContain('cancelled=1'))
  expect(address()).toContain('zoom=90')
})
