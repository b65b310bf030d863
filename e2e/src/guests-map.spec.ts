import type { Page } from '@playwright/test'
import { dayAfter, today } from './days.ts'
import { expect } from './keyhaven.ts'
import { siteOfTowns } from './result-world.ts'
import { test as base } from './tile-server.ts'

const test = base.extend<object, { site: string }>({
  env: [
    async ({ tiles }, use) =>
      use({ MAP_TILES_URL: `${tiles.origin}/alps.pmtiles`, MAP_TILES_ATTRIBUTION: '© Mapmakers' }),
    { scope: 'worker' },
  ],
  site: [siteOfTowns, { scope: 'worker', timeout: 120_000 }],
})

const dates = `check_in=${dayAfter(today(), 30)}&check_out=${dayAfter(today(), 33)}`
const openMap = async (page: Page, site: string) => {
  await page.goto(`${site}/?${dates}&city=Lucca`)
  await expect(page.locator('form[role="search"]:not([inert])')).toBeAttached()
  await page.getByRole('button', { name: 'Show map' }).press('Enter')
  return page.getByRole('region', { name: 'Map of the results' })
}

/** The colours that cover some of the tiles, `rgb(207,227,230)`. */
const coloursOn = (page: Page) =>
  page.locator('canvas.leaflet-tile').evaluateAll((tiles) => {
    const counts = new Map<string, number>()
    for (const tile of tiles as HTMLCanvasElement[]) {
      if (tile.width === 0) continue
      const { data } = tile.getContext('2d')?.getImageData(0, 0, tile.width, tile.height) ?? { data: [] }
      for (let at = 0; at < data.length; at += 4) {
        const colour = `rgb(${data[at]},${data[at + 1]},${data[at + 2]})`
        counts.set(colour, (counts.get(colour) ?? 0) + 1)
      }
    }
    return [...counts].filter(([, count]) => count > 400).map(([colour]) => colour)
  })
const [land, lake] = ['rgb(248,244,236)', 'rgb(207,227,230)']
const [landByNight, lakeByNight] = ['rgb(34,52,58)', 'rgb(18,38,44)']

test("guests see the operator's tiles in the colours of the page, and whose they are", async ({
  page,
  site,
  tiles,
}) => {
  const foreign = new Set<string>()
  page.on('request', (request) => {
    const { origin } = new URL(request.url())
    if (origin !== site && origin !== 'null') foreign.add(origin)
  })
  const answer = await page.goto(site)
  expect(answer?.headers()['content-security-policy']).toContain(`connect-src 'self' ${tiles.origin};`)
  expect(tiles.paths).toEqual([])
  const map = await openMap(page, site)
  await expect.poll(() => coloursOn(page)).toEqual(expect.arrayContaining([land, lake]))
  await expect(map.getByText('© Mapmakers')).toBeVisible()
  expect(tiles.paths).toContain('/alps.pmtiles')
  expect([...foreign]).toEqual([tiles.origin])
  await page.getByRole('button', { name: /dark/i }).click()
  await expect.poll(() => coloursOn(page)).toEqual(expect.arrayContaining([landByNight, lakeByNight]))
})

test('nearer than pins are exact, circles say how exact they are', async ({ page, site }) => {
  const map = await openMap(page, site)
  await expect(map.getByText('Pins are exact to about a kilometre.')).toBeVisible()
  const [circles, zoomIn] = [map.locator('.kh-map-area'), map.getByRole('button', { name: 'Zoom in' })]
  await expect(circles).toHaveCount(0)
  for (let step = 0; step < 24; step++) {
    await zoomIn.press('Enter')
    await expect.poll(() => map.locator('.leaflet-zoom-anim').count()).toBe(0)
  }
  await expect(circles.first()).toBeAttached()
})

test.describe('where the tiles do not come', () => {
  test.use({ expectedErrors: [/alps\.pmtiles/] })

  test('the outline stays, the map says so, and its pins work', async ({ page, site }) => {
    await page.route('**/alps.pmtiles', (route) => route.abort())
    const map = await openMap(page, site)
    await expect(map.getByText('The streets could not be loaded. The map shows countries only.')).toBeVisible()
    await expect(map.getByText('Outlines: Natural Earth')).toBeVisible()
    await expect(map.locator('path.kh-map-land').first()).toBeAttached()
    await map.locator('.kh-pin').first().press('Enter')
    await expect.poll(() => map.locator('.leaflet-zoom-anim').count()).toBe(0)
    await expect(map.locator('.kh-pin').first()).toBeVisible()
  })
})
