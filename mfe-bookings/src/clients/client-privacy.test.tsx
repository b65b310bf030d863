import { aBooking, aClient } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { expect, it } from 'vitest'
import area from '../area.tsx'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })

const openClient = async (owner: TestOwner, id: number) => {
  const page = renderArea(`/owner/dashboard/clients?client=${id}`, { area, server, as: owner })
  const dialog = await page.screen.findByRole('dialog')
  const erase = async () => {
    await page.user.click(page.within(dialog).getByRole('button', { name: 'If this guest asks about their data' }))
    await page.user.click(await page.screen.findByRole('menuitem', { name: 'Erase client' }))
    await page.user.click(await page.screen.findByRole('button', { name: 'Erase' }))
  }
  return { ...page, dialog, erase }
}

it('erases a client after asking, and closes the form', async () => {
  const owner = await server.signUpOwner({ personals: true })
  const { id } = await aClient(owner)
  const { dialog, erase, waitFor } = await openClient(owner, id)
  await erase()
  await waitFor(() => expect(dialog.isConnected).toBe(false))
  expect((await owner.call('GET', `/api/client/${id}/`)).status).toBe(404)
})

it('keeps nothing in the browser of what was typed about a client that is erased', async () => {
  const owner = await server.signUpOwner({ personals: true })
  const { id } = await aClient(owner, { last_name: 'Zaphodius' })
  const { dialog, erase, waitFor, user, within } = await openClient(owner, id)
  await user.type(within(dialog).getByLabelText('City'), 'x')
  const kept = () =>
    [sessionStorage, localStorage].flatMap((storage) => Object.keys(storage).map((key) => storage.getItem(key))).join()
  await waitFor(() => expect(kept()).toContain('Zaphodius'))
  await erase()
  await waitFor(() => expect(dialog.isConnected).toBe(false))
  expect(kept()).not.toContain('Zaphodius')
})

it('says why a client with a stay to come is not erased', async () => {
  const owner = await server.signUpOwner({ personals: true })
  const { id } = await aClient(owner)
  await aBooking(owner, { client: id })
  const { erase, screen } = await openClient(owner, id)
  await erase()
  // Its heading is that of the dialog, too.
  expect(await screen.findAllByText(/This client has a stay that is not over yet/)).not.toEqual([])
  expect((await owner.call('GET', `/api/client/${id}/`)).status).toBe(200)
})
