import { aRequest, aUnit } from '@keyhaven/api/testing/factories'
import { StripeEmulator } from '@keyhaven/api/testing/stripe-emulator'
import { testServer, unique } from '@keyhaven/api/testing/test-server'
import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { CardPayment } from '@keyhaven/shared-contracts/contract/finance/card-payments'
import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { afterAll, expect, it } from 'vitest'
import area from '../../area.tsx'

const stripe = await StripeEmulator.start()
afterAll(() => stripe.close())
const server = await testServer({ env: { stripeOrigin: stripe.origin } })

/** A stay for 300 euros of which its guest has paid 90 by card. */
async function aPaidStay() {
  const owner = await server.signUpOwner({ personals: true })
  await owner.call('POST', '/api/card-account/', { provider: 'stripe', secret_key: 'sk_test_keyhaven123' })
  const rule = { deposit_percent: 30, deposit_due_days: 7, rest_due_days_before: 28 }
  await owner.call('PATCH', '/api/payment-settings/', rule)
  const unit = await aUnit(owner)
  const dates = { check_in: addDays(localToday(), 90), check_out: addDays(localToday(), 93) }
  const { token } = await aRequest(server, unit.id, { ...dates, client: { email: `gerda-${unique()}@example.com` } })
  const [booking] = (await owner.call<Booking[]>('GET', `/api/bookings/?unit=${unit.id}`)).body
  await owner.call('POST', `/api/booking/${booking?.id}/decision/`, { decision: 'accept' })
  const { body } = await server.call<{ url: string }>('POST', `/api/public/booking/request/${token}/checkout/`)
  const webhook = [...stripe.webhooks.values()].at(-1)
  if (!webhook) throw new Error('Nobody has connected an account.')
  const session = stripe.pay(body.url.split('/').at(-1) ?? '')
  const { payload, signature } = stripe.signed(webhook, 'checkout.session.completed', session)
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  await server.fetch(webhook.url, { method: 'POST', body: payload, headers })
  const cards = async () => (await owner.call<CardPayment[]>('GET', `/api/booking/${booking?.id}/card-payments/`)).body
  const page = renderArea(`/owner/dashboard/bookings?booking=${booking?.id}`, { area, server, as: owner })
  await page.user.click(await page.screen.findByRole('button', { name: 'Cancel booking' }))
  const dialog = page.within(await page.screen.findByRole('dialog', { name: /^Cancel B-/ }))
  return { ...page, dialog, cards }
}

it('offers to send back to the card what the fee leaves, and does so with the cancellation', async () => {
  const { user, dialog, screen, cards } = await aPaidStay()
  await dialog.findByRole('checkbox', { name: 'Send €90.00 back to the guest’s card at once' })
  await user.type(dialog.getByLabelText('Cancellation fee (optional)'), '60')
  const refund = await dialog.findByRole<HTMLInputElement>('checkbox', {
    name: 'Send €30.00 back to the guest’s card at once',
  })
  expect(refund.checked).toBe(true)
  expect(dialog.queryByText(/You can enter the refund/)).toBeNull()
  await user.click(dialog.getByRole('button', { name: /^Cancel B-/ }))
  await screen.findByRole('button', { name: 'Reopen booking' })
  expect(await cards()).toMatchObject([{ amount: 90, refunds: [{ amount: 30, reason: 'Stay cancelled' }] }])
  expect(screen.queryByRole('dialog', { name: /refund/i })).toBeNull()
})

it('leaves the money where the owner does not want it sent back, and asks how it goes back instead', async () => {
  const { user, dialog, screen, cards } = await aPaidStay()
  await user.click(await dialog.findByRole('checkbox', { name: /back to the guest’s card/ }))
  expect(dialog.getByText(/You can enter the refund/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: /^Cancel B-/ }))
  expect(await screen.findByRole('dialog', { name: /refund/i })).toBeTruthy()
  expect(await cards()).toMatchObject([{ amount: 90, refunds: [] }])
})
