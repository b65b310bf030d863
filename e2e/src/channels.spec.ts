import { expect, personals, signIn } from './keyhaven.ts'
import { aUnit, bar, taken, test } from './portal.ts'

test.use({ env: { OUTGOING_REQUESTS: 'anywhere' } })

test('a unit is connected with a portal, what collides is decided, and a second owner reads our calendar @journey', async ({
  page,
  server,
  portal,
  browser,
}) => {
  test.slow()
  const { api } = await signIn(page, server, 'channels@example.com')
  const { property, unit } = await aUnit(api, 'Lake room')
  const client: { id: number } = await api('POST', '/api/clients/', {
    ...{ first_name: 'Anna', last_name: 'Novak', email: 'anna@example.com', address: personals.address },
  })
  await api('POST', '/api/bookings/', {
    ...{ property, unit, client: client.id, guests_count: 2, status: 'confirmed' },
    ...{ check_in: taken.from, check_out: taken.to },
  })

  await test.step('it is seen what the calendar brings, and connected', async () => {
    await page.goto('/owner/dashboard/channels')
    await page.getByRole('button', { name: 'Connect a portal: Lake room' }).click()
    const form = page.getByRole('dialog', { name: 'Connect Lake room' })
    await form.getByLabel('Address of the calendar on the portal').fill(portal)
    await form.getByRole('button', { name: 'See what it brings' }).click()
    await expect(form.getByText('It brings 2 stays:')).toBeVisible()
    await expect(form.getByText('these nights are taken here')).toHaveCount(1)
    await form.getByRole('button', { name: 'Connect' }).click()
    const lake = page.getByRole('group', { name: 'Lake room' })
    await expect(lake.getByText('Read just now')).toBeVisible()
    await expect(lake.getByText(/^1 stay · Airbnb has not read our calendar yet/)).toBeVisible()
  })

  await test.step('its stay is a bar of the calendar, and the collision is said on the first page', async () => {
    await page.goto('/owner/dashboard')
    await expect(page.getByRole('link', { name: '1 stay needs your decision' })).toBeVisible()
    await bar(page, /^Airbnb, /)
      .first()
      .click()
    const popup = page.getByRole('dialog', { name: 'Airbnb' })
    await expect(popup.getByText('Reserved', { exact: true })).toBeVisible()
    await expect(popup.getByRole('button', { name: 'Make a booking of it' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(bar(page, /Anna Novak.*Also booked on Airbnb/)).toBeVisible()
  })

  await test.step('its owner keeps ours', async () => {
    await page.getByRole('link', { name: '1 stay needs your decision' }).click()
    await page.getByRole('button', { name: 'Keep ours' }).click()
    await expect(page.getByText('Settled.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'One stay needs your decision' })).toHaveCount(0)
  })

  await test.step('a second owner reads the calendar of this one', async () => {
    await page.getByRole('button', { name: 'Our addresses: Lake room' }).click()
    const address = await page.getByRole('region', { name: 'Any other program' }).getByRole('textbox').inputValue()
    await page.keyboard.press('Escape')
    const second = await browser.newPage({ baseURL: server.origin })
    const other = await signIn(second, server, 'second@example.com')
    await aUnit(other.api, 'Hill room')
    await second.goto('/owner/dashboard/channels')
    await second.getByRole('button', { name: 'Connect a portal: Hill room' }).click()
    const form = second.getByRole('dialog', { name: 'Connect Hill room' })
    await form.getByRole('combobox', { name: 'Portal' }).click()
    await second.getByTitle('Another calendar').click()
    await form.getByLabel('Address of the calendar on the portal').fill(address)
    await form.getByRole('button', { name: 'See what it brings' }).click()
    await expect(form.getByText('It brings 2 stays:')).toBeVisible()
    await form.getByRole('button', { name: 'Connect' }).click()
    await expect(second.getByRole('group', { name: 'Hill room' }).getByText('Read just now')).toBeVisible()
    await second.goto('/owner/dashboard')
    await expect(bar(second, new RegExp(`^${new URL(address).host}, `))).toHaveCount(2)
    await second.close()
  })
})
