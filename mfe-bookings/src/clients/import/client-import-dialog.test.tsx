import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import type { Client } from '@keyhaven/shared-contracts/contract/bookings/clients'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { beforeEach, expect, it } from 'vitest'
import area from '../../area.tsx'

const server = await testServer()
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})

const headings = 'First name;Last name;Email;Street;House number;Postal code;City;Country;Phone'
const row = (first: string, email: string) => `${first};Novak;${email};Seeweg;7a;5310;Mondsee;Austria;+43 664 1234567`
const csv = (...rows: string[]) => new File([[headings, ...rows].join('\r\n')], 'guests.csv', { type: 'text/csv' })
const clients = async () => (await owner.call<Client[]>('GET', '/api/clients/')).body
const open = async () => {
  const page = renderArea('/owner/dashboard/clients', { area, server, as: owner })
  await page.user.click(await page.screen.findByRole('button', { name: 'Import' }))
  const dialog = page.within(await page.screen.findByRole('dialog', { name: 'Import clients' }))
  const choose = async (file: File) => page.user.upload(dialog.getByLabelText('CSV file'), file)
  const add = () => dialog.getByRole<HTMLButtonElement>('button', { name: /^Add/ })
  return { ...page, dialog, choose, add }
}

it('shows what a file holds, then adds all of it, and the list has them', async () => {
  const { user, screen, dialog, choose, add } = await open()
  expect(add().disabled).toBe(true)
  await choose(csv(row('Anna', 'anna@example.com'), row('Ben', 'ben@example.com')))
  await dialog.findByText('2 rows: 2 new clients.')
  expect(await clients()).toEqual([])
  await user.click(add())
  expect(await screen.findByText('2 clients added')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(await screen.findByRole('row', { name: /Anna Novak/ })).toBeDefined()
  expect((await clients()).map((client) => client.address.phone)).toEqual(['+436641234567', '+436641234567'])
})

it('names every problem by its row, adds the good rows alone, and gives back the others', async () => {
  const { user, screen, dialog, choose } = await open()
  await choose(csv(row('Anna', 'anna@example.com'), row('', 'nobody')))
  expect(await dialog.findByText('Email: Enter a valid email address')).toBeDefined()
  expect(dialog.getByText(/^1 problem in this file/)).toBeDefined()
  expect((await dialog.findByRole('link', { name: 'Download the 1 row to correct' })).getAttribute('download')).toMatch(
    /\.csv$/,
  )
  await user.click(dialog.getByRole('button', { name: 'Import the 1 good row' }))
  await screen.findByText('1 client added')
  expect(screen.getByRole('link', { name: 'Download the 1 row to correct' })).toBeDefined()
  expect(await clients()).toMatchObject([{ first_name: 'Anna' }])
})

it('shows where each column goes, and takes another place for it', async () => {
  const { user, screen, dialog, choose } = await open()
  await choose(new File(['Who,Mail,Born\nNovak,anna@example.com,1980'], 'guests.csv', { type: 'text/csv' }))
  expect(await dialog.findByText('The column “Last name” is missing.')).toBeDefined()
  expect(dialog.getByText('2 columns are left out.')).toBeDefined()
  await user.click(dialog.getByRole('combobox', { name: 'Where the column Who goes' }))
  await user.click(await screen.findByTitle('Last name'))
  await user.click(await dialog.findByRole('button', { name: 'Add 1 client' }))
  await screen.findByText('1 client added')
  expect(await clients()).toMatchObject([{ last_name: 'Novak', email: 'anna@example.com' }])
})

it('takes clients without an address, and says of each what an invoice will need', async () => {
  const { user, screen, dialog, choose } = await open()
  await choose(new File(['Last name,Phone,City\r\nHuber,0664 7654321,Linz'], 'guests.csv', { type: 'text/csv' }))
  await dialog.findByText('1 row: 1 new client. 1 row without a full address: you can import them as they are.')
  dialog.getByText('An invoice will need: Street, House number, Postal code, Country')
  await user.click(dialog.getByRole('button', { name: 'Add 1 client' }))
  await screen.findByText('1 client added')
  expect(await clients()).toMatchObject([
    { last_name: 'Huber', email: '', address: { phone: '06647654321', city: 'Linz' } },
  ])
})

it('leaves out who is there already', async () => {
  const file = () => csv(row('Anna', 'anna@example.com'), row('Anna', 'ANNA@example.com'))
  const first = await open()
  await first.choose(file())
  await first.dialog.findByText('2 rows: 1 new client, 1 already there and left out.')
  await first.user.click(first.add())
  await first.user.click(await first.screen.findByText('Done'))
  await first.user.click(await first.screen.findByText('Import'))
  await first.user.upload(await first.screen.findByLabelText('CSV file'), file())
  await first.screen.findByText('2 rows: 0 new clients, 2 already there and left out.')
  expect(first.screen.getByText('Add clients').closest('button')?.disabled).toBe(true)
})

it('says what is wrong with a file that cannot be read', async () => {
  const { dialog, choose } = await open()
  await choose(new File(['PK\u0003\u0004'], 'guests.csv', { type: 'text/csv' }))
  expect(await dialog.findByText(/This is a workbook, not a CSV file/)).toBeDefined()
})
