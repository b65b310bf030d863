import { dayAfter, today } from './days.ts'
import { expect, personals, signIn, test } from './keyhaven.ts'
import { seriousProblems } from './serious-problems.ts'

// The browser notes every refusal; this one is the question before less is charged than was declared.
test.use({ expectedErrors: [/status of 409 .*\/tourist-tax\//] })

test('an owner keeps a tax, a guest reads it with the price, it is corrected and reported', async ({
  page,
  server,
}) => {
  test.slow()
  const { api, user } = await signIn(page, server, 'tax@example.com')
  const { address } = personals
  const property: { id: number } = await api('POST', '/api/properties/', { name: 'Seehaus', description: 'x', address })
  const unit: { id: number } = await api('POST', '/api/units/', {
    ...{ name: 'Lake room', description: 'x', capacity: 2, max_capacity: 4, price_per_night: 100 },
    ...{ price_per_extra_person: 0, property_id: property.id },
  })
  const client: { id: number } = await api('POST', '/api/clients/', {
    ...{ first_name: 'Žofie', last_name: 'Nováková', email: 'zofie@example.com', address },
  })

  await page.goto('/owner/dashboard/services')
  await page.getByRole('link', { name: 'Tourist tax' }).click()
  await page.getByRole('button', { name: 'Add your first tourist tax' }).click()
  const form = page.getByRole('dialog', { name: 'New Tourist tax' })
  await form.getByLabel('Begin with an example').click()
  await page.getByTitle('Alpbach · Aufenthaltsabgabe').click()
  await expect(form.getByText('2 adults and 1 child of 12, 3 nights in July: €21.00')).toBeVisible()
  await form.getByRole('button', { name: 'Add a property' }).click()
  await form.getByLabel('Property', { exact: true }).click()
  await page.getByTitle('Seehaus').click()
  expect(await seriousProblems(page)).toEqual([])
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: /Alpbach/ })).toContainText('€3.50 a person and night')

  const days = { check_in: dayAfter(today(), 3), check_out: dayAfter(today(), 6) }
  await page.goto(
    `/de/property/${property.id}/unit/${unit.id}?owner=${user.slug}&check_in=${days.check_in}&check_out=${days.check_out}&guests=2`,
  )
  await expect(page.getByText(/Aufenthaltsabgabe/).first()).toBeVisible()

  const booking: { id: number } = await api('POST', '/api/bookings/', {
    ...{ property: property.id, unit: unit.id, client: client.id, guests_count: 2, status: 'confirmed', ...days },
  })
  await page.goto(`/owner/dashboard/bookings?booking=${booking.id}`)
  const block = page.getByRole('region', { name: 'Tourist tax' })
  await expect(block).toContainText('2 persons; €21.00 were declared')
  await block.getByRole('button', { name: 'Correct…' }).click()
  const dialog = page.getByRole('dialog', { name: /Who really stayed/ })
  await dialog.getByLabel('Persons').fill('1')
  expect(await seriousProblems(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Take €10.50' }).click()
  await expect(block).toContainText('€21.00 → €10.50')

  // Nobody answers the dialog of a printer here.
  await page.addInitScript(() => {
    window.print = () => Reflect.set(window.top ?? window, 'printed', document.body.textContent)
  })
  await page.goto(`/owner/dashboard/invoices/tourist-taxes?month=${days.check_in.slice(0, 7)}`)
  await expect(page.getByRole('row', { name: /Alpbach/ })).toContainText('€')
  await page.getByRole('button', { name: 'Print' }).click()
  await expect.poll(() => page.evaluate(() => String(Reflect.get(window, 'printed')))).toContain('Alpbach')
  expect(await seriousProblems(page)).toEqual([])
})
