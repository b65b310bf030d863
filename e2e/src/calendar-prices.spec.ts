import type { Page } from '@playwright/test'
import { dayAfter } from './days.ts'
import { dayAt, drag, nightAt, on, start } from './calendar-grid.ts'
import { expect, personals, signIn, test } from './keyhaven.ts'
import { seriousProblems } from './serious-problems.ts'

type WithId = { id: number }

/** The three nights that the test is about. */
const [first, last] = [2, 4]

const setNights = async (page: Page, fields: Record<string, string>) => {
  await drag(page, await dayAt(page, 'Lake room', first), await dayAt(page, 'Lake room', last + 1))
  await page.mouse.up()
  await page.getByRole('dialog').getByRole('button', { name: 'Set price and rules…' }).click()
  const form = page.getByRole('dialog', { name: 'Price and rules' })
  for (const [label, value] of Object.entries(fields)) await form.getByLabel(label).fill(value)
  return form
}

test('prices are shown, set by a drag with a minimum, asked of guests and undone', async ({ page, server }) => {
  test.slow()
  const { api } = await signIn(page, server, 'calendar-prices@example.com')
  const house: WithId = await api('POST', '/api/properties/', {
    ...{ name: 'Seehaus', description: 'By the lake.', active: true, address: personals.address },
  })
  const add = (name: string) =>
    api('POST', '/api/units/', {
      ...{ property_id: house.id, name, description: 'Two beds.', capacity: 2, max_capacity: 2 },
      ...{ price_per_night: 89.5, price_per_extra_person: 0 },
    }) as Promise<WithId>
  const unit = await add('Lake room')
  await add('Suite')
  await page.goto(`/owner/dashboard?day=${start}`)
  const row = page.getByRole('row', { name: /^Lake room/ })
  const nights = (words: string) => row.getByTitle(words, { exact: true })
  const quote = `http://book.localhost:${server.port}/property/${house.id}/unit/${unit.id}?guests=2&check_in=${on(first)}`

  await test.step('the switch shows them, and nothing moves', async () => {
    await expect(row).toBeVisible()
    await page.getByRole('grid').scrollIntoViewIfNeeded()
    const before = await row.boundingBox()
    await page.getByRole('switch', { name: 'Prices' }).click()
    await expect(nights('€89.50').first()).toHaveText('89⁵⁰')
    expect(await row.boundingBox()).toEqual(before)
    expect(await seriousProblems(page)).toEqual([])
  })

  await test.step('a drag sets price and minimum', async () => {
    const form = await setNights(page, { 'Price per night': '150', 'Minimum nights': '3' })
    await expect(form).toContainText('Now: €89.50')
    await expect(form).toContainText('3 nights of Lake room: €150.00, at least 3 nights')
    expect(await seriousProblems(page)).toEqual([])
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toBeHidden()
    await expect(nights('€150.00, at least 3 nights')).toHaveCount(last - first + 1)
    await expect(nights('€150.00, at least 3 nights').first()).toHaveText('150\n3+')
  })

  await test.step('a guest gets the price, and reads the minimum', async () => {
    const guest = await page.context().newPage()
    await guest.goto(`${quote}&check_out=${dayAfter(on(last), 1)}`)
    await expect(guest.getByText(/450\.00/).first()).toBeVisible()
    await guest.goto(`${quote}&check_out=${on(last)}`)
    await expect(guest.getByText(/at least 3 nights/).first()).toBeVisible()
    await guest.close()
  })

  await test.step('the next change is undone', async () => {
    const form = await setNights(page, { 'Price per night': '99' })
    await expect(form).toContainText('Now: €150.00, at least 3 nights')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(nights('€99.00, at least 3 nights')).toHaveCount(last - first + 1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Undone: price and rules are as they were')).toBeVisible()
    await expect(nights('€150.00, at least 3 nights')).toHaveCount(last - first + 1)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a tapped night gets a price', async ({ page, server }) => {
    const { api } = await signIn(page, server, 'thumb-calendar-prices@example.com')
    const house: WithId = await api('POST', '/api/properties/', {
      ...{ name: 'Seehaus', description: 'By the lake.', active: true, address: personals.address },
    })
    await api('POST', '/api/units/', {
      ...{ property_id: house.id, name: 'Suite', description: 'Two beds.', capacity: 2, max_capacity: 2 },
      ...{ price_per_night: 150, price_per_extra_person: 0 },
    })
    await page.goto(`/owner/dashboard?day=${start}&prices=1`)
    const row = page.getByRole('row', { name: /^Suite/ })
    await expect(row.getByTitle('€150.00', { exact: true }).first()).toBeVisible()
    await row.scrollIntoViewIfNeeded()
    const free = await nightAt(page, 'Suite', 2)
    await page.touchscreen.tap(free.x - 10, free.y + 26)
    await page.getByRole('button', { name: 'Book' }).tap()
    await page.getByRole('button', { name: 'Set price and rules…' }).tap()
    const form = page.getByRole('dialog', { name: 'Price and rules' })
    await form.getByLabel('Price per night').fill('120')
    expect(await seriousProblems(page)).toEqual([])
    await form.getByRole('button', { name: 'Save' }).tap()
    await expect(row.getByTitle('€120.00', { exact: true })).toHaveText('120')
  })
})
