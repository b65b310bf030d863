import { StripeEmulator } from '@keyhaven/api/testing/stripe/emulator'
import type { Page } from '@playwright/test'
import { type ClockServer, dayMs, startClockServer } from './clock-server.ts'
import { dayAfter, today } from './days.ts'
import { openHouse } from './guest-journey.ts'
import { expect, test as base } from './keyhaven.ts'
import { photo } from './photos.ts'
import { seriousProblems } from './serious-problems.ts'

const test = base.extend<object, { stripe: StripeEmulator; server: ClockServer }>({
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
      const server = await startClockServer({ STRIPE_URL: stripe.origin })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

const email = 'camille.caution@example.com'
const fields = {
  ...{ Prénom: 'Camille', Nom: 'Moreau', 'E-mail': email, Téléphone: '+33612345678' },
  ...{ Rue: 'Rue de la Paix', Numéro: '1', 'Code postal': '75002', Ville: 'Paris', Pays: 'France' },
}
const inDays = (days: number) => dayAfter(today(), days)

test('a damage deposit is agreed on in French, held before arrival, charged in part with a picture, and the guest sees it', async ({
  page,
  server,
  stripe,
}) => {
  test.setTimeout(240_000)
  const { owner, house } = await openHouse(page, server, 'cautions@example.com', 'Bergblick')
  await owner.api('PATCH', '/api/payment-settings/', { deposit_percent: 30, deposit_due_days: 7 })
  await owner.api('POST', '/api/card-account/', { provider: 'stripe', secret_key: 'sk_test_keyhaven123' })

  /** Server, provider and browser are so many days ahead; a session of half a day is over by then. */
  const moveTo = async (days: number) => {
    // A page that is open would say that its server is away, and one with a session of before that it is over.
    await page.evaluate(() => window.sessionStorage.clear())
    await page.goto('about:blank')
    await server.moveTo(days)
    stripe.intents.now = () => Date.now() + days * dayMs
    await page.clock.setSystemTime(Date.now() + days * dayMs)
    const login = { email: 'cautions@example.com', password: 'Correct-Horse-1' }
    const { token } = (await owner.api('POST', '/auth/login/', login)) as { token: string }
    await page.goto('/owner/login')
    await page.evaluate((value) => window.sessionStorage.setItem('token', value), token)
  }

  await page.goto('/owner/dashboard/settings/invoices')
  await page.getByRole('button', { name: 'Edit Payments' }).click()
  const settings = page.getByRole('dialog', { name: 'Payments' })
  await settings.getByRole('radiogroup', { name: 'Damage deposit' }).getByText('Amount').click()
  await settings.getByLabel('Amount to block').fill('200')
  await expect(settings.getByText(/^Guests read: Damage deposit €200\.00: blocked on your card on /)).toBeVisible()
  expect(await seriousProblems(page)).toEqual([])
  await settings.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/blocked 2 days before arrival and released 3 days after departure\.$/)).toBeVisible()

  const id = await bookInFrench(page, server, owner, house)
  await page.getByRole('button', { name: /^90,00\s€|90,00\s€ par carte$/ }).click()
  await page.getByRole('button', { name: 'Pay' }).click()
  const deposit = page.getByRole('region', { name: 'Caution' })
  await expect(deposit).toContainText(/200,00\s€, bloqués sur votre carte le /)
  expect(await seriousProblems(page)).toEqual([])
  const guestPage = page.url()

  const ofBooking = page.getByRole('region', { name: 'Damage deposit' })
  await page.goto(`/owner/dashboard/bookings?booking=${id}`)
  await expect(ofBooking).toContainText('€200.00 will be blocked on the guest’s card')

  await moveTo(28)
  await page.goto(`/owner/dashboard/bookings?booking=${id}`)
  await expect(ofBooking).toContainText('Held')
  await expect(ofBooking.getByRole('button', { name: 'Charge damage' })).toHaveCount(0)
  expect(await seriousProblems(page)).toEqual([])

  await moveTo(34)
  await page.goto('/owner/dashboard/invoices/due')
  const open = page.getByRole('region', { name: 'Damage deposits to look at' })
  await expect(open.getByRole('listitem')).toContainText('Camille Moreau')
  expect(await seriousProblems(page)).toEqual([])
  await open.getByRole('link', { name: 'Open booking B-000001' }).click()
  await ofBooking.getByRole('button', { name: 'Charge damage' }).click()
  const form = page.getByRole('dialog', { name: 'Charge damage' })
  await form.getByLabel('Amount').fill('80')
  await form.getByLabel('Reason, as the guest reads it').fill('La table en verre est cassée.')
  // As a phone takes it, larger than what is sent.
  await form.locator('input[type=file]').setInputFiles(await photo(page, 'table.jpg', 2400, 1800))
  await expect(form.getByRole('img', { name: 'Preview' })).toBeVisible()
  expect(await seriousProblems(page)).toEqual([])
  await form.getByRole('button', { name: 'Charge', exact: true }).click()
  await page.getByRole('button', { name: 'Okay' }).click()
  await expect(ofBooking).toContainText('€80.00 of €200.00 was charged on')
  await expectPicture(page, 'Picture of the damage')
  expect(await seriousProblems(page)).toEqual([])

  await page.goto(guestPage)
  await expect(deposit).toContainText(/80,00\s€ sur 200,00\s€ ont été débités le /)
  await expect(deposit).toContainText('La table en verre est cassée.')
  await expectPicture(page, 'Photo du dommage')
  expect(await seriousProblems(page)).toEqual([])
  await server.mailTo(email, /^Votre caution a été débitée/)
})

type Owner = Awaited<ReturnType<typeof openHouse>>['owner']
type House = Awaited<ReturnType<typeof openHouse>>['house']

/** From the form to the confirmed request, in French; answers the booking that the owner then said yes to. */
async function bookInFrench(page: Page, server: ClockServer, owner: Owner, house: House) {
  const stay = `unit=${house.units[0]?.id}&property=${house.id}&check_in=${inDays(30)}&check_out=${inDays(33)}&guests=2`
  await page.goto(`/fr/book?${stay}`)
  const price = page.getByRole('complementary', { name: 'Prix' })
  await expect(price).toContainText(/Caution 200,00\s€, bloqués sur votre carte le /)
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByRole('checkbox', { name: /politique de confidentialité/ }).click()
  await page.getByRole('button', { name: /^Envoyer la demande/ }).click()
  const confirmation = await server.mailTo(email, /^Confirmez votre demande/)
  await page.goto(/http\S+\/request\/\S+#confirm=[\w-]+/.exec(confirmation.text ?? '')?.[0] ?? '')
  await page.getByRole('button', { name: 'Confirmer la demande' }).click()
  await expect(page.getByRole('heading', { name: 'En attente de votre hôte' })).toBeVisible()
  const [booking] = (await owner.api('GET', '/api/bookings/?stage=all')) as { id: number }[]
  await owner.api('POST', `/api/booking/${booking?.id}/decision/`, { decision: 'accept' })
  await page.reload()
  return booking?.id
}

/** The picture has come, and not only its place. */
const expectPicture = (page: Page, name: string) =>
  expect
    .poll(() => page.getByRole('img', { name }).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
