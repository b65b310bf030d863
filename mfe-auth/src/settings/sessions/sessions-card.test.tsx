import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { connect, queryClient } from '@keyhaven/shared-contracts/web/api'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { expect, it } from 'vitest'
import area from '../../area.tsx'
import { popupOf, press } from '../../testing/settings.tsx'

const server = await testServer()

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const signInAgain = async (owner: TestOwner, agent = firefox) => {
  const body = { email: owner.user.email, password: owner.password }
  const answer = await server.call<{ token: string }>('POST', '/auth/login/', body, { 'user-agent': agent })
  return answer.body.token
}
const show = (as: TestOwner, fetch = server.fetch) =>
  renderArea('/owner/dashboard/settings', { area, server: { fetch }, as })
const isSignedIn = async (token: string) =>
  (await server.call('GET', '/auth/get-full-user-data/', undefined, { authorization: `Token ${token}` })).status === 200

/** The real API, but for one path, until `broken` is switched off. */
const failing = (path: string) => {
  const state = { broken: true }
  const fetch: typeof globalThis.fetch = (input, init) =>
    state.broken && new Request(input, init).url.includes(path)
      ? Promise.resolve(new Response('oops', { status: 503 }))
      : server.fetch(input, init)
  return { state, fetch }
}

it('lists this device first, marked, with when it signed in and was last used', async () => {
  const owner = await server.signUpOwner()
  await signInAgain(owner)
  const { screen, within } = show(owner)
  const rows = await within(await screen.findByRole('list', { name: 'Sessions' })).findAllByRole('listitem')
  expect(rows.map((row) => row.textContent?.includes('This device'))).toEqual([true, false])
  expect(rows[1]?.textContent).toMatch(
    /^Firefox on Windows.*Signed in \d\d\.\d\d\.\d{4}, \d\d:\d\d.*Last used \d\d\.\d\d\.\d{4}/,
  )
})

it('says that there is no other place, where there is none', async () => {
  const { screen } = show(await server.signUpOwner())
  expect(await screen.findByText('You are not signed in anywhere else.')).toBeDefined()
})

it('shows five and the others on demand', async () => {
  const owner = await server.signUpOwner()
  for (let more = 0; more < 6; more += 1) await signInAgain(owner)
  const { screen, user, within } = show(owner)
  const button = await screen.findByRole('button', { name: 'Show all 7' })
  const places = within(screen.getByRole('list', { name: 'Sessions' }))
  expect(places.getAllByRole('listitem')).toHaveLength(5)
  await user.click(button)
  expect(places.getAllByRole('listitem')).toHaveLength(7)
})

it('signs out in another place after asking, and shows who is left', async () => {
  const owner = await server.signUpOwner()
  const other = await signInAgain(owner)
  const page = show(owner)
  const row = () => page.screen.queryByRole('button', { name: 'Sign out Firefox on Windows', hidden: true })
  await page.waitFor(() => expect(row()).not.toBeNull())
  const signOut = async (answer: string) => {
    const button = row()
    if (button) await page.user.click(button)
    await press(page, await popupOf(page, 'Sign out Firefox on Windows?'), answer)
  }
  await signOut('Stay signed in')
  expect(await isSignedIn(other)).toBe(true)
  await signOut('Sign out')
  await page.waitFor(() => expect(row()).toBeNull())
  expect(await isSignedIn(other)).toBe(false)
  expect(await isSignedIn(owner.token)).toBe(true)
})

it('takes a session that is already gone for signed out', async () => {
  const owner = await server.signUpOwner()
  const other = await signInAgain(owner)
  const page = show(owner)
  const button = await page.screen.findByRole('button', { name: 'Sign out Firefox on Windows' })
  await server.call('POST', '/auth/logout/', undefined, { authorization: `Token ${other}` })
  await page.user.click(button)
  await press(page, await popupOf(page, 'Sign out Firefox on Windows?'), 'Sign out')
  await page.waitFor(() => expect(button.isConnected).toBe(false))
  expect(page.screen.queryByRole('alert')).toBeNull()
})

it('signs out on this device like a logout', async () => {
  const owner = await server.signUpOwner()
  const page = show(owner)
  await page.user.click(await page.screen.findByRole('button', { name: 'Sign out this device' }))
  await press(page, await popupOf(page, 'Sign out on this device?'), 'Sign out')
  await page.waitFor(() => expect(page.address()).toBe('/owner/login'))
  expect(useSession.getState().token).toBeNull()
  await page.waitFor(async () => expect(await isSignedIn(owner.token)).toBe(false))
})

it('signs out everywhere, here too', async () => {
  const owner = await server.signUpOwner()
  const other = await signInAgain(owner)
  const page = show(owner)
  await page.user.click(await page.screen.findByRole('button', { name: 'Sign out everywhere' }))
  await press(page, await popupOf(page, 'Sign out everywhere?'), 'Sign out everywhere')
  await page.waitFor(() => expect(page.address()).toBe('/owner/login'))
  expect(useSession.getState().token).toBeNull()
  expect([await isSignedIn(owner.token), await isSignedIn(other)]).toEqual([false, false])
})

it('says in the card when signing out everywhere fails, and stays signed in', async () => {
  const owner = await server.signUpOwner()
  const page = show(owner)
  const button = await page.screen.findByRole('button', { name: 'Sign out everywhere' })
  connect({ origin: window.location.origin, fetch: () => Promise.reject(new TypeError('Failed to fetch')) })
  await page.user.click(button)
  await press(page, await popupOf(page, 'Sign out everywhere?'), 'Sign out everywhere')
  await page.screen.findByText('The server cannot be reached. Check your connection and try again.')
  expect(useSession.getState().token).toBe(owner.token)
  expect(page.address()).toBe('/owner/dashboard/settings')
})

it('offers to try again where the list cannot be loaded, beside the other cards', async () => {
  const { state, fetch } = failing('/auth/sessions/')
  const { screen, user } = show(await server.signUpOwner(), fetch)
  const retry = await screen.findByRole('button', { name: 'Retry' })
  expect(screen.getByText('Your personals')).toBeDefined()
  state.broken = false
  await user.click(retry)
  await screen.findByText('This device')
})

it('shows a sign-in that came meanwhile when the page is looked at again', async () => {
  const owner = await server.signUpOwner()
  const { screen } = show(owner)
  await screen.findByText('You are not signed in anywhere else.')
  await signInAgain(owner)
  void queryClient.invalidateQueries({ refetchType: 'none' })
  window.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByText('Firefox on Windows')).toBeDefined()
})
