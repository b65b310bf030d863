import { StripeEmulator } from '@keyhaven/api/testing/stripe/emulator'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { afterAll, beforeEach, expect, it } from 'vitest'
import area from '../area.tsx'

const stripe = await StripeEmulator.start()
afterAll(() => stripe.close())
const server = await testServer({ env: { stripeOrigin: stripe.origin } })
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})

const openForm = async () => {
  const page = renderArea('/owner/dashboard/settings/invoices', { area, server, as: owner })
  await page.user.click(await page.screen.findByRole('button', { name: 'Connect Stripe' }))
  const dialog = page.within(await page.screen.findByRole('dialog', { name: 'Connect Stripe' }))
  const connect = async (key: string) => {
    await page.fillIn({ 'Secret key': key }, dialog)
    await page.user.click(dialog.getByRole('button', { name: 'Connect' }))
  }
  return { ...page, dialog, connect }
}

it('connects an account by its key, says which one it is, and lets go of it again', async () => {
  const { connect, user, screen } = await openForm()
  await connect('sk_test_keyhaven123')
  await screen.findByText('Stripe, Haus am See')
  expect(screen.getByText('Test mode: no money moves')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Disconnect' }))
  await screen.findByText(/^Guests can no longer pay by card\./)
  await user.click(screen.getAllByRole('button', { name: 'Disconnect' }).at(-1) ?? screen.getByRole('dialog'))
  expect(await screen.findByRole('button', { name: 'Connect Stripe' })).toBeDefined()
})

it('says at the key that the provider does not know it, and keeps what was typed', async () => {
  const { connect, dialog } = await openForm()
  await connect('sk_test_stranger123')
  expect(await dialog.findByText(/^The provider does not know this key/)).toBeDefined()
  expect(dialog.getByLabelText<HTMLInputElement>('Secret key').value).toBe('sk_test_stranger123')
})
