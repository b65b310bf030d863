import type { Page } from '@playwright/test'
import { dayAfter, today } from './days.ts'
import { expect, personals, signIn, test } from './keyhaven.ts'
import { pdfText } from './pdf-text.ts'
import { seriousProblems } from './serious-problems.ts'

const year = today().slice(0, 4)
const [first, cancelling, second] = [1, 2, 3].map((count) => `${year}-0000${count}`) as [string, string, string]

// The browser notes every refusal; this one is the question before an issued invoice is replaced.
test.use({ expectedErrors: [/status of 409 .*\/api\/booking\//] })

/** The text of the document that a Download link opens. */
const downloaded = async (page: Page, name: string) => {
  const link = page.getByRole('link', { name: `Download ${name}` })
  const answer = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toBe('application/pdf')
  return pdfText(await answer.body())
}

test('a stay is booked, its deposit paid, its invoice issued, and reissued when the stay changes @journey', async ({
  page,
  server,
}) => {
  test.slow()
  const { api } = await signIn(page, server, 'finance@example.com')
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
    ...{ check_in: dayAfter(today(), 3), check_out: dayAfter(today(), 6), deposit_amount: 120 },
  })

  await page.goto('/owner/dashboard/bookings')
  await page.getByRole('button', { name: 'Details of B-000001' }).click()
  const popup = page.getByRole('dialog', { name: /^Booking B-/ })
  const payments = popup.getByRole('region', { name: 'Payments' })
  await payments.getByRole('button', { name: 'Add payment' }).click()
  const payment = page.getByRole('dialog', { name: 'Add payment' })
  await expect(payment.getByLabel('Amount')).toHaveValue('120')
  await payment.getByRole('button', { name: 'Add payment' }).click()
  await expect(payments).toContainText('Deposit')
  await expect(payments).toContainText('€180.00')

  const invoices = popup.getByRole('region', { name: 'Invoices' })
  await invoices.getByRole('button', { name: /^Issue invoice Draft/ }).click()
  await expect(invoices).toContainText(first)
  const issued = await downloaded(page, `invoice ${first} of Žofie Nováková`)
  for (const words of [first, 'Žofie Nováková', 'Ada Byron', 'ATU12345678', 'Lake room', '300.00', '120.00', '180.00'])
    expect(issued).toContain(words)
  expect(issued).not.toMatch(/draft/i)
  expect(await seriousProblems(page)).toEqual([])

  await popup.getByRole('button', { name: 'Edit booking' }).click()
  const form = page.getByRole('dialog', { name: 'Edit Booking' })
  const checkOut = form.getByRole('combobox', { name: 'Check Out' })
  await checkOut.fill(dayAfter(today(), 7).split('-').toReversed().join('.'))
  await checkOut.press('Enter')
  await form.getByRole('button', { name: 'Update' }).click()
  const question = page.getByRole('dialog', { name: 'This replaces an issued invoice' })
  await expect(question).toContainText(
    `Invoice ${first} for €300.00 will be cancelled by a new document, and a new invoice for €400.00 will be issued.`,
  )
  expect(await seriousProblems(page)).toEqual([])
  await question.getByRole('button', { name: 'Replace the invoice' }).click()
  await expect(form).toBeHidden()
  await page.getByRole('button', { name: 'Details of B-000001' }).click()
  await expect(invoices.getByRole('listitem')).toHaveText([
    new RegExp(`${second}Issued€400.00`),
    new RegExp(`${cancelling}Cancellationof ${first}-€300.00`),
    new RegExp(`${first}Cancelled€300.00`),
  ])

  await page.goto('/owner/dashboard/invoices')
  const cancellation = await downloaded(page, `cancellation ${cancelling} of Žofie Nováková`)
  for (const words of [cancelling, first, '-€300.00']) expect(cancellation).toContain(words)
  const anew = await downloaded(page, `invoice ${second} of Žofie Nováková`)
  for (const words of [second, '400.00', '120.00', '280.00']) expect(anew).toContain(words)
  expect(await downloaded(page, `invoice ${first} of Žofie Nováková`)).toBe(issued)
  expect(await seriousProblems(page)).toEqual([])
})
