import { testServer } from '@keyhaven/api/testing/test-server'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { contractVersion } from '@keyhaven/shared-contracts/web/area'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { expect, it } from 'vitest'
import { LandingPage } from './landing-page.tsx'

const server = await testServer()
const limited = await testServer({ env: { rateLimit: true } })

const area = { contract: contractVersion, routes: [{ path: paths.landing(), Component: LandingPage }] }
const exploreDemo = { name: 'Explore Demo' }

it('says that it loads, with a progress bar, and leads into a demo of one’s own for this tab only', async () => {
  let calls = 0
  let letThrough = () => {}
  const gate = new Promise<void>((open) => (letThrough = open))
  const slow: typeof fetch = async (input, init) => {
    calls += 1
    await gate
    return server.fetch(input, init)
  }
  const { user, screen, waitFor, address } = renderArea(paths.landing(), { area, server: { fetch: slow } })
  const explore = await screen.findByRole<HTMLButtonElement>('button', exploreDemo)
  explore.click()
  explore.click()
  await screen.findByRole('progressbar', { name: 'Loading demo' })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Loading demo...' }).disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Loading demo...' }))
  letThrough()
  await waitFor(() => expect(address()).toBe(paths.dashboard()))
  expect(calls).toBe(1)
  expect(useSession.getState().user?.is_demo).toBe(true)
  expect([sessionStorage.getItem('token'), localStorage.getItem('token')]).toEqual([useSession.getState().token, null])
})

it('says why there is no demo, and the button is there again', async () => {
  const down = { fetch: () => Promise.reject(new TypeError('down')) }
  const { user, screen } = renderArea(paths.landing(), { area, server: down })
  await user.click(await screen.findByRole('button', exploreDemo))
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The server cannot be reached. Check your connection and try again.',
  )
  expect(screen.getByRole<HTMLButtonElement>('button', exploreDemo).disabled).toBe(false)
})

it('shows the words of the server to those who ask too often', async () => {
  const ask = () => limited.call<{ message: string }>('POST', '/auth/demo-login/')
  await ask()
  await limited.db.updateTable('call_counts').set({ used: 1000 }).execute()
  const refused = (await ask()).body.message
  const { user, screen } = renderArea(paths.landing(), { area, server: limited })
  await user.click(await screen.findByRole('button', exploreDemo))
  expect((await screen.findByRole('alert')).textContent).toBe(refused)
})

it('asks owners who are signed in before it signs them out', async () => {
  const owner = await server.signUpOwner()
  const page = renderArea(paths.landing(), { area, server, as: owner })
  await page.user.click(await page.screen.findByRole('button', exploreDemo))
  const dialog = page.within(await page.screen.findByRole('dialog'))
  await page.user.click(dialog.getByRole('button', { name: 'Stay signed in' }))
  expect(useSession.getState().token).toBe(owner.token)
  expect(page.address()).toBe(paths.landing())
})

it('takes owners who say so out of their account, and leads guests back to the demo they have', async () => {
  const owner = await server.signUpOwner()
  const page = renderArea(paths.landing(), { area, server, as: owner })
  await page.user.click(await page.screen.findByRole('button', exploreDemo))
  const dialog = page.within(await page.screen.findByRole('dialog'))
  await page.user.click(dialog.getByRole('button', exploreDemo))
  await page.waitFor(() => expect(page.address()).toBe(paths.dashboard()))
  const { token, user } = useSession.getState()
  expect(user?.is_demo).toBe(true)

  const guest = renderArea(paths.landing(), { area, server, as: { token: token ?? '', user: user ?? owner.user } })
  await guest.user.click(await guest.screen.findByRole('button', exploreDemo))
  await guest.waitFor(() => expect(guest.address()).toBe(paths.dashboard()))
  expect(useSession.getState().token).toBe(token)
})
