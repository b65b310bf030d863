import type { ApiKey, Webhook } from '@keyhaven/shared-contracts/contract/accounts/connections'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { expect, it } from 'vitest'
import area from '../area.tsx'
import { demoGuest } from '../testing/settings.tsx'

const server = await testServer()
const show = (as: Pick<TestOwner, 'token' | 'user'>) =>
  renderArea('/owner/dashboard/settings/connections', { area, server, as })
const hook = { url: 'https://example.com/hook', events: ['booking.created'] }

it('makes a key after the password, shows it once, and revokes it after asking', async () => {
  const owner = await server.signUpOwner({ personals: true })
  const { screen, user, within, waitFor } = show(owner)
  await user.click(await screen.findByRole('button', { name: 'New key' }))
  const form = within(await screen.findByRole('dialog', { name: 'New API key' }))
  await user.type(form.getByLabelText('Name'), 'Door locks')
  const rights = within(form.getByRole('group', { name: 'What it may do' }))
  await user.click(rights.getByRole('checkbox', { name: 'Read bookings' }))
  await user.type(form.getByLabelText('Password'), owner.password)
  await user.click(form.getByRole('button', { name: 'Create key' }))
  const shown = await screen.findByRole('dialog', { name: 'Your new API key' })
  const key = /kh_\S{52}/.exec(shown.textContent ?? '')?.[0]
  const listed = () => owner.call<ApiKey[]>('GET', '/api/keys/')
  const [made] = (await listed()).body
  expect(made).toMatchObject({ name: 'Door locks', scopes: ['bookings:read'] })
  const answer = await server.call('GET', '/api/bookings/', undefined, { authorization: `Bearer ${key}` })
  expect(answer.status).toBe(200)
  await user.click(within(shown).getByRole('button', { name: 'I have saved it' }))
  await waitFor(() => expect(shown.isConnected).toBe(false))
  await user.click(screen.getByRole('button', { name: 'Revoke Door locks', hidden: true }))
  await user.click(await screen.findByRole('button', { name: 'Revoke' }))
  await screen.findByText(/None yet. A key lets other software/)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'New key' })))
  expect((await listed()).body).toEqual([])
})

it('adds a webhook, shows its secret once, and lists what was sent', async () => {
  const owner = await server.signUpOwner({ personals: true })
  const { screen, user, within, waitFor } = show(owner)
  await user.click(await screen.findByRole('button', { name: 'New webhook' }))
  const form = within(await screen.findByRole('dialog', { name: 'New webhook' }))
  await user.type(form.getByLabelText('Address'), hook.url)
  const events = within(form.getByRole('group', { name: 'Events' }))
  await user.click(events.getByRole('checkbox', { name: 'Booking created' }))
  await user.click(form.getByRole('button', { name: 'Save webhook' }))
  const shown = await screen.findByRole('dialog', { name: 'The secret of this webhook' })
  expect(shown.textContent).toMatch(/whsec_[\w+/=]{32}/)
  await user.click(within(shown).getByRole('button', { name: 'I have saved it' }))
  await waitFor(() => expect(shown.isConnected).toBe(false))
  await user.click(screen.getByRole('button', { name: /^Send test/, hidden: true }))
  await user.click(screen.getByRole('button', { name: /^Deliveries/, hidden: true }))
  const list = await screen.findByRole('list', { name: 'Deliveries' })
  expect((await within(list).findByRole('listitem')).textContent).toMatch(
    /Test.*Waiting to be sent$|Test.*Waiting to be sentSend again$/,
  )
})

it('turns a webhook on again that was turned off', async () => {
  const owner = await server.signUpOwner({ personals: true })
  await owner.call('POST', '/api/webhooks/', hook)
  await server.db.updateTable('webhooks').set({ active: false }).execute()
  const { screen, user, within } = show(owner)
  await screen.findByText('Turned off: it could not be reached')
  await user.click(screen.getByRole('button', { name: /^Turn on/ }))
  const form = within(await screen.findByRole('dialog', { name: 'Edit webhook' }))
  await user.type(form.getByLabelText('Address'), '2')
  await user.click(form.getByRole('button', { name: 'Save and turn on' }))
  await screen.findByText('On')
  expect((await owner.call<Webhook[]>('GET', '/api/webhooks/')).body).toMatchObject([
    { active: true, url: `${hook.url}2` },
  ])
})

it('shows a renewed secret once the question is gone, and gives the focus back', async () => {
  const owner = await server.signUpOwner({ personals: true })
  await owner.call('POST', '/api/webhooks/', hook)
  const { screen, user, within, waitFor } = show(owner)
  const button = await screen.findByRole('button', { name: /^New secret/ })
  await user.click(button)
  await user.click(await screen.findByRole('button', { name: 'Make new secret' }))
  const shown = await screen.findByRole('dialog', { name: 'The secret of this webhook' })
  expect(shown.textContent).toMatch(/whsec_/)
  await user.click(within(shown).getByRole('button', { name: 'I have saved it' }))
  await waitFor(() => expect(document.activeElement).toBe(button))
})

it.each(['New key', 'New webhook'])(
  'tells a demo account after %s that it cannot connect other software',
  async (name) => {
    const { screen, user } = show(await demoGuest(server))
    await user.click(await screen.findByRole('button', { name }))
    expect(await screen.findByText('A demo account cannot connect other software')).toBeDefined()
  },
)
