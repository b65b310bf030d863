import { giveFirst, withApp } from '@keyhaven/api/testing/second-factors'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { beforeEach, expect, it } from 'vitest'
import area from '../area.tsx'

const server = await testServer()
beforeEach(() => localStorage.clear())

/** The page of an owner with an app, after the password. */
const afterPassword = async () => {
  const owner = await server.signUpOwner()
  const app = await withApp(server, owner)
  const page = renderArea('/owner/login?next=%2Fowner%2Fdashboard%2Fclients', { area, server })
  await givePassword(page, owner)
  await page.screen.findByRole('heading', { name: 'Two-step sign-in' })
  const press = (name: string) => page.user.click(page.screen.getByRole('button', { name }))
  const enter = async (label: string, code = '') => {
    await page.fillIn({ [label]: code })
    await press('Sign in')
  }
  return { ...page, owner, ...app, press, enter }
}
const givePassword = async (page: ReturnType<typeof renderArea>, { user, password }: TestOwner) => {
  await page.fillIn({ Email: user.email, Password: password })
  await page.user.click(page.screen.getByLabelText('Remember me'))
  await page.user.click(page.screen.getByRole('button', { name: 'Sign in' }))
}

it('signs in with the code of the app and goes on to the page that was wanted, remembered as ticked', async () => {
  const { screen, waitFor, address, codeAt, enter } = await afterPassword()
  const code = await screen.findByLabelText<HTMLInputElement>('Code')
  expect([code.autocomplete, code.inputMode, document.activeElement]).toEqual(['one-time-code', 'numeric', code])
  expect(useSession.getState().token).toBeNull()
  await enter('Code', codeAt())
  await waitFor(() => expect(address()).toBe('/owner/dashboard/clients'))
  expect(localStorage.getItem('token')).toBe(useSession.getState().token)
})

it('says at the field that a code is wrong, keeps the focus there, and takes the right one', async () => {
  const { screen, waitFor, address, codeAt, enter } = await afterPassword()
  await enter('Code', '000000')
  await screen.findByText(/This code is wrong or has already been used/)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Code')))
  await enter('Code', codeAt())
  await waitFor(() => expect(address()).toBe('/owner/dashboard/clients'))
})

it('takes a recovery code in place of the app', async () => {
  const { screen, waitFor, address, recoveryCodes, press, enter } = await afterPassword()
  await press('Use a recovery code')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Recovery code')))
  await enter('Recovery code', recoveryCodes[0])
  await waitFor(() => expect(address()).toBe('/owner/dashboard/clients'))
})

it('starts again with the password, which has the focus, and knows the address still', async () => {
  const { screen, press, waitFor } = await afterPassword()
  await press('Start again')
  const password = await screen.findByLabelText<HTMLInputElement>('Password')
  expect([password.value, screen.getByLabelText<HTMLInputElement>('Email').value]).toEqual([
    '',
    expect.stringContaining('@example.com'),
  ])
  await waitFor(() => expect(document.activeElement).toBe(password))
})

it('leads back to the password where the step took too long', async () => {
  const { screen, owner, codeAt, press, enter } = await afterPassword()
  await server.db.deleteFrom('auth_challenges').where('owner_id', '=', owner.user.id).execute()
  await enter('Code', codeAt())
  expect((await screen.findByRole('alert')).textContent).toContain('took too long')
  await press('Enter your password again')
  await screen.findByLabelText('Password')
})

it('offers the mailed link where strangers have tried too many codes', async () => {
  const guarded = await testServer({ env: { rateLimit: true } })
  const owner = await guarded.signUpOwner()
  await withApp(guarded, owner)
  const { token } = await giveFirst(guarded, owner)
  const payload = { token, code: '000000' }
  for (let count = 0; count < 30; count += 1) {
    const remoteAddress = `2001:db8:${count}::1`
    await guarded.app.inject({ method: 'POST', url: '/keyhaven/auth/second-step/app/', remoteAddress, payload })
  }
  const page = renderArea('/owner/login', { area, server: guarded })
  await givePassword(page, owner)
  await page.fillIn({ Code: '123456' })
  await page.user.click(page.screen.getByRole('button', { name: 'Sign in' }))
  expect((await page.screen.findByRole('alert')).textContent).toContain('Too many wrong codes')
  await page.user.click(page.screen.getByRole('button', { name: 'Email me a link' }))
  await page.waitFor(() => expect(page.address()).toBe('/owner/forgot-password'))
})
