import { dayAfter, today } from './days.ts'
import { expect, signIn, test } from './keyhaven.ts'
import { seriousProblems } from './serious-problems.ts'

type Api = (method: string, at: string, body?: unknown) => Promise<never>
type WithId = { id: number }

const house = {
  name: 'Seehaus',
  description: 'A house by the lake.',
  active: true,
  address: {
    street: 'Uferweg',
    house_number: '7',
    postal_code: '4830',
    city: 'Hallstatt',
    country: 'Austria',
    phone: '+43613412345',
  },
}
const room = {
  name: 'Lake room',
  description: 'Two beds and a balcony.',
  capacity: 2,
  max_capacity: 3,
  price_per_night: '89,50',
  price_per_extra_person: 10,
  type: 'apartment',
  status: 'available',
  active: true,
}
const guest = { first_name: 'Karl', last_name: 'Maier', email: 'karl@example.com', address: house.address }

const makeHouse = async (api: Api) => {
  const property: WithId = await api('POST', '/api/properties/', house)
  const unit: WithId = await api('POST', '/api/units/', { ...room, property_id: property.id })
  await api('POST', '/api/units/', { ...room, name: 'Attic', property_id: property.id, price_per_night: 70 })
  return { property, unit }
}
const book = async (api: Api, property: number, unit: number, check_in: string, check_out: string) => {
  const client: WithId = await api('POST', '/api/clients/', guest)
  const stay = { property, unit, client: client.id, check_in, check_out, guests_count: 2, services: [] }
  return (await api('POST', '/api/bookings/', {
    ...stay,
    status: 'confirmed',
    deposit_paid: false,
    deposit_amount: 0,
  })) as WithId & { total_price: number }
}

test('a season is drawn on the strip, prices the nights booked in it, and is copied to the next year @journey', async ({
  page,
  server,
}) => {
  test.slow()
  const { api } = await signIn(page, server, 'seasons@example.com')
  const { property, unit } = await makeHouse(api)
  const year = Number(today().slice(0, 4)) + 1
  await page.goto('/owner/dashboard/units')
  await page.getByRole('link', { name: 'Season prices of Lake room' }).click()
  await page.getByRole('button', { name: 'Next year' }).click()

  await test.step('drag over some nights; the form has them already', async () => {
    const strip = page.getByRole('slider', { name: `Nights of Lake room in ${year}` })
    await strip.scrollIntoViewIfNeeded()
    const box = await strip.boundingBox()
    if (!box) throw new Error('the strip is not there')
    const at = (share: number) => [box.x + box.width * share, box.y + box.height / 2] as const
    await page.mouse.move(...at(0.5))
    await page.mouse.down()
    await page.mouse.move(...at(0.55), { steps: 4 })
    await page.mouse.move(...at(0.6), { steps: 4 })
    await page.mouse.up()
    const form = page.getByRole('dialog')
    await expect(form.getByLabel('First night')).toHaveValue(new RegExp(`\\d\\d\\.\\d\\d\\.${year}`))
    await expect(form.getByLabel('Last night')).toHaveValue(new RegExp(`\\d\\d\\.\\d\\d\\.${year}`))
    await form.getByLabel('Name').fill('Summer')
    await form.getByLabel('First night').fill(`01.07.${year}`)
    await page.keyboard.press('Enter')
    await form.getByLabel('Last night').fill(`31.08.${year}`)
    await page.keyboard.press('Enter')
    await form.getByLabel('Price per night').fill('120,50')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('button', { name: /^Summer 01\.07\..*€120\.50/ })).toBeVisible()
  })

  await test.step('two nights before it and one in it', async () => {
    const { total_price } = await book(api, property.id, unit.id, `${year}-06-29`, `${year}-07-02`)
    expect(total_price).toBe(89.5 + 89.5 + 120.5)
  })

  await test.step('copied to the next year, ten percent dearer', async () => {
    await page.getByRole('button', { name: `Copy to ${year + 1}` }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('Price change').fill('10')
    await expect(form).toContainText('€120.50 → €132.55')
    await form.getByRole('button', { name: 'Copy 1 season' }).click()
    await page.getByRole('button', { name: `Show ${year + 1}` }).click()
    await expect(page.getByRole('button', { name: /^Summer .*€132\.55/ })).toBeVisible()
  })
})

test('a property with history is archived, and nobody can book it any more', async ({ page, server }) => {
  const { api, user } = await signIn(page, server, 'archive@example.com')
  const { property, unit } = await makeHouse(api)
  const [arrival, departure] = [dayAfter(today(), 3), dayAfter(today(), 6)]
  await book(api, property.id, unit.id, arrival, departure)

  await page.goto('/owner/dashboard/properties')
  await page.getByRole('button', { name: 'Edit Seehaus' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: 'Delete Seehaus?' })
  await expect(question).toContainText('2 units go with it.')
  await expect(question).toContainText('1 booking is kept, and it is still to come.')
  await expect(question).toContainText('It will be archived')
  await question.getByRole('button', { name: 'Delete Seehaus' }).click()
  await expect(page.getByText('No properties yet')).toBeVisible()

  await page.getByRole('link', { name: 'Units' }).click()
  await expect(page.getByText('No units yet')).toBeVisible()
  await page.getByRole('link', { name: 'Bookings' }).click()
  await expect(page.getByRole('row', { name: /Karl Maier/ })).toContainText('Seehaus')

  const results = await page.request.get(
    `/keyhaven/api/public/booking/available-units/?check_in=${departure}&check_out=${dayAfter(departure, 2)}&guests=2&owner=${user.slug}`,
    { headers: { 'cache-control': 'no-cache' } },
  )
  expect(await results.json()).toEqual([])
})

test('lists are filtered in the address, and say when nothing fits', async ({ page, server }) => {
  const { api } = await signIn(page, server, 'lists@example.com')
  const { property } = await makeHouse(api)
  await api('POST', '/api/units/', { ...room, name: 'Under repair', property_id: property.id, status: 'maintenance' })
  await page.goto('/owner/dashboard/units?status=maintenance')
  await expect(page.getByRole('row', { name: /Under repair/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Lake room/ })).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Search units' }).fill('lake')
  await expect(page.getByText('No units found')).toBeVisible()
  await expect(page).toHaveURL(/search=lake/)
  await page.getByRole('button', { name: 'Reset filters' }).first().click()
  await expect(page.getByRole('row', { name: /Lake room/ })).toBeVisible()
})

for (const theme of ['light', 'dark'] as const) {
  test(`open date pickers and Delete are accessible, ${theme}`, async ({ page, server }) => {
    test.slow()
    const { api } = await signIn(page, server, `pickers-${theme}@example.com`)
    const { property, unit } = await makeHouse(api)
    const [start, end] = [today(), dayAfter(today(), 12)]
    await api('POST', '/api/seasons/', { unit: unit.id, name: 'Advent', start, end, price_per_night: 120 })
    const code = { code: 'ADVENT', description: 'Ten percent off in Advent', valid_until: end, discount_percent: 10 }
    await api('POST', '/api/promocodes/', code)
    await page.evaluate((value) => window.localStorage.setItem('user-theme', value), theme)

    await test.step('a season', async () => {
      await page.goto(`/owner/dashboard/units/seasons?property=${property.id}`)
      await page.getByRole('button', { name: /^Advent/ }).click()
      const form = page.getByRole('dialog')
      await expect(form.getByRole('button', { name: 'Delete' })).toBeVisible()
      expect.soft(await seriousProblems(page), 'form').toEqual([])
      for (const label of ['First night', 'Last night']) {
        await form.getByLabel(label).click()
        await expect(page.locator('.ant-picker-dropdown:visible')).toBeVisible()
        expect.soft(await seriousProblems(page), label).toEqual([])
        await page.keyboard.press('Escape')
        await expect(page.locator('.ant-picker-dropdown:visible')).toHaveCount(0)
      }
      await form.getByRole('button', { name: 'Delete' }).click()
      await expect(page.getByRole('button', { name: 'Delete Advent' })).toBeEnabled()
      expect.soft(await seriousProblems(page), 'deleting').toEqual([])
    })

    await test.step('a promo code', async () => {
      await page.goto('/owner/dashboard/promocodes')
      await page.getByRole('button', { name: 'Edit ADVENT' }).click()
      await page.getByRole('dialog').getByLabel('Valid until').click()
      await expect(page.locator('.ant-picker-dropdown:visible')).toBeVisible()
      expect.soft(await seriousProblems(page), 'valid until').toEqual([])
    })

    await test.step('a property', async () => {
      await page.goto('/owner/dashboard/properties')
      await page.getByRole('button', { name: 'Edit Seehaus' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      await expect(page.getByRole('button', { name: 'Delete Seehaus' })).toBeEnabled()
      expect.soft(await seriousProblems(page), 'deleting').toEqual([])
    })
  })
}

test.describe('a session that ends', () => {
  // What the browser notes of the refused call.
  test.use({ expectedErrors: [/401/] })

  test('costs nothing that was typed', async ({ page, server }) => {
    const email = 'typing@example.com'
    const { api } = await signIn(page, server, email)
    await makeHouse(api)
    await page.goto('/owner/dashboard/properties')
    await page.getByRole('button', { name: 'Edit Seehaus' }).click()
    const form = page.getByRole('dialog')
    const text = 'A house by the lake, with a boat of its own.'
    await form.getByLabel('Description', { exact: true }).fill(text)
    await api('POST', '/auth/logout/')
    await form.getByRole('button', { name: 'Update' }).click()

    await expect(page).toHaveURL(/\/owner\/login/)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('Correct-Horse-1')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/owner\/dashboard\/properties/)
    await page.getByRole('button', { name: 'Edit Seehaus' }).click()
    await form.getByRole('button', { name: 'Restore what you typed' }).click()
    await expect(form.getByLabel('Description', { exact: true })).toHaveValue(text)
    await form.getByRole('button', { name: 'Update' }).click()
    await expect(form).toBeHidden()
    await expect(page.getByRole('article', { name: 'Seehaus' })).toContainText(text)
    await page.getByRole('button', { name: 'Edit Seehaus' }).click()
    await expect(form.getByLabel('Description', { exact: true })).toHaveValue(text)
    await expect(form.getByRole('button', { name: 'Restore what you typed' })).toHaveCount(0)
  })
})
