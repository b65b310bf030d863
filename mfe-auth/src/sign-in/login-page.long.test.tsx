import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { beforeAll, expect, it } from 'vitest'
import area from '../area.tsx'

const server = await testServer()
let owner: TestOwner
beforeAll(async () => {
  owner = await server.signUpOwner()
})

const open = (path = '/owner/login') => renderArea(path, { area, server })
type Page = ReturnType<typeof open>
const fill = (page: Page, Email: string, Password: string) => page.fillIn({ Email, Password })
const submit = ({ user, screen }: Page) => user.click(screen.getByRole('button', { name: 'Sign in' }))

it('signs in and goes to the dashboard, for this tab only', async () => {
  const page = open()
  await fill(page, owner.user.email, owner.password)
  await submit(page)
  await page.waitFor(() => expect(page.address()).toBe('/owner/dashboard'))
  expect(sessionStorage.getItem('token')).toBe(useSession.getState().token)
  expect(localStorage.getItem('token')).toBeNull()
})

it('remembers the session where that is ticked, and goes on to the page that was wanted', async () => {
  const page = open('/owner/login?next=%2Fowner%2Fdashboard%2Fclients%3Fpage%3D2')
  await fill(page, owner.user.email, owner.password)
  await page.user.click(page.screen.getByLabelText('Remember me'))
  await submit(page)
  await page.waitFor(() => expect(page.address()).toBe('/owner/dashboard/clients?page=2'))
  expect(localStorage.getItem('token')).not.toBeNull()
  expect(sessionStorage.getItem('token')).toBeNull()
})

it('never goes on to a foreign page', async () => {
  const page = open('/owner/login?next=%2F%2Fevil.example')
  await fill(page, owner.user.email, owner.password)
  await submit(page)
  await page.waitFor(() => expect(page.address()).toBe('/owner/dashboard'))
})

it('shows an error in place of the form, and Gotcha brings back everything typed but the password', async () => {
  const page = open()
  await fill(page, owner.user.email, 'Wrong-Password-1')
  await submit(page)
  const gotcha = await page.screen.findByRole('button', { name: 'Gotcha' })
  expect(page.screen.getByRole('alert').textContent).toBe('The email address or the password is wrong.')
  expect(page.screen.queryByRole('button', { name: 'Sign in' })).toBeNull()
  await page.user.click(gotcha)
  expect(page.screen.getByLabelText<HTMLInputElement>('Email').value).toBe(owner.user.email)
  expect(page.screen.getByLabelText<HTMLInputElement>('Password').value).toBe('')
})

it('leaves Enter to an input method that is being written with', async () => {
  const page = open()
  const password = await page.screen.findByLabelText<HTMLInputElement>('Password')
  await page.user.click(password)
  page.fireEvent.keyDown(password, { key: 'Enter', isComposing: true })
  await page.user.keyboard('x')
  expect(password.value).toBe('x')
  expect(page.screen.queryByText('Email is required')).toBeNull()
  await page.user.keyboard('{Enter}')
  await page.screen.findByText('Email is required')
})

it('signs in again with a remembered token on opening', async () => {
  const page = renderArea('/owner/login', { area, server, as: owner })
  await page.waitFor(() => expect(page.address()).toBe('/owner/dashboard'))
})

it('says so when a remembered session has ended, and shows the form', async () => {
  const page = renderArea('/owner/login', { area, server, as: { token: 'gone', user: owner.user } })
  await page.screen.findByText('Your session has ended. Please sign in again.')
  expect(useSession.getState().token).toBeNull()
})

it('shows the password on demand', async () => {
  const page = open()
  const password = await page.screen.findByLabelText<HTMLInputElement>('Password')
  await page.user.click(page.screen.getByRole('button', { name: 'Show password' }))
  expect(password.type).toBe('text')
})

it('tells a password manager which input is which', async () => {
  const { screen } = open()
  const email = await screen.findByLabelText<HTMLInputElement>('Email')
  const password = screen.getByLabelText<HTMLInputElement>('Password')
  expect([email.autocomplete, email.type]).toEqual(['username', 'email'])
  expect([password.autocomplete, password.type]).toEqual(['current-password', 'password'])
})

it('offers a link by mail to an account that is not activated, and carries the address there', async () => {
  const Email = 'not.yet@example.com'
  const names = { first_name: 'Eva', last_name: 'Maier' }
  await server.call('POST', '/auth/register/', { ...names, email: Email, password: 'Secret-123', privacy: true })
  const page = open()
  await fill(page, Email, 'Secret-123')
  await submit(page)
  await page.user.click(await page.screen.findByRole('button', { name: 'Email me a link to activate it' }))
  await page.waitFor(() => expect(page.address()).toBe('/owner/forgot-password'))
  expect((await page.screen.findByLabelText<HTMLInputElement>('Email')).value).toBe(Email)
})

it('says so when a demo has ended', async () => {
  const as = { token: 'gone', user: { ...owner.user, is_demo: true } }
  const page = renderArea('/owner/login', { area, server, as })
  expect(await page.screen.findByText('Your demo has ended, and everything in it has been deleted.')).toBeDefined()
})

it('tries a remembered session again when the server could not be reached', async () => {
  let isDown = true
  const flaky: typeof fetch = (input, init) =>
    isDown ? Promise.reject(new TypeError('down')) : server.fetch(input, init)
  const page = renderArea('/owner/login', { area, server: { fetch: flaky }, as: owner })
  const retry = await page.screen.findByRole('button', { name: 'Retry' })
  expect(page.screen.getByRole('alert').textContent).toContain('cannot be reached')
  isDown = false
  await page.user.click(retry)
  await page.waitFor(() => expect(page.address()).toBe('/owner/dashboard'))
})

it('gives up a remembered session on Gotcha, and shows the form', async () => {
  const broken = { fetch: () => Promise.resolve(new Response('oops', { status: 502 })) }
  const page = renderArea('/owner/login', { area, server: broken, as: owner })
  expect((await page.screen.findByRole('alert')).textContent).toBe('Remember login failed. Please try again.')
  await page.user.click(page.screen.getByRole('button', { name: 'Gotcha' }))
  await page.screen.findByRole('button', { name: 'Sign in' })
  expect([useSession.getState().token, sessionStorage.getItem('token')]).toEqual([null, null])
})

it('signs in when the password is filled in and Enter pressed in one moment, as password managers do', async () => {
  const page = open()
  await fill(page, owner.user.email, '')
  const password = page.screen.getByLabelText<HTMLInputElement>('Password')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(password, owner.password)
  password.dispatchEvent(new Event('input', { bubbles: true }))
  password.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  await page.waitFor(() => expect(page.address()).toBe('/owner/dashboard'))
})

it('signs in where the owner did before, however many wrong passwords strangers tried; elsewhere a link is mailed', async () => {
  const guarded = await testServer({ env: { rateLimit: true } })
  const { user, password } = await guarded.signUpOwner()
  const openThere = () => renderArea('/owner/login', { area, server: guarded })
  const signIn = async (page: ReturnType<typeof openThere>) => {
    await fill(page, user.email, password)
    await submit(page)
  }
  const first = openThere()
  await signIn(first)
  await first.waitFor(() => expect(first.address()).toBe('/owner/dashboard'))
  useSession.getState().end()
  // One wrong password of a stranger, counted as if it were thirty: each takes as long to check as a right one.
  await guarded.db.deleteFrom('call_counts').execute()
  const payload = { email: user.email, password: 'Wrong-9876' }
  await guarded.app.inject({ method: 'POST', url: '/keyhaven/auth/login/', remoteAddress: '2001:db8::1', payload })
  await guarded.db.updateTable('call_counts').set({ used: 30 }).execute()
  const known = openThere()
  await signIn(known)
  await known.waitFor(() => expect(known.address()).toBe('/owner/dashboard'))
  useSession.getState().end()
  localStorage.clear()
  const stranger = openThere()
  await signIn(stranger)
  expect((await stranger.screen.findByRole('alert')).textContent).toContain('Let us email you a link')
  await stranger.user.click(stranger.screen.getByRole('button', { name: 'Email me a link' }))
  await stranger.waitFor(() => expect(stranger.address()).toBe('/owner/forgot-password'))
  expect((await stranger.screen.findByLabelText<HTMLInputElement>('Email')).value).toBe(user.email)
})
