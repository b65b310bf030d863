import type { Privacy } from '@keyhaven/shared-contracts/contract/accounts/privacy'
import { aBooking } from '@keyhaven/api/testing/factories'
import { testServer } from '@keyhaven/api/testing/test-server'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { expect, it } from 'vitest'
import area from '../../area.tsx'
import { demoGuest, openSettings, popupOf, press } from '../../testing/settings.tsx'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
const privacyOf = async (owner: { call: (method: string, path: string) => Promise<unknown> }) =>
  ((await owner.call('GET', '/api/privacy/')) as { body: Privacy }).body

it('changes for how long people are kept, says what the law asks for, and refuses what makes no sense', async () => {
  const owner = await server.signUpOwner({ personals: true })
  const { form, screen, user, waitFor } = await openSettings(server, owner, 'Change periods')
  expect(form.getByText(/Germany 8 years \(AO § 147 Abs. 3\)/)).toBeDefined()
  const write = async (label: string, years: string) => {
    await user.clear(form.getByLabelText(label))
    await user.type(form.getByLabelText(label), years)
    await user.tab()
  }
  await write('People on issued invoices', '3')
  expect(await form.findByText('Enter a whole number from 5 to 30')).toBeDefined()
  await write('People on issued invoices', '8')
  await write('Clients after their last stay', '5')
  await user.click(form.getByRole('button', { name: 'Save periods' }))
  await waitFor(async () =>
    expect((await privacyOf(owner)).retention).toEqual({ request_months: 12, client_years: 5, document_years: 8 }),
  )
  expect(
    await screen.findByText(/Clients after their last stay: 5 years\. People on issued invoices: 8 years\./),
  ).toBeDefined()
})

it('deletes the account after the password, shows until when it can be kept, and keeps it', async () => {
  const owner = await server.signUpOwner({ personals: true })
  const page = await openSettings(server, owner, 'Delete account')
  const { form, screen, user, waitFor } = page
  await user.type(form.getByLabelText('Password'), 'Wrong-1234')
  await user.click(form.getByRole('button', { name: 'Delete account' }))
  await press(page, await popupOf(page, 'The password is wrong.'), 'Okay')
  expect((await privacyOf(owner)).ends_at).toBeNull()
  await user.type(form.getByLabelText('Password'), owner.password)
  await user.click(form.getByRole('button', { name: 'Delete account' }))
  const keep = await screen.findByRole('button', { name: 'Keep account', hidden: true })
  expect((await privacyOf(owner)).ends_at).toBe('2027-02-09T09:00:00.000Z')
  expect(keep.closest('[role="alert"]')?.textContent).toContain('09.02.2027')
  await user.click(keep)
  await waitFor(() => expect(keep.isConnected).toBe(false))
  expect((await privacyOf(owner)).ends_at).toBeNull()
})

it('names the stays that were promised before the account is ended', async () => {
  const owner = await server.signUpOwner({ personals: true })
  await aBooking(owner)
  const { form } = await openSettings(server, owner, 'Delete account')
  expect(form.getByText(/^1 confirmed stay is still to come\. We do not write to these guests/)).toBeDefined()
})

it('tells a demo account that it goes by itself', async () => {
  const { form } = await openSettings(server, await demoGuest(server), 'Delete account')
  expect(form.getByText('A demo account is deleted by itself after a day')).toBeDefined()
})

it('offers to try again where what is kept cannot be loaded', async () => {
  const owner = await server.signUpOwner()
  const fetch: typeof globalThis.fetch = (input, init) =>
    new Request(input, init).url.includes('/api/privacy/')
      ? Promise.resolve(new Response('oops', { status: 503 }))
      : server.fetch(input, init)
  const { screen } = renderArea('/owner/dashboard/settings', { area, server: { fetch }, as: owner })
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeDefined()
})
