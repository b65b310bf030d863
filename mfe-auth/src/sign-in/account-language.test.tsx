import { testServer } from '@keyhaven/api/testing/test-server'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { useLocale } from '@keyhaven/shared-contracts/web/locale'
import { afterEach, beforeEach, expect, it } from 'vitest'
import area from '../area.tsx'

const server = await testServer()

const forget = async () => {
  localStorage.removeItem('user-locale')
  sessionStorage.clear()
  await useLocale.getState().show('en')
}
beforeEach(forget)
afterEach(forget)

it('speaks German before anybody signs in, with links in the middle of sentences', async () => {
  await useLocale.getState().show('de')
  const { screen } = renderArea('/owner/register', { area, server })
  await screen.findByRole('heading', { name: 'Registrieren' })
  expect(screen.getByRole('link', { name: 'Datenschutzerklärung' }).getAttribute('href')).toBe('/owner/privacy-policy')
  const sentence = screen.getByText('Sie haben schon ein Konto?', { exact: false }).parentElement
  expect(sentence?.textContent).toBe('Sie haben schon ein Konto? Anmelden')
  expect(document.title).toBe('Registrieren · Keyhaven')
})

it('registers an account in the language of the page', async () => {
  await useLocale.getState().show('de')
  const { screen, user, fillIn, waitFor } = renderArea('/owner/register', { area, server })
  await screen.findByRole('heading', { name: 'Registrieren' })
  const email = 'anna-de@example.com'
  await fillIn({ Vorname: 'Anna', Nachname: 'Huber', 'E-Mail': email, Passwort: 'Secret-123' })
  await user.click(screen.getByRole('checkbox'))
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Registrieren' })
  await waitFor(() => expect(button.disabled).toBe(false))
  await user.click(button)
  await screen.findByText(/Bitte öffnen Sie den Link in der E-Mail/)
  const row = server.db.selectFrom('owners').select('locale').where('email', '=', email)
  expect(await row.executeTakeFirst()).toEqual({ locale: 'de' })
})

it('shows the language of the account to whoever signs in', async () => {
  const owner = await server.signUpOwner()
  await owner.call('PATCH', '/auth/change-locale/', { locale: 'fr' })
  const { screen, user, fillIn, waitFor, address } = renderArea('/owner/login', { area, server })
  await screen.findByRole('heading', { name: 'Sign in' })
  await fillIn({ Email: owner.user.email, Password: owner.password })
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sign in' })
  await waitFor(() => expect(button.disabled).toBe(false))
  await user.click(button)
  await waitFor(() => expect(address()).toBe('/owner/dashboard'))
  expect([useLocale.getState().locale, localStorage.getItem('user-locale')]).toEqual(['fr', 'fr'])
})

it('keeps what was typed while the language changes', async () => {
  const { screen, fillIn } = renderArea('/owner/login', { area, server })
  await screen.findByRole('heading', { name: 'Sign in' })
  await fillIn({ Email: 'anna@example.com', Password: 'Secret-123' })
  await useLocale.getState().show('it')
  await screen.findByRole('heading', { name: 'Accedi' })
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('anna@example.com')
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('Secret-123')
})
