import { camt, upload } from '@keyhaven/api/testing/bank-files'
import { aBooking, aClient } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import type { BankLine } from '@keyhaven/shared-contracts/contract/finance/bank-lines'
import type { Ledger } from '@keyhaven/shared-contracts/contract/finance/payments'
import { creditorReference } from '@keyhaven/shared-contracts/domain/money/creditor-reference'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { beforeEach, expect, it } from 'vitest'
import area from '../area.tsx'
// Here from the start: on a busy machine loading it takes longer than a test waits.
import './bank-page.tsx'
import './csv-dialog.tsx'
import './line-form.tsx'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})

const open = (query = '') =>
  renderArea(`/owner/dashboard/invoices/bank-statements${query}`, { area, server, as: owner })
const stayOf = async (last_name: string, fields = {}) => {
  const { id: client } = await aClient(owner, { first_name: 'Erika', last_name })
  return aBooking(owner, { client, ...fields })
}
const paidOf = async ({ id }: { id: number }) =>
  (await owner.call<Ledger>('GET', `/api/booking/${id}/payments/`)).body.paid
const file = (text: string, name: string) => new File([text], name)

it('reads a file, offers the booking that is named, and books it on one press', async () => {
  const booking = await stayOf('Muster')
  const { user, screen, within } = open()
  await screen.findByText('No line waits for you')
  const statement = camt({ amount: '300.00', name: 'E. Muster', reference: creditorReference(booking.reference) })
  await user.upload(screen.getByLabelText('Bank statement', { selector: 'input' }), file(statement, 'camt.xml'))
  await screen.findByText('1 new line')
  const line = within(await screen.findByRole('group', { name: /^E\. Muster/ }))
  line.getByText('All that is open · by reference')
  await user.click(line.getByRole('button', { name: `Book for ${booking.reference}` }))
  await screen.findByText(`Booked for ${booking.reference}`)
  await screen.findByText('No line waits for you')
  expect(await paidOf(booking)).toBe(300)
})

it('books all sure matches of the page at once, and leaves the others', async () => {
  const [one, other, third] = [await stayOf('One'), await stayOf('Other'), await stayOf('Third')]
  const lines = [one, other].map(({ reference }) => ({ amount: '300.00', purpose: reference }))
  await upload(owner, camt(...lines, { amount: '299.00', purpose: third.reference, name: 'Third' }))
  const { user, screen } = open()
  await user.click(await screen.findByRole('button', { name: 'Book 2 sure matches' }))
  await screen.findByText('2 lines booked')
  await screen.findByText('€1.00 stay open · by reference')
  expect(await Promise.all([one, other, third].map(paidOf))).toEqual([300, 300, 0])
})

it('chooses none of two, and shares a payment out over both', async () => {
  const [one, other] = [await stayOf('One'), await stayOf('Other', { check_out: '2027-06-03' })]
  await upload(owner, camt({ amount: '500.00', name: 'Family', purpose: `${one.reference} ${other.reference}` }))
  const { user, screen, within } = open()
  await screen.findByText('Together they are exactly what came:')
  screen.getByRole('button', { name: 'Book for all 2' })
  await user.click(screen.getByRole('button', { name: 'Choose bookings for the payment of Family' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Book €500.00' }))
  dialog.getByText('The amounts sum to the payment.')
  const amount = dialog.getAllByLabelText('Amount')[1] ?? document.body
  await user.clear(amount)
  await user.type(amount, '150')
  await dialog.findByText('€50.00 left to share out')
  await user.clear(amount)
  await user.type(amount, '200')
  await user.click(dialog.getByRole('button', { name: 'Book' }))
  await screen.findByText('No line waits for you')
  expect([await paidOf(one), await paidOf(other)]).toEqual([300, 200])
})

it('books a payment for two bookings on one press, where they are exactly what came', async () => {
  const [one, other] = [await stayOf('One'), await stayOf('Other')]
  await upload(owner, camt({ amount: '600.00', name: 'Family', purpose: `${one.reference} ${other.reference}` }))
  const { user, screen } = open()
  await user.click(await screen.findByRole('button', { name: 'Book for all 2' }))
  await screen.findByText('No line waits for you')
  expect([await paidOf(one), await paidOf(other)]).toEqual([300, 300])
})

it('finds another booking by the name of its guest', async () => {
  const booking = await stayOf('Sparrow')
  await upload(owner, camt({ amount: '80.00', name: 'Somebody' }))
  const { user, screen, within } = open()
  await screen.findByText('No booking found')
  await user.click(screen.getByRole('button', { name: 'Choose bookings for the payment of Somebody' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Book €80.00' }))
  await user.type(dialog.getByRole('combobox', { name: 'Booking' }), 'sparrow')
  await user.click(await screen.findByText(new RegExp(booking.reference)))
  await user.click(dialog.getByRole('button', { name: 'Book' }))
  await screen.findByText('No line waits for you')
  expect(await paidOf(booking)).toBe(80)
})

it('puts a line aside, takes it back, and links what was booked', async () => {
  const booking = await stayOf('Muster')
  const { body } = await upload(owner, camt({ amount: '12.00', name: 'Bakery' }, { amount: '5.00', name: 'Guest' }))
  const guest = body.lines.find(({ name }) => name === 'Guest')
  await owner.call<BankLine>('POST', `/api/bank-statements/lines/${guest?.id}/book/`, {
    payments: [{ booking: booking.id, amount: 5 }],
  })
  const { user, screen } = open()
  await user.click(await screen.findByRole('button', { name: 'Ignore' }))
  await screen.findByText('No line waits for you')
  const ignored = open('?state=ignored')
  await user.click(await ignored.screen.findByRole('button', { name: 'Take back' }))
  await ignored.screen.findByText('Nothing is ignored')
  const booked = open('?state=booked')
  const link = await booked.screen.findByRole('link', { name: `${booking.reference} · Erika Muster` })
  expect(link.getAttribute('href')).toBe(`/owner/dashboard/bookings?booking=${booking.id}`)
})

it('asks once how the CSV file of a bank is read', async () => {
  const csv = 'Buchungstag;Wer;Wofür;Betrag\n08.01.2027;Erika Muster;Anzahlung;1.234,56'
  const { user, screen, within } = open()
  const choose = (name: string, text: string) =>
    user.upload(screen.getByLabelText('Bank statement', { selector: 'input' }), file(text, name))
  await screen.findByText('No line waits for you')
  await choose('one.csv', csv)
  const dialog = within(await screen.findByRole('dialog', { name: 'How is this file read?' }))
  dialog.getByText(/Without a name/)
  await user.click(dialog.getByRole('combobox', { name: 'Where the column Wer goes' }))
  await user.click(await screen.findByTitle('Name'))
  await dialog.findByText(/· Erika Muster/)
  await user.click(dialog.getByRole('button', { name: 'Import 1 line' }))
  await screen.findByText('1 new line')
  await screen.findByRole('group', { name: /^Erika Muster/ })
  await choose('two.csv', csv.replace('1.234,56', '2.000,00'))
  expect(await screen.findByText('€2,000.00')).toBeDefined()
})

it('says what is wrong with a file', async () => {
  const { user, screen } = open()
  await screen.findByText('No line waits for you')
  await user.upload(screen.getByLabelText('Bank statement', { selector: 'input' }), file('<html></html>', 'page.xml'))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This is no bank statement/)
})
