import type { Page } from '@playwright/test'
import { dayAfter, today } from './days.ts'
import { expect, openDemo, ownerOn, signIn, test } from './keyhaven.ts'
import { type House, openHouse } from './guest-journey.ts'
import { pdfText } from './pdf-text.ts'
import { seriousProblems } from './serious-problems.ts'
import type { Server } from './server.ts'

const langOf = (page: Page) => page.locator('html').getAttribute('lang')

test.describe('an owner whose browser speaks German', () => {
  test.use({ locale: 'de-AT' })

  test('registers, sets up and changes to Italian without losing what is typed', async ({ page, server }) => {
    const email = 'anna.deutsch@example.com'
    await page.goto('/owner/register')
    await page.getByLabel('Vorname').fill('Anna')
    await page.getByLabel('Nachname').fill('Huber')
    await page.getByLabel('E-Mail').fill(email)
    await page.getByLabel('Passwort', { exact: true }).fill('Correct-Horse-1')
    await page.getByRole('checkbox').check()
    await page.getByRole('main').getByRole('button', { name: 'Registrieren' }).click()
    await page.getByRole('button', { name: 'Alles klar' }).click()
    const mail = await server.mailTo(email, /Keyhaven/)
    expect(mail.html).toContain('<html lang="de"')
    const link = /https?:\/\/\S+\/owner\/activate-account\/[^/\s]+\/[^/\s]+/.exec(mail.text ?? '')?.[0]
    await page.goto(link ?? '')
    await page.getByRole('button', { name: 'Konto aktivieren' }).click()
    await page.getByRole('button', { name: 'Alles klar' }).click()

    await page.goto('/owner/login')
    await page.getByLabel('E-Mail').fill(email)
    await page.getByLabel('Passwort', { exact: true }).fill('Correct-Horse-1')
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
    await expect(page).toHaveURL(/\/owner\/dashboard$/)
    expect(await langOf(page)).toBe('de')
    await page.getByRole('dialog').getByRole('button').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible()
    await expect(
      page.getByRole('navigation', { name: 'Übersicht' }).getByRole('link', { name: 'Rechnungen' }),
    ).toBeVisible()
    expect(await seriousProblems(page)).toEqual([])

    await page.getByLabel('Sprache Ihrer Seiten und E-Mails').click()
    await page
      .getByTitle('Italiano')
      .or(page.locator('[lang="it"]', { hasText: 'Italiano' }))
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Impostazioni' })).toBeVisible()
    await expect(page.locator('.shell-nav').getByRole('link', { name: 'Fatture' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'it')
    // It is shown at once, and kept in the account a moment later.
    await expect(page.locator('#account-language')).toBeEnabled()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Impostazioni' })).toBeVisible()
  })
})

/** Chooses another language beside an open form. */
const choose = (page: Page, locale: string) =>
  page.evaluate((language) => {
    window.localStorage.setItem('user-locale', language)
  }, locale)

test.describe('the dashboard in German', () => {
  test.use({ locale: 'de-DE' })

  test('says a refusal of the API and a rule of a form in German', async ({ page, server }) => {
    await signIn(page, server, 'regeln@example.com')
    await page.goto('/owner/dashboard/promocodes')
    await page
      .getByRole('button', { name: /Neuer Gutscheincode|Neu/ })
      .first()
      .click()
    const form = page.getByRole('dialog')
    await form.getByLabel('Code', { exact: true }).fill('AB')
    await form.getByLabel('Code', { exact: true }).blur()
    await expect(form.getByText('Mindestens 3 Zeichen')).toBeVisible()
  })

  test('shows a former choice at once on the next visit', async ({ page }) => {
    await openDemo(page)
    await page.goto('/owner/dashboard')
    await expect(page.getByRole('link', { name: 'Buchungen' })).toBeVisible()
    await choose(page, 'fr')
    await page.goto('/owner/dashboard/bookings')
    await expect(page.getByRole('link', { name: 'Réservations' })).toBeVisible()
    expect(await langOf(page)).toBe('fr')
  })
})

const askInDutch = async (page: Page, server: Server, house: House, slug: string) => {
  const checkIn = dayAfter(today(), 20)
  const stay = `check_in=${checkIn}&check_out=${dayAfter(checkIn, 2)}&guests=2`
  await page.goto(`/nl/book?owner=${slug}&property=${house.id}&unit=${house.units[0]?.id}&${stay}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Boeking aanvragen' })).toBeVisible()
  expect(await langOf(page)).toBe('nl')
  const email = 'sanne@example.com'
  const fields = {
    ...{ Voornaam: 'Sanne', Achternaam: 'de Vries', 'E-mail': email, Telefoon: '+31201234567' },
    ...{ Straat: 'Keizersgracht', Huisnummer: '7', Postcode: '1015 CJ', Plaats: 'Amsterdam', Land: 'Nederland' },
  }
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByRole('checkbox', { name: /privacyverklaring/ }).check()
  await page.getByRole('button', { name: /^Aanvraag versturen/ }).click()
  await expect(page.getByRole('heading', { name: 'Bevestig via de e-mail' })).toBeVisible()
  expect(await seriousProblems(page)).toEqual([])
  return { email, mail: await server.mailTo(email, /^Bevestig uw aanvraag/) }
}

test('a stay asked for in Dutch has Dutch mails, pages and documents, while its owner reads French', async ({
  page,
  server,
}) => {
  test.slow()
  const { owner, house } = await openHouse(page, server, 'camille@example.com', 'Maison')
  await owner.api('PATCH', '/auth/change-locale/', { locale: 'fr' })
  const guest = await askInDutch(page, server, house, owner.user.slug)
  expect(guest.mail.html).toContain('<html lang="nl"')
  await page.goto(/http\S+\/request\/\S+#confirm=[\w-]+/.exec(guest.mail.text ?? '')?.[0] ?? '')
  await page.getByRole('button', { name: 'Aanvraag bevestigen' }).click()
  await expect(page.getByRole('heading', { name: 'Wachten op uw gastheer' })).toBeVisible()
  expect(await langOf(page)).toBe('nl')

  const requestMail = await server.mailTo('camille@example.com', /^Nouvelle demande/)
  expect(requestMail.html).toContain('<html lang="fr"')
  expect(requestMail.text).toContain('200,00\u00a0€')
  const [booking]: [{ id: number }] = await owner.api('GET', '/api/bookings/')
  await owner.api('POST', `/api/booking/${booking.id}/decision/`, { decision: 'accept' })
  const accepted = await server.mailTo(guest.email, /^Uw verblijf is bevestigd/)
  expect(accepted.text).toContain('€\u00a0200,00')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Uw verblijf is geboekt' })).toBeVisible()

  const [draft]: [{ id: number }] = await owner.api('GET', '/api/invoices/owner/')
  await owner.api('POST', `/api/invoices/${draft.id}/issue/`, {})
  const [issued]: [{ pdf_file: string }] = await owner.api('GET', '/api/invoices/owner/')
  const answer = await page.request.get(issued.pdf_file)
  const text = await pdfText(await answer.body())
  for (const words of ['Factuur', 'Sanne de Vries', '€ 200,00']) expect(text.replaceAll('\u00a0', ' ')).toContain(words)
})

test('an embedded booking and an own address speak Italian to the end of the request', async ({ page, server }) => {
  const { owner, house } = await openHouse(page, server, 'giulia@example.com', 'Casa')
  const checkIn = dayAfter(today(), 30)
  const site = `http://book.localhost:${server.port}`
  await page.goto(
    `${site}/it/book?owner=${owner.user.slug}&property=${house.id}&unit=${house.units[1]?.id}&check_in=${checkIn}&check_out=${dayAfter(checkIn, 3)}&guests=2`,
  )
  await expect(page.locator('form:not([inert])').first()).toBeVisible()
  expect(await langOf(page)).toBe('it')
  await expect(page.getByText('360,00\u00a0€').first()).toBeVisible()
  await page.getByRole('button', { name: /360,00/ }).click()
  await expect(page.getByText('Inserire il nome').first()).toBeVisible()
  expect(await seriousProblems(page)).toEqual([])
})

test('an owner who never chose is written to in English', async ({ server }) => {
  await ownerOn(server, 'nobody.chose@example.com')
  const mail = await server.mailTo('nobody.chose@example.com', /activate/i)
  expect(mail.html).toContain('<html lang="en"')
})
