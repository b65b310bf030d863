import { dayAfter, today } from './days.ts'
import { expect, personals, signIn, test } from './keyhaven.ts'
import { seriousProblems } from './serious-problems.ts'

test('a client becomes a company in the form, and its invoice is downloaded as XRechnung', async ({ page, server }) => {
  const { api } = await signIn(page, server, 'company@example.com')
  const { address } = personals
  const property: { id: number } = await api('POST', '/api/properties/', { name: 'Seehaus', description: 'x', address })
  await api('POST', '/api/units/', {
    ...{ name: 'Lake room', description: 'x', capacity: 2, max_capacity: 2, price_per_night: 100 },
    ...{ price_per_extra_person: 0, property_id: property.id },
  })
  const client: { id: number } = await api('POST', '/api/clients/', {
    ...{ first_name: 'Žofie', last_name: 'Nováková', email: 'zofie@example.com', address },
  })
  const units: { id: number }[] = await api('GET', '/api/units/')
  await api('POST', '/api/bookings/', {
    ...{ property: property.id, unit: units[0]?.id, client: client.id, guests_count: 2, status: 'confirmed' },
    ...{ check_in: dayAfter(today(), 3), check_out: dayAfter(today(), 6) },
  })

  await page.goto(`/owner/dashboard/clients/${client.id}`)
  await page.getByRole('button', { name: 'Edit' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Company').fill('Muster & Söhne GmbH')
  await form.getByLabel('VAT ID').fill('de 136 695 977')
  await form.getByLabel('Reference').fill('PO 77')
  await expect(form.getByText('This is no valid VAT ID.', { exact: false })).toBeVisible()
  expect(await seriousProblems(page)).toEqual([])
  await form.getByLabel('VAT ID').fill('de 136 695 976')
  await form.getByRole('button', { name: 'Update' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByText('DE136695976')).toBeVisible()

  await page.goto('/owner/dashboard/invoices')
  await page.getByRole('button', { name: /^Issue/ }).click()
  const link = page.getByRole('link', { name: /^XRechnung of invoice/ })
  await expect(link).toBeVisible()
  const answer = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toContain('application/xml')
  const xml = await answer.text()
  for (const part of ['Muster &amp; Söhne GmbH', 'DE136695976', 'PO 77', '<ram:GrandTotalAmount>300.00<'])
    expect(xml).toContain(part)
})
