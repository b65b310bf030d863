import { de } from '@keyhaven/shared-contracts/domain/languages/de'
import { weekdayOf } from '@keyhaven/shared-contracts/domain/days/day'
import { countSteps } from './count-steps.ts'
import { dayAfter, today } from './days.ts'
import { expect, personals, signIn, test } from './keyhaven.ts'
import { seriousProblems } from './serious-problems.ts'

type WithId = { id: number }
const room = { description: 'Two beds and a balcony.', capacity: 2, max_capacity: 2, price_per_extra_person: 0 }

test('the first summer of four units, price, weekend, minimum and Saturdays, takes at most twelve steps', async ({
  page,
  server,
}) => {
  test.slow()
  const { api } = await signIn(page, server, 'rules@example.com')
  const house: WithId = await api('POST', '/api/properties/', {
    ...{ name: 'Seehaus', description: 'A house by the lake.', active: true, address: personals.address },
  })
  for (const name of ['Attic', 'Cabin', 'Garden room', 'Lake room'])
    await api('POST', '/api/units/', { ...room, name, price_per_night: 90, property_id: house.id })
  const year = Number(today().slice(0, 4)) + (today().slice(5) > '08-31' ? 1 : 0)
  await page.goto(`/owner/dashboard/units/seasons?property=${house.id}&year=${year}`)
  const { click, type, press, drag, total } = countSteps(page)

  const strip = page.getByRole('slider', { name: `Nights of Attic in ${year}` })
  await strip.scrollIntoViewIfNeeded()
  const box = await strip.boundingBox()
  if (!box) throw new Error('the strip is not there')
  const spot = (day: string) => {
    const nights = (Date.parse(`${year + 1}-01-01`) - Date.parse(`${year}-01-01`)) / 86_400_000
    const ordinal = (Date.parse(day) - Date.parse(`${year}-01-01`)) / 86_400_000
    return { x: box.x + (box.width * (ordinal + 0.5)) / nights, y: box.y + box.height / 2 }
  }
  await drag(spot(`${year}-07-01`), spot(`${year}-08-31`))
  const form = page.getByRole('dialog')
  await type(form.getByLabel('Name'), 'Summer')
  await type(form.getByLabel('The same price for all units'), '120')
  await expect(form.getByRole('button', { name: 'Save' })).toBeEnabled()
  await press('Enter')
  await expect(form).toBeHidden()

  await click(page.getByRole('link', { name: 'Stay rules' }))
  await click(page.getByRole('button', { name: 'At least 2 nights, with a Friday or Saturday night' }))
  await click(form.getByRole('button', { name: 'Save' }))
  await expect(form).toBeHidden()
  await click(page.getByRole('button', { name: 'New Rule' }))
  await type(form.getByLabel('Nights', { exact: true }), '3')
  await expect(form.getByRole('button', { name: 'Save' })).toBeEnabled()
  await press('Enter')
  await expect(form).toBeHidden()
  await click(page.getByRole('button', { name: /^Arrival on Saturday only/ }))
  await expect(form.getByRole('grid', { name: `Days of Attic, July ${year}` })).toBeVisible()
  expect(await seriousProblems(page)).toEqual([])
  await click(form.getByRole('button', { name: 'Save' }))
  await expect(form).toBeHidden()
  expect(total()).toBeLessThanOrEqual(12)

  const units = page.getByRole('region', { name: 'Everything you let' })
  await expect(units.getByRole('listitem')).toHaveCount(3)
  expect(await seriousProblems(page)).toEqual([])
  const seasons: object[] = await api('GET', '/api/seasons/')
  expect(seasons).toHaveLength(4)

  await test.step('a guest reads in German why a Tuesday cannot be', async () => {
    const saturday = dayAfter(`${year}-07-10`, (13 - weekdayOf(`${year}-07-10`)) % 7)
    const tuesday = dayAfter(saturday, 3)
    const [unit] = (await api('GET', '/api/units/')) as WithId[]
    const address = `http://book.localhost:${server.port}/de/property/${house.id}/unit/${unit?.id}`
    await page.goto(`${address}?check_in=${tuesday}&check_out=${dayAfter(tuesday, 3)}&guests=2`)
    const why = `Am ${de.longDayWithWeekday(tuesday)} kann kein Aufenthalt beginnen: Anreise ist am Samstag.`
    await expect(page.getByText(why).first()).toBeVisible()
    await page.goto(`${address}?check_in=${saturday}&check_out=${dayAfter(saturday, 3)}&guests=2`)
    await expect(page.getByText(/360,00/).first()).toBeVisible()
    await expect(page.locator(`[data-day="${tuesday}"]`)).toBeDisabled()
    await expect(page.locator(`[data-day="${dayAfter(saturday, 7)}"]`)).toBeEnabled()
  })
})

test('days of a calendar are selected by a drag, and a rule is added for them', async ({ page, server }) => {
  const { api } = await signIn(page, server, 'drag@example.com')
  const house: WithId = await api('POST', '/api/properties/', {
    ...{ name: 'Seehaus', description: 'A house by the lake.', active: true, address: personals.address },
  })
  await api('POST', '/api/units/', { ...room, name: 'Attic', price_per_night: 90, property_id: house.id })
  await page.goto('/owner/dashboard/units/rules')
  await page.getByRole('button', { name: 'Next month' }).click()
  const days = page.getByRole('grid', { name: /^Days of Attic/ }).getByRole('gridcell')
  const [from, to] = [days.nth(8), days.nth(10)]
  const names = await Promise.all([from, to].map((day) => day.textContent()))
  await from.hover()
  await page.mouse.down()
  await days.nth(9).hover()
  await to.hover()
  await page.mouse.up()
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(3)
  await page.getByRole('button', { name: 'Add a rule for these days' }).click()
  const form = page.getByRole('dialog')
  const typed = await Promise.all(['First day', 'Last day'].map((label) => form.getByLabel(label).inputValue()))
  expect(typed.map((day) => Number(day.slice(0, 2)))).toEqual(names.map((name) => Number(/\d+/.exec(name ?? '')?.[0])))
})
