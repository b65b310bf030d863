import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import type { Client } from '@keyhaven/shared-contracts/contract/bookings/clients'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { beforeEach, expect, it } from 'vitest'
import area from '../area.tsx'

const server = await testServer()
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})

const address = {
  street: 'Dlouhá',
  house_number: '12',
  postal_code: '11000',
  city: 'Praha',
  country: 'Czechia',
  phone: '+420123456789',
}
const addClient = async (first_name: string, last_name = 'Novák') =>
  (await owner.call<Client>('POST', '/api/clients/', { first_name, last_name, email: 'guest@example.com', address }))
    .body
const open = (path = '/owner/dashboard/clients', width = 1440) => renderArea(path, { area, server, as: owner, width })

it('adds a client, who is then in the list', async () => {
  const { user, fillIn, screen, within, waitFor } = open()
  await screen.findByText('No clients yet')
  await user.click(screen.getByRole('button', { name: 'New Client' }))
  const form = within(await screen.findByRole('dialog'))
  const typed = {
    'First Name': 'Žofie',
    'Last Name': 'Nováková',
    Email: 'zofie@example.com',
    Street: 'Dlouhá',
    'House Number': '12',
    City: 'Praha',
    'Postal Code': '11000',
    Country: 'Czechia',
    Phone: '602 123 456',
  }
  await fillIn(typed, form)
  const save = form.getByRole<HTMLButtonElement>('button', { name: 'Save' })
  await waitFor(() => expect(save.disabled).toBe(false))
  await user.click(save)
  const row = await screen.findByRole('row', { name: /Žofie Nováková/ })
  expect(row.textContent).toContain('+420602123456Dlouhá 12, 11000 Praha, Czechia')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(row.style.background).not.toBe('')
  await user.click(await screen.findByRole('button', { name: 'Open' }))
  expect((await screen.findByLabelText<HTMLInputElement>('First Name')).value).toBe('Žofie')
})

it('changes a client and deletes it after asking', async () => {
  await addClient('Eva')
  const { user, fillIn, screen, within, waitFor } = open()
  await user.click(await screen.findByRole('button', { name: 'Edit Eva Novák' }))
  const form = within(await screen.findByRole('dialog'))
  await fillIn({ City: 'Brno' }, form)
  await user.click(form.getByRole('button', { name: 'Update' }))
  await screen.findByText(/11000 Brno/)
  await screen.findByText('Client saved')

  await user.click(screen.getByRole('button', { name: 'Edit Eva Novák' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Delete Eva Novák' }))
  await screen.findByText('No clients yet')
  await screen.findByText('Eva Novák is deleted')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('shows the version of somebody who was faster instead of overwriting it', async () => {
  const client = await addClient('Eva')
  const { user, screen, within } = open()
  await user.click(await screen.findByRole('button', { name: 'Edit Eva Novák' }))
  const form = within(await screen.findByRole('dialog'))
  await owner.call('PATCH', `/api/client/${client.id}/`, { ...client, last_name: 'Svobodová' })
  await user.type(form.getByLabelText('First Name'), 'lina')
  await user.click(form.getByRole('button', { name: 'Update' }))
  await user.click(await form.findByRole('button', { name: 'Show the new version' }))
  expect(form.getByLabelText<HTMLInputElement>('Last Name').value).toBe('Svobodová')
})

it('keeps what was typed on top of the version of somebody who was faster, down to a line of the address', async () => {
  const client = await addClient('Eva')
  const { user, fillIn, screen, within } = open()
  await user.click(await screen.findByRole('button', { name: 'Edit Eva Novák' }))
  const form = within(await screen.findByRole('dialog'))
  const theirs = { ...client, last_name: 'Svobodová', address: { ...address, city: 'Brno', phone: '+420999888777' } }
  await owner.call('PATCH', `/api/client/${client.id}/`, theirs)
  await fillIn({ 'First Name': 'Evelina', Street: 'Krátká', City: '' }, form)
  await fillIn({ City: 'Plzeň' }, form)
  await user.click(form.getByRole('button', { name: 'Update' }))
  await user.click(await form.findByRole('button', { name: 'Keep what I typed' }))
  await user.click(form.getByRole('button', { name: 'Update' }))
  const row = await screen.findByRole('row', { name: /Evelina Svobodová/ })
  expect(row.textContent).toContain('+420999888777Krátká 12, 11000 Plzeň, Czechia')
})

it('searches on the server and keeps the search in the address', async () => {
  await addClient('Eva')
  await addClient('Adam')
  const { user, screen, waitFor, address: at } = open()
  await screen.findByRole('row', { name: /Eva/ })
  await user.type(screen.getByLabelText('Search clients'), 'ada')
  await waitFor(() => expect(screen.queryByRole('row', { name: /Eva/ })).toBeNull())
  await screen.findByRole('row', { name: /Adam/ })
  expect(at()).toBe('/owner/dashboard/clients?search=ada')
  await user.clear(screen.getByLabelText('Search clients'))
  await user.type(screen.getByLabelText('Search clients'), 'zzz')
  await screen.findByText('No clients found')
})

it('narrows the list to active or inactive ones, and keeps that in the address', async () => {
  const idle = await addClient('Eva')
  await addClient('Adam')
  await owner.call('PATCH', `/api/client/${idle.id}/`, { ...idle, active: false })
  const { screen, address: at } = open('/owner/dashboard/clients?active=false')
  const row = await screen.findByRole('row', { name: /Eva/ })
  expect(row.textContent).toContain('Dlouhá 12, 11000 Praha')
  expect(screen.queryByRole('row', { name: /Adam/ })).toBeNull()
  expect(at()).toBe('/owner/dashboard/clients?active=false')
})

it('opens the client that the address names, and says when there is none', async () => {
  const client = await addClient('Eva')
  const found = open(`/owner/dashboard/clients?search=ev&client=${client.id}`)
  expect((await found.screen.findByLabelText<HTMLInputElement>('First Name')).value).toBe('Eva')
  await found.user.click(found.screen.getByRole('button', { name: 'Close' }))
  await found.waitFor(() => expect(found.address()).toBe('/owner/dashboard/clients?search=ev'))
  const gone = open('/owner/dashboard/clients?client=999999')
  expect(await gone.screen.findByText('This client no longer exists')).toBeDefined()
})

it('opens at the page that the address says, and comes back from one that does not exist', async () => {
  for (let n = 0; n < 21; n++)
    await addClient(`Guest${String(n).padStart(2, '0')}`.replaceAll(/\d/g, (d) => 'abcdefghij'[+d] ?? ''))
  const second = open('/owner/dashboard/clients?page=2')
  await second.screen.findByRole('row', { name: /Guestca/ })
  expect(second.screen.getAllByRole('row', { name: /Guest/ })).toHaveLength(1)
  const beyond = open('/owner/dashboard/clients?page=9')
  await beyond.waitFor(() => expect(beyond.address()).toBe('/owner/dashboard/clients?page=2'))
})

it('shows cards in place of a table on a telephone', async () => {
  await addClient('Eva')
  const { screen } = open('/owner/dashboard/clients', 390)
  await screen.findByText('Eva Novák')
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByRole('button', { name: 'Edit Eva Novák' })).toBeDefined()
})

it('ends the session in one place when the token no longer holds', async () => {
  const { screen, waitFor } = renderArea('/owner/dashboard/clients', {
    area,
    server,
    as: { token: 'revoked', user: owner.user },
  })
  const { useSession } = await import('@keyhaven/shared-contracts/web/session')
  await waitFor(() => expect(useSession.getState().token).toBeNull())
  expect(screen.queryByRole('row', { name: /Eva/ })).toBeNull()
})

it('keeps the language of a client, in which mails and documents are written', async () => {
  const { id } = await addClient('Eva')
  const { user, screen, within, waitFor } = open()
  const stored = async () => (await owner.call<Client>('GET', `/api/client/${id}/`)).body.locale
  const choose = async (from: string, to: string) => {
    await user.click(await screen.findByRole('button', { name: 'Edit Eva Novák' }))
    const form = within(await screen.findByRole('dialog'))
    expect(form.getByText(from)).toBeTruthy()
    await user.click(form.getByLabelText('Language'))
    await user.click(await screen.findByTitle(to))
    await user.click(form.getByRole('button', { name: 'Update' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await choose('Not known', 'Čeština')
  expect(await stored()).toBe('cs')
  await choose('Čeština', 'Not known')
  expect(await stored()).toBeNull()
})
