import { en } from '@keyhaven/shared-contracts/domain/languages/en'
import { weekdayOf } from '@keyhaven/shared-contracts/domain/days/day'
import type { Locator } from '@playwright/test'
import { dayAfter, today } from './days.ts'
import { expect, personals, signIn, test } from './keyhaven.ts'
import { seriousProblems } from './serious-problems.ts'

type WithId = { id: number }

test('an owner prices weekends, weeks and late bookings, and a guest pays the worked example to the cent', async ({
  page,
  server,
}) => {
  test.slow()
  const { api, user } = await signIn(page, server, 'prices@example.com')
  const house: WithId = await api('POST', '/api/properties/', {
    ...{ name: 'Seehaus', description: 'A house by the lake.', active: true, address: personals.address },
  })
  const unit: WithId = await api('POST', '/api/units/', {
    ...{ name: 'Attic', description: 'Two beds.', capacity: 2, max_capacity: 2, price_per_extra_person: 0 },
    ...{ price_per_night: 99.9, property_id: house.id },
  })
  const form = page.getByRole('dialog')
  const send = async (name: string) => {
    await expect(form.getByRole('button', { name })).toBeEnabled()
    await form.getByRole('button', { name }).click()
    await expect(form).toBeHidden()
  }
  const choose = async (field: Locator, option: string) => {
    await field.click()
    await page.getByTitle(option, { exact: true }).click()
  }

  await test.step('Friday and Saturday cost more', async () => {
    await page.goto('/owner/dashboard/units')
    await page.getByRole('button', { name: 'Edit unit Attic' }).click()
    await form.getByRole('button', { name: 'Other prices on some days' }).click()
    await form.getByLabel('Friday and Saturday').fill('149.50')
    await send('Update')
    await expect(page.getByText('Fri Sat €149.50')).toBeVisible()
  })

  await test.step('a week and a late booking cost less', async () => {
    await page.getByRole('link', { name: 'Discounts' }).click()
    for (const name of ['From 7 nights: 10% off', 'Booked at most 7 days before arrival: 15% off']) {
      await page.getByRole('button', { name, exact: true }).click()
      await expect(form.getByRole('table')).toBeVisible()
      expect(await seriousProblems(page)).toEqual([])
      await send('Save')
      await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible()
    }
  })

  await test.step('a fee comes to every stay, and a code for friends', async () => {
    await page.goto('/owner/dashboard/services?new=1')
    await form.getByRole('radio', { name: /^Mandatory fee/ }).check()
    await form.getByLabel('Name', { exact: true }).fill('Final cleaning')
    await form.getByLabel('Price').fill('61.35')
    await choose(form.getByLabel('Type'), 'One Time')
    await choose(form.getByLabel('Property'), 'Seehaus')
    await send('Save')
    await api('POST', '/api/promocodes/', {
      ...{ code: 'FRIENDS', description: 'For good friends', discount_percent: 7, active: true },
      valid_until: dayAfter(today(), 300),
    })
  })

  const friday = dayAfter(today(), (5 - weekdayOf(today()) + 7) % 7)
  const total = await test.step('the worked example goes through the order', async () => {
    await page.goto(`/owner/dashboard/units/discounts?unit=${unit.id}`)
    await choose(page.getByLabel('Promo code'), 'FRIENDS, 7%')
    const rows = page.getByRole('table', { name: `7 nights from ${en.longDayWithWeekday(friday)}` }).getByRole('row')
    await expect(rows.locator('td:first-child')).toHaveText([
      /^Nights/,
      'Nights',
      'From 7 nights on, 10%',
      'Last minute, up to 7 days before arrival, 15%',
      'Promo code FRIENDS, 7 %',
      'Final cleaning (not discounted)',
      'Total',
    ])
    expect(await seriousProblems(page)).toEqual([])
    return rows.last().locator('td').last().textContent()
  })

  await test.step('a guest gets the same total', async () => {
    const stay = { unit: unit.id, check_in: friday, check_out: dayAfter(friday, 7), guests_count: 2 }
    const answer = await page.request.post(`/keyhaven/api/public/booking/quote/?owner=${user.slug}`, {
      data: { ...stay, services: [], promo_code: 'friends' },
    })
    expect(answer.status()).toBe(200)
    const { total_price } = (await answer.json()) as { total_price: number }
    expect(total).toBe(en.euros(total_price))
  })
})
