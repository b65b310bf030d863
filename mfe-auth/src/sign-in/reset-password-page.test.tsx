import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { expect, it } from 'vitest'
import area from '../area.tsx'

const server = await testServer()

const open = (path: string, as?: TestOwner) => renderArea(path, { area, server, ...(as && { as }) })
type Page = ReturnType<typeof open>
const good = { 'New password': 'Better-Horse-2', 'Repeated password': 'Better-Horse-2' }
const linkFor = async ({ user }: TestOwner) => {
  await server.call('POST', '/auth/forgot-password/', { email: user.email })
  const mail = (await server.mails()).findLast(({ to }) => to?.[0]?.address === user.email)
  return /\/owner\/reset-password\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
}
const submit = async (page: Page) => {
  await page.fillIn(good)
  await page.user.click(await page.screen.findByRole('button', { name: 'Submit' }))
}
const gotcha = async ({ user, screen }: Page) => user.click(await screen.findByRole('button', { name: 'Gotcha' }))

it('says that the passwords differ once one is changed, and no longer once they are the same', async () => {
  const page = open('/owner/reset-password/any')
  await page.fillIn({ 'New password': 'Better-Horse-2' })
  expect(page.screen.queryByText('Passwords do not match.')).toBeNull()
  await page.fillIn({ 'Repeated password': 'Better-Horse-3' })
  await page.screen.findByText('Passwords do not match.')
  await page.fillIn({ 'New password': 'Better-Horse-3' })
  await page.waitFor(() => expect(page.screen.queryByText('Passwords do not match.')).toBeNull())
})

it('shows each password on demand, and tells a password manager that both are new', async () => {
  const { user, screen } = open('/owner/reset-password/any')
  const inputs = [
    await screen.findByLabelText<HTMLInputElement>('New password'),
    screen.getByLabelText<HTMLInputElement>('Repeated password'),
  ]
  expect(inputs.map(({ type, autocomplete }) => [type, autocomplete])).toEqual([
    ['password', 'new-password'],
    ['password', 'new-password'],
  ])
  await user.click(screen.getAllByRole('button', { name: 'Show password' })[1] ?? document.body)
  expect(inputs.map(({ type }) => type)).toEqual(['password', 'text'])
})

it('signs out the account that is signed in here, so that the new password is what counts', async () => {
  const owner = await server.signUpOwner()
  const page = open(await linkFor(owner), owner)
  await submit(page)
  await gotcha(page)
  await page.waitFor(() => expect(page.address()).toBe('/owner/login'))
  await page.screen.findByRole('button', { name: 'Sign in' })
  expect(page.screen.queryByText(/session has ended/)).toBeNull()
  expect([useSession.getState().token, sessionStorage.getItem('token')]).toEqual([null, null])
})

it('ends the session of another browser, whose login page says so', async () => {
  const owner = await server.signUpOwner()
  const link = await linkFor(owner)
  await server.call('POST', `/auth${link.replace('/owner', '')}/`, {
    password: 'Better-Horse-2',
    repeated_password: 'Better-Horse-2',
  })
  const elsewhere = open('/owner/login', owner)
  expect(await elsewhere.screen.findByText('Your session has ended. Please sign in again.')).toBeDefined()
})

it('offers a new link where this one was used before, and Gotcha shows the form again', async () => {
  const owner = await server.signUpOwner()
  const link = await linkFor(owner)
  const first = open(link)
  await submit(first)
  await gotcha(first)
  const second = open(link)
  await submit(second)
  expect((await second.screen.findByRole('alert')).textContent).toContain('was used before')
  await gotcha(second)
  await second.screen.findByRole('button', { name: 'Submit' })
  await submit(second)
  await second.user.click(await second.screen.findByRole('button', { name: 'Send a new link' }))
  await second.waitFor(() => expect(second.address()).toBe('/owner/forgot-password'))
})

it('offers a new link after an hour', async () => {
  const link = await linkFor(await server.signUpOwner())
  const now = server.clock()
  server.clock.set(new Date(now.getTime() + 3_600_001))
  const page = open(link)
  await submit(page)
  expect(await page.screen.findByRole('button', { name: 'Send a new link' })).toBeDefined()
  server.clock.set(now)
})
