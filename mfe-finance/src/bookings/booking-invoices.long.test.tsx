import { aBooking, aClient, aRequest, aUnit } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import { dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Client } from '@keyhaven/shared-contracts/contract/bookings/clients'
import type { Invoice } from '@keyhaven/shared-contracts/contract/finance/invoices'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { contractVersion } from '@keyhaven/shared-contracts/web/area'
import { beforeEach, expect, it } from 'vitest'
import { slots } from '../slots.ts'
import { BookingInvoices } from './booking-invoices.tsx'

const server = await testServer()
let owner: TestOwner
let client: Client
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
  client = await aClient(owner, { first_name: 'Žofie', last_name: 'Nováková' })
})

const first = `${dayIn('Europe/Vienna', new Date()).slice(0, 4)}-00001`
const book = (fields: object = {}) => aBooking(owner, { client: client.id, ...fields })
const invoices = async () => (await owner.call<Invoice[]>('GET', '/api/invoices/owner/')).body
/** What fills the slot of a booking's popup, or of its form where something may be unsaved. */
const open = async ({ id }: { id: number }, unsaved?: boolean) => {
  await slots['booking-invoices'].lazy()
  const element = <BookingInvoices booking={id} {...(unsaved !== undefined && { unsaved })} />
  const area = { contract: contractVersion, routes: [{ path: '/owner/dashboard', element }] }
  const page = renderArea('/owner/dashboard', { area, server, as: owner })
  return { ...page, block: page.within(await page.screen.findByRole('region', { name: 'Invoices' })) }
}

it('issues the draft of a booking by one click, and cancels it there', async () => {
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

it('says which data is missing before it issues', async () => {
  await server.db.updateTable('owners').set({ tax_id: '' }).where('id', '=', owner.user.id).execute()
  const { user, screen, within, block } = await open(await book())
  await user.click(await block.findByRole('button', { name: /^Issue invoice/ }))
  const heading = await screen.findByText(/was not issued$/)
  const dialog = within(heading.closest<HTMLElement>('[role="dialog"]') ?? heading)
  dialog.getByText('Your personals: the tax ID is missing.')
  dialog.getByRole('link', { name: 'Change personal data in Settings' })
  expect(await invoices()).toMatchObject([{ status: 'draft' }])
})

it('says which letters cannot be printed, and takes another name for this document', async () => {
  const { id } = client
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
  await server.db.updateTable('clients').set({ last_name: 'Nováková 𓀀' }).where('id', '=', client.id).execute()
  const { user, screen, block, waitFor } = await open(await book())
  await user.click(await block.findByRole('button', { name: /^Issue invoice/ }))
  await screen.findByText('The client’s name: 𓀀')
  await user.click(await screen.findByRole('link', { name: 'Open the booking and its client' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('asks on the spot for the address of a guest who was added by phone, and issues then', async () => {
  const caller = { last_name: 'Huber', address: { phone: '+436641234567' } }
  const { id } = (await owner.call<Client>('POST', '/api/clients/brief/', caller)).body
  const { user, screen, within, fillIn, block } = await open(await book({ client: id }))
  await block.findByText('Guest’s address is missing')
  await user.click(block.getByRole('button', { name: /^Issue invoice/ }))
  const why = await screen.findByText(/^The invoice needs the full address of Huber: the street/)
  const form = within(why.closest<HTMLElement>('[role="dialog"]') ?? why)
  expect(form.queryByLabelText('Phone')).toBeNull()
  const lines = { Street: 'Ring', 'House Number': '1', 'Postal Code': '8010', City: 'Graz', Country: 'Austria' }
  await fillIn(lines, form)
  await user.click(form.getByRole('button', { name: 'Save and issue' }))
  await screen.findByText(`Invoice ${first} has been issued`)
  expect(await invoices()).toMatchObject([{ invoice_number: first, status: 'issued', needs_address: false }])
  const saved = (await owner.call<Client>('GET', `/api/client/${id}/`)).body
  expect(saved.address).toMatchObject({ street: 'Ring', city: 'Graz', phone: '+436641234567' })
})

it('issues nothing from the form of a booking while something in it is not saved, and says what follows', async () => {
  const booking = await book()
  const { block } = await open(booking, true)
  await block.findByText('Save your changes first. Then they will be on the draft.')
  expect(block.queryByRole('button')).toBeNull()
  const saved = await open(booking, false)
  await saved.user.click(await saved.block.findByRole('button', { name: /^Issue invoice/ }))
  await saved.screen.findByText(`Invoice ${first} has been issued`)
  const again = await open(booking, true)
  await again.block.findByText(
    `Invoice ${first} has been issued. If your changes would replace it, you will be asked first.`,
  )
})

it('issues no invoice of a request before it is accepted', async () => {
  const unit = await aUnit(owner)
  await aRequest(server, unit.id)
  const [request] = (await owner.call<Booking[]>('GET', `/api/bookings/?unit=${unit.id}`)).body
  const { block } = await open({ id: request?.id ?? 0 })
  await block.findByText('Accept the request first')
  expect(block.queryByRole('button', { name: /^Issue/ })).toBeNull()
})

it('says of a cancelled booking that it has no invoice', async () => {
  const { block } = await open(await book({ status: 'cancelled' }))
  expect(await block.findByText('This booking is cancelled and has no invoice.')).toBeTruthy()
  expect(block.queryByRole('button')).toBeNull()
})
