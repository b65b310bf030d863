import type { Page } from '@playwright/test'
import { expect, signIn, test } from './keyhaven.ts'

const open = async (page: Page) => {
  await page.goto('/owner/dashboard')
  await page.getByRole('link', { name: 'Clients' }).click()
  await page.getByRole('button', { name: 'New Client' }).first().click()
  const form = page.getByRole('dialog', { name: 'New Client' })
  await form.getByLabel('First Name').click()
  await form.getByLabel('First Name').fill('Grace')
  return form
}

test('Back, a link, a reload and a closed tab cost nothing that was typed', async ({ page, server }) => {
  const { token } = await signIn(page, server, 'leaving@example.com')
  // Stays signed in, as with Remember me.
  await page.evaluate((value) => {
    window.sessionStorage.removeItem('token')
    window.localStorage.setItem('token', value)
  }, token)
  const form = await open(page)
  const name = form.getByLabel('First Name')
  const question = page.getByRole('dialog', { name: 'Discard your changes?' })
  const restore = page.getByRole('button', { name: 'Restore what you typed' })

  await test.step('Back asks', async () => {
    await page.goBack()
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(question).toBeHidden()
    await expect(name).toHaveValue('Grace')
    await expect(page).toHaveURL(/\/clients$/)
  })

  await test.step('a link asks', async () => {
    await page.evaluate(() => document.querySelector<HTMLElement>('nav a[href$="/services"]')?.click())
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(question).toBeHidden()
    await expect(name).toHaveValue('Grace')
  })

  await test.step('a reload asks, and what was typed is offered again', async () => {
    const reloadQuestion = page.waitForEvent('dialog')
    const reloaded = page.reload()
    const dialog = await reloadQuestion
    expect(dialog.type()).toBe('beforeunload')
    await dialog.accept()
    await reloaded
    await page.getByRole('button', { name: 'New Client' }).first().click()
    await expect(page.getByText('The page was closed before this was saved.')).toBeVisible()
    await restore.click()
    await expect(name).toHaveValue('Grace')
    await name.fill('Grace Brewster')
  })

  await test.step('so it is in a tab that is opened after this one is gone', async () => {
    const other = await page.context().newPage()
    // It is kept once React has seen the last letter; a busy machine closes the tab before.
    const stored = () => page.evaluate(() => JSON.stringify(Object.values(window.localStorage)))
    await expect.poll(stored).toContain('Grace Brewster')
    await page.close()
    await other.goto('/owner/dashboard/clients')
    await other.getByRole('button', { name: 'New Client' }).first().click()
    const again = other.getByRole('dialog', { name: 'New Client' })
    await other.getByRole('button', { name: 'Restore what you typed' }).click()
    await expect(again.getByLabel('First Name')).toHaveValue('Grace Brewster')

    await again.getByRole('button', { name: 'Cancel' }).click()
    await other.getByRole('dialog', { name: 'Discard your changes?' }).getByRole('button', { name: 'Discard' }).click()
    await expect(again).toBeHidden()
    await other.getByRole('button', { name: 'New Client' }).first().click()
    await expect(again).toBeVisible()
    await expect(other.getByText('The page was closed before this was saved.')).toHaveCount(0)
  })
})
