import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { countSteps } from './count-steps.ts'
import { today } from './days.ts'
import { expect, personals, signIn, test } from './keyhaven.ts'
import { photo } from './photos.ts'

type WithId = { id: number }
const house = { name: 'Seehaus', description: 'A house by the lake.', active: true, address: personals.address }
const room = {
  description: 'Two beds and a balcony.',
  capacity: 2,
  max_capacity: 2,
  price_per_extra_person: 0,
  type: 'apartment',
  status: 'available',
  active: true,
}
const prices: Record<string, number> = { Attic: 70, Cabin: 80, 'Garden room': 90, 'Lake room': 100 }
const summerPrices: Record<string, number> = { Attic: 85, Cabin: 99.5, 'Garden room': 120, 'Lake room': 145 }

test('a first summer price for four units of four prices takes at most eight steps', async ({ page, server }) => {
  const { api } = await signIn(page, server, 'summer@example.com')
  const property: WithId = await api('POST', '/api/properties/', house)
  for (const [name, price_per_night] of Object.entries(prices))
    await api('POST', '/api/units/', { ...room, name, price_per_night, property_id: property.id })
  const year = Number(today().slice(0, 4)) + 1
  await page.goto(`/owner/dashboard/units/seasons?property=${property.id}&year=${year}`)
  const { type, press, drag, total } = countSteps(page)

  const strip = page.getByRole('slider', { name: `Nights of Attic in ${year}` })
  await strip.scrollIntoViewIfNeeded()
  const box = await strip.boundingBox()
  if (!box) throw new Error('the strip is not there')
  const night = (month: number, day: number) => {
    const ordinal = (Date.UTC(year, month - 1, day) - Date.UTC(year, 0, 1)) / 86_400_000
    const nights = (Date.UTC(year + 1, 0, 1) - Date.UTC(year, 0, 1)) / 86_400_000
    return { x: box.x + (box.width * (ordinal + 0.5)) / nights, y: box.y + box.height / 2 }
  }
  await drag(night(7, 1), night(8, 31))
  const form = page.getByRole('dialog')
  await type(form.getByLabel('Name'), 'Summer')
  for (const [name, price] of Object.entries(summerPrices)) await type(form.getByLabel(name), String(price))
  await press('Enter')
  await expect(form).toBeHidden()

  const seasons = (await api('GET', '/api/seasons/')) as object[]
  expect(seasons).toHaveLength(4)
  for (const price_per_night of Object.values(summerPrices))
    expect(seasons).toContainEqual(
      expect.objectContaining({ name: 'Summer', start: `${year}-07-01`, end: `${year}-09-01`, price_per_night }),
    )
  expect(total()).toBeLessThanOrEqual(8)
})

test('six photos, two of them too big and one the cover, take at most eight steps', async ({ page, server }) => {
  test.slow()
  const { api } = await signIn(page, server, 'photos@example.com')
  await api('POST', '/api/properties/', house)
  await page.goto('/owner/dashboard/properties')
  const folder = mkdtempSync(path.join(tmpdir(), 'keyhaven-photos-'))
  const files = await Promise.all(
    [1, 2, 3, 4, 5, 6].map(async (at) => {
      const file = path.join(folder, `IMG_000${at}.jpg`)
      const [width, height] = at < 5 ? [900, 600] : [2400, 1600]
      writeFileSync(file, (await photo(page, 'photo', width, height)).buffer)
      return file
    }),
  )
  const { click, upload, total } = countSteps(page)

  await click(page.getByRole('button', { name: 'Edit Seehaus' }))
  const form = page.getByRole('dialog')
  await upload(form.getByLabel('Upload images'), files)
  await click(form.getByRole('button', { name: 'Make cover: IMG_0004.jpg' }))
  await expect(form.getByRole('button', { name: 'Update' })).toBeEnabled({ timeout: 90_000 })
  await click(form.getByRole('button', { name: 'Update' }))
  await expect(form).toBeHidden({ timeout: 60_000 })
  rmSync(folder, { recursive: true })

  const [{ images }] = (await api('GET', '/api/properties/')) as [{ images: { name: string; alt_text: string }[] }]
  expect(images.map(({ name }) => name)).toEqual([4, 1, 2, 3, 5, 6].map((at) => `IMG_000${at}.jpg`))
  expect(images.map(({ alt_text }) => alt_text)).toContain('Seehaus, photo 4')
  expect(total()).toBeLessThanOrEqual(8)
})

test('last August in the analytics takes two steps', async ({ page, server }) => {
  await signIn(page, server, 'august@example.com')
  await page.goto('/owner/dashboard/analytics')
  const now = today()
  const year = Number(now.slice(0, 4)) - (now.slice(5, 7) > '08' ? 0 : 1)
  const { choose, total } = countSteps(page)
  await choose(page.getByLabel('Period'), `August ${year}`)
  await expect(page.getByRole('combobox', { name: 'From' })).toHaveValue(`01.08.${year}`)
  await expect(page.getByRole('combobox', { name: 'To' })).toHaveValue(`31.08.${year}`)
  expect(total()).toBeLessThanOrEqual(2)
})
