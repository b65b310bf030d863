import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import type { User } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { useLocale } from '@keyhaven/shared-contracts/web/locale'
import { afterEach, expect, it } from 'vitest'
import area from '../../area.tsx'
import { openSettings } from '../../testing/settings.tsx'

const server = await testServer()

afterEach(() => useLocale.getState().show('en'))

type Options = { fetch?: typeof fetch; helpLanguages?: Record<string, readonly string[]> }
const open = async (as: TestOwner, { fetch = server.fetch, helpLanguages = {} }: Options = {}) => {
  const page = renderArea('/owner/dashboard/settings', { area, server: { fetch }, as, helpLanguages })
  const { screen, user } = page
  const box = () => screen.findByRole('combobox', { name: /Language of your screens|Sprache Ihrer Seiten/ })
  const choose = async (language: string) => {
    await user.click(await box())
    await user.click(await screen.findByText(language, { selector: '.ant-select-item-option-content *' }))
  }
  await box()
  return { ...page, box, choose }
}
const saved = async ({ call }: TestOwner) => (await call<User>('GET', '/auth/get-full-user-data/')).body.locale

it('shows everything in the chosen language at once, and keeps it in the account and in the browser', async () => {
  const owner = await server.signUpOwner({ personals: true })
  const { screen, choose, waitFor, within } = await open(owner)
  await choose('Deutsch')
  await screen.findByRole('heading', { name: 'Einstellungen' })
  await waitFor(async () => expect(await saved(owner)).toBe('de'))
  expect(localStorage.getItem('user-locale')).toBe('de')
  await screen.findByText(/Gäste, aus deren Anfragen nichts wurde: 12 Monate/)
  const sessions = within(await screen.findByRole('list', { name: 'Sitzungen' }))
  expect(sessions.getByText('Dieses Gerät')).toBeDefined()
  expect(sessions.getByText(/^Angemeldet/).parentElement?.textContent).toMatch(
    /^Angemeldet \d{2}\.\d{2}\.\d{4}, \d{2}:\d{2}$/,
  )
  localStorage.removeItem('user-locale')
})

it('offers each language by its own name, also one that only an area has words in', async () => {
  const { screen, user, box } = await open(await server.signUpOwner(), {
    helpLanguages: { '/a/help.json': ['de', 'es'] },
  })
  await user.click(await box())
  await screen.findByText('español')
  const offered = [...document.querySelectorAll('.ant-select-item-option-content')].map((one) => one.textContent)
  expect(offered).toEqual(['English', 'Deutsch', 'Italiano', 'Nederlands', 'Français', 'español'])
})

it('says where the language could not be saved', async () => {
  const owner = await server.signUpOwner()
  const failing: typeof fetch = (input, init) =>
    new Request(input, init).url.includes('change-locale')
      ? Promise.reject(new TypeError('fetch failed'))
      : server.fetch(input, init)
  const { screen, choose } = await open(owner, { fetch: failing })
  await choose('Italiano')
  await screen.findByText(/server/i, { selector: '[role=alert] *' })
  expect(await saved(owner)).toBeNull()
  localStorage.removeItem('user-locale')
})

it('keeps what was typed into a form while the language changes', async () => {
  const page = await openSettings(server, await server.signUpOwner(), 'Change personal data')
  await page.fillIn({ Street: 'Seeweg' }, page.form)
  await useLocale.getState().show('de')
  const street = await page.form.findByLabelText<HTMLInputElement>('Straße')
  expect(street.value).toBe('Seeweg')
  expect(await page.screen.findByRole('dialog', { name: /Angaben ändern/ })).toBeDefined()
})
