import { testServer } from '@keyhaven/api/testing/test-server'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { expect, it } from 'vitest'
import area from '../area.tsx'

const server = await testServer()

const typed = {
  'First name': 'Žofie',
  'Last name': 'Nováková-O’Neill',
  Email: 'zofie@example.com',
  Password: 'Correct-Horse-1',
}

it('registers, and the link of the mail activates the account', async () => {
  const { user, fillIn, screen, waitFor, address } = renderArea('/owner/register', { area, server })
  await fillIn(typed)
  const submit = screen.getByRole<HTMLButtonElement>('button', { name: 'Sign up' })
  expect(submit.disabled).toBe(true)
  await user.click(screen.getByRole('checkbox'))
  await waitFor(() => expect(submit.disabled).toBe(false))
  await user.click(submit)
  await user.click(await screen.findByRole('button', { name: 'Gotcha' }))
  await waitFor(() => expect(address()).toBe('/owner/login'))

  const mail = (await server.mails()).find(({ to }) => to?.[0]?.address === typed.Email)
  const link = /\/owner\/activate-account\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  const activation = renderArea(link, { area, server })
  await activation.user.click(await activation.screen.findByRole('button', { name: 'Activate account' }))
  await activation.screen.findByText('Account Activated')
  await activation.user.click(activation.screen.getByRole('button', { name: 'Gotcha' }))
  await activation.waitFor(() => expect(activation.address()).toBe('/owner'))
})

it('opens the privacy policy beside the form, which keeps what was typed', async () => {
  const { fillIn, screen } = renderArea('/owner/register', { area, server })
  await fillIn(typed)
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'privacy policy' })
  expect([link.pathname, link.target, link.rel]).toEqual(['/owner/privacy-policy', '_blank', 'noopener'])
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
})

it('keeps what was typed, but for the password, while the reader looks at another page of the tab', async () => {
  const page = renderArea('/owner/register', { area, server })
  await page.fillIn(typed)
  await page.user.click(page.screen.getByRole('checkbox'))
  await page.goTo('/owner/privacy-policy')
  await page.screen.findByText('Elsewhere')
  await page.goBack()
  const value = async (label: string) => (await page.screen.findByLabelText<HTMLInputElement>(label)).value
  await page.waitFor(async () => expect(await value('First name')).toBe('Žofie'))
  expect([await value('Email'), await value('Password')]).toEqual(['zofie@example.com', ''])
  expect(page.screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
  expect(JSON.stringify([sessionStorage, localStorage].map((storage) => Object.entries(storage)))).not.toContain(
    'Correct-Horse-1',
  )
  sessionStorage.clear()
})

it('says the same to an address that has an account, and carries it to the login', async () => {
  const owner = await server.signUpOwner()
  const said = []
  for (const Email of [owner.user.email, 'nobody.yet@example.com']) {
    const { user, fillIn, screen, waitFor, address } = renderArea('/owner/register', { area, server })
    await fillIn({ ...typed, Email })
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'Sign up' }))
    said.push((await screen.findByRole('alert')).textContent)
    await user.click(screen.getByRole('button', { name: 'Gotcha' }))
    await waitFor(() => expect(address()).toBe('/owner/login'))
    expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe(Email)
  }
  expect(said[0]).toBe(said[1])
})

it('tells a password manager which input is which', async () => {
  const { screen } = renderArea('/owner/register', { area, server })
  const token = (label: string) => screen.getByLabelText<HTMLInputElement>(label).autocomplete
  await screen.findByLabelText('Email')
  expect(['First name', 'Last name', 'Email', 'Password'].map(token)).toEqual([
    'given-name',
    'family-name',
    'username',
    'new-password',
  ])
})

it('leads those who are signed in to their dashboard', async () => {
  const owner = await server.signUpOwner()
  const { waitFor, address } = renderArea('/owner/register', { area, server, as: owner })
  await waitFor(() => expect(address()).toBe('/owner/dashboard'))
})
