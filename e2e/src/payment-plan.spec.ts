import { dayAfter, today } from './days.ts'
import { expect, personals, signIn, test } from './keyhaven.ts'
import { seriousProblems } from './serious-problems.ts'

const typed = (day: string) => day.split('-').toReversed().join('.')

test('an owner sets account and payment rule, books by it, takes the deposit, and the plan follows the stay', async ({
  page,
  server,
}) => {
  test.slow()
  const { api } = await signIn(page, server, 'payment-plan@example.com')
  const property: { id: number } = await api('POST', '/api/properties/', {
    ...{ name: 'Seehaus', description: 'x', address: personals.address },
  })
  await api('POST', '/api/units/', {
    ...{ name: 'Lake room', description: 'x', capacity: 2, max_capacity: 2, price_per_night: 100 },
    ...{ price_per_extra_person: 0, property_id: property.id },
  })
  await api('POST', '/api/clients/', {
    ...{ first_name: 'Žofie', last_name: 'Nováková', email: 'zofie@example.com', address: personals.address },
  })

  await page.goto('/owner/dashboard/settings/invoices')
  const edit = page.getByRole('button', { name: 'Edit Payments' })
  await edit.click()
  const settings = page.getByRole('dialog', { name: 'Payments' })
  await settings.getByLabel('Account holder').fill('Ada Byron')
  await settings.getByLabel('IBAN').pressSequentially('at611904300234573201')
  await expect(settings.getByLabel('IBAN')).toHaveValue('AT61 1904 3002 3457 3201')
  const deposit = settings.getByRole('radiogroup', { name: 'Deposit', exact: true })
  await deposit.getByRole('radio', { name: 'None' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(settings.getByLabel('Percent of the total')).toHaveValue('30')
  await settings.getByRole('radiogroup', { name: 'Rest' }).getByText('Before arrival').click()
  await expect(settings.getByRole('status')).toContainText('€180.00 by')
  expect(await seriousProblems(page)).toEqual([])
  await settings.getByRole('button', { name: 'Save' }).click()
  const notice = page.getByRole('dialog', {
    name: /^From now on guests transfer to AT61 1904 3002 3457 3201, Ada Byron/,
  })
  await expect(notice).toBeVisible()
  expect(await seriousProblems(page)).toEqual([])
  await notice.getByRole('button', { name: 'Okay' }).click()
  await expect(page.getByText('Deposit: 30% of the total within 7 days. Rest: 28 days before arrival.')).toBeVisible()
  await expect(edit).toBeFocused()

  await page.goto('/owner/dashboard/bookings')
  await page.getByRole('button', { name: 'New Booking' }).click()
  const form = page.getByRole('dialog', { name: 'New Booking' })
  for (const [label, count] of [
    ['Check In', 60],
    ['Check Out', 63],
  ] as const) {
    await form.getByRole('combobox', { name: label }).fill(typed(dayAfter(today(), count)))
    await page.keyboard.press('Enter')
  }
  await form.getByRole('combobox', { name: 'Client' }).click()
  await page.getByText(/zofie@example\.com/).click()
  const [depositDue, restDue] = [typed(dayAfter(today(), 7)), typed(dayAfter(today(), 32))]
  await expect(
    form.getByText(`Left empty: €90.00 by ${depositDue} and €210.00 by ${restDue}, by the payment rule.`),
  ).toBeVisible()
  expect(await seriousProblems(page)).toEqual([])
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()

  await page.goto('/owner/dashboard/bookings?stage=all')
  await page.getByRole('button', { name: 'Details of B-000001' }).click()
  const popup = page.getByRole('dialog', { name: 'Booking B-000001' })
  const plan = popup.getByRole('region', { name: 'Payment plan' })
  await expect(plan.getByRole('row')).toHaveText([/^Part/, `Deposit${depositDue}€90.00`, `Rest${restDue}€210.00`])
  await popup.getByRole('region', { name: 'Payments' }).getByRole('button', { name: 'Add payment' }).click()
  const payment = page.getByRole('dialog', { name: 'Add payment' })
  await expect(payment.getByLabel('Amount')).toHaveValue('90')
  await payment.getByRole('button', { name: 'Add payment' }).click()
  await expect(plan).toContainText(`Deposit${depositDue}€90.00Paid`)
  expect(await seriousProblems(page)).toEqual([])

  await popup.getByRole('button', { name: 'Edit booking' }).click()
  const change = page.getByRole('dialog', { name: 'Edit Booking' })
  await change.getByRole('combobox', { name: 'Check Out' }).fill(typed(dayAfter(today(), 65)))
  await page.keyboard.press('Enter')
  await change.getByRole('button', { name: 'Update' }).click()
  await expect(change).toBeHidden()
  await page.getByRole('button', { name: 'Details of B-000001' }).click()
  await expect(plan.getByRole('row')).toHaveText([/^Part/, `Deposit${depositDue}€90.00Paid`, `Rest${restDue}€410.00`])
  expect(await seriousProblems(page)).toEqual([])
})
