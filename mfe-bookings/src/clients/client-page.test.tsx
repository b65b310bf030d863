import { aBooking, aClient } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { beforeEach, expect, it } from 'vitest'
import area from '../area.tsx'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})
const open = (path: string) => renderArea(path, { area, server, as: owner })

it('opens from a row of the list and shows the stays, sums, payments and notes of a guest', async () => {
  const { id } = await aClient(owner, { first_name: 'Eva', last_name: 'Novák', notes: 'Likes the lake' })
  await aClient(owner, { first_name: 'Adam', last_name: 'Other' })
  const { id: booking, reference } = await aBooking(owner, { client: id, status: 'confirmed' })
  await aBooking(owner, { client: id, check_in: '2027-07-01', check_out: '2027-07-03', status: 'cancelled' })
  await owner.call('POST', `/api/booking/${booking}/payments/`, {
    ...{ date: '2027-01-09', kind: 'payment', amount: '50', method: 'cash', note: 'At the door' },
  })
  const { user, screen, within, address, waitFor } = open('/owner/dashboard/clients')
  const row = await screen.findByRole('row', { name: /Eva Novák/ })
  await user.click(row)
  await waitFor(() => expect(address()).toBe(`/owner/dashboard/clients/${id}`))
  await screen.findByRole('heading', { level: 1, name: 'Eva Novák' })
  await screen.findByText('At the door')
  expect(screen.getByRole('group', { name: 'Stays' }).textContent).toBe('Stays1')
  expect(screen.getByRole('group', { name: 'Paid' }).textContent).toBe('Paid€50.00')
  expect(screen.getByText('Likes the lake')).toBeDefined()
  const stays = within(screen.getByRole('region', { name: 'Stays' }))
  const stay = await stays.findByRole('row', { name: /01\.06\.2027/ })
  expect(stays.getByRole('row', { name: /01\.07\.2027/ }).textContent).toContain('Cancelled')
  await user.click(stay)
  await within(await screen.findByRole('dialog')).findByText(`Booking ${reference}`)
  expect(address()).toBe(`/owner/dashboard/clients/${id}?booking=${booking}`)
})

it('says of a guest who is not there, and of an address that makes no sense, that there is none', async () => {
  const other = await server.signUpOwner({ personals: true })
  const { id } = await aClient(other)
  for (const path of [String(id), 'x']) {
    const { screen } = open(`/owner/dashboard/clients/${path}`)
    expect(await screen.findByText('This client no longer exists')).toBeDefined()
  }
})
