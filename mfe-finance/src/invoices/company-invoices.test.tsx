import { aBooking, aClient } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import type { Invoice } from '@keyhaven/shared-contracts/contract/finance/invoices'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { beforeEach, expect, it } from 'vitest'
import area from '../area.tsx'
import './invoices-page.tsx'

const server = await testServer()
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})
const open = () => renderArea('/owner/dashboard/invoices', { area, server, as: owner })
const company = { company: 'Muster GmbH', vat_id: 'DE136695976' }

it('says beside a draft for a company what an e-invoice lacks, and issues it all the same', async () => {
  const client = await aClient(owner, company)
  await server.db.updateTable('clients').set({ email: '' }).where('id', '=', client.id).execute()
  await server.db.updateTable('owners').set({ phone: '' }).where('id', '=', owner.user.id).execute()
  await aBooking(owner, { client: client.id })
  const { screen, user } = open()
  await screen.findByText('Missing for an e-invoice: your phone number and the client’s email')
  await user.click(await screen.findByRole('button', { name: /^Issue/ }))
  await screen.findByText(/has been issued/)
  expect(screen.queryByRole('link', { name: /^XRechnung/ })).toBeNull()
})

it('leads to the XRechnung of what was issued to a company, and to none of a private guest', async () => {
  await aBooking(owner)
  await aBooking(owner, { client: (await aClient(owner, company)).id })
  const { body: drafts } = await owner.call<Invoice[]>('GET', '/api/invoices/owner/')
  for (const { id } of drafts) await owner.call('POST', `/api/invoices/${id}/issue/`, {})
  const { screen } = open()
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /^XRechnung of invoice/ })
  const { body: issued } = await owner.call<Invoice[]>('GET', '/api/invoices/owner/')
  expect(issued.map(({ xml_file }) => xml_file !== undefined)).toEqual([true, false])
  expect(link.href).toBe(`${window.location.origin}${issued[0]?.xml_file}`)
})
