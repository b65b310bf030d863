import { aProperty, aUnit } from '@keyhaven/api/testing/factories'
import { testServer, unique } from '@keyhaven/api/testing/test-server'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { beforeAll, expect, it } from 'vitest'
import area from '../area.tsx'

const server = await testServer()
let property: number
let former: string
const present = `lake-${unique()}`
beforeAll(async () => {
  const owner = await server.signUpOwner()
  former = owner.user.slug
  property = (await aProperty(owner, { name: 'Lake House' })).id
  await aUnit(owner, { property_id: property })
  await owner.call('PATCH', '/auth/change-slug/', { slug: present })
})

it('leads a link with a former name to the present one, with the search behind it', async () => {
  const page = renderArea(`/?country=Austria&guests=2&owner=${former}`, { area, server })
  await page.waitFor(() => expect(page.address()).toBe(`/?country=Austria&guests=2&owner=${present}`))
  await page.waitFor(() => {
    const card = page.screen.getByRole('article', { name: 'Lake House' })
    expect(page.within(card).getByRole('link').getAttribute('href')).toContain(`owner=${present}`)
  })
})

it('does so on the page of a property too', async () => {
  const page = renderArea(`/property/${property}?owner=${former}`, { area, server })
  await page.waitFor(() => expect(page.address()).toBe(`/property/${property}?owner=${present}`))
  expect(await page.screen.findByRole('heading', { name: 'Lake House' })).toBeTruthy()
})

it('leaves an address alone that names nobody', async () => {
  const page = renderArea('/?owner=nobody-at-all', { area, server })
  expect(await page.screen.findByText('There is no such page')).toBeTruthy()
  expect(page.address()).toBe('/?owner=nobody-at-all')
})
