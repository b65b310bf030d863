import { briefDay } from '@keyhaven/shared-contracts/domain/days/brief-day'
import { aProperty, aUnit } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import { de } from '@keyhaven/shared-contracts/domain/languages/de'
import { en } from '@keyhaven/shared-contracts/domain/languages/en'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { beforeAll, expect, it } from 'vitest'
import area from '../../area.tsx'

const server = await testServer()
let owner: TestOwner
const arrival = addDays(localToday(), 40)
const dayName = (day: string) => en.longDayWithWeekday(day)

beforeAll(async () => {
  owner = await server.signUpOwner()
  for (const name of ['Mill', 'Barn']) await aUnit(owner, { property_id: (await aProperty(owner, { name })).id })
})

const open = async (path = '/', query = '') => {
  const page = renderArea(`${path}?${query}owner=${owner.user.slug}`, { area, server })
  const field = (label: string) => page.screen.getByLabelText<HTMLInputElement>(label)
  await page.screen.findByRole('search')
  return { ...page, field }
}

it('reads a day that was typed before what reads it has loaded', async () => {
  const page = await open()
  const field = page.field('Check-in')
  page.fireEvent.focusIn(field)
  page.fireEvent.change(field, { target: { value: en.day(arrival) } })
  page.fireEvent.focusOut(field)
  await page.waitFor(() => expect(page.field('Check-in').value).toBe(briefDay(en, arrival)))
})

it('reads days as people type them and shows them as the language of the guest writes them', async () => {
  const page = await open('/de')
  await page.user.type(page.field('Anreise'), de.day(arrival))
  await page.user.tab()
  expect(page.field('Anreise').value).toBe(briefDay(de, arrival))
  expect(page.field('Abreise').value).toBe(briefDay(de, addDays(arrival, 1)))
})

it('keeps what is no day as it was typed, and Search says so at the field', async () => {
  const page = await open()
  await page.user.type(page.field('Check-in'), 'some day')
  await page.user.click(page.screen.getByRole('button', { name: 'Search' }))
  expect(page.field('Check-in').value).toBe('some day')
  expect(page.field('Check-in').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(page.field('Check-in'))
  expect(page.address()).not.toContain('check_in')
})

it('opens a calendar, in which two days that keys lead to are the stay', async () => {
  const page = await open('/', `check_in=${arrival}&check_out=${addDays(arrival, 2)}&`)
  const button = page.screen.getByRole('button', { name: 'Open the calendar' })
  await page.user.click(button)
  const calendar = page.within(await page.screen.findByRole('dialog', { name: 'Choose dates' }))
  const day = (count: number) =>
    calendar.getByRole('button', { name: new RegExp(`^${dayName(addDays(arrival, count))}`) })
  expect(document.activeElement).toBe(day(0))
  await page.user.keyboard('{ArrowRight}{Enter}{ArrowDown}{Enter}')
  await page.waitFor(() => expect(page.screen.queryByRole('dialog')).toBeNull())
  expect(page.field('Check-in').value).toBe(briefDay(en, addDays(arrival, 1)))
  expect(page.field('Check-out').value).toBe(briefDay(en, addDays(arrival, 8)))
  expect(document.activeElement).toBe(button)
})

it('closes the calendar with Escape, and with a press elsewhere', async () => {
  const page = await open()
  const button = page.screen.getByRole('button', { name: 'Open the calendar' })
  await page.user.click(page.field('Check-out'))
  await page.screen.findByRole('dialog', { name: 'Choose dates' })
  await page.user.keyboard('{Escape}')
  expect(page.screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(button)
  await page.user.click(page.field('Check-in'))
  await page.screen.findByRole('dialog', { name: 'Choose dates' })
  await page.user.click(page.field('Guests'))
  expect(page.screen.queryByRole('dialog')).toBeNull()
})

it('keeps the arrival when only the day of departure is chosen', async () => {
  const page = await open('/', `check_in=${arrival}&check_out=${addDays(arrival, 2)}&`)
  await page.user.click(page.field('Check-out'))
  const calendar = page.within(await page.screen.findByRole('dialog', { name: 'Choose dates' }))
  await page.user.click(calendar.getByRole('button', { name: new RegExp(`^${dayName(addDays(arrival, 5))}`) }))
  expect(page.field('Check-in').value).toBe(briefDay(en, arrival))
  expect(page.field('Check-out').value).toBe(briefDay(en, addDays(arrival, 5)))
})
