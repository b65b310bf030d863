import { dayAfter, today } from './days.ts'
import { expect, personals, signIn, test } from './keyhaven.ts'
import { seriousProblems } from './serious-problems.ts'

const year = today().slice(0, 4)

test('a stay is paid in cash and invoiced, and the tax adviser gets cash book and booking batch', async ({
  page,
  server,
}) => {
  test.slow()
  const { api } = await signIn(page, server, 'adviser@example.com')
  const { address } = personals
  const property: { id: number } = await api('POST', '/api/properties/', { name: 'Seehaus', description: 'x', address })
  const unit: { id: number } = await api('POST', '/api/units/', {
    ...{ name: 'Lake room', description: 'x', capacity: 2, max_capacity: 2, price_per_night: 100 },
    ...{ price_per_extra_person: 0, property_id: property.id },
  })
  const client: { id: number } = await api('POST', '/api/clients/', {
    ...{ first_name: 'Žofie', last_name: 'Müller', email: 'zofie@example.com', address },
  })
  await api('PATCH', '/api/invoice-settings/', {
    ...{ auto_issue: false, number_prefix: '', small_business_note: '', payment_terms: '' },
    vat_rates: [{ from: '2020-01-01', lodging: 7, extras: 19 }],
  })
  await api('POST', '/api/bookings/', {
    ...{ property: property.id, unit: unit.id, client: client.id, guests_count: 2, status: 'confirmed' },
    ...{ check_in: dayAfter(today(), 3), check_out: dayAfter(today(), 6), deposit_amount: 0 },
  })

  await page.goto('/owner/dashboard/bookings')
  await page.getByRole('button', { name: 'Details of B-000001' }).click()
  const popup = page.getByRole('dialog', { name: /^Booking B-/ })
  const payments = popup.getByRole('region', { name: 'Payments' })
  await payments.getByRole('button', { name: 'Add payment' }).click()
  const payment = page.getByRole('dialog', { name: 'Add payment' })
  await payment.getByLabel('Method').click()
  await page.getByTitle('Cash').click()
  await payment.getByRole('button', { name: 'Add payment' }).click()
  await expect(payments).toContainText('Payment, cash')
  await popup.getByRole('button', { name: /^Issue invoice Draft/ }).click()
  await expect(popup).toContainText(`${year}-00001`)

  await page.goto('/owner/dashboard/invoices/cash-book')
  await expect(page.getByRole('row', { name: /Closing balance/ })).toContainText('€300.00')
  expect(await seriousProblems(page)).toEqual([])

  await page.goto('/owner/dashboard/invoices')
  await page.getByRole('button', { name: 'Export for tax adviser' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export for your tax adviser' })
  await dialog.getByRole('radio', { name: /^DATEV booking batch/ }).click()
  await expect(dialog).toContainText('the chart of accounts')
  expect(await seriousProblems(page)).toEqual([])
  await dialog.getByRole('link', { name: 'Add it in the invoice settings' }).click()
  await page.getByRole('button', { name: 'Edit For your tax adviser' }).click()
  const form = page.getByRole('dialog', { name: 'Accounts for your tax adviser' })
  await form.getByLabel('Chart of accounts').click()
  await page.getByTitle('SKR03').click()
  await expect(form.getByLabel('Cash', { exact: true })).toHaveValue('1000')
  await form.getByLabel('Adviser number').fill('29098')
  await form.getByLabel('Client number').fill('55003')
  expect(await seriousProblems(page)).toEqual([])
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('button', { name: 'Edit For your tax adviser' })).toBeFocused()

  await page.goto('/owner/dashboard/invoices')
  await page.getByRole('button', { name: 'Export for tax adviser' }).click()
  await dialog.getByRole('radio', { name: /^DATEV booking batch/ }).click()
  const saving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toMatch(/^EXTF_Buchungsstapel_/)
  const chunks: Buffer[] = []
  for await (const chunk of await saved.createReadStream()) chunks.push(chunk as Buffer)
  const batch = Buffer.concat(chunks).toString('latin1')
  expect(batch).toContain('300,00;"S";"EUR";;;;10000;8300;')
  expect(batch).toContain('300,00;"S";"EUR";;;;1000;10000;')
  expect(batch).toContain('Müller')
})
