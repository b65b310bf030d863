import { aBooking, aClient } from '@keyhaven/api/testing/factories'
import { testServer } from '@keyhaven/api/testing/test-server'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { contractVersion } from '@keyhaven/shared-contracts/web/area'
import { useLocale } from '@keyhaven/shared-contracts/web/locale'
import type { Invoice } from '@keyhaven/shared-contracts/contract/finance/invoices'
import { afterEach, expect, it } from 'vitest'
import { slots } from '../slots.ts'
import { InvoicesCard } from './invoices-card.tsx'

const server = await testServer()
afterEach(() => useLocale.getState().show('en'))

const routes = [{ path: '/owner/dashboard', Component: InvoicesCard }]
const open = async (as: Awaited<ReturnType<typeof server.signUpOwner>>) => {
  await slots.invoices.lazy()
  return renderArea('/owner/dashboard', { area: { contract: contractVersion, routes }, server, as })
}

it('says how many documents wait, and leads to those that do', async () => {
  const owner = await server.signUpOwner({ personals: true })
  const client = (await aClient(owner)).id
  await aBooking(owner, { client })
  await aBooking(owner, { client })
  const [draft] = (await owner.call<Invoice[]>('GET', '/api/invoices/owner/')).body
  await owner.call('POST', `/api/invoices/${draft?.id}/issue/`)
  const { user, screen, address } = await open(owner)
  await screen.findByText('€600.00')
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines).toEqual(['Drafts1€300.00', 'To send1', 'Unpaid2€600.00'])
  await user.click(screen.getByRole('link', { name: 'To send' }))
  expect(address()).toBe('/owner/dashboard/invoices?stage=to_send')
})

it('says zeros where nothing waits, in the language of its reader', async () => {
  const owner = await server.signUpOwner({ personals: true })
  await useLocale.getState().show('de')
  const { screen } = await open(owner)
  expect(await screen.findByRole('group', { name: 'Rechnungen' })).toBeDefined()
  await screen.findAllByText('0,00 €')
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines).toEqual(['Entwürfe00,00\u{A0}€', 'Zu senden0', 'Unbezahlt00,00\u{A0}€'])
})
