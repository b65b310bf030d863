import { readFileSync } from 'node:fs'
import { expect, signIn, test } from './keyhaven.ts'

test('an owner saves a copy of everything, ends the account and keeps it; a client is erased', async ({
  page,
  server,
}) => {
  const { api } = await signIn(page, server, 'privacy@example.com')
  await api('POST', '/api/clients/brief/', { last_name: 'Zaphodius', address: { phone: '+436641234567' } })
  await test.step('a copy of everything is a ZIP', async () => {
    await page.goto('/owner/dashboard/settings')
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save a copy' }).click()
    const file = await (await saved).path()
    expect((await saved).suggestedFilename()).toMatch(/^keyhaven-account-\d{4}-\d\d-\d\d\.zip$/)
    const text = readFileSync(file).toString('latin1')
    expect(text.slice(0, 2)).toBe('PK')
    expect(text).toContain('data.json')
    expect(text).toContain('Zaphodius')
  })
  await test.step('the account ends after the password, and is kept by one click', async () => {
    await page.getByRole('button', { name: 'Delete account' }).click()
    const form = page.getByRole('dialog', { name: 'Delete your account?' })
    await form.getByLabel('Password', { exact: true }).fill('Correct-Horse-1')
    await form.getByRole('button', { name: 'Delete account' }).click()
    const ends = page.getByText(/Your account will be deleted on/)
    await expect(page.getByRole('region', { name: 'Your data' }).locator(ends)).toBeVisible()
    await page.goto('/owner/dashboard/clients')
    await expect(page.getByRole('status').locator(ends)).toBeVisible()
    await page.goto('/owner/dashboard/settings')
    await page.getByRole('region', { name: 'Your data' }).getByRole('button', { name: 'Keep account' }).click()
    await expect(ends).toHaveCount(0)
  })
  await test.step('a client is erased after asking, and the focus is back in the page', async () => {
    await page.goto('/owner/dashboard/clients')
    await page.getByRole('button', { name: /Edit.*Zaphodius/ }).click()
    await page.getByRole('button', { name: 'If this guest asks about their data' }).click()
    await page.getByRole('menuitem', { name: 'Erase client' }).click()
    await page.getByRole('button', { name: 'Erase', exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText('Zaphodius')).toHaveCount(0)
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  })
})
