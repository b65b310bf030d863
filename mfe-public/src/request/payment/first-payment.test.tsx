import { connectStripe } from '@keyhaven/api/testing/card-payments'
import { aHold, aUnit, secretInMail } from '@keyhaven/api/testing/factories'
import { StripeEmulator } from '@keyhaven/api/testing/stripe/emulator'
import { testServer, unique } from '@keyhaven/api/testing/test-server'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { afterAll, expect, it, vi } from 'vitest'
import area from '../../area.tsx'

const stripe = await StripeEmulator.start()
afterAll(() => stripe.close())
const server = await testServer({ now: '2027-01-10T09:00:00Z', env: { stripeOrigin: stripe.origin } })
const dates = { check_in: '2027-06-01', check_out: '2027-06-04' }

/** A stay of three nights for 300 euros that is booked once 90 of them are paid. */
async function aHeldStay() {
  const owner = await server.signUpOwner({ personals: true })
  await connectStripe(owner)
  const rule = { deposit_percent: 30, deposit_due_days: 7, rest_due_days_before: 28 }
  await owner.call('PATCH', '/api/payment-settings/', { ...rule, instant_needs_deposit: true })
  const unit = await aUnit(owner, { instant: true })
  const client = { email: `gerda-${unique()}@example.com` }
  const { token } = await aHold(server.call, unit.id, { ...dates, instant: true, client })
  return { unit, token, secret: await secretInMail(server, token) }
}

it('says before and after confirming what is to be paid, and leads to the page where it is', async () => {
  const leave = vi.spyOn(window, 'open').mockReturnValue(null)
  const { token, secret } = await aHeldStay()
  const page = renderArea(`/request/${token}#confirm=${secret}`, { area, server })
  const title = await page.screen.findByRole('heading', { name: 'Confirm your booking' })
  expect(title.closest('[role=status]')?.textContent).toContain('you then pay €90.00 by card, and your stay')
  await page.user.click(page.screen.getByRole('button', { name: 'Book with obligation to pay · €300.00' }))
  const next = await page.screen.findByRole('heading', { name: 'Pay to book your stay' })
  expect(document.activeElement).toBe(next)
  const banner = next.closest('[role=status]')
  expect(banner?.textContent).toContain('is booked as soon as €90.00 are paid by card.')
  expect(banner?.textContent).toContain('The nights are held for you until Sunday 10 January at ')
  expect(page.screen.getByRole('heading', { name: 'Payment plan' })).toBeTruthy()
  await page.user.click(page.screen.getByRole('button', { name: 'Pay €90.00 by card' }))
  await page.waitFor(() => expect(leave).toHaveBeenCalledWith(expect.stringContaining(`${stripe.origin}/pay/`), '_top'))
  leave.mockRestore()
})

it('says of one that was not paid that nothing is booked, and asks for no money any more', async () => {
  const { token, secret } = await aHeldStay()
  await server.call('POST', `/api/public/booking/request/${token}/confirm/`, { secret })
  server.clock.set('2027-01-10T10:01:00Z')
  const page = renderArea(`/request/${token}`, { area, server })
  const title = await page.screen.findByRole('heading', { name: 'Not paid in time' })
  expect(title.closest('[role=status]')?.textContent).toContain('nothing is booked')
  expect(page.screen.queryByRole('button', { name: /by card/ })).toBeNull()
})

it('says in the form what is paid by card before the stay is booked', async () => {
  const { unit } = await aHeldStay()
  const stay = 'check_in=2027-07-01&check_out=2027-07-04&guests=2'
  const page = renderArea(`/book?unit=${unit.id}&property=${unit.property.id}&${stay}`, { area, server })
  expect(await page.screen.findByText(/Then you pay €90.00 by card/)).toBeTruthy()
  expect(page.screen.queryByText(/You pay nothing now/)).toBeNull()
})
