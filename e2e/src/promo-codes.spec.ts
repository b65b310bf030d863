import { showDay } from '@keyhaven/shared-contracts/domain/days/day'
import { de } from '@keyhaven/shared-contracts/domain/languages/de'
import { dayAfter, today } from './days.ts'
import { expect, personals, signIn, test } from './keyhaven.ts'
import { seriousProblems } from './serious-problems.ts'

type WithId = { id: number }
const room = { description: 'Two beds and a balcony.', capacity: 2, max_capacity: 2, price_per_extra_person: 0 }

// What the browser notes of the refused code.
test.use({ expectedErrors: [/400 \(Bad Request\)/] })

test('an owner binds a code to nights, and a guest reads in German why it does not count before it does', async ({
  page,
  server,
}) => {
  test.slow()
  const { api } = await signIn(page, server, 'codes@example.com')
  const house: WithId = await api('POST', '/api/properties/', {
    ...{ name: 'Seehaus', description: 'A house by the lake.', active: true, address: personals.address },
  })
  const unit: WithId = await api('POST', '/api/units/', {
    ...{ ...room, name: 'Lake room', price_per_night: 90, property_id: house.id },
  })
  const first = dayAfter(today(), 30)

  await page.goto('/owner/dashboard/promocodes')
  await page.getByRole('button', { name: 'New Promocode' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Code', { exact: true }).fill('LAKE25')
  await form.getByLabel('Description').fill('For those who stay longer')
  await form.getByLabel('Valid until').fill(showDay(dayAfter(today(), 200)))
  await form.getByLabel('Valid until').press('Tab')
  await form.getByLabel('Percent or amount').click()
  await page.getByTitle('Amount', { exact: true }).click()
  await form.getByLabel('Discount amount').fill('25')
  await form.getByRole('button', { name: /^Conditions/ }).click()
  await form.getByLabel('First night').fill(showDay(first))
  await form.getByLabel('First night').press('Tab')
  await form.getByLabel('Minimum nights').fill('3')
  await form.getByLabel('Units').click()
  await page.getByTitle('Lake room', { exact: true }).click()
  await page.keyboard.press('Escape')
  await form.getByLabel('Uses per guest').fill('1')
  expect(await seriousProblems(page)).toEqual([])
  await form.getByRole('button', { name: 'Save' }).click()
  const row = page.getByRole('row', { name: /LAKE25/ })
  for (const words of ['€25.00', 'From 3 nights', '1 unit', '1 per guest']) await expect(row).toContainText(words)
  expect(await seriousProblems(page)).toEqual([])

  await page.setViewportSize({ width: 390, height: 844 })
  const book = (from: string) =>
    page.goto(
      `http://book.localhost:${server.port}/de/book?unit=${unit.id}&property=${house.id}&check_in=${from}&check_out=${dayAfter(from, 3)}&guests=2`,
    )
  const send = page.getByRole('button', { name: /^Anfrage senden/ })
  await book(dayAfter(first, -1))
  const code = page.getByLabel(/^Gutscheincode/)
  await code.fill('lake25')
  await code.press('Enter')
  await expect(page.getByText(`Dieser Gutscheincode gilt für Nächte ab dem ${de.day(first)}.`)).toBeVisible()
  await expect(send).toContainText(de.euros(270))
  expect(await seriousProblems(page)).toEqual([])
  await book(first)
  await code.fill('lake25')
  await code.press('Enter')
  await expect(send).toContainText(de.euros(245))
})
