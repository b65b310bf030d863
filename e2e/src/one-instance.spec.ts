import { expect, personals, signIn, test } from './keyhaven.ts'

const property = (name: string) => ({
  name,
  description: 'A house',
  active: true,
  address: { ...personals.address, phone: '+4312345678' },
})

test('session, theme and query cache are one across areas, without a reload @journey', async ({ page, server }) => {
  const { api } = await signIn(page, server, 'one@example.com')
  const first: { id: number } = await api('POST', '/api/properties/', property('First house'))
  // With a unit there is a calendar.
  await api('POST', '/api/units/', {
    ...{ name: 'Garden room', description: 'Quiet', capacity: 2, max_capacity: 2, price_per_night: 120 },
    ...{ price_per_extra_person: 0, property_id: first.id },
  })
  await page.goto('/owner/dashboard')
  await expect(page.getByText('First house')).toBeVisible()
  await page.locator('#root').evaluate((element) => void Object.assign(element, { marked: true }))

  await test.step('what inventory saves, bookings shows', async () => {
    await page.getByRole('link', { name: 'Properties' }).click()
    await page.getByRole('button', { name: 'New Property' }).click()
    const form = page.getByRole('dialog')
    for (const [label, value] of [
      ['Name', 'Second house'],
      ['Street', 'Uferweg'],
      ['House Number', '7'],
      ['City', 'Hallstatt'],
      ['Postal Code', '4830'],
      ['Country', 'Austria'],
      ['Phone', '+43613412345'],
      ['Description', 'By the lake'],
    ] as const) {
      await form.getByLabel(label, { exact: true }).fill(value)
    }
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('article', { name: 'Second house' })).toBeVisible()
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
    await page.getByRole('combobox', { name: 'Property' }).click()
    await expect(page.getByTitle('Second house')).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('one theme restyles shell and areas', async () => {
    const colour = () =>
      page.getByRole('heading', { name: 'Dashboard' }).evaluate((node) => getComputedStyle(node).color)
    const before = await colour()
    await page.getByRole('button', { name: /Switch to (dark|light) theme/ }).click()
    await expect.poll(colour).not.toBe(before)
    await page.getByRole('link', { name: 'Invoices' }).click()
    await expect(page.getByRole('heading', { name: 'Invoices' })).toBeVisible()
    const inks = await page.evaluate(() =>
      [...document.querySelectorAll('.antd-tokens')].map((node) =>
        getComputedStyle(node).getPropertyValue('--ant-color-text'),
      ),
    )
    expect(inks.length).toBeGreaterThan(1)
    expect(new Set(inks).size).toBe(1)
  })

  await test.step('a session that ends, ends for all', async () => {
    await api('POST', '/auth/logout/')
    // The live stream ends with the session, too: it may have led to the sign-in page before the click does.
    await page
      .getByRole('link', { name: 'Units' })
      .dispatchEvent('click', undefined, { timeout: 2000 })
      .catch(() => {})
    await expect(page).toHaveURL(/\/owner\/login/)
    expect(await page.evaluate(() => window.sessionStorage.getItem('token'))).toBeNull()
    expect(await page.locator('#root').evaluate((element) => 'marked' in element)).toBe(true)
  })
})

test.use({ expectedErrors: [/401/] })
