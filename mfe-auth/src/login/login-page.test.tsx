import { testServer, type TestOwner, type TestServer } from '@keyhaven/api/testing/test-server'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { afterAll, beforeAll, expect, it } from 'vitest'
import area from '../area.tsx'

let server: TestServer
let owner: TestOwner
beforeAll(async () => {
  server = await testServer()
  owner = await server.signUpOwner()
})
afterAll(() => server.close())

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
  expect(page.screen.queryByRole('button', { name: 'Sign in' })).toBeNull()
  await page.user.click(gotcha)
  expect(page.screen.getByLabelText<HTMLInputElement>('Email').value).toBe(owner.user.email)
  expect(page.screen.getByLabelText<HTMLInputElement>('Password').value).toBe('')
})

it('keeps the button disabled while the form is wrong, and reaching for it shows why', async () => {
  const page = open()
  const button = await page.screen.findByRole<HTMLButtonElement>('button', { name: 'Sign in' })
  expect(button.disabled).toBe(true)
  await page.user.hover(button.parentElement ?? button)
  await page.screen.findByText('Email is required')
  await page.screen.findByText('Password is required')
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
