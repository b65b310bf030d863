import { businessOf } from '@keyhaven/api/testing/business'
import { aBooking, aClient } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { beforeEach, expect, it } from 'vitest'
import area from '../area.tsx'

const server = await testServer({ now: '2027-03-05T09:00:00Z' })
let owner: TestOwner
let business: ReturnType<typeof businessOf>
let booking: Awaited<ReturnType<typeof aBooking>>
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
  business = businessOf(server, owner)
  const client = await aClient(owner, { first_name: 'Karl', last_name: 'Maier' })
  booking = await aBooking(owner, { client: client.id })
})

const open = (query = '?month=2027-03') =>
  renderArea(`/owner/dashboard/invoices/cash-book${query}`, { area, server, as: owner })
const cash = (date: string, amount: number, fields: object = {}) =>
  business.pay(booking, 'cash', amount, { date, ...fields })

it('shows what came and went between the balances, and the end of a day with several entries', async () => {
  await business.accounting({ cash_amount: 150, cash_from: '2027-01-01' })
  await cash('2027-03-02', 100)
  await cash('2027-03-02', 30.5, { kind: 'refund', note: 'Too much' })
  await cash('2027-03-04', 5)
  const { screen } = open()
  await screen.findByRole('table')
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'DateEntryInOutBalance',
    'Opening balance€150.00',
    `02.03.2027Payment, Karl Maier ${booking.reference}€100.00€250.00`,
    `02.03.2027Refund, Karl Maier ${booking.reference}Too much€30.50€219.50`,
    'End of 02.03.2027€100.00€30.50€219.50',
    `04.03.2027Payment, Karl Maier ${booking.reference}€5.00€224.50`,
    'Closing balance€224.50',
  ])
  expect(screen.queryByText('The cash box is below zero')).toBeNull()
})

it('says that cash is below zero, where it is', async () => {
  await business.pay(booking, 'transfer', 60, { date: '2027-03-01' })
  await cash('2027-03-02', 60, { kind: 'refund', note: 'Cancelled' })
  const { screen } = open()
  await screen.findByText('The cash box is below zero')
  expect(screen.getAllByText('-€60.00')).toHaveLength(2)
})

it('takes what was counted on the first day, and begins there', async () => {
  await cash('2027-03-01', 40)
  await cash('2027-03-05', 7)
  const { user, screen, within, fillIn, waitFor } = open()
  await user.click(await screen.findByRole('button', { name: 'Opening balance' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByLabelText('In the cash box')
  await fillIn({ 'In the cash box': '150,50' }, dialog)
  const day = dialog.getByLabelText<HTMLInputElement>('First day of the book')
  await user.click(day)
  day.select()
  await user.paste('05.03.2027')
  await user.tab()
  const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' })
  await waitFor(() => expect(save.disabled).toBe(false))
  await user.click(save)
  await screen.findByText('The cash book begins on 05.03.2027. Earlier payments are not in it.')
  const table = screen.getByRole('table')
  await waitFor(() => expect(table.textContent).toContain('Closing balance€157.50'))
  expect(table.textContent).not.toContain('€40.00')
})

it('says that no cash came or went in a month', async () => {
  const { screen } = open('?month=2027-02')
  expect(await screen.findByText('No cash came or went in February 2027')).toBeDefined()
})
