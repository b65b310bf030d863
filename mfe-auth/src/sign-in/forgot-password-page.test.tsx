import { testServer, unique } from '@keyhaven/api/testing/test-server'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { expect, it } from 'vitest'
import area from '../area.tsx'

const server = await testServer()

const open = (path: string) => renderArea(path, { area, server })
type Page = ReturnType<typeof open>
const press = async ({ user, screen, waitFor }: Page, name: string) => {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name })
  await waitFor(() => expect(button.disabled).toBe(false))
  await user.click(button)
}
const said = async ({ screen }: Page) => (await screen.findByRole('alert')).textContent
const linkOf = async (address: string, kind: string) => {
  const mails = (await server.mails()).filter(({ to }) => to?.[0]?.address === address)
  const links = mails.map(({ text }) => new RegExp(`/owner/${kind}/\\S+`).exec(text ?? '')?.[0])
  return links.findLast((link) => link !== undefined) ?? ''
}
const asksFor = async (address: string) => {
  const page = open('/owner/forgot-password')
  await page.fillIn({ Email: address })
  await press(page, 'Send email')
  return page
}

it('leads from the login with the typed address, over the mail and a new password, back into the account', async () => {
  const { user, password } = await server.signUpOwner()
  const login = open('/owner/login')
  await login.fillIn({ Email: user.email })
  await login.user.click(login.screen.getByRole('link', { name: 'Forgot your password' }))
  await login.waitFor(() => expect(login.address()).toBe('/owner/forgot-password'))
  expect((await login.screen.findByLabelText<HTMLInputElement>('Email')).value).toBe(user.email)
  await press(login, 'Send email')
  expect(await said(login)).toContain('we have sent it an email with a link')
  await press(login, 'Gotcha')
  await login.waitFor(() => expect(login.address()).toBe('/owner/login'))
  expect((await login.screen.findByLabelText<HTMLInputElement>('Email')).value).toBe(user.email)

  const reset = open(await linkOf(user.email, 'reset-password'))
  await reset.fillIn({ 'New password': 'Better-Horse-2', 'Repeated password': 'Better-Horse-2' })
  await press(reset, 'Submit')
  expect(await said(reset)).toBe('Your password has been changed. You can now sign in.')
  await press(reset, 'Gotcha')
  await reset.waitFor(() => expect(reset.address()).toBe('/owner/login'))

  await reset.fillIn({ Email: user.email, Password: password })
  await press(reset, 'Sign in')
  await press(reset, 'Gotcha')
  await reset.fillIn({ Password: 'Better-Horse-2' })
  await press(reset, 'Sign in')
  await reset.waitFor(() => expect(reset.address()).toBe('/owner/dashboard'))
})

it('says the same whether or not the address has an account', async () => {
  const { user } = await server.signUpOwner()
  const known = await said(await asksFor(user.email))
  expect(await said(await asksFor(`nobody-${unique()}@example.com`))).toBe(known)
})

it('activates an account that is not activated with the password that is chosen', async () => {
  const email = `new-${unique()}@example.com`
  const names = { first_name: 'Eva', last_name: 'Maier' }
  await server.call('POST', '/auth/register/', { ...names, email, password: 'Secret-123', privacy: true })
  await said(await asksFor(email))
  const page = open(await linkOf(email, 'reset-password'))
  await page.fillIn({ 'New password': 'Better-Horse-2', 'Repeated password': 'Better-Horse-2' })
  await press(page, 'Submit')
  await said(page)
  expect((await server.call('POST', '/auth/login/', { email, password: 'Better-Horse-2' })).status).toBe(200)
})

it('leads back to the login, with the typed address', async () => {
  const page = open('/owner/forgot-password')
  await page.fillIn({ Email: 'anna@example.com' })
  await page.user.click(page.screen.getByRole('link', { name: 'Back to login' }))
  await page.waitFor(() => expect(page.address()).toBe('/owner/login'))
  expect((await page.screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('anna@example.com')
})

it('works for somebody who is signed in, and leaves them signed in', async () => {
  const owner = await server.signUpOwner()
  const page = renderArea('/owner/forgot-password', { area, server, as: owner })
  await page.fillIn({ Email: owner.user.email })
  await press(page, 'Send email')
  await press(page, 'Gotcha')
  await page.waitFor(() => expect(page.address()).toBe('/owner/dashboard'))
})
