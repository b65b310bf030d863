import { readQr } from '@keyhaven/api/testing/read-qr'
import { dayAfter, today } from './days.ts'
import { openHouse } from './guest-journey.ts'
import { expect, test } from './keyhaven.ts'
import { seriousProblems } from './serious-problems.ts'

const email = 'gerda.zahlt@example.com'
const holder = 'Österreichische Gästehäuser Müller-Überzahl und Söhne Betriebsges. mbH'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('a guest reads in German what is due when, asks for the stay, and pays the deposit by reference and QR code @journey', async ({
  page,
  server,
}) => {
  test.slow()
  const { owner, house } = await openHouse(page, server, 'zahlung@example.com', 'Bergblick')
  await owner.api('PATCH', '/api/payment-settings/', {
    ...{ deposit_percent: 30, deposit_due_days: 7, rest_due_days_before: 28 },
    ...{ iban: 'AT61 1904 3002 3457 3201', bic: 'BKAUATWW', account_holder: holder },
  })
  const [unit] = house.units
  const [checkIn, checkOut] = [dayAfter(today(), 60), dayAfter(today(), 63)]
  const stay = `check_in=${checkIn}&check_out=${checkOut}&guests=2`
  await page.goto(`http://book.localhost:${server.port}/de/book?unit=${unit?.id}&property=${house.id}&${stay}`)
  const price = page.getByRole('complementary', { name: 'Preis' })
  await expect(price.getByText(/^90,00\s€ innerhalb von 7 Tagen nach der Zusage, 210,00\s€ bis /)).toBeVisible()
  await expect(page.getByText(/^90,00\s€ innerhalb von 7 Tagen nach der Zusage, .*\.\s*$/)).toBeVisible()
  expect(await seriousProblems(page)).toEqual([])
  const fields = {
    ...{ Vorname: 'Gerda', Nachname: 'Moser', 'E-Mail': email, Telefon: '+436641234567' },
    ...{ Straße: 'Ring', Hausnummer: '1', Postleitzahl: '1010', Ort: 'Wien', Land: 'Österreich' },
  }
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByRole('checkbox', { name: /Datenschutzerklärung/ }).check()
  await page.getByRole('button', { name: /^Buchungsanfrage senden|^Anfrage senden/ }).click()
  await expect(page.getByRole('heading', { name: 'Bitte per E-Mail bestätigen' })).toBeVisible()

  const confirmation = await server.mailTo(email, /^Bestätigen Sie Ihre Anfrage/)
  await page.goto(/http\S+\/request\/\S+#confirm=[\w-]+/.exec(confirmation.text ?? '')?.[0] ?? '')
  await page.getByRole('button', { name: 'Anfrage bestätigen' }).click()
  await expect(page.getByRole('heading', { name: 'Ihr Gastgeber ist am Zug' })).toBeVisible()
  // Nobody pays what is not agreed on.
  await expect(page.getByText('AT61')).toHaveCount(0)

  const [booking] = (await owner.api('GET', '/api/bookings/?stage=all')) as { id: number }[]
  await owner.api('POST', `/api/booking/${booking?.id}/decision/`, { decision: 'accept' })
  const mail = await server.mailTo(email, /^Ihr Aufenthalt ist (bestätigt|gebucht)/)
  expect(mail.text).toContain('IBAN: AT61 1904 3002 3457 3201')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Ihr Aufenthalt ist gebucht' })).toBeVisible()
  await expect(page.getByText(/^Als Nächstes: Ihre Zahlung von 90,00\s€ bis /)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Zahlungsplan' })).toBeVisible()
  expect(await seriousProblems(page)).toEqual([])

  await page.getByRole('button', { name: 'Verwendungszweck kopieren' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Verwendungszweck kopiert')).toBeVisible()
  const reference = await page.evaluate(() => navigator.clipboard.readText())
  expect(reference).toMatch(/^RF\d\dB\d{6}$/)

  const picture = page.getByRole('img', { name: /^QR-Code für die App Ihrer Bank: 90,00\s€ an / })
  await expect(picture).toBeVisible()
  expect((await readQr(await picture.screenshot()))?.data.split('\n')).toEqual([
    ...['BCD', '002', '1', 'SCT', 'BKAUATWW', holder, 'AT611904300234573201', 'EUR90.00', '', reference],
  ])

  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(picture).toBeHidden()
  const opener = page.getByRole('button', { name: 'QR-Code zeigen' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(picture).toBeVisible()
  await picture.scrollIntoViewIfNeeded()
  expect((await readQr(await picture.screenshot()))?.data).toContain(reference)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
  expect(await seriousProblems(page)).toEqual([])
})
