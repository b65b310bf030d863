import { testServer } from '@keyhaven/api/testing/test-server'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { contractVersion } from '@keyhaven/shared-contracts/web/area'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { useLocale } from '@keyhaven/shared-contracts/web/locale'
import { afterEach, expect, it, vi } from 'vitest'
import { OwnerLayout } from './owner-layout.tsx'

const server = await testServer()
afterEach(() => useLocale.getState().show('en'))

const pages = [
  paths.landing(),
  paths.login(),
  paths.register(),
  paths.forgotPassword(),
  paths.resetPassword(':token'),
  paths.activate(':uid', ':token'),
  paths.legalNotice(),
  paths.privacyPolicy(),
]
const children = pages.map((path) => ({ path, element: <h1>{path}</h1> }))
const area = { contract: contractVersion, routes: [{ Component: OwnerLayout, children }] }
const open = (path: string) => renderArea(path, { area, server })

it.each([
  [paths.landing(), 'Log in', paths.login()],
  [`${paths.landing()}/`, 'Log in', paths.login()],
  [paths.register(), 'Log in', paths.login()],
  [paths.login(), 'Sign up', paths.register()],
  [paths.forgotPassword(), 'Sign up', paths.register()],
  [paths.resetPassword('abc'), 'Sign up', paths.register()],
  [paths.activate('1', 'abc'), 'Sign up', paths.register()],
  [paths.legalNotice(), 'Sign up', paths.register()],
  [paths.privacyPolicy(), 'Sign up', paths.register()],
])('offers on %s the button %s', async (path, name, target) => {
  const { user, screen, waitFor, address } = open(path)
  const banner = await screen.findByRole('banner')
  expect([...banner.querySelectorAll('.ant-btn')].map((button) => button.textContent)).toEqual([name])
  await user.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(address()).toBe(target))
})

it('leads those who are signed in to their dashboard', async () => {
  const owner = await server.signUpOwner()
  const { user, screen, waitFor, address } = renderArea(paths.landing(), { area, server, as: owner })
  await user.click(await screen.findByRole('button', { name: 'Dashboard' }))
  await waitFor(() => expect(address()).toBe(paths.dashboard()))
})

it.each([
  ['Legal Notice', paths.legalNotice()],
  ['Privacy Policy', paths.privacyPolicy()],
])('leads from %s one step back in the history', async (name, path) => {
  const { user, screen, waitFor, address } = open(paths.login())
  await user.click(await screen.findByRole('link', { name }))
  await waitFor(() => expect(address()).toBe(path))
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(address()).toBe(paths.login()))
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
})

it('leads back to the landing page where there is no page before', async () => {
  const { user, screen, waitFor, address } = open(paths.privacyPolicy())
  await user.click(await screen.findByRole('button', { name: 'Back' }))
  await waitFor(() => expect(address()).toBe(paths.landing()))
})

it('changes the theme, and the footer says whose product it is', async () => {
  const { user, screen } = open(paths.landing())
  const before = localStorage.getItem('user-theme')
  await user.click(await screen.findByRole('button', { name: /theme/i }))
  expect(localStorage.getItem('user-theme')).not.toBe(before)
  expect(screen.getByText(`© ${new Date().getFullYear()} Keyhaven. All rights reserved.`)).toBeDefined()
})

it('shows everything in the language that is chosen, and remembers it in this browser', async () => {
  const { user, screen } = open(paths.landing())
  const languages = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Language' })
  expect([...languages.options].map(({ text }) => text)).toEqual([
    'English',
    'Deutsch',
    'Italiano',
    'Nederlands',
    'Français',
  ])
  await user.selectOptions(languages, 'Deutsch')
  await screen.findByRole('button', { name: 'Anmelden' })
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sprache' }).value).toBe('de')
  expect(screen.getByRole('link', { name: 'Datenschutzerklärung' })).toBeDefined()
  expect(localStorage.getItem('user-locale')).toBe('de')
})

it('says that a language could not be loaded, and stays in the one before', async () => {
  const failing = vi.spyOn(useLocale.getState(), 'choose').mockRejectedValue(new TypeError('Failed to fetch'))
  const { user, screen, waitFor } = open(paths.landing())
  const languages = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Language' })
  await user.selectOptions(languages, 'Français')
  await screen.findByText('This language could not be loaded. Check your connection and try again.')
  await waitFor(() => expect(languages.value).toBe('en'))
  failing.mockRestore()
})
