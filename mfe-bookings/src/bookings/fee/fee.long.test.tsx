import { aRequest } from '@keyhaven/api/testing/factories'
import { testServer } from '@keyhaven/api/testing/test-server'
import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
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
const moderate = { steps: [{ days_before: 5, percent: 0 }], afterwards: 50 }

/** A stay that arrives so many days from now, whose guest accepted the terms of the house. */
const acceptedStay = async (daysAhead: number) => {
  const { owner, property, unit } = business
  const { name, description, address } = property
  const terms = { cancellation: moderate, payment: 'Payable without deduction on arrival at the latest.' }
  const body = { name, description, address, cancellation_terms: moderate }
  await owner.call('PATCH', `/api/properties/${property.id}/`, body)
  const dates = { check_in: addDays(today, daysAhead), check_out: addDays(today, daysAhead + 3) }
  await aRequest(server, unit.id, { ...dates, terms })
  const [request] = (await owner.call<Booking[]>('GET', '/api/bookings/?status=pending')).body
  return (await owner.call<Booking>('POST', `/api/booking/${request?.id}/decision/`, { decision: 'accept' })).body
}
const read = async ({ id }: Booking) => (await business.owner.call<Booking>('GET', `/api/booking/${id}/`)).body
const openPopup = async ({ id }: Booking) => {
  const page = renderArea(`/owner/dashboard/bookings?booking=${id}`, { area, server, as: business.owner })
  const popup = page.within(await page.screen.findByRole('dialog'))
  return { ...page, popup }
}

it('shows what the guest accepted, and charges nothing unless the owner says so', async () => {
  const stay = await acceptedStay(3)
  const { popup, user, screen } = await openPopup(stay)
  await popup.findByText('Accepted terms')
  await user.click(await popup.findByRole('button', { name: 'Cancel booking' }))
  const fee = await screen.findByLabelText<HTMLInputElement>('Cancellation fee (optional)')
  expect(fee.value).toBe('')
  screen.getByText(/cancelling today would cost €134.25, 50% of the total/)
  await user.click(await screen.findByRole('button', { name: `Cancel ${stay.reference}` }))
  await popup.findByText('Cancelled')
  expect(await read(stay)).toMatchObject({ status: 'cancelled', cancellation_fee: 0 })
})

it('charges what the terms say by one click, and waives it after asking', async () => {
  const stay = await acceptedStay(3)
  const { popup, user, screen, waitFor, within } = await openPopup(stay)
  await user.click(await popup.findByRole('button', { name: 'Cancel booking' }))
  const fee = await screen.findByLabelText<HTMLInputElement>('Cancellation fee (optional)')
  await user.type(fee, '1000')
  expect(await screen.findByText('Enter an amount up to €268.50')).toBeDefined()
  const ok = await screen.findByRole<HTMLButtonElement>('button', { name: `Cancel ${stay.reference}` })
  expect(ok.disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Charge €134.25' }))
  await waitFor(() => expect(ok.disabled).toBe(false))
  await user.click(ok)
  await popup.findByText('Cancelled')
  expect(await read(stay)).toMatchObject({ status: 'cancelled', cancellation_fee: 134.25 })
  await user.click(popup.getByRole('button', { name: 'Waive the fee' }))
  const question = (await screen.findAllByText('Waive the fee of €134.25?'))[0]?.closest<HTMLElement>('[role=dialog]')
  if (!question) throw new Error('Nothing was asked.')
  await user.click(within(question).getByText('Waive the fee'))
  await waitFor(() => expect(popup.queryByRole('button', { name: 'Waive the fee' })).toBeNull())
  expect(await read(stay)).toMatchObject({ status: 'cancelled', cancellation_fee: 0 })
})

it('invoices a fee with the VAT that its owner chooses, and says who waived one and when', async () => {
  const { owner } = business
  const texts = { small_business_note: '', payment_terms: '', number_prefix: '' }
  const vat_rates = [{ from: '2020-01-01', lodging: 10, extras: 20 }]
  const stay = await acceptedStay(3)
  await owner.call('PATCH', '/api/invoice-settings/', { auto_issue: false, vat_rates, ...texts })
  const { popup, user, screen, within } = await openPopup(stay)
  await user.click(await popup.findByRole('button', { name: 'Cancel booking' }))
  await user.click(await screen.findByRole('button', { name: 'Charge €134.25' }))
  await user.click(await screen.findByRole('button', { name: `Cancel ${stay.reference}` }))
  await user.click(await popup.findByRole('button', { name: 'Invoice the fee' }))
  const form = within(await screen.findByRole('dialog', { name: 'Invoice of the cancellation fee' }))
  expect(form.getAllByText('Without VAT')).not.toHaveLength(0)
  await user.click(form.getByRole('combobox', { name: 'VAT' }))
  await user.click(await screen.findByTitle('20%'))
  await user.click(form.getByRole('button', { name: 'Make the draft' }))
  await screen.findByText('The invoice of the fee is a draft now')
  await popup.findByRole('button', { name: 'VAT of the draft' })
  expect(await business.documentsOf(stay)).toMatchObject([{ is_fee: true, status: 'draft' }])
  await user.click(popup.getByRole('button', { name: 'Waive the fee' }))
  const question = (await screen.findAllByText('Waive the fee of €134.25?'))[0]?.closest<HTMLElement>('[role=dialog]')
  if (!question) throw new Error('Nothing was asked.')
  await user.click(within(question).getByText('Waive the fee'))
  await popup.findByText(new RegExp(`^Fee of €134.25 waived on .* by ${owner.user.first_name} `))
  expect(await business.documentsOf(stay)).toEqual([])
})

it('says that the terms let the guest go free, and of a stay without terms nothing', async () => {
  const stay = await acceptedStay(20)
  const { popup, user, screen } = await openPopup(stay)
  await user.click(await popup.findByRole('button', { name: 'Cancel booking' }))
  await screen.findByText('By the terms that the guest accepted, cancelling today is free of charge.')
  expect(screen.queryByRole('button', { name: /^Charge/ })).toBeNull()
})
