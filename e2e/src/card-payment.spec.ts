import { StripeEmulator } from '@keyhaven/api/testing/stripe/emulator'
import { dayAfter, today } from './days.ts'
import { openHouse } from './guest-journey.ts'
import { expect, test as base } from './keyhaven.ts'
import { seriousProblems } from './serious-problems.ts'
import { startServer } from './server.ts'

const test = base.extend<object, { stripe: StripeEmulator }>({
  stripe: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads fixtures from it
    async ({}, use) => {
      const stripe = await StripeEmulator.start()
      await use(stripe)
      stripe.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ stripe }, use) => {
      const server = await startServer({ STRIPE_URL: stripe.origin })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

const email = 'gerda.karte@example.com'

test('an owner connects Stripe, a guest pays the deposit by card in German, and the owner sends a part of it back', async ({
  page,
  server,
}) => {
  test.slow()
  const { owner, house } = await openHouse(page, server, 'karten@example.com', 'Bergblick')
  await owner.api('PATCH', '/api/payment-settings/', { deposit_percent: 30, deposit_due_days: 7 })
  await page.goto('/owner/dashboard/settings/invoices')
  await page.getByRole('button', { name: 'Connect Stripe' }).click()
  const form = page.getByRole('dialog', { name: 'Connect Stripe' })
  expect(await seriousProblems(page)).toEqual([])
  await form.getByLabel('Secret key').fill('sk_test_keyhaven123')
  await form.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(page.getByText('Stripe, Haus am See')).toBeVisible()
  await expect(page.getByText('Test mode: no money moves')).toBeVisible()

  const [unit] = house.units
  const fields = {
    ...{ unit: unit?.id, check_in: dayAfter(today(), 60), check_out: dayAfter(today(), 63), guests_count: 2 },
    ...{ promo_code: '', services: [], locale: 'de', privacy: true, website: '' },
  }
  const client = {
    ...{ first_name: 'Gerda', last_name: 'Moser', email, phone: '+436641234567' },
    ...{ street: 'Ring', house_number: '1', postal_code: '1010', city: 'Wien', country: 'Austria' },
  }
  const quote = (await owner.api('POST', '/api/public/booking/quote/', fields)) as {
    total_price: number
    form_token: string
  }
  const { total_price, form_token } = quote
  await owner.api('POST', '/api/public/booking/', { ...fields, client, total_price, form_token })
  const confirmation = await server.mailTo(email, /^Bestätigen Sie Ihre Anfrage/)
  await page.goto(/http\S+\/request\/\S+#confirm=[\w-]+/.exec(confirmation.text ?? '')?.[0] ?? '')
  await page.getByRole('button', { name: 'Anfrage bestätigen' }).click()
  await expect(page.getByRole('heading', { name: 'Ihr Gastgeber ist am Zug' })).toBeVisible()
  const [booking] = (await owner.api('GET', '/api/bookings/?stage=all')) as { id: number }[]
  await owner.api('POST', `/api/booking/${booking?.id}/decision/`, { decision: 'accept' })
  await page.reload()
  await page.getByRole('button', { name: /^90,00\s€ mit Karte zahlen$/ }).click()
  await expect(page.getByRole('heading', { name: /^Bergblick, B-000001$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(
    page
      .getByText(/^bezahlt/)
      .or(page.getByText(/ · bezahlt$/))
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: /^210,00\s€ mit Karte zahlen$/ })).toBeVisible()
  expect(await seriousProblems(page)).toEqual([])

  await page.goto(`/owner/dashboard/bookings?booking=${booking?.id}`)
  const payments = page.getByRole('region', { name: 'Payments' })
  await payments.getByRole('button', { name: 'Refund to card: €90.00' }).click()
  const refund = page.getByRole('dialog', { name: 'Refund to the card' })
  await refund.getByLabel('Amount').fill('30')
  await refund.getByLabel('Reason').fill('One guest less')
  await refund.getByRole('button', { name: 'Refund' }).click()
  await expect(payments.getByText('One guest less')).toBeVisible()
  await expect(payments.getByText('€60.00 can go back to the card')).toBeVisible()
  expect(await seriousProblems(page)).toEqual([])
})
