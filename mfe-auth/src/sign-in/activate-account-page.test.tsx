import { testServer, type TestOwner, unique } from '@keyhaven/api/testing/test-server'
import { erase } from '@keyhaven/shared-contracts/testing/draw'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { expect, it } from 'vitest'
import area from '../area.tsx'

const server = await testServer()

const open = (path: string, answers: { fetch: typeof fetch } = server, as?: TestOwner) =>
  renderArea(path, { area, server: answers, ...(as && { as }) })
const register = async () => {
  const email = `new-${unique()}@example.com`
  const body = { first_name: 'Eva', last_name: 'Maier', email, password: 'Secret-123', privacy: true }
  await server.call('POST', '/auth/register/', body)
  const mail = (await server.mails()).find(({ to }) => to?.[0]?.address === email)
  return { email, link: /\/owner\/activate-account\/\S+/.exec(mail?.text ?? '')?.[0] ?? '' }
}

const press = async ({ screen, user }: Pick<ReturnType<typeof open>, 'screen' | 'user'>) =>
  user.click(await screen.findByRole('button', { name: 'Activate account' }))

it('activates nothing before the button is pressed, whatever opens the link', async () => {
  const { email, link } = await register()
  const page = open(link)
  await page.screen.findByRole('heading', { name: 'Activate your account' })
  const signIn = () => server.call('POST', '/auth/login/', { email, password: 'Secret-123' })
  expect((await signIn()).status).toBe(403)
  await press(page)
  await page.screen.findByRole('heading', { name: 'Account Activated' })
  expect((await signIn()).status).toBe(200)
})

it('says of a used link that the account is active, and leads to the login', async () => {
  const { link } = await register()
  const page = open(link)
  await press(page)
  await page.screen.findByText(/has been activated/)
  erase()
  const again = open(link)
  await press(again)
  expect((await again.screen.findByRole('alert')).textContent).toContain('This account is active already')
  await again.user.click(again.screen.getByRole('button', { name: 'Sign in' }))
  await again.waitFor(() => expect(again.address()).toBe('/owner/login'))
})

it('says that it is at work, then that the account is activated; Gotcha leads to the landing page', async () => {
  const { email, link } = await register()
  let letThrough = () => {}
  const gate = new Promise<void>((opened) => (letThrough = opened))
  let calls = 0
  const slow: typeof fetch = async (input, init) => {
    calls += 1
    await gate
    return server.fetch(input, init)
  }
  const { user, screen, waitFor, address } = open(link, { fetch: slow })
  await press({ screen, user })
  await screen.findByRole('heading', { name: 'Activating Account' })
  expect(screen.getByRole('progressbar', { name: 'Activating Account' })).toBeDefined()
  letThrough()
  await screen.findByRole('heading', { name: 'Account Activated' })
  const gotcha = screen.getByRole('button', { name: 'Gotcha' })
  expect(document.activeElement).toBe(gotcha)
  await user.click(gotcha)
  await waitFor(() => expect(address()).toBe('/owner'))
  expect(calls).toBe(1)
  expect((await server.call('POST', '/auth/login/', { email, password: 'Secret-123' })).status).toBe(200)
})

it('explains a link that does not activate anything; Gotcha leads to where a new one comes from', async () => {
  const { user, screen, waitFor, address } = open('/owner/activate-account/abc/wrong')
  await press({ screen, user })
  await screen.findByRole('heading', { name: 'Please retry' })
  expect(screen.getByRole('alert').textContent).toContain('not valid')
  await user.click(screen.getByRole('button', { name: 'Gotcha' }))
  await waitFor(() => expect(address()).toBe('/owner/forgot-password'))
})

it('has words of its own where the server has none, and the login for those whose link has worked before', async () => {
  const { user, screen, waitFor, address } = open('/owner/activate-account/1/x', {
    fetch: () => Promise.resolve(new Response('oops', { status: 400 })),
  })
  await press({ screen, user })
  expect((await screen.findByRole('alert')).textContent).toBe('Account activation failed.')
  await user.click(screen.getByRole('link', { name: 'Sign in' }))
  await waitFor(() => expect(address()).toBe('/owner/login'))
})

it('can be tried again when the server could not be reached', async () => {
  const { link } = await register()
  let isDown = true
  const flaky: typeof fetch = (input, init) =>
    isDown ? Promise.reject(new TypeError('down')) : server.fetch(input, init)
  const { user, screen } = open(link, { fetch: flaky })
  await press({ screen, user })
  const retry = await screen.findByRole('button', { name: 'Retry' })
  isDown = false
  await user.click(retry)
  expect(await screen.findByRole('heading', { name: 'Account Activated' })).toBeDefined()
})

it('works for somebody who is signed in as somebody else, and leaves them signed in', async () => {
  const other = await server.signUpOwner()
  const { link } = await register()
  const { screen, user } = open(link, server, other)
  await press({ screen, user })
  await screen.findByRole('heading', { name: 'Account Activated' })
  expect(useSession.getState().token).toBe(other.token)
})

it('leads to choosing a password where the address was registered with different ones', async () => {
  const { email, link } = await register()
  const body = { first_name: 'Eva', last_name: 'Maier', email, password: 'Other-4567', privacy: true }
  await server.call('POST', '/auth/register/', body)
  const page = open(link)
  await press(page)
  expect((await page.screen.findByRole('alert')).textContent).toContain('please choose the one to keep')
  await page.user.click(page.screen.getByRole('button', { name: 'Choose a password' }))
  await page.waitFor(() => expect(page.address()).toMatch(/^\/owner\/reset-password\/[\w-]{43}$/))
  await page.screen.findByRole('heading', { name: 'Set a new password' })
})
