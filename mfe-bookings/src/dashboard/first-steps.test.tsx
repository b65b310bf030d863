import { testServer, type TestServer } from '@keyhaven/api/testing/test-server'
import { addDays, dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { expect, it } from 'vitest'
import area from '../area.tsx'
import { openBusiness } from '../testing/business.ts'

const server = await testServer()

type Owner = Awaited<ReturnType<TestServer['signUpOwner']>>
const open = (as: Owner, query = '') => {
  const asked: string[] = []
  const noted: typeof fetch = (input, init) => {
    asked.push(String(input instanceof Request ? input.url : input))
    return server.fetch(input, init)
  }
  return { ...renderArea(`/owner/dashboard${query}`, { area, server: { fetch: noted }, as }), asked }
}
const title = 'Five steps to your first booking'
const current = ({ screen }: ReturnType<typeof open>) =>
  screen.getAllByRole('listitem').find((item) => item.ariaCurrent ?? item.getAttribute('aria-current'))?.textContent

it('leads a new owner to the first property instead of showing zeros', async () => {
  const page = open(await server.signUpOwner({ personals: true }))
  await page.screen.findByRole('heading', { name: title })
  expect(page.screen.getByText('1 of 5 done')).toBeDefined()
  expect(current(page)).toContain('Your first property Next')
  expect(page.screen.queryByRole('group', { name: 'Occupancy' })).toBeNull()
  expect(page.screen.queryByRole('heading', { name: 'Availability' })).toBeNull()
  await page.user.click(page.screen.getByRole('button', { name: 'Add a property' }))
  expect(page.address()).toBe('/owner/dashboard/properties?new=1')
})

it('shows the calendar as soon as there is a unit, and asks for a picture next', async () => {
  const { owner } = await openBusiness(server)
  const page = open(owner)
  await page.screen.findByRole('heading', { name: title })
  expect(page.screen.getByText('3 of 5 done')).toBeDefined()
  expect(current(page)).toContain('A picture Next')
  expect(await page.screen.findByRole('rowheader', { name: 'Lake room' })).toBeDefined()
})

it('is hidden for good by a press, and comes back by the link of the help', async () => {
  const owner = await server.signUpOwner({ personals: true })
  const page = open(owner)
  await page.user.click(await page.screen.findByRole('button', { name: 'Hide' }))
  expect(await page.screen.findByText('No properties found')).toBeDefined()
  expect(page.screen.queryByRole('heading', { name: title })).toBeNull()
  expect(document.activeElement?.contains(page.screen.getByRole('group', { name: 'Occupancy' }))).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
  const again = open(owner)
  await again.screen.findByText('No properties found')
  expect(again.screen.queryByRole('heading', { name: title })).toBeNull()
  expect(await open(owner, '?steps=show').screen.findByRole('heading', { name: title })).toBeDefined()
  expect(await open(owner).screen.findByRole('heading', { name: title })).toBeDefined()
})

it('is gone with the first booking, and not even asked for where guests come', async () => {
  const today = dayIn('Europe/Vienna', new Date())
  const { owner, book } = await openBusiness(server)
  await book(addDays(today, 3), addDays(today, 5), { status: 'pending' })
  const pending = open(owner)
  expect(await pending.screen.findByRole('group', { name: 'Occupancy' })).toBeDefined()
  await book(addDays(today, 6), addDays(today, 8))
  const { screen, asked } = open(owner)
  await screen.findByRole('button', { name: /Žofie Nováková, Confirmed/ })
  expect(screen.queryByRole('heading', { name: title })).toBeNull()
  expect(asked.some((address) => address.includes('first-steps'))).toBe(false)
})
