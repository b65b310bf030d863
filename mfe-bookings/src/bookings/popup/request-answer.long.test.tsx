import { aRequest, mailsTo } from '@keyhaven/api/testing/factories'
import { testServer } from '@keyhaven/api/testing/test-server'
import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { addDays, dayIn, showDay } from '@keyhaven/shared-contracts/domain/days/day'
import { showEuros } from '@keyhaven/shared-contracts/domain/money/money'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { beforeEach, expect, it } from 'vitest'
import area from '../../area.tsx'
import { type Business, openBusiness } from '../../testing/business.ts'

const server = await testServer()
let business: Business
beforeEach(async () => {
  business = await openBusiness(server)
})

const today = dayIn('Europe/Vienna', new Date())
const ask = async (fields: object = {}) => {
  await aRequest(server, business.unit.id, { check_in: addDays(today, 20), check_out: addDays(today, 23), ...fields })
  const [booking] = (await business.owner.call<Booking[]>('GET', '/api/bookings/?status=pending')).body
  if (!booking) throw new Error('The request is no booking.')
  return booking
}
const statusOf = async ({ id }: Booking) =>
  (await business.owner.call<Booking>('GET', `/api/booking/${id}/`)).body.status
const open = (path: string) => renderArea(path, { area, server, as: business.owner })

it('shows a request first on the dashboard, accepts it by one click, and its guest is told', async () => {
  const request = await ask()
  const { user, screen, waitFor } = open('/owner/dashboard')
  await screen.findByRole('heading', { name: '1 request is waiting for your answer' })
  const rows = screen.getByRole('group', { name: 'Open requests' }).textContent
  for (const told of ['Lake room', showDay(request.check_in), '3 nights', showEuros(request.total_price), 'h left'])
    expect(rows).toContain(told)
  await user.click(await screen.findByRole('button', { name: /^Accept the request from/ }))
  await screen.findByText(/^The request from .* has been accepted$/)
  await waitFor(() => expect(screen.queryByRole('heading', { name: /waiting for your answer/ })).toBeNull())
  expect(screen.getByRole('group', { name: 'Open requests' }).contains(document.activeElement)).toBe(true)
  expect(await statusOf(request)).toBe('confirmed')
  expect((await mailsTo(server, request.client.email)).at(-1)?.subject).toMatch(/confirmed|accepted/i)
})

it('asks before it declines, and the nights are free again', async () => {
  const request = await ask()
  const { user, screen } = open('/owner/dashboard')
  await user.click(await screen.findByRole('button', { name: /^Decline the request from/ }))
  await screen.findByText(`Decline ${request.reference}?`)
  await user.click(screen.getByText('Decide later'))
  expect(await statusOf(request)).toBe('pending')
  await user.click(screen.getByRole('button', { name: /^Decline the request from/ }))
  await user.click(await screen.findByText(`Decline ${request.reference}`))
  await screen.findByText(/has been declined$/)
  expect(await statusOf(request)).toBe('cancelled')
})

it('answers a request in its popup, in place of confirming and cancelling', async () => {
  const request = await ask()
  const { user, screen, within } = open(`/owner/dashboard/bookings?booking=${request.id}`)
  const popup = within(await screen.findByRole('dialog'))
  const accept = await popup.findByRole('button', { name: /^Accept the request from/ })
  expect(popup.queryByRole('button', { name: 'Confirm' })).toBeNull()
  expect(popup.queryByRole('button', { name: 'Cancel booking' })).toBeNull()
  await user.click(accept)
  await popup.findByRole('button', { name: 'Cancel booking' })
  expect(popup.queryByRole('button', { name: /^Accept/ })).toBeNull()
  expect(await statusOf(request)).toBe('confirmed')
})

it('says what became of an answer although its popup was closed meanwhile', async () => {
  const request = await ask()
  const answered = Promise.withResolvers<void>()
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const sent = new Request(input, init)
    if (sent.url.includes('/decision/')) await answered.promise
    return server.fetch(sent)
  }
  const path = `/owner/dashboard/bookings?booking=${request.id}`
  const { user, screen, within, waitFor } = renderArea(path, { area, server: { fetch }, as: business.owner })
  const popup = within(await screen.findByRole('dialog'))
  await user.click(await popup.findByRole('button', { name: /^Accept the request from/ }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await business.owner.call('POST', `/api/booking/${request.id}/decision/`, { decision: 'decline' })
  answered.resolve()
  await screen.findByText(/already been answered|no request that waits/)
})

it('shows what the guest wrote, and sends words along with the answer', async () => {
  const request = await ask({ message: 'We arrive late.' })
  const { user, screen, within, fillIn } = open(`/owner/dashboard/bookings?booking=${request.id}`)
  const popup = within(await screen.findByRole('dialog'))
  expect((await popup.findByRole('region', { name: /wrote$/ })).textContent).toContain('We arrive late.')
  await fillIn({ 'Your words to the guest (optional)': 'Welcome!' }, popup)
  await user.click(popup.getByRole('button', { name: /^Accept the request from/ }))
  expect((await popup.findByRole('region', { name: 'What you wrote to the guest' })).textContent).toContain('Welcome!')
  expect((await mailsTo(server, request.client.email)).at(-1)?.text).toContain('> Welcome!')
})

it('offers words to the guest where a stay of a request is cancelled', async () => {
  const request = await ask()
  await business.owner.call('POST', `/api/booking/${request.id}/decision/`, { decision: 'accept' })
  const { user, screen, fillIn } = open(`/owner/dashboard/bookings?booking=${request.id}`)
  await user.click(await screen.findByRole('button', { name: 'Cancel booking' }))
  await screen.findByText(/We will email/)
  await fillIn({ 'Your words to the guest (optional)': 'The boiler broke.' })
  await user.click(screen.getByRole('button', { name: `Cancel ${request.reference}` }))
  await screen.findByText('The boiler broke.')
  expect((await mailsTo(server, request.client.email)).at(-1)?.text).toContain('> The boiler broke.')
})

it('says that a request was answered elsewhere meanwhile, and shows what became of it', async () => {
  const request = await ask()
  const { user, screen, within } = open(`/owner/dashboard/bookings?booking=${request.id}`)
  const popup = within(await screen.findByRole('dialog'))
  const accept = await popup.findByRole('button', { name: /^Accept the request from/ })
  await business.owner.call('POST', `/api/booking/${request.id}/decision/`, { decision: 'decline' })
  await user.click(accept)
  expect(await screen.findByText(/already been answered|no request that waits/)).toBeTruthy()
  expect(await popup.findByRole('button', { name: 'Reopen booking' })).toBeTruthy()
})

it('says before cancelling or deleting the stay of a request that its guest is mailed, and of no other', async () => {
  const request = await ask()
  await business.owner.call('POST', `/api/booking/${request.id}/decision/`, { decision: 'accept' })
  const told = `We will email ${request.client.email} right away.`
  const asked = open(`/owner/dashboard/bookings?booking=${request.id}`)
  await asked.user.click(await asked.screen.findByRole('button', { name: 'Cancel booking' }))
  await asked.screen.findByText(told)
  await asked.user.click(asked.screen.getByRole('button', { name: 'Keep it' }))
  await asked.user.click(asked.screen.getByRole('button', { name: 'Edit booking' }))
  await asked.user.click(await asked.screen.findByRole('button', { name: 'Delete' }))
  expect((await asked.screen.findByText(/will be deleted for good/)).textContent).toContain(told)
  const own = await business.book(addDays(today, 30), addDays(today, 32))
  const entered = open(`/owner/dashboard/bookings?booking=${own.id}`)
  await entered.user.click(await entered.screen.findByRole('button', { name: 'Cancel booking' }))
  await entered.screen.findByText(/will be free again from/)
  expect(entered.screen.queryByText(/We will email/)).toBeNull()
})
