import { aBooking, aClient, aProperty, aUnit, mailsTo } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { beforeEach, expect, it } from 'vitest'
import area from '../area.tsx'

const server = await testServer({ now: '2027-01-10T18:00:00Z' })
let owner: TestOwner
beforeEach(async () => {
  server.clock.set('2027-01-10T18:00:00Z')
  owner = await server.signUpOwner({ personals: true })
})

const open = (query = '') => renderArea(`/owner/dashboard/invoices/due${query}`, { area, server, as: owner })

/** A stay in June whose deposit of 90 € was due two days ago. */
async function aLateStay() {
  await owner.call('PATCH', '/api/payment-settings/', { deposit_percent: 30, deposit_due_days: 0 })
  const { id: property } = await aProperty(owner)
  const { id: unit } = await aUnit(owner, { property_id: property })
  const client = await aClient(owner, { first_name: 'Gerda', last_name: 'Moser' })
  const stay = { property, unit, client: client.id, check_in: '2027-06-01', check_out: '2027-06-04' }
  await aBooking(owner, { ...stay, status: 'confirmed', deposit_amount: undefined })
  server.clock.set('2027-01-10T23:30:00Z')
  return client
}

it('says what is late and by how long, and reminds the guest once its owner says so', async () => {
  const client = await aLateStay()
  const { user, screen } = open()
  const row = await screen.findByRole('row', { name: /Gerda Moser/ })
  expect(row.textContent).toMatch(
    /^Deposit1 day lateGerda Moser.*01\.06\.2027 – 04\.06\.2027B-000001.*10\.01\.2027€90\.00/,
  )
  await screen.findByRole('button', { name: 'Late (1)' })
  await user.click(screen.getByRole('button', { name: 'Send reminder: Gerda Moser' }))
  const question = await screen.findByRole('dialog')
  expect(question.textContent).toContain('Remind Gerda Moser of €90.00?')
  await user.click(await screen.findByRole('button', { name: 'Send reminder' }))
  await screen.findByText('Gerda Moser was sent a reminder')
  await screen.findByText('reminded on 11.01.2027')
  expect((await mailsTo(server, client.email)).map(({ text }) => text?.includes('€90.00 was due'))).toEqual([true])
})

it('says that nothing is due, in all and in a part of it', async () => {
  const { screen } = open()
  expect(await screen.findByText('Nothing is due')).toBeDefined()
  const late = open('?stage=late')
  expect(await late.screen.findByText('Nothing is late')).toBeDefined()
})
