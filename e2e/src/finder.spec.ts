import { expect, personals, signIn, test } from './keyhaven.ts'
import { dayAfter, today } from './days.ts'
import { seriousProblems } from './serious-problems.ts'

for (const theme of ['light', 'dark'] as const)
  test(`a booking is found from anywhere, by keys alone, ${theme}`, async ({ page, server }) => {
    const { api } = await signIn(page, server, `finder-${theme}@example.com`)
    await page.evaluate((value) => window.localStorage.setItem('user-theme', value), theme)
    const { address } = personals
    const property: { id: number } = await api('POST', '/api/properties/', {
      name: 'Seehaus',
      description: 'x',
      address,
    })
    const unit: { id: number } = await api('POST', '/api/units/', {
      ...{ name: 'Lake room', description: 'x', capacity: 2, max_capacity: 2, price_per_night: 90 },
      ...{ price_per_extra_person: 0, property_id: property.id },
    })
    const client: { id: number } = await api('POST', '/api/clients/', {
      ...{ first_name: 'Žofie', last_name: 'Nováková', email: 'zofie@example.com', address },
    })
    await api('POST', '/api/bookings/', {
      ...{ property: property.id, unit: unit.id, client: client.id, guests_count: 2, status: 'confirmed' },
      ...{ check_in: dayAfter(today(), 3), check_out: dayAfter(today(), 5) },
    })

    await page.goto('/owner/dashboard/services')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox', { name: 'Search everything' })
    await expect(field).toBeFocused()
    await page.keyboard.type('Nováková')
    const hit = page.getByRole('option', { name: /B-000001 · / })
    await expect(hit).toBeVisible()
    await expect(page.getByRole('option', { name: /zofie@example.com/ })).toBeVisible()
    expect(await seriousProblems(page)).toEqual([])
    for (let press = 0; press < 10 && (await hit.getAttribute('aria-selected')) !== 'true'; press++)
      await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/owner\/dashboard\/bookings\?booking=\d+$/)
    await expect(page.getByRole('dialog', { name: /B-000001/ })).toContainText('Žofie Nováková')

    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/owner\/dashboard\/bookings$/)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('nobody of this name')
    await expect(page.getByText('Nothing found for “nobody of this name”')).toBeVisible()
    expect(await seriousProblems(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(field).toBeHidden()
  })
