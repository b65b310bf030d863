import { readFileSync } from 'node:fs'
import { showDay } from '@keyhaven/shared-contracts/domain/days/day'
import type { Page } from '@playwright/test'
import { expect, test } from './keyhaven.ts'

const openYear = async (page: Page) => {
  await page.goto('/owner/')
  await page.getByRole('button', { name: 'Explore Demo' }).click()
  await expect(page).toHaveURL(/\/owner\/dashboard$/)
  const year = new Date().getUTCFullYear()
  await page.goto(`/owner/dashboard/analytics?from=${year}-01-01&to=${year}-12-31`)
  await expect(page.locator('figure canvas')).toHaveCount(5)
}
const saved = async (page: Page, button: string) => {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const download = await coming
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
}

test('each chart is saved as a picture and as a table', async ({ page }) => {
  await openYear(page)
  const names = await page.locator('figure h3').allTextContents()
  expect(names).toEqual([
    'Revenue per month',
    'Revenue by property',
    'Bookings by property',
    'Sales by service',
    'Bookings created and cancelled, by month of arrival',
  ])
  for (const name of names) {
    const picture = await saved(page, `Download ${name} as PNG`)
    expect(picture.name).toMatch(/^[^/]+, 01\.01\.\d{4} to 31\.12\.\d{4}\.png$/)
    expect(picture.bytes.subarray(1, 4).toString()).toBe('PNG')
    expect(picture.bytes.readUInt32BE(16)).toBeGreaterThan(400)
    const table = await saved(page, `Download ${name} as CSV`)
    expect(table.name).toBe(picture.name.replace('.png', '.csv'))
    expect(table.bytes.toString().split('\r\n').length).toBeGreaterThan(2)
  }
})

test('a slice of the pie is selected, deselected by itself and by a click outside', async ({ page }) => {
  await openYear(page)
  const pie = page.getByRole('figure', { name: 'Revenue by property' }).locator('canvas')
  await pie.scrollIntoViewIfNeeded()
  const seen = () => pie.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
  const { width = 0 } = (await pie.boundingBox()) ?? {}
  // On the right of the ring, where a slice is whatever the shares are.
  const click = () => pie.click({ position: { x: width / 2 + 100, y: 160 } })
  const rest = () => page.mouse.move(5, 5)
  await rest()
  const isDrawn = () =>
    pie.evaluate((canvas: HTMLCanvasElement) => {
      const scale = canvas.width / canvas.clientWidth
      const pixel = canvas.getContext('2d')?.getImageData(canvas.width / 2 + 100 * scale, 160 * scale, 1, 1)
      return (pixel?.data[3] ?? 0) > 127
    })
  // The canvas is there before the ring, and the ring before its words.
  let plain = ''
  await expect
    .poll(async () => {
      const before = plain
      plain = await seen()
      return plain === before && (await isDrawn())
    })
    .toBe(true)
  const isPlain = async () => (await seen()) === plain
  await click()
  await rest()
  await expect.poll(isPlain).toBe(false)
  await click()
  await rest()
  await expect.poll(isPlain).toBe(true)
  await click()
  await rest()
  await expect.poll(isPlain).toBe(false)
  await page.getByRole('heading', { name: 'Revenue Overview' }).click()
  await rest()
  await expect.poll(isPlain).toBe(true)
})

test('charts look the same whatever was drawn in them before', async ({ page }) => {
  await openYear(page)
  const now = new Date()
  const dayOf = (month: number, day: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + month, day)).toISOString().slice(0, 10)
  const [from, to] = [dayOf(-1, 1), dayOf(0, 0)]
  for (const [name, day] of Object.entries({ From: from, To: to })) {
    const field = page.getByRole('combobox', { name, exact: true })
    await field.fill(showDay(day))
    await field.press('Enter')
  }
  await expect(page).toHaveURL(new RegExp(`from=${from}&to=${to}`))
  await page.getByRole('heading', { name: 'Analytics' }).click()
  /** All charts at one moment: the name of each, and its picture. */
  const look = () =>
    page
      .locator('figure')
      .evaluateAll((figures) =>
        figures.map((figure) => [figure.querySelector('h3')?.textContent, figure.querySelector('canvas')?.toDataURL()]),
      )
  // A chart draws itself in several steps, between which a busy machine pauses: it is done once three looks are the same.
  const chartsDrawn = async () => {
    let seen: Awaited<ReturnType<typeof look>> = []
    let same = 0
    await expect
      .poll(
        async () => {
          const before = JSON.stringify(seen)
          seen = await look()
          const isDrawn = seen.length > 0 && seen.every(([, picture]) => picture)
          same = isDrawn && JSON.stringify(seen) === before ? same + 1 : 0
          return same >= 2
        },
        // As long as a busy machine needs for all charts of a year.
        { intervals: [500], timeout: 30_000 },
      )
      .toBe(true)
    return seen
  }
  const changed = await chartsDrawn()
  await page.reload()
  const opened = await chartsDrawn()
  expect(opened.map(([name]) => name)).toEqual(changed.map(([name]) => name))
  expect(opened.flatMap(([name, picture], at) => (picture === changed[at]?.[1] ? [] : [name]))).toEqual([])
})
