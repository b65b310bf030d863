import { expect, type Page } from '@playwright/test'

/** Each area shows a page that has asked the API, in the shell that is out; not channels where the API is from before it. */
export const expectAllAreas = async (page: Page, { channels = true } = {}) => {
  const [button, heading] = [(name: string) => page.getByRole('button', { name }), page.getByRole('heading')]
  await page.goto('/owner/dashboard/bookings')
  await expect(button('New Booking')).toBeVisible()
  await page.getByRole('link', { name: 'Units', exact: true }).click()
  await expect(button('New Unit')).toBeVisible()
  await page.getByRole('link', { name: 'Invoices', exact: true }).click()
  await expect(heading.filter({ hasText: 'Invoices' })).toBeVisible()
  if (channels) {
    await page.getByRole('link', { name: 'Channels', exact: true }).click()
    await expect(heading.filter({ hasText: 'Channels' }).first()).toBeVisible()
  }
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await expect(heading.filter({ hasText: 'Settings' }).first()).toBeVisible()
  // The usual version, in the shell.
  await page.goto('/?mfe.public=')
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible()
  // Its styles hold, in whichever shell.
  await expect(page.locator('.kh').first()).not.toHaveCSS('min-height', '0px')
  await expect(page.getByText('did not start')).toHaveCount(0)
}
