import { dayAfter, today } from './days.ts'
import { expect, personals, signIn, test } from './keyhaven.ts'
import { seriousProblems } from './serious-problems.ts'

const nonRefundable = { percent: 10, cancellation: { steps: [], afterwards: 100 } }

test('a guest chooses the non-refundable plan in German, its owner reads it in English, and the fee is what was accepted', async ({
  page,
  server,
}) => {
  test.slow()
  const { api } = await signIn(page, server, 'plans@example.com')
  const house = { name: 'Seehaus', description: 'By the lake.', address: personals.address }
  const { id: property }: { id: number } = await api('POST', '/api/properties/', {
    ...{ ...house, non_refundable: nonRefundable },
    cancellation_terms: { steps: [{ days_before: 5, percent: 0 }], afterwards: 50 },
  })
  const unit: { id: number } = await api('POST', '/api/units/', {
    ...{ name: 'Lake room', description: 'x', capacity: 2, max_capacity: 2, price_per_night: 100, instant: true },
    ...{ price_per_extra_person: 0, property_id: property },
  })
  await api('POST', '/api/discounts/', { kind: 'length_of_stay', nights: 7, percent: 20, unit: unit.id })

  const [checkIn, checkOut] = [dayAfter(today(), 30), dayAfter(today(), 37)]
  const stay = `check_in=${checkIn}&check_out=${checkOut}&guests=2`
  await page.goto(`http://book.localhost:${server.port}/de/book?unit=${unit.id}&property=${property}&${stay}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Aufenthalt buchen' })).toBeVisible()
  const plans = page.getByRole('group', { name: 'Tarif wählen' })
  await expect(plans.getByRole('radio', { name: /^Flexibel .* Stornierung: Kostenlos bis/ })).toBeChecked()
  await plans.getByRole('radio', { name: /^Flexibel/ }).focus()
  await page.keyboard.press('ArrowDown')
  const cheaper = plans.getByRole('radio', { name: /^Nicht erstattbar 504,00\s€ 56,00\s€ weniger Stornierung: / })
  await expect(cheaper).toBeChecked()
  await expect(cheaper).toBeFocused()
  const price = page.getByRole('complementary', { name: 'Preis' })
  await expect(price.getByText(/^Nicht erstattbar, 10\s%$/)).toBeVisible()
  await expect(price.getByText(/^Ab 7 Nächten, 20\s%$/)).toBeVisible()
  await expect(page.getByText(/Nicht erstattbar: .*504,00/).last()).toBeVisible()
  expect(await seriousProblems(page)).toEqual([])
  const fields = {
    ...{ Vorname: 'Gerda', Nachname: 'Moser', 'E-Mail': 'gerda@example.com', Telefon: '+436641234567' },
    ...{ Straße: 'Ring', Hausnummer: '1', Postleitzahl: '1010', Ort: 'Wien', Land: 'Österreich' },
  }
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByRole('checkbox', { name: /Datenschutzerklärung/ }).check()
  await page.getByRole('button', { name: /^Zahlungspflichtig buchen · 504,00/ }).click()
  await expect(page.getByRole('heading', { name: 'Bitte per E-Mail bestätigen' })).toBeVisible()

  // What was accepted holds, whatever the house offers later.
  await api('PATCH', `/api/properties/${property}/`, { ...house, non_refundable: null })
  const mail = await server.mailTo('gerda@example.com', /^Bestätigen Sie Ihre Buchung/)
  expect(mail.text).toContain('Nicht erstattbar, 10')
  const link = /http\S+\/request\/\S+#confirm=[\w-]+/.exec(mail.text ?? '')?.[0] ?? ''
  await page.goto(link)
  await page.getByRole('button', { name: /^Zahlungspflichtig buchen · 504,00/ }).click()
  await expect(page.getByRole('heading', { name: 'Ihr Aufenthalt ist gebucht' })).toBeVisible()
  await expect(page.getByText(/^Nicht erstattbar, 10\s%$/)).toBeVisible()
  expect(await seriousProblems(page)).toEqual([])

  const [booking] = (await api('GET', '/api/bookings/?stage=all')) as { id: number; reference: string }[]
  await page.goto(`/owner/dashboard/bookings?booking=${booking?.id}`)
  const popup = page.getByRole('dialog', { name: `Booking ${booking?.reference}` })
  await expect(popup.getByText('Non-refundable', { exact: true })).toBeVisible()
  await expect(popup.getByText('From 7 nights on, 20%')).toBeVisible()
  await expect(popup.getByText('Not refundable: cancelling costs the full price of €504.00')).toBeVisible()
  expect(await seriousProblems(page)).toEqual([])
  await popup.getByRole('button', { name: 'Edit booking' }).click()
  const form = page.getByRole('dialog', { name: 'Edit Booking' })
  await expect(form.getByTitle('Non-refundable, 10%')).toBeVisible()
  await expect(form.getByText('From 7 nights on, 20%')).toBeVisible()
  expect(await seriousProblems(page)).toEqual([])

  await page.goto(link.replace(/#.*$/, ''))
  await page.getByRole('button', { name: 'Buchung stornieren' }).click()
  await expect(page.getByText(/504,00\s€, 100\s% /)).toBeVisible()
  expect(await seriousProblems(page)).toEqual([])
  await page.getByRole('group').getByRole('button').first().click()
  await expect(page.getByRole('heading', { name: 'Sie haben storniert' })).toBeVisible()
  await expect(page.getByText('Stornogebühr').locator('..')).toContainText(/504,00/)
})
