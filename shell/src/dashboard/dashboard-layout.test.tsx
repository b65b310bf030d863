import type { SignedIn } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import { testServer } from '@keyhaven/api/testing/test-server'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { contractVersion } from '@keyhaven/shared-contracts/web/area'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { areaManifest } from '@keyhaven/shared-contracts/platform/area-manifest'
import { useLocale } from '@keyhaven/shared-contracts/web/locale'
import { afterEach, expect, it } from 'vitest'
import { useComposition } from '../composition/composition.ts'
import { DashboardLayout } from './dashboard-layout.tsx'

const server = await testServer()
const before = useComposition.getState()
afterEach(async () => {
  useComposition.setState(before, true)
  await useLocale.getState().show('en')
})

const pages = [paths.dashboard(), paths.clients(), paths.settings(), paths.help()]
const children = pages.map((path) => ({ path, element: <button type="button">On {path}</button> }))
const area = { contract: contractVersion, routes: [{ Component: DashboardLayout, children }] }
const open = (path: string, as?: SignedIn) => renderArea(path, { area, server, ...(as && { as }) })
const openDemo = async () => {
  const { body } = await server.call<SignedIn>('POST', '/auth/demo-login/')
  return body
}

/** A sentence with a moment stands in several elements: all of it. */
const wholeOf = (part: HTMLElement) => {
  const whole = part.closest<HTMLElement>('[role="status"] > span')
  if (!whole) throw new Error('No notice says that')
  return whole
}

it('lies over the page until the personal data is there, holds the focus, and leads to the settings', async () => {
  const { user, screen, waitFor, address } = open(paths.clients(), await server.signUpOwner())
  const dialog = await screen.findByRole('dialog', { name: 'Hello Anna!' })
  const okay = screen.getByRole('button', { name: 'Okay' })
  expect(dialog.contains(okay)).toBe(true)
  expect(document.activeElement).toBe(okay)
  await user.tab()
  expect(document.activeElement).toBe(okay)
  await user.tab({ shift: true })
  expect(document.activeElement).toBe(okay)
  expect(screen.getByText(`On ${paths.clients()}`).closest('[inert]')).not.toBeNull()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe(paths.settings()))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText(`On ${paths.settings()}`).closest('[inert]')).toBeNull()
})

it('leaves settings and help reachable without personal data, and everything with it', async () => {
  const owner = await server.signUpOwner()
  const help = open(paths.help(), owner)
  await help.screen.findByText(`On ${paths.help()}`)
  expect(help.screen.queryByRole('dialog')).toBeNull()
  const filled = open(paths.dashboard(), await server.signUpOwner({ personals: true }))
  await filled.screen.findByText(`On ${paths.dashboard()}`)
  expect(filled.screen.queryByRole('dialog')).toBeNull()
})

it('tells demo visitors what they look at and until when, and lets them register', async () => {
  const guest = await openDemo()
  const { user, screen, waitFor, address } = open(paths.dashboard(), guest)
  const notice = wholeOf(await screen.findByText(/demo account of your own/))
  const until = notice.querySelector('time')?.dateTime ?? ''
  expect(Date.parse(until) - server.clock().getTime()).toBe(86_400_000)
  expect(notice.textContent).toContain(String(new Date(until).getFullYear()))
  await user.click(screen.getByRole('button', { name: 'Create your account' }))
  await waitFor(() => expect(address()).toBe(paths.register()))
  expect(useSession.getState().token).toBeNull()
})

it('leads visitors without a session to the login, which knows where they wanted to go', async () => {
  const { waitFor, address } = open(`${paths.clients()}?page=2`)
  await waitFor(() => expect(address()).toBe(paths.login(`${paths.clients()}?page=2`)))
  expect(useSession.getState().ended).toBeNull()
})

it('leads owners whose session the server has ended there too, and keeps why', async () => {
  const owner = await server.signUpOwner({ personals: true })
  await owner.call('POST', '/auth/logout/')
  const { waitFor, address } = open(paths.clients(), owner)
  await waitFor(() => expect(address()).toBe(paths.login(paths.clients())))
  expect(useSession.getState().ended).toBe('session')
})

it('leads owners who sign out on a page of an area to the login, and not back to that page', async () => {
  const { screen, waitFor, address } = open(paths.settings(), await server.signUpOwner({ personals: true }))
  await screen.findByText(`On ${paths.settings()}`)
  useSession.getState().end(paths.login())
  await waitFor(() => expect(address()).toBe(paths.login()))
})

it('leads owners who signed out in another tab to the login, which brings them back', async () => {
  const { screen, waitFor, address } = open(paths.clients(), await server.signUpOwner({ personals: true }))
  await screen.findByText(`On ${paths.clients()}`)
  useSession.getState().end()
  await waitFor(() => expect(address()).toBe(paths.login(paths.clients())))
})

it('asks before a demo is left, for there is no way back', async () => {
  const { user, screen, waitFor, address } = open(paths.dashboard(), await openDemo())
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  await user.click(await screen.findByRole('button', { name: 'Stay' }))
  expect(address()).toBe(paths.dashboard())
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  await user.click((await screen.findAllByRole('button', { name: 'Leave the demo' })).at(-1) as HTMLElement)
  await waitFor(() => expect(address()).toBe(paths.login()))
  expect(useSession.getState().token).toBeNull()
})

it('signs out here and at the server', async () => {
  const owner = await server.signUpOwner({ personals: true })
  const { user, screen, waitFor, address } = open(paths.dashboard(), owner)
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  await waitFor(() => expect(address()).toBe(paths.login()))
  expect([sessionStorage.getItem('token'), localStorage.getItem('token')]).toEqual([null, null])
  await waitFor(async () => expect((await owner.call('GET', '/auth/get-full-user-data/')).status).toBe(401))
})

it('draws the navigation and names the tab in the language of the screen, and in the next one at once', async () => {
  const nav = (id: string, label: string, german: string, path: string, order: number) =>
    ({ id, label, in: { de: { label: german } }, path, order, icon: 'M4 4h7v9H4z', place: 'main' }) as const
  const manifest = areaManifest.parse({
    area: 'bookings',
    paths: ['/owner/dashboard'],
    nav: [
      nav('dashboard', 'Dashboard', 'Übersicht', paths.dashboard(), 10),
      nav('clients', 'Clients', 'Kunden', paths.clients(), 20),
    ],
  })
  useComposition.setState(({ releases }) => ({
    releases: { ...releases, areas: new Map([['bookings', { release: { manifest } }]]) as never },
  }))
  await useLocale.getState().show('de')
  const owner = await server.signUpOwner({ personals: true })
  const { screen, within, waitFor } = open(paths.clients(), owner)
  const navigation = within(await screen.findByRole('navigation', { name: 'Übersicht' }))
  const names = () => navigation.getAllByRole('link').map(({ textContent }) => textContent)
  expect(names()).toEqual(['Keyhaven', 'Übersicht', 'Kunden'])
  expect(navigation.getByRole('button', { name: 'Abmelden' })).toBeDefined()
  await waitFor(() => expect(document.title).toBe('Kunden · Keyhaven'))
  await useLocale.getState().show('en')
  await waitFor(() => expect(names()).toEqual(['Keyhaven', 'Dashboard', 'Clients']))
  expect(document.title).toBe('Clients · Keyhaven')
})

it('says until when a demo lasts as the language writes it', async () => {
  await useLocale.getState().show('de')
  const guest = await openDemo()
  const { screen } = open(paths.dashboard(), guest)
  const notice = wholeOf(await screen.findByText(/eigenes Demokonto/))
  const until = notice.querySelector('time')
  expect(until?.textContent).toBe(useLocale.getState().language.moment(until?.dateTime ?? ''))
  expect(notice.textContent).toBe(
    `Dies ist Ihr eigenes Demokonto. Alles darin ist erfunden und wird am ${until?.textContent} gelöscht.`,
  )
})

it('says on every page that the account was ended, and leads to where it can be kept', async () => {
  const owner = await server.signUpOwner({ personals: true })
  await owner.call('POST', '/auth/end-account/', { password: owner.password })
  const { user, screen, address } = open(paths.clients(), owner)
  const notice = wholeOf(await screen.findByText(/^Your account will be deleted on/))
  expect(notice.textContent).toContain('Guests can no longer find your units')
  expect(notice.querySelector('time')).not.toBeNull()
  await user.click(screen.getByRole('link', { name: 'Keep it, or save a copy' }))
  expect(address()).toBe(paths.settings())
})
