import { expect, personals, test } from './keyhaven.ts'
import { dayAfter, today } from './days.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const email = 'grace@example.com'
const password = 'Correct-Horse-1'

test('an owner registers, sets up, books a stay, and guests find what is left @journey', async ({ page, server }) => {
  test.slow()

  await test.step('register at /owner/register and activate with the mail', async () => {
    await page.goto('/owner/register')
    await page.getByLabel('First name').fill('Grace')
    await page.getByLabel('Last name').fill('Hopper')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('checkbox').check()
    await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click()
    await page.getByRole('button', { name: 'Gotcha' }).click()
    await expect(page).toHaveURL(/\/owner\/login$/)

    const mail = await server.mailTo(email, /activate/i)
    const link = /https?:\/\/\S+\/owner\/activate-account\/[^/\s]+\/[^/\s]+/.exec(mail.text ?? '')?.[0]
    expect(link?.startsWith(server.origin)).toBe(true)
    await page.goto(link ?? '')
    await page.getByRole('button', { name: 'Activate account' }).click()
    await expect(page.getByText('Account Activated')).toBeVisible()
    await page.getByRole('button', { name: 'Gotcha' }).click()
    await expect(page).toHaveURL(/\/owner\/?$/)
  })

  await test.step('sign in; the overlay leads to the settings', async () => {
    await page.goto('/owner/login')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/owner\/dashboard$/)
    const overlay = page.getByRole('dialog')
    await expect(overlay).toContainText('Grace')
    await overlay.getByRole('button', { name: 'Okay' }).click()
    await expect(page).toHaveURL(/\/owner\/dashboard\/settings$/)
  })

  await test.step('fill in the personals', async () => {
    await page.getByRole('button', { name: 'Change personal data' }).click()
    const form = page.getByRole('dialog')
    const { address } = personals
    await form.getByLabel('Street').fill(address.street)
    await form.getByLabel('House number').fill(address.house_number)
    await form.getByLabel('City').fill(address.city)
    await form.getByLabel('Zip').fill(address.postal_code)
    await form.getByLabel('Country').fill(address.country)
    await form.getByLabel('Phone').fill(address.phone)
    await form.getByLabel('Tax ID').fill(personals.tax_id)
    await form.getByRole('button', { name: 'Change Personals' }).click()
    await page.getByRole('button', { name: 'Okay' }).click()
    await expect(page.getByText(address.street)).toBeVisible()
  })

  await test.step('create a property and a unit in it', async () => {
    await page.getByRole('link', { name: 'Properties' }).click()
    await page.getByRole('button', { name: 'New Property' }).click()
    const property = page.getByRole('dialog')
    await property.getByLabel('Name', { exact: true }).fill('Seehaus')
    await property.getByLabel('Street').fill('Uferweg')
    await property.getByLabel('House Number').fill('7')
    await property.getByLabel('City').fill('Hallstatt')
    await property.getByLabel('Postal Code').fill('4830')
    await property.getByLabel('Country').fill('Austria')
    await property.getByLabel('Phone').fill('+43613412345')
    await property.getByLabel('Description').fill('A house by the lake.')
    await property.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('article', { name: 'Seehaus' })).toBeVisible()

    await page.getByRole('link', { name: 'Units', exact: true }).click()
    await page.getByRole('button', { name: 'New Unit' }).click()
    const unit = page.getByRole('dialog')
    await unit.getByLabel('Name', { exact: true }).fill('Lake room')
    await unit.getByLabel('Description').fill('Two beds and a balcony.')
    await unit.getByLabel('Max Capacity').fill('3')
    await unit.getByLabel('Base Capacity').fill('2')
    await unit.getByLabel('Price per night').fill('89,50')
    await unit.getByLabel('Price per extra Person').fill('10')
    await unit.getByLabel('Property').click()
    await page.getByTitle('Seehaus').click()
    await unit.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('row', { name: /Lake room/ })).toContainText('89.50')
  })

  await test.step('create a client', async () => {
    await page.getByRole('link', { name: 'Clients' }).click()
    await page.getByRole('button', { name: 'New Client' }).click()
    const client = page.getByRole('dialog')
    await client.getByLabel('First Name').fill('Žofie')
    await client.getByLabel('Last Name').fill('Nováková')
    await client.getByLabel('Email').fill('zofie@example.com')
    await client.getByLabel('Street').fill('Dlouhá')
    await client.getByLabel('House Number').fill('12')
    await client.getByLabel('City').fill('Praha')
    await client.getByLabel('Postal Code').fill('11000')
    await client.getByLabel('Country').fill('Czechia')
    await client.getByLabel('Phone').fill('+420123456789')
    await client.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('row', { name: /Žofie Nováková/ })).toBeVisible()
  })

  const arrival = dayAfter(today(), 2)
  const departure = dayAfter(today(), 5)

  await test.step('book the unit for three nights', async () => {
    await page.getByRole('link', { name: 'Bookings' }).click()
    await page.getByRole('button', { name: 'New Booking' }).click()
    const booking = page.getByRole('dialog')
    await expect(booking).toContainText('Please select a check-in date.')
    await booking.getByLabel('Check In').fill(arrival)
    await page.keyboard.press('Enter')
    await booking.getByLabel('Check Out').fill(departure)
    await page.keyboard.press('Enter')
    await expect(booking.getByText('Lake room', { exact: true })).toBeVisible()
    await booking.getByLabel('Guests').fill('2')
    await booking.getByLabel('Client').fill('Nov')
    await page.getByText('zofie@example.com').click()
    await booking.getByLabel('Status').click()
    await page.getByTitle('Confirmed').click()
    await booking.getByRole('button', { name: 'Save' }).click()
    const row = page.getByRole('row', { name: /Žofie Nováková/ })
    await expect(row).toContainText('268.50')
    await expect(row).toContainText('Seehaus')
  })

  await test.step('the stay is in the calendar', async () => {
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await page.getByRole('button', { name: /Žofie/ }).first().click()
    await expect(page.getByRole('dialog')).toContainText('268.50')
    await page.keyboard.press('Escape')
  })

  await test.step('a draft invoice with the right total has a PDF', async () => {
    await page.getByRole('link', { name: 'Invoices' }).click()
    const row = page.getByRole('row', { name: /Žofie Nováková/ })
    await expect(row).toContainText('Draft')
    await expect(row).toContainText('268.50')
    const href = await row.getByRole('link', { name: /Download/ }).getAttribute('href')
    const pdf = await page.request.get(href ?? '')
    expect(pdf.headers()['content-type']).toBe('application/pdf')
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
  })

  await test.step('the public search offers the unit for free dates and not for booked ones', async () => {
    const slug = await page.evaluate(() => JSON.parse(sessionStorage.getItem('user') ?? '{}').slug as string)
    const find = async (from: string, to: string) => {
      await page.goto(`/?owner=${slug}`)
      await page.getByLabel('Check-in').fill(from)
      await page.getByLabel('Check-out').fill(to)
      // One property: its own page is the first, and asks for the dates.
      await page.getByRole('button', { name: 'Show what is free' }).click()
    }
    await find(departure, dayAfter(departure, 2))
    await expect(page.getByRole('heading', { name: 'Lake room', exact: true })).toBeVisible()
    await expect(page.getByText('No units available')).toHaveCount(0)
    await find(dayAfter(arrival, 1), dayAfter(arrival, 2))
    await expect(page.getByText('No units available')).toBeVisible()
  })
})
