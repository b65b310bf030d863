import { dayAfter, today } from './days.ts'
import { test } from './guest-world.ts'
import { expect, personals } from './keyhaven.ts'

test.use({ javaScriptEnabled: false })

test('what is missing is said in view', async ({ page, world }) => {
  await page.goto(world.site)
  const note = page.locator('body > noscript')
  await expect(note).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('heading', { name: 'Seehaus' })).toBeVisible()
})

test('the pages of the platform can be read, with the search of the address', async ({ page, server, world }) => {
  const stay = `check_in=${dayAfter(today(), 70)}&check_out=${dayAfter(today(), 73)}`
  await page.goto(`${server.origin}/?${stay}`)
  await expect(page).toHaveURL(`${server.origin}/?${stay}`)
  // One after the other, where scripts show one at a time.
  for (const { name } of world.house.units)
    await expect(page.getByRole('link', { name: `View details of ${name}` })).toBeVisible()
  await expect(page.getByText('€300.00').first()).toBeVisible()
})

test('the dates of a stay are asked for at the home of one house and at a unit, and answered with the total', async ({
  page,
  server,
  world,
}) => {
  const { slug } = world.owner.user
  await page.goto(`${server.origin}/?owner=${slug}`)
  // The form that scripts would draw again is there, too, and hidden.
  const field = (label: string) => page.getByLabel(label).filter({ visible: true })
  const fill = async (button: string) => {
    await field('Check-in').fill(dayAfter(today(), 80))
    await field('Check-out').fill(dayAfter(today(), 82))
    await field('Guests').fill('3')
    await page.getByRole('button', { name: button }).click()
  }
  await fill('Show what is free')
  await expect(page).toHaveURL(new RegExp(`/property/${world.house.id}\\?check_in=.*&guests=3&owner=${slug}$`))
  await expect(page.getByText('€200.00')).toBeVisible()
  await expect(page.getByText('€240.00')).toBeVisible()
  await page.getByRole('link', { name: `Check availability of ${world.house.units[1]?.name}` }).click()
  await expect(page.getByText('Available for your dates')).toBeVisible()
  await field('Check-out').fill(dayAfter(today(), 84))
  await page.getByRole('button', { name: 'Check availability' }).click()
  await expect(page.getByRole('complementary', { name: 'Your stay' }).getByText('€480.00')).toBeVisible()
  await expect(field('Guests')).toHaveValue('3')
})

test('the form for a stay and the page of a request say all that they know', async ({ page, server, world }) => {
  const { id, units } = world.house
  const [checkIn, checkOut] = [dayAfter(today(), 90), dayAfter(today(), 92)]
  await page.goto(
    `${world.site}/property/${id}/unit/${units[0]?.id}?check_in=${checkIn}&check_out=${checkOut}&guests=2`,
  )
  await page.getByRole('link', { name: `Book This Unit: ${units[0]?.name}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Request to book' })).toBeVisible()
  const price = page.getByRole('region', { name: 'Price' })
  await expect(price.getByText('€200.00')).toBeVisible()
  await expect(price.getByText(/^Free until/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Extras' }).getByText('Breakfast')).toBeVisible()
  await expect(page.getByRole('region', { name: 'What happens next' }).getByText('We send you an email.')).toBeVisible()
  await expect(page.getByRole('textbox').or(page.getByRole('button'))).toHaveCount(0)

  const client = { ...personals.address, first_name: 'Petra', last_name: 'Schlicht', email: 'plain@example.com' }
  const wish = { unit: units[0]?.id, check_in: checkIn, check_out: checkOut, guests_count: 2, privacy: true, client }
  const request = await page.request.post(`${server.origin}/keyhaven/api/public/booking/`, { data: wish })
  const { status_url } = (await request.json()) as { status_url: string }
  await page.goto(status_url)
  await expect(page).toHaveURL(/\?plain=1$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please confirm by email')
  await expect(page.getByText('plain@example.com').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Price' }).getByText('€200.00').first()).toBeVisible()
  await expect(page.getByRole('textbox').or(page.getByRole('button'))).toHaveCount(0)
  await expect(page.locator('body > noscript')).toBeInViewport({ ratio: 1 })
})
