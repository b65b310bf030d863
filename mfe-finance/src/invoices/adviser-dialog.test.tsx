import { businessOf, readBatch } from '@keyhaven/api/testing/business'
import { aBooking } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import area from '../area.tsx'

const server = await testServer()
let owner: TestOwner
let business: ReturnType<typeof businessOf>
const saved: string[] = []
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
  business = businessOf(server, owner)
  saved.length = 0
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.href)
  })
})
afterEach(() => void vi.restoreAllMocks())

const today = localToday()
const open = async (from = `${today.slice(0, 4)}-01-01`) => {
  const page = renderArea(`/owner/dashboard/invoices?from=${from}&to=${today}`, { area, server, as: owner })
  await page.user.click(await page.screen.findByRole('button', { name: /Export for tax adviser/ }))
  const dialog = page.within(await page.screen.findByRole('dialog'))
  const download = await dialog.findByRole<HTMLButtonElement>('button', { name: /Download/ })
  const file = async () => {
    await page.user.click(download)
    await page.waitFor(() => expect(saved).toHaveLength(1))
    return server.fetch(saved.pop() ?? '')
  }
  return { ...page, dialog, download, file }
}

it('saves documents or payments as a table, and the PDFs as a ZIP, of the days that are chosen', async () => {
  const booking = await aBooking(owner)
  await business.issue(booking)
  await business.pay(booking, 'voucher', 12.5, { date: today })
  const { user, screen, dialog, file } = await open()
  expect(await (await file()).text()).toContain(`${today.slice(0, 4)}-00001`)
  await user.click(dialog.getByLabelText('Table of'))
  await user.click(await screen.findByTitle('Payments'))
  expect(await (await file()).text()).toContain('Voucher')
  await user.click(dialog.getByRole('radio', { name: /^Table for Excel/ }))
  expect((await file()).headers.get('content-disposition')).toContain('.xlsx')
  await user.click(dialog.getByRole('radio', { name: /^PDFs as ZIP/ }))
  expect((await file()).headers.get('content-type')).toBe('application/zip')
})

it('says what a booking batch lacks before it is asked for, and where that is entered', async () => {
  const { user, dialog, download } = await open()
  await user.click(dialog.getByRole('radio', { name: /^DATEV booking batch/ }))
  await dialog.findByText('the chart of accounts')
  expect(download.disabled).toBe(true)
  const link = dialog.getByRole('link', { name: 'Add it in the invoice settings' })
  expect(link.getAttribute('href')).toBe('/owner/dashboard/settings/invoices')
})

it('makes a booking batch where nothing is missing', async () => {
  await business.accounting()
  await business.issue(await aBooking(owner))
  const { user, dialog, file } = await open()
  await user.click(dialog.getByRole('radio', { name: /^DATEV booking batch/ }))
  const { bookings } = readBatch(Buffer.from(await (await file()).arrayBuffer()))
  expect(bookings).toHaveLength(1)
})

it('says at the last day that a booking batch is of one business year', async () => {
  await business.accounting()
  const { user, dialog, download } = await open(`${Number(today.slice(0, 4)) - 1}-12-01`)
  await user.click(dialog.getByRole('radio', { name: /^DATEV booking batch/ }))
  await user.click(download)
  await dialog.findByText(/^A booking batch is of one business year/)
  expect(saved).toEqual([])
})
