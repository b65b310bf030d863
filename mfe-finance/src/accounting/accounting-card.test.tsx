import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import type { AccountingSettings } from '@keyhaven/shared-contracts/contract/finance/accounting'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { beforeEach, expect, it } from 'vitest'
import area from '../area.tsx'

const server = await testServer()
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})

const path = '/api/accounting-settings/'
const settings = async () => (await owner.call<AccountingSettings>('GET', path)).body
const open = async () => {
  const page = renderArea('/owner/dashboard/settings/invoices', { area, server, as: owner })
  await page.user.click(await page.screen.findByRole('button', { name: 'Edit For your tax adviser' }))
  const dialog = page.within(await page.screen.findByRole('dialog'))
  const input = (label: string) => dialog.getByLabelText<HTMLInputElement>(label)
  await dialog.findByLabelText('Adviser number')
  const choose = async (label: string, option: string) => {
    await page.user.click(input(label))
    await page.user.click(await page.screen.findByTitle(option))
  }
  const save = async () => {
    const button = await dialog.findByRole<HTMLButtonElement>('button', { name: 'Save' })
    await page.waitFor(() => expect(button.disabled).toBe(false))
    await page.user.click(button)
  }
  return { ...page, dialog, input, choose, save }
}

it('fills the accounts of the chart that is chosen, keeps own ones, and saves them', async () => {
  const { screen, fillIn, waitFor, dialog, input, choose, save } = await open()
  await choose('Chart of accounts', 'SKR03')
  await waitFor(() => expect(input('Cash').value).toBe('1000'))
  await fillIn({ Cash: '1010', 'Adviser number': '29098', 'Client number': '55003' }, dialog)
  await choose('Chart of accounts', 'SKR04')
  await waitFor(() => expect(input('Bank transfer').value).toBe('1800'))
  expect(input('Cash').value).toBe('1010')
  await save()
  await screen.findByText('29098', { selector: 'dd *, dd' })
  expect(await settings()).toMatchObject({
    ...{ chart: 'SKR04', adviser_number: 29098, client_number: 55003, missing: [] },
    accounts: { cash: '1010', transfer: '1800' },
    revenue: [
      { rate: 19, account: '4400' },
      { rate: 7, account: '4300' },
    ],
  })
})

it('says at the field that an account is too short', async () => {
  const { fillIn, dialog, choose, save } = await open()
  await choose('Chart of accounts', 'SKR03')
  await fillIn({ Vouchers: '17' }, dialog)
  await save()
  await dialog.findByText('An account of 4 digits')
  expect((await settings()).version).toBe(0)
})

it('says what a booking batch still lacks', async () => {
  await owner.call('PATCH', path, { chart: 'SKR03', client_number: 7 })
  const { screen } = renderArea('/owner/dashboard/settings/invoices', { area, server, as: owner })
  await screen.findByText('A DATEV booking batch cannot be made yet. Missing: the adviser number.')
  expect(screen.getByText('SKR03')).toBeDefined()
})
