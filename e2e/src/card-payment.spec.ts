import { dayAfter, today } from './days.ts'
import { foreignSite } from './foreign-site.ts'
import { openHouse } from './guest-journey.ts'
import { words } from './guest-words.ts'
import { expect } from './keyhaven.ts'
import { accept, askAndConfirm, fillForm, openConfirmation, openForm } from './paying-guest.ts'
import { seriousProblems } from './serious-problems.ts'
import { test } from './stripe.ts'

const rule = { deposit_percent: 30, deposit_due_days: 7 }
const account = { provider: 'stripe', secret_key: 'sk_test_keyhaven123' }

for (const locale of ['de', 'it'] as const)
  test(`an owner connects Stripe, a guest pays the deposit by card in ${locale}, and the owner sends a part of it back`, async ({
    page,
    server,
    stripe,
  }) => {
    test.slow()
    const t = words[locale]
    const opened = await openHouse(page, server, `cards-${locale}@example.com`, 'Bergblick')
    await opened.owner.api('PATCH', '/api/payment-settings/', rule)
    await page.goto('/owner/dashboard/settings/invoices')
    await page.getByRole('button', { name: 'Connect Stripe' }).click()
    const form = page.getByRole('dialog', { name: 'Connect Stripe' })
    expect(await seriousProblems(page)).toEqual([])
    await form.getByLabel('Secret key').fill(account.secret_key)
    await form.getByRole('button', { name: 'Connect', exact: true }).click()
    await expect(page.getByText('Stripe, Haus am See')).toBeVisible()
    await expect(page.getByText('Test mode: no money moves')).toBeVisible()

    await openForm({ page, server, locale }, opened)
    await askAndConfirm({ page, server, locale }, `card-${locale}@example.com`)
    const booking = await accept(opened)
    await page.reload()
    const deposit = page.getByRole('button', { name: t.payByCard(90) })
    await deposit.click()
    await expect(page.getByRole('heading', { name: `Bergblick, ${booking.reference}` })).toBeVisible()
    expect(new URL(page.url()).origin).toBe(stripe)
    // Who turns back has paid nothing, and comes to the same page again.
    const checkout = page.url()
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(page.getByText(t.paid)).toHaveCount(0)
    await deposit.click()
    await expect(page).toHaveURL(checkout)
    await page.getByRole('button', { name: 'Pay' }).click()
    await expect(page.getByText(t.paid)).toBeVisible()
    await expect(page.getByRole('button', { name: t.payByCard(210) })).toBeVisible()
    expect(await seriousProblems(page)).toEqual([])

    await page.goto(`/owner/dashboard/bookings?booking=${booking.id}`)
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

for (const locale of ['de', 'it'] as const)
  test(`a guest who books in ${locale} in a frame of a foreign page pays in the whole tab, and comes back to the stay`, async ({
    page,
    context,
    server,
    stripe,
  }) => {
    test.slow()
    const t = words[locale]
    const email = `card-frame-${locale}@example.com`
    const { owner, house } = await openHouse(page, server, `cards-frame-${locale}@example.com`, 'Bergblick')
    const site = await foreignSite(server.origin)
    await owner.api('PATCH', '/api/payment-settings/', rule)
    await owner.api('POST', '/api/card-account/', account)
    const unit: { id: number } = await owner.api('POST', '/api/units/', {
      ...{ name: 'Stube', description: 'Ruhig und hell.', property_id: house.id, price_per_night: 100 },
      ...{ capacity: 2, max_capacity: 3, price_per_extra_person: 0, instant: true },
    })
    await owner.api('PATCH', '/api/site-settings/', { allowed_origins: [site.origin] })
    const start = `owner=${owner.user.slug}&property=${house.id}&unit=${unit.id}&lang=${locale}`
    await page.goto(
      site.put({ body: `<iframe id="keyhaven" height="900" width="100%" src="{us}/embed/frame?${start}"></iframe>` }),
    )
    const frame = page.frameLocator('#keyhaven')
    await frame.locator('[name=check_in]').fill(dayAfter(today(), 60))
    await frame.locator('[name=check_out]').fill(dayAfter(today(), 63))
    await frame.getByRole('button', { name: t.check }).click()
    await frame.getByRole('link', { name: t.book }).filter({ visible: true }).last().click()
    await fillForm(frame, email)
    await frame.getByRole('checkbox', { name: t.privacy }).check()
    await frame.getByRole('button', { name: t.bookNow }).click()
    await expect(frame.getByRole('heading', { name: t.sent })).toBeVisible()
    const mail = await context.newPage()
    await openConfirmation(mail, server, email, t.subjectNow)
    await mail.getByRole('button', { name: t.bookNow }).click()
    await expect(mail.getByRole('heading', { name: t.booked })).toBeVisible()

    await frame.getByRole('button', { name: t.payByCard(90) }).click()
    await expect(page.getByRole('heading', { name: /^Bergblick, / })).toBeVisible()
    expect([new URL(page.url()).origin, page.frames().length]).toEqual([stripe, 1])
    await page.getByRole('button', { name: 'Pay' }).click()
    await expect(page.getByText(t.paid)).toBeVisible()
    await expect(page.getByRole('heading', { name: t.booked })).toBeVisible()
    expect(new URL(page.url()).pathname).toContain(`/${locale}/request/`)
    expect(await seriousProblems(page)).toEqual([])
    site.close()
  })
