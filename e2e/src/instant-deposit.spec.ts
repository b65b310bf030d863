import { dayAfter, today } from './days.ts'
import { openHouse } from './guest-journey.ts'
import { expect } from './keyhaven.ts'
import { fillForm, openConfirmation } from './paying-guest.ts'
import { seriousProblems } from './serious-problems.ts'
import { test } from './stripe.ts'

test.use({ locale: 'fr-FR', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('a guest with a phone books at once in French by paying the deposit, and the owner who cancels sends it back', async ({
  page,
  browser,
  server,
}) => {
  test.slow()
  const email = 'presse@example.com'
  const context = await browser.newContext({
    baseURL: server.origin,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
  })
  const desk = await context.newPage()
  const { owner, house } = await openHouse(desk, server, 'acompte@example.com', 'Bergblick')
  const { id: unit }: { id: number } = await owner.api('POST', '/api/units/', {
    ...{ name: 'Stube', description: 'Calme et claire.', property_id: house.id, price_per_night: 90 },
    ...{ capacity: 2, max_capacity: 3, price_per_extra_person: 0, instant: true },
  })
  await owner.api('POST', '/api/card-account/', { provider: 'stripe', secret_key: 'sk_test_keyhaven123' })
  await owner.api('PATCH', '/api/payment-settings/', { deposit_percent: 30, deposit_due_days: 7 })
  await desk.goto('/owner/dashboard/settings/invoices')
  await desk.getByRole('button', { name: 'Edit Payments' }).click()
  const form = desk.getByRole('dialog', { name: 'Payments' })
  await form.getByRole('checkbox', { name: 'Instant bookings need the deposit' }).check()
  expect(await seriousProblems(desk)).toEqual([])
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(desk.getByText('Instant bookings count once their deposit is paid by card.')).toBeVisible()

  const stay = `check_in=${dayAfter(today(), 60)}&check_out=${dayAfter(today(), 63)}&guests=2`
  await page.goto(`/book?unit=${unit}&property=${house.id}&${stay}`)
  await fillForm(page, email)
  await page.getByRole('checkbox', { name: /politique de confidentialité/ }).tap()
  await expect(page.getByText(/vous payez 81,00\s€ par carte/)).toBeVisible()
  await page.getByRole('button', { name: /^Réserver avec obligation de paiement · 270,00/ }).tap()
  await expect(page.getByRole('heading', { name: 'Veuillez confirmer par e-mail' })).toBeVisible()

  await openConfirmation(page, server, email, /^Confirmez votre réservation/)
  await page.getByRole('button', { name: /^Réserver avec obligation de paiement · 270,00/ }).tap()
  await expect(page.getByRole('heading', { name: 'Payez pour réserver' })).toBeVisible()
  const pay = page.getByRole('button', { name: /^Payer 81,00\s€ par carte$/ })
  await expect(pay).toBeInViewport({ ratio: 1 })
  expect(await seriousProblems(page)).toEqual([])
  const [booking] = (await owner.api('GET', '/api/bookings/?stage=all')) as { id: number }[]
  await desk.goto(`/owner/dashboard/bookings?booking=${booking?.id}`)
  await expect(desk.getByText('Waits for the guest’s payment by card')).toBeVisible()
  await pay.tap()
  await page.getByRole('button', { name: 'Pay' }).tap()
  await expect(page.getByRole('heading', { name: 'Votre séjour est réservé' })).toBeVisible()
  expect(await seriousProblems(page)).toEqual([])

  await expect(desk.getByText('Booked instantly')).toBeVisible()
  await desk.getByRole('button', { name: 'Cancel booking' }).click()
  const dialog = desk.getByRole('dialog', { name: /^Cancel B-/ })
  await expect(dialog.getByRole('checkbox', { name: 'Send €81.00 back to the guest’s card at once' })).toBeChecked()
  expect(await seriousProblems(desk)).toEqual([])
  await dialog.getByRole('button', { name: /^Cancel B-/ }).click()
  const payments = desk.getByRole('region', { name: 'Payments' })
  await expect(payments.getByText('€81.00 on its way').or(payments.getByText('Stay cancelled')).first()).toBeVisible()
  await context.close()
})
