import type { Page } from '@playwright/test'
import { expect, personals, signIn } from './keyhaven.ts'
import type { Server } from './server.ts'
import { test as base } from './tile-server.ts'

const test = base.extend({
  env: [async ({ tiles }, use) => use({ MAP_TILES_URL: `${tiles.origin}/{z}/{x}/{y}.mvt` }), { scope: 'worker' }],
})

/** The form of a house in Italy, with the map of its coordinates open. */
const openMap = async (page: Page, server: Server, email: string, coordinates?: string) => {
  const owner = await signIn(page, server, email)
  const house: { id: number } = await owner.api('POST', '/api/properties/', {
    ...{ name: 'Casa', description: 'Quiet.', address: { ...personals.address, city: 'Lucca', country: 'Italien' } },
    ...(coordinates && { coordinates }),
  })
  await page.goto('/owner/dashboard/properties')
  await page.getByRole('button', { name: 'Edit Casa' }).click()
  await page.getByRole('button', { name: /^Location and registration/ }).click()
  await page.getByRole('button', { name: 'Choose on the map' }).click()
  const map = page.getByRole('application', { name: 'Map to choose where the house is' })
  await expect(map).toBeVisible()
  const saved = async () => {
    const { coordinates: at }: { coordinates?: { latitude: number; longitude: number } } = await owner.api(
      ...(['GET', `/api/properties/${house.id}/`] as const),
    )
    return at
  }
  return { map, field: page.getByRole('textbox', { name: 'Coordinates' }), saved }
}
const readField = async (field: ReturnType<Page['getByRole']>) =>
  (await field.inputValue()).split(', ').map((degrees) => Number(degrees))

test('an owner clicks where the house is, drags the pin, and saves that', async ({ page, server, tiles }) => {
  const { map, field, saved } = await openMap(page, server, 'clicks@example.com')
  await expect.poll(() => tiles.paths.filter((path) => path.endsWith('.mvt')).length).toBeGreaterThan(0)
  await expect(page.getByText('© OpenStreetMap contributors')).toBeVisible()
  // It opens on Italy, by its name in any of our languages.
  await map.click()
  const [latitude = 0, longitude = 0] = await readField(field)
  expect([latitude > 36 && latitude < 47, longitude > 6 && longitude < 19]).toEqual([true, true])
  const pin = map.locator('.leaflet-marker-draggable')
  await pin.locator('svg').hover()
  await page.mouse.down()
  const { x = 0, y = 0, width = 0, height = 0 } = (await map.boundingBox()) ?? {}
  await page.mouse.move(x + width / 2 + 60, y + height / 2 - 40, { steps: 5 })
  await page.mouse.up()
  await expect.poll(async () => ((await readField(field))[1] ?? 0) > longitude).toBe(true)
  const [north = 0, east = 0] = await readField(field)
  expect(north).toBeGreaterThan(latitude)
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await saved()).toEqual({ latitude: north, longitude: east })
})

test('by keyboard, arrows move the map and Enter puts the pin in its middle', async ({ page, server }) => {
  const { map, field } = await openMap(page, server, 'keys@example.com', '43.84, 10.5')
  await map.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText(/Middle of the map: 43\.84, 10\.(?!50)\d\d\./)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await readField(field))[1]).toBeGreaterThan(10.5)
  await expect(page.getByText(`The house is at ${await field.inputValue()}.`)).toBeVisible()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('what is typed moves the pin, and what makes no sense says so and has none', async ({ page, server }) => {
  const { map, field } = await openMap(page, server, 'types@example.com', '43.84, 10.5')
  await field.fill('48.2, 16.37')
  const pin = map.locator('.leaflet-marker-draggable')
  await expect(pin).toBeInViewport()
  await field.fill('somewhere')
  await expect(pin).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(page.getByText('Enter latitude and longitude, like 47.80, 13.30')).toBeVisible()
})
