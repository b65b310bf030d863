import { aStayWithDamageDeposit } from '@keyhaven/api/testing/stay-with-damage-deposit'
import { StripeEmulator } from '@keyhaven/api/testing/stripe/emulator'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { afterAll, beforeEach, expect, it } from 'vitest'
import area from '../area.tsx'

const stripe = await StripeEmulator.start()
afterAll(() => stripe.close())
const server = await testServer({ env: { stripeOrigin: stripe.origin } })
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})

const stayIn = (days: number, options = {}) =>
  aStayWithDamageDeposit({ server, owner, stripe }, addDays(localToday(), days), options)
const open = () => renderArea('/owner/dashboard/invoices/due', { area, server, as: owner })

it('lists on Money due what is held after a stay and what waits for a card, each with its booking', async () => {
  const past = await stayIn(-4)
  const waiting = await stayIn(1, { isPaid: false })
  await stayIn(20)
  const { screen, within } = open()
  const list = await screen.findByRole('region', { name: 'Damage deposits to look at' })
  const rows = within(list).getAllByRole('listitem')
  expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual([past.reference, waiting.reference])
  expect(rows[0]?.textContent).toContain('Held€200.00 is blocked on the guest’s card')
  expect(rows[1]?.textContent).toContain('Waiting for the guest')
  const link = within(list).getByRole('link', { name: `Open booking ${past.reference}` })
  expect(link.getAttribute('href')).toContain(`booking=${past.id}`)
})

it('says nothing of damage deposits where there is none to look at', async () => {
  await stayIn(20)
  const { screen } = open()
  await screen.findByRole('button', { name: /^Late/ })
  await screen.findByText('Payment settings')
  expect(screen.queryByText('Damage deposits to look at')).toBeNull()
})
