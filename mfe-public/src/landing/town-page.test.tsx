import { aProperty, address, aUnit } from '@keyhaven/api/testing/factories'
import { testServer } from '@keyhaven/api/testing/test-server'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { beforeAll, expect, it } from 'vitest'
import area from '../area.tsx'

const server = await testServer()

beforeAll(async () => {
  const owner = await server.signUpOwner()
  for (const [name, city, country] of [
    ['Sea View', 'Bad Ischl', 'Austria'],
    ['Charles', 'Prague', 'Czechia'],
  ] as const) {
    const { id } = await aProperty(owner, { name, address: { ...address, city, country } })
    await aUnit(owner, { property_id: id })
  }
})

it('shows what there is in a town at an address of its own, in the language of the guest', async () => {
  const page = renderArea('/de/stay/prague', { area, server })
  expect(await page.screen.findByRole('heading', { name: 'Charles' })).toBeTruthy()
  expect(page.screen.getByRole('heading', { level: 1 }).textContent).toBe('Ferienwohnungen und Zimmer in Prag')
  // Seen, and not only heard: in the place of the heading above what a search matches.
  expect(page.screen.getByRole('region', { name: 'Ferienwohnungen und Zimmer in Prag' })).toBeTruthy()
  expect(page.screen.queryByRole('heading', { name: 'Sea View' })).toBeNull()
})

it('is linked from the first page, and there is none of a town that has nothing to rent', async () => {
  const page = renderArea('/', { area, server })
  await page.user.click(await page.screen.findByRole('link', { name: 'Bad Ischl' }))
  expect(page.address()).toBe('/stay/bad-ischl')
  expect(await page.screen.findByRole('heading', { name: 'Sea View' })).toBeTruthy()
  const missing = renderArea('/stay/atlantis', { area, server })
  expect(await missing.screen.findByRole('heading', { level: 1, name: 'There is no such page' })).toBeTruthy()
})
