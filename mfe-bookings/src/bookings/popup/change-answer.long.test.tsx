import { changeableStay, later } from '@keyhaven/api/testing/changeable-stay'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import type { Invoice } from '@keyhaven/shared-contracts/contract/finance/invoices'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { beforeEach, expect, it } from 'vitest'
import area from '../../area.tsx'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})

const open = (query = '') => renderArea(`/owner/dashboard${query}`, { area, server, as: owner })

it('stands on the dashboard until it is answered in the booking, and the booking is the wanted one then', async () => {
  const stay = await changeableStay(server, owner)
  await stay.ask({ message: 'Our train is late.' })
  const { screen, user, within, waitFor } = open()
  const changes = within(await screen.findByRole('group', { name: 'Changes that guests ask for' }))
  await changes.findByRole('heading', { name: '1 guest asks for a change' })
  changes.getByText(/€250.00 more/)
  await user.click(changes.getByRole('button', { name: 'Answer the change of Gerda Moser' }))
  const asked = within(await screen.findByRole('region', { name: 'Gerda Moser asks for a change' }))
  asked.getByText('Our train is late.')
  await user.type(asked.getByLabelText('Your words to the guest (optional)'), 'With pleasure!')
  await user.click(asked.getByRole('button', { name: 'Accept the change' }))
  await screen.findByText('Gerda Moser’s stay has been changed')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Gerda Moser asks for a change' })).toBeNull())
  await waitFor(() => expect(changes.queryByRole('heading')).toBeNull())
  expect(await stay.booking()).toMatchObject({ ...later, total_price: 550 })
  expect((await stay.lastToGuest())?.text).toContain('With pleasure!')
})

it('is seen in the list, which shows those bookings alone where its owner wants', async () => {
  const stay = await changeableStay(server, owner)
  await changeableStay(server, owner)
  await stay.ask()
  const list = open('/bookings?stage=all')
  const marked = await list.screen.findByText('Asks for a change')
  expect(marked.closest('tr')?.textContent).toContain(stay.unit.name)
  await list.waitFor(() => expect(list.screen.getAllByRole('row', { name: /Gerda Moser/ })).toHaveLength(2))
  await list.user.click(list.screen.getByRole('combobox', { name: 'Change' }))
  await list.user.click(await list.screen.findByTitle('Change asked for'))
  await list.waitFor(() => expect(list.screen.getAllByRole('row', { name: /Gerda Moser/ })).toHaveLength(1))
  expect(list.address()).toContain('change=open')
})

it('is seen in the calendar, in words too', async () => {
  const stay = await changeableStay(server, owner)
  await changeableStay(server, owner)
  await stay.ask()
  const calendar = open('?month=2027-06&property=all')
  const words = 'Gerda Moser, Confirmed, 01.06.2027 – 04.06.2027'
  await calendar.screen.findByRole('button', { name: `${words}, asks for a change` })
  expect(calendar.screen.getAllByRole('button', { name: words })).toHaveLength(1)
})

it('is declined with words, and the booking stays as it was', async () => {
  const stay = await changeableStay(server, owner)
  await stay.ask()
  const { screen, user, within } = open(`/bookings?booking=${stay.id}`)
  const asked = within(await screen.findByRole('region', { name: 'Gerda Moser asks for a change' }))
  await user.click(asked.getByRole('button', { name: 'Decline the change' }))
  await screen.findByText('The change has been declined, and Gerda Moser has been told')
  expect((await stay.booking()).check_in).toBe('2027-06-01')
})

it('says why it cannot be accepted any more, and keeps the words', async () => {
  const stay = await changeableStay(server, owner)
  await stay.ask()
  const { screen, user, within } = open(`/bookings?booking=${stay.id}`)
  const asked = within(await screen.findByRole('region', { name: 'Gerda Moser asks for a change' }))
  await stay.withdraw()
  await user.click(asked.getByRole('button', { name: 'Accept the change' }))
  expect(await screen.findByText(/has been answered, taken back/)).toBeTruthy()
})

it('replaces an issued invoice only after the owner has said so', async () => {
  const stay = await changeableStay(server, owner)
  const invoices = async () => (await owner.call<Invoice[]>('GET', `/api/invoices/owner/?booking=${stay.id}`)).body
  const [draft] = await invoices()
  await owner.call('POST', `/api/invoices/${draft?.id}/issue/`)
  await stay.ask()
  const { screen, user, within } = open(`/bookings?booking=${stay.id}`)
  const asked = within(await screen.findByRole('region', { name: 'Gerda Moser asks for a change' }))
  await user.click(asked.getByRole('button', { name: 'Accept the change' }))
  await user.click(await screen.findByRole('button', { name: 'Replace the invoice' }))
  await screen.findByText('Gerda Moser’s stay has been changed')
  expect((await invoices()).map(({ kind, status }) => `${kind} ${status}`).toSorted()).toEqual([
    'cancellation issued',
    'invoice cancelled',
    'invoice issued',
  ])
})
