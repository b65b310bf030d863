import { dayAfter, today } from './days.ts'
import { personals, signIn, test } from './keyhaven.ts'
const out = '/tmp/owner-plan-shots'
test('look', async ({ page, server }) => {
  test.setTimeout(300_000)
  const { api, token } = await signIn(page, server, 'look@example.com')
  const property: { id: number } = await api('POST', '/api/properties/', {
    name: 'Seehaus',
    description: 'x',
    address: personals.address,
    payment_rule: { deposit_nights: 1, deposit_due_days: 7, rest_due_days_before: 28 },
  })
  const unit: { id: number } = await api('POST', '/api/units/', {
    name: 'Lake room',
    description: 'x',
    capacity: 2,
    max_capacity: 2,
    price_per_night: 100,
    price_per_extra_person: 0,
    property_id: property.id,
  })
  const client: { id: number } = await api('POST', '/api/clients/', {
    first_name: 'Žofie',
    last_name: 'Nováková',
    email: 'z@example.com',
    address: personals.address,
  })
  await api('PATCH', '/api/payment-settings/', {
    iban: 'AT611904300234573201',
    account_holder: 'Ada Byron',
    deposit_percent: 30,
    deposit_due_days: 7,
    rest_due_days_before: 28,
  })
  const b: { id: number } = await api('POST', '/api/bookings/', {
    property: property.id,
    unit: unit.id,
    client: client.id,
    guests_count: 2,
    status: 'confirmed',
    check_in: dayAfter(today(), 60),
    check_out: dayAfter(today(), 63),
    deposit_amount: 100,
    deposit_due: dayAfter(today(), -1),
  })
  await api('POST', `/api/booking/${b.id}/payments/`, {
    date: today(),
    kind: 'payment',
    amount: 20,
    method: 'transfer',
    note: '',
  })
  for (const lang of ['en', 'de'] as const)
    for (const scheme of ['light', 'dark'] as const)
      for (const width of [1440, 390]) {
        if (lang === 'de' && scheme === 'dark') continue
        await page.setViewportSize({ width, height: width === 390 ? 900 : 1000 })
        await page.emulateMedia({ colorScheme: scheme })
        await page.evaluate(
          ([t, s, l]) => {
            sessionStorage.setItem('token', t!)
            localStorage.setItem('theme', s!)
            localStorage.setItem('user-locale', l!)
          },
          [token, scheme, lang],
        )
        await api('PATCH', '/auth/change-personals/', { ...personals })
        const n = `${out}/${lang}-${scheme}-${width}`
        await page.goto('/owner/dashboard/settings/invoices')
        await page.locator('main, body').first().waitFor()
        await page.waitForTimeout(1500)
        await page.screenshot({ path: `${n}-card.png`, fullPage: true })
        const edits = page.getByRole('button', {
          name: lang === 'en' ? 'Edit Payments' : /Zahlungen.*bearbeiten|bearbeiten.*Zahlungen|Zahlungen ändern/i,
        })
        if (await edits.count()) {
          await edits.first().click()
          await page.waitForTimeout(800)
          await page.screenshot({ path: `${n}-form.png` })
          const dlg = page.locator('.ant-modal-wrap')
          await dlg.evaluate((el) => el.scrollTo(0, 9999))
          await page.waitForTimeout(200)
          await page.screenshot({ path: `${n}-form2.png` })
        }
        await page.goto('/owner/dashboard/properties')
        await page
          .getByRole('button', { name: /Seehaus/ })
          .first()
          .waitFor()
        await page.getByRole('button', { name: lang === 'en' ? 'Edit Seehaus' : /Seehaus bearbeiten/ }).click()
        await page.getByRole('button', { name: lang === 'en' ? /^Deposit and due/ : /^Anzahlung und/ }).click()
        await page.waitForTimeout(500)
        await page
          .getByRole('button', { name: lang === 'en' ? /^Deposit and due/ : /^Anzahlung und/ })
          .evaluate((el) => el.scrollIntoView({ block: 'start' }))
        await page.waitForTimeout(300)
        await page.screenshot({ path: `${n}-property.png` })
        await page.goto(`/owner/dashboard/bookings?stage=all&booking=${b.id}`)
        await page.waitForTimeout(1500)
        await page.screenshot({ path: `${n}-popup.png` })
        const plan = page.getByRole('region', { name: lang === 'en' ? 'Payment plan' : 'Zahlungsplan' })
        await plan.scrollIntoViewIfNeeded()
        await plan.screenshot({ path: `${n}-plan.png` })
        await page.getByRole('button', { name: lang === 'en' ? 'Edit booking' : /Buchung bearbeiten/ }).click()
        await page.waitForTimeout(1200)
        await page.screenshot({ path: `${n}-edit.png` })
      }
})
