import { aStayWithDeposit, connectStripe, providerOf } from '@keyhaven/api/testing/card-payments'
import { StripeEmulator } from '@keyhaven/api/testing/stripe/emulator'
import { testServer } from '@keyhaven/api/testing/test-server'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { afterAll, expect, it } from 'vitest'
import area from '../../area.tsx'

const stripe = await StripeEmulator.start()
afterAll(() => stripe.close())
const server = await testServer({ env: { stripeOrigin: stripe.origin } })
const { pay } = providerOf(stripe, server)

/** A stay for 300 euros of which its guest has paid 90 by card. */
async function aPaidStay() {
  const owner = await server.signUpOwner({ personals: true })
  await connectStripe(owner)
  const { id, checkout, cards } = await aStayWithDeposit(server, owner)
  await pay({ checkout })
  const page = renderArea(`/owner/dashboard/bookings?booking=${id}`, { area, server, as: owner })
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
