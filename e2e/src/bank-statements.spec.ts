import { camtOf, entryOf } from '@keyhaven/api/testing/bank-files'
import { creditorReference } from '@keyhaven/shared-contracts/domain/money/creditor-reference'
import { dayAfter, today } from './days.ts'
import { expect, personals, signIn, test } from './keyhaven.ts'
import { seriousProblems } from './serious-problems.ts'

test('an owner reads a bank statement, books what came, and the booking has it', async ({ page, server }) => {
  test.slow()
  const { api } = await signIn(page, server, 'bank@example.com')
  const { address } = personals
  const property: { id: number } = await api('POST', '/api/properties/', { name: 'Seehaus', description: 'x', address })
  const unit: { id: number } = await api('POST', '/api/units/', {
    ...{ name: 'Lake room', description: 'x', capacity: 2, max_capacity: 4, price_per_night: 100 },
    ...{ price_per_extra_person: 0, property_id: property.id },
  })
  const bookingOf = async (first_name: string, days: number): Promise<{ id: number; reference: string }> => {
    const email = `${first_name}@example.com`
    const client: { id: number } = await api('POST', '/api/clients/', {
      ...{ first_name, last_name: 'Nováková', email, address },
    })
    return api('POST', '/api/bookings/', {
      ...{ property: property.id, unit: unit.id, client: client.id, guests_count: 2, status: 'confirmed' },
      ...{ check_in: dayAfter(today(), days), check_out: dayAfter(today(), days + 3), deposit_amount: 90 },
    })
  }
  const [named, byName] = [await bookingOf('Zofie', 20), await bookingOf('Berta', 30)]
  const day = today()
  const statement = camtOf(
    [
      { amount: '90.00', name: 'Z. Novakova', reference: creditorReference(named.reference), day },
      { amount: '300.00', name: 'NOVAKOVA BERTA', purpose: 'Holidays', day },
      { amount: '42.00', name: 'Bakery', purpose: 'Bread', isDebit: true, day },
    ]
      .map((entry) => entryOf(entry))
      .join(''),
  )

  await page.goto('/owner/dashboard/invoices')
  await page.getByRole('link', { name: 'Bank statements' }).click()
  await page
    .getByLabel('Bank statement', { exact: true })
    .and(page.locator('input'))
    .setInputFiles({
      ...{ name: 'camt053.xml', mimeType: 'application/xml', buffer: Buffer.from(statement) },
    })
  await expect(page.getByText('3 new lines')).toBeVisible()
  await expect(page.getByText('The deposit · by reference')).toBeVisible()
  await expect(page.getByText('All that is open · by amount and name')).toBeVisible()
  expect(await seriousProblems(page)).toEqual([])

  await page.getByRole('button', { name: 'Book 1 sure match' }).click()
  await expect(page.getByText('1 line booked')).toBeVisible()
  await page.getByRole('button', { name: `Book for ${byName.reference}` }).click()
  await page
    .getByRole('group', { name: /^Bakery/ })
    .getByRole('button', { name: 'Ignore' })
    .click()
  await expect(page.getByText('No line waits for you')).toBeVisible()

  await page.getByRole('button', { name: 'Booked', exact: true }).click()
  await expect(page.getByRole('group', { name: /^NOVAKOVA BERTA/ })).toBeVisible()
  expect(await seriousProblems(page)).toEqual([])
  await page.getByRole('link', { name: `${named.reference} · Zofie Nováková` }).click()
  const payments = page.getByRole('region', { name: 'Payments' })
  await expect(payments.getByRole('row', { name: /Deposit, bank transfer/ })).toContainText('€90.00')
  await expect(payments).toContainText('Z. Novakova')
})
