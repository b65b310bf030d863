import { mailsTo } from '@keyhaven/api/testing/factories'
import { testServer } from '@keyhaven/api/testing/test-server'
import type { BookingMail } from '@keyhaven/shared-contracts/contract/bookings/booking-mails'
import { addDays, dayIn } from '@keyhaven/shared-contracts/domain/days/day'
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
const [from, to] = [addDays(today, 20), addDays(today, 23)]
const open = (booking: number) =>
  renderArea(`/owner/dashboard/bookings?booking=${booking}`, { area, server, as: business.owner })
type Page = ReturnType<typeof open>
const sent = () => mailsTo(server, business.client.email)
const dialogOf = async ({ screen, within }: Page) =>
  within(await screen.findByRole('dialog', { name: 'Email to the guest' }))

it('shows the mail to a guest with the owner’s words, and sends it by a press of Send', async () => {
  const before = (await sent()).length
  const booking = await business.book(from, to)
  const page = open(booking.id)
  await page.user.click(await page.screen.findByRole('button', { name: 'Email guest…' }))
  const dialog = await dialogOf(page)
  await dialog.findByText(business.client.email)
  await page.fillIn({ 'Your words to the guest (optional)': 'See you soon!' }, dialog)
  const preview = dialog.getByTitle<HTMLIFrameElement>('Preview of the email')
  await page.waitFor(() => expect(preview.srcdoc).toContain('See you soon!'))
  expect(preview.getAttribute('sandbox')).toBe('')
  expect(await sent()).toHaveLength(before)
  await page.waitFor(() => expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(false))
  await page.user.click(dialog.getByRole('button', { name: 'Send' }))
  await page.screen.findByText(`Sent to ${business.client.email}`)
  const mail = (await sent()).at(-1)
  expect(mail?.text).toContain('> See you soon!')
  expect(mail?.subject).toMatch(/^Your stay is confirmed/)
})

it('sends nothing where the owner does not want it, also where the mail was shown', async () => {
  const before = (await sent()).length
  const booking = await business.book(from, to)
  const page = open(booking.id)
  await page.user.click(await page.screen.findByRole('button', { name: 'Email guest…' }))
  const dialog = await dialogOf(page)
  await page.user.click(dialog.getByRole('button', { name: 'Don’t send' }))
  await page.waitFor(() => expect(page.screen.queryByRole('dialog', { name: 'Email to the guest' })).toBeNull())
  expect(await sent()).toHaveLength(before)
})

it('shows a mail after cancelling where that was ticked, and not by itself', async () => {
  const booking = await business.book(from, to)
  const page = open(booking.id)
  await page.user.click(await page.screen.findByRole('button', { name: 'Cancel booking' }))
  const tick = await page.screen.findByRole<HTMLInputElement>('checkbox', {
    name: 'Then show me an email to the guest',
  })
  expect(tick.checked).toBe(false)
  await page.user.click(tick)
  await page.user.click(page.screen.getByRole('button', { name: `Cancel ${booking.reference}` }))
  const dialog = await dialogOf(page)
  expect((await dialog.findByText(/^Your stay was cancelled/)).textContent).toContain('Seehaus')
})

it('offers no mail of a booking that is not confirmed', async () => {
  const booking = await business.book(from, to, { status: 'pending' })
  const page = open(booking.id)
  await page.screen.findByRole('button', { name: 'Confirm' })
  expect(page.screen.queryByRole('button', { name: 'Email guest…' })).toBeNull()
})

it('offers to mail directions before arrival, where there are some, and only by a tick', async () => {
  const { owner, property } = business
  const { name, address } = property
  const words = { name, address, description: 'By the lake' }
  await owner.call('PATCH', `/api/properties/${property.id}/`, { ...words, directions: 'Past the church.' })
  const booking = await business.book(from, to)
  const page = open(booking.id)
  await page.user.click(await page.screen.findByRole('button', { name: 'Email guest…' }))
  const dialog = await dialogOf(page)
  const tick = await dialog.findByRole<HTMLInputElement>('checkbox', {
    name: /^Also email directions and door code on/,
  })
  expect(tick.checked).toBe(false)
  await page.user.click(tick)
  await page.waitFor(() => expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(false))
  await page.user.click(dialog.getByRole('button', { name: 'Send' }))
  await page.screen.findByText(`Sent to ${business.client.email}`)
  const path = `/api/booking/${booking.id}/mail/preview/`
  const { body } = await owner.call<BookingMail>('POST', path, { invoice: null })
  expect(body.arrival).toEqual({ on: addDays(from, -3), is_chosen: true })
})
