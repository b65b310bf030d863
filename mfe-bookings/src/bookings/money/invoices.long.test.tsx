import { testServer } from '@keyhaven/api/testing/test-server'
import { addDays, dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import type { Client } from '@keyhaven/shared-contracts/contract/bookings/clients'
import type { Invoice } from '@keyhaven/shared-contracts/contract/finance/invoices'
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
const first = `${today.slice(0, 4)}-00001`
const book = (fields: object = {}) => business.book(addDays(today, 2), addDays(today, 5), fields)
const invoices = async () => (await business.owner.call<Invoice[]>('GET', '/api/invoices/owner/')).body
const open = async (booking: { id: number }) => {
  const page = renderArea(`/owner/dashboard/bookings?booking=${booking.id}`, { area, server, as: business.owner })
  const popup = page.within(await page.screen.findByRole('dialog'))
  return { ...page, popup, block: page.within(await popup.findByRole('region', { name: 'Invoices' })) }
}
it('issues the draft of a booking from its popup by one click, and cancels it there', async () => {
  const { user, screen, block } = await open(await book())
  await user.click(await block.findByRole('button', { name: /^Issue invoice Draft of/ }))
  await screen.findByText(`Invoice ${first} has been issued`)
  await block.findByText(first)
  block.getByText('Issued')
  expect(block.getByRole('link', { name: /^Download invoice/ }).getAttribute('href')).toContain('/pdf/?expires=')
  expect(await invoices()).toMatchObject([{ invoice_number: first, status: 'issued' }])

  await user.click(block.getByRole('button', { name: /^Cancel invoice/ }))
  await user.click(await screen.findByText(`Cancel ${first}`))
  await block.findByText(`of ${first}`)
  await block.findByRole('button', { name: /^Issue invoice Draft of/ })
  expect((await invoices()).map(({ kind, status }) => `${kind} ${status}`)).toEqual([
    'invoice draft',
    'cancellation issued',
    'invoice cancelled',
  ])
})

it('says in the popup which data is missing before it issues', async () => {
  await server.db.updateTable('owners').set({ tax_id: '' }).where('id', '=', business.owner.user.id).execute()
  const { user, screen, within, block } = await open(await book())
  await user.click(await block.findByRole('button', { name: /^Issue invoice/ }))
  const heading = await screen.findByText(/was not issued$/)
  const dialog = within(heading.closest<HTMLElement>('[role="dialog"]') ?? heading)
  dialog.getByText('Your personals: the tax ID is missing.')
  dialog.getByRole('link', { name: 'Change personal data in Settings' })
  expect(await invoices()).toMatchObject([{ status: 'draft' }])
})

it('says which letters cannot be printed, and takes another name for this document', async () => {
  const { id } = business.client
  await server.db.updateTable('clients').set({ last_name: 'Nováková 𓀀' }).where('id', '=', id).execute()
  const { user, screen, within, block } = await open(await book())
  await user.click(await block.findByRole('button', { name: /^Issue invoice/ }))
  const why = await screen.findByText('The client’s name: 𓀀')
  const dialog = within(why.closest<HTMLElement>('[role="dialog"]') ?? why)
  const name = dialog.getByLabelText('Name on this document')
  expect((name as HTMLInputElement).value).toBe('Žofie Nováková 𓀀')
  await user.type(name, '{Backspace}{Backspace}')
  await user.click(dialog.getByRole('button', { name: 'Issue' }))
  await screen.findByText(`Invoice ${first} has been issued`)
  const { content } = await server.db.selectFrom('invoices').select('content').executeTakeFirstOrThrow()
  expect(content).toMatchObject({ recipient: { name: 'Žofie Nováková' } })
})

it('leads from what is missing to the page that is open already, out of the way', async () => {
  const { id } = business.client
  await server.db.updateTable('clients').set({ last_name: 'Nováková 𓀀' }).where('id', '=', id).execute()
  const { user, screen, popup, block, waitFor } = await open(await book())
  await user.click(await block.findByRole('button', { name: /^Issue invoice/ }))
  await screen.findByText('The client’s name: 𓀀')
  await user.click(await screen.findByRole('link', { name: 'Open the booking and its client' }))
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
  expect(popup.getByRole('link', { name: 'Žofie Nováková 𓀀' }).getAttribute('href')).toContain(`/clients/${id}`)
})

it('asks on the spot for the address of a guest who was added by phone, and issues then', async () => {
  const caller = { last_name: 'Huber', address: { phone: '+436641234567' } }
  const { id } = (await business.owner.call<Client>('POST', '/api/clients/brief/', caller)).body
  const { user, screen, within, fillIn, popup, block } = await open(await book({ client: id }))
  await block.findByText('Guest’s address is missing')
  expect(popup.queryByText(/mailto/)).toBeNull()
  await user.click(block.getByRole('button', { name: /^Issue invoice/ }))
  const why = await screen.findByText(/^The invoice needs the full address of Huber: the street/)
  const form = within(why.closest<HTMLElement>('[role="dialog"]') ?? why)
  expect(form.queryByLabelText('Phone')).toBeNull()
  const lines = { Street: 'Ring', 'House Number': '1', 'Postal Code': '8010', City: 'Graz', Country: 'Austria' }
  await fillIn(lines, form)
  await user.click(form.getByRole('button', { name: 'Save and issue' }))
  await screen.findByText(`Invoice ${first} has been issued`)
  expect(await invoices()).toMatchObject([{ invoice_number: first, status: 'issued', needs_address: false }])
  const saved = (await business.owner.call<Client>('GET', `/api/client/${id}/`)).body
  expect(saved.address).toMatchObject({ street: 'Ring', city: 'Graz', phone: '+436641234567' })
})

it('issues from the form of a booking, and asks to save first what was changed there', async () => {
  const { user, screen, within, popup } = await open(await book())
  await user.click(popup.getByRole('button', { name: 'Edit booking' }))
  const heading = await screen.findByText('Edit Booking', { selector: '.ant-modal-title' })
  const form = within(heading.closest<HTMLElement>('[role="dialog"]') ?? heading)
  const block = within(await form.findByRole('region', { name: 'Invoices' }))
  await block.findByRole('button', { name: /^Issue invoice/ })
  const guests = form.getByLabelText('Guests')
  await user.clear(guests)
  await user.type(guests, '1')
  await block.findByText('Save your changes first. Then they will be on the draft.')
  expect(block.queryByRole('button')).toBeNull()
  await user.clear(guests)
  await user.type(guests, '2')
  await user.click(await block.findByRole('button', { name: /^Issue invoice/ }))
  await screen.findByText(`Invoice ${first} has been issued`)
})

it('says of a cancelled booking that it has no invoice', async () => {
  const { block } = await open(await book({ status: 'cancelled' }))
  expect(await block.findByText('This booking is cancelled and has no invoice.')).toBeTruthy()
  expect(block.queryByRole('button')).toBeNull()
})
