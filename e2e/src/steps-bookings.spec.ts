import { showDay } from '@keyhaven/shared-contracts/domain/days/day'
import type { Page } from '@playwright/test'
import { countSteps } from './count-steps.ts'
import { dayAfter, today } from './days.ts'
import { expect, signIn, test } from './keyhaven.ts'
import type { Server } from './server.ts'

const address = { street: 'Uferweg', house_number: '7', postal_code: '4830', city: 'Hallstatt', country: 'Austria' }
/** The day at the left edge of the calendar. */
const start = dayAfter(today(), 30)

const oneHouse = { Seehaus: ['Lake room', 'Suite'] }
const twoHouses = { ...oneHouse, Waldhaus: ['Attic', 'Garden room'] }

/** An owner with houses and their rooms, and one client. */
const open = async (page: Page, server: Server, email: string, houses: Record<string, string[]> = oneHouse) => {
  const { api } = await signIn(page, server, email)
  const at = { ...address, phone: '+43613412345' }
  for (const [name, rooms] of Object.entries(houses)) {
    const house = { name, description: 'By the lake', address: at }
    const property = (await api('POST', '/api/properties/', house)) as { id: number }
    const room = { property_id: property.id, description: 'Two beds', capacity: 2, max_capacity: 3 }
    for (const unit of rooms)
      await api('POST', '/api/units/', { ...room, name: unit, price_per_night: 100, price_per_extra_person: 10 })
  }
  const client = { first_name: 'Anna', last_name: 'Novak', email: 'anna@example.com', address: at }
  await api('POST', '/api/clients/', client)
}

const openCalendar = async (page: Page) => {
  await page.goto(`/owner/dashboard?day=${start}&zoom=31`)
  await expect(page.getByRole('rowheader', { name: 'Lake room' })).toBeVisible()
  await page.getByRole('grid').scrollIntoViewIfNeeded()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
}

/** The middle of a day, so many days after the first, in the row of the first room. */
const dayAt = async (page: Page, offset: number) => {
  const label = showDay(dayAfter(start, offset)).slice(0, 5)
  const head = await page.getByRole('columnheader', { name: label }).boundingBox()
  const row = await page.getByRole('rowheader', { name: 'Lake room' }).boundingBox()
  if (!head || !row) throw new Error('the grid is not on the page')
  return { x: head.x + head.width / 2, y: row.y + row.height - 20 }
}

test('on the calendar: a caller nobody knows in six steps, a known guest in four, a reasoned block in three', async ({
  page,
  server,
}) => {
  test.slow()
  await open(page, server, 'calendar-steps@example.com')
  await openCalendar(page)
  const form = page.getByRole('dialog')
  const guest = form.getByLabel('Guest', { exact: true })

  await test.step('a new guest', async () => {
    const { drag, type, press, click, total } = countSteps(page)
    await drag(await dayAt(page, 2), await dayAt(page, 4))
    await type(guest, 'Karl Huber')
    await expect(page.getByText('New guest “Karl Huber”')).toBeVisible()
    await press('Enter')
    await expect(form.getByLabel('Phone')).toBeFocused()
    await type(form.getByLabel('Phone'), '0664 123 45 67')
    await click(form.getByRole('button', { name: 'Save' }))
    await expect(page.getByText('Booked Lake room for Karl Huber')).toBeVisible()
    expect(total()).toBeLessThanOrEqual(6)
  })

  await test.step('a known guest', async () => {
    const { drag, type, press, click, total } = countSteps(page)
    await drag(await dayAt(page, 6), await dayAt(page, 8))
    await type(guest, 'Nov')
    await expect(page.getByText('anna@example.com')).toBeVisible()
    await press('Enter')
    await click(form.getByRole('button', { name: 'Save' }))
    await expect(page.getByText('Booked Lake room for Anna Novak')).toBeVisible()
    expect(total()).toBeLessThanOrEqual(4)
  })

  await test.step('a block with its reason', async () => {
    const { drag, type, click, total } = countSteps(page)
    await drag(await dayAt(page, 10), await dayAt(page, 12))
    await type(form.getByLabel('Reason'), 'Painting')
    await click(form.getByRole('button', { name: 'Block' }))
    await expect(page.getByRole('button', { name: /^Blocked, Painting/ })).toBeVisible()
    expect(total()).toBeLessThanOrEqual(3)
  })
})

const bookInTheForm = async (page: Page, room: RegExp) => {
  await page.goto('/owner/dashboard/bookings')
  const form = page.getByRole('dialog', { name: 'New Booking' })
  const begin = async (from: number) => {
    const steps = countSteps(page)
    await steps.click(page.getByRole('button', { name: 'New Booking' }).first())
    await steps.type(form.getByLabel('Check In'), showDay(dayAfter(start, from)))
    await steps.press('Enter')
    await steps.type(form.getByLabel('Check Out'), showDay(dayAfter(start, from + 2)))
    await steps.press('Enter')
    await steps.choose(form.getByLabel('Unit'), room)
    return steps
  }

  await test.step('a new guest', async () => {
    const { type, press, click, total } = await begin(2)
    await type(form.getByLabel('Client'), 'Karl Huber')
    await expect(page.getByText('New client “Karl Huber”')).toBeVisible()
    await press('Enter')
    await type(form.getByLabel('Phone'), '0664 123 45 67')
    await click(form.getByRole('button', { name: 'Save' }))
    await expect(page.getByRole('row', { name: /Karl Huber/ })).toBeVisible()
    expect(total()).toBeLessThanOrEqual(12)
  })

  await test.step('a known guest', async () => {
    const { type, press, click, total } = await begin(6)
    await type(form.getByLabel('Client'), 'Nov')
    await expect(page.getByText('anna@example.com')).toBeVisible()
    await press('Enter')
    await click(form.getByRole('button', { name: 'Save' }))
    await expect(page.getByRole('row', { name: /Anna Novak/ })).toBeVisible()
    expect(total()).toBeLessThanOrEqual(10)
  })
}

test('in the form: a caller nobody knows in twelve steps, a known guest in ten', async ({ page, server }) => {
  test.slow()
  await open(page, server, 'form-steps@example.com')
  await bookInTheForm(page, /Lake room/)
})

test('in the form: no step more where there are several properties, and the unit says which', async ({
  page,
  server,
}) => {
  test.slow()
  await open(page, server, 'form-steps-two@example.com', twoHouses)
  await bookInTheForm(page, /Garden room/)
})
