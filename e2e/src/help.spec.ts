import { globSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, signIn, test } from './keyhaven.ts'

// It breaks what its server ships; no other file of tests may follow there.
test.use({ env: { OWN_SERVER: 'help' } })

test('finds a topic by keyboard, leads to it, and its link leads there again', async ({ page, server }) => {
  await signIn(page, server, 'help.reader@example.com')
  await page.goto('/owner/dashboard/help')
  await page.getByRole('combobox', { name: 'Search Help Topics...' }).fill('PROMO code rules')
  await expect(page.getByRole('option', { name: 'Promo code rules Services and Promo Codes' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/help\/promo-code-rules$/)
  const topic = page.getByRole('article', { name: 'Promo code rules' })
  await expect(topic).toBeFocused()
  await expect(topic).toBeInViewport()
  await page.reload()
  await expect(topic).toBeFocused()
  await expect(topic).toBeInViewport()
  await topic.getByRole('link', { name: 'Open Promocodes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Promocodes' })).toBeVisible()
})

test('writes to support, and the operator gets it by mail', async ({ page, server }) => {
  await signIn(page, server, 'help.writer@example.com')
  await page.goto('/owner/dashboard/help/calendar-colours')
  await page.getByRole('button', { name: 'Contact Support' }).click()
  const form = page.getByRole('dialog')
  await expect(form.getByTitle('Bookings')).toBeVisible()
  await form.getByRole('textbox', { name: 'Message' }).fill('The calendar shows a booking that I have cancelled.')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('dialog', { name: /^Thank you/ })).toBeVisible()
  const mail = await server.mailTo('operator@keyhaven.test', /./)
  expect(mail.text).toContain('The calendar shows a booking that I have cancelled.')
})

test.describe('where the help of one area is gone', () => {
  test.use({ expectedErrors: [/help\.json/] })

  test('everything else is there, and one line says so', async ({ page, server }) => {
    await signIn(page, server, 'help.partial@example.com')
    for (const file of globSync(path.join(server.releases, 'mfe/finance/*/help.json*'))) rmSync(file)
    await page.goto('/owner/dashboard/help')
    await expect(page.getByText('A part of the help could not be loaded.')).toBeVisible()
    await expect(page.getByRole('button', { name: /Managing Clients/ })).toBeVisible()
    await expect(page.getByRole('button', { name: /Invoices and Analytics/ })).toHaveCount(0)
  })
})
