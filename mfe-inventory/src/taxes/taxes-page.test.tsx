import { aProperty, aTouristTax } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import type { TouristTax } from '@keyhaven/shared-contracts/contract/inventory/tourist-taxes'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { beforeEach, expect, it } from 'vitest'
import area from '../area.tsx'

const server = await testServer()
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})

const open = () => renderArea('/owner/dashboard/services/tourist-taxes', { area, server, as: owner })

it('adds a tax by hand, and says what a family pays while it is typed', async () => {
  await aProperty(owner, { name: 'Seehaus' })
  const { user, fillIn, screen, within } = open()
  await user.click(await screen.findByRole('button', { name: 'Add your first tourist tax' }))
  const form = within(await screen.findByRole('dialog'))
  await form.findByText('Enter the rates to see what a family pays.')
  await fillIn({ Municipality: 'Alpbach', Name: 'Ortstaxe', Amount: '2,50' }, form)
  await form.findByText('2 adults and 1 child of 12, 3 nights in July: €22.50')
  await fillIn({ 'From age': '15' }, form)
  await form.findByText('2 adults and 1 child of 12, 3 nights in July: €15.00')
  await user.click(form.getByRole('button', { name: 'Add a property' }))
  await user.click(form.getByLabelText('Property'))
  await user.click(await screen.findByTitle('Seehaus'))
  await user.click(form.getByRole('button', { name: 'Save' }))
  const row = await screen.findByRole('row', { name: /Alpbach/ })
  expect(row.textContent).toContain('€2.50 a person and night')
  expect(row.textContent).toContain('Seehaus')
})

it('begins with an example, says that it is one and where it was read, and asks for each category', async () => {
  await aProperty(owner, { name: 'Casa' })
  const { user, screen, within } = open()
  await user.click(await screen.findByRole('button', { name: 'New Tourist tax' }))
  const form = within(await screen.findByRole('dialog'))
  await user.click(form.getByLabelText('Begin with an example'))
  await user.click(await screen.findByTitle('Roma · Contributo di soggiorno'))
  await form.findByText(/An example, as it was read on 29.11.2026/)
  expect(form.getByRole('link', { name: /visitareroma/ })).toBeDefined()
  await form.findByText('Casa vacanze: €54.00')
  await user.click(form.getByRole('button', { name: 'Add a property' }))
  await user.click(form.getByLabelText('Property'))
  await user.click(await screen.findByTitle('Casa'))
  await user.click(within(form.getByRole('group', { name: 'Property 1' })).getByLabelText('Category'))
  await user.click(await screen.findByTitle('Casa vacanze'))
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect((await screen.findByRole('row', { name: /Roma/ })).textContent).toContain('Casa · Casa vacanze')
})

it('changes a tax and leaves what is not touched as it was', async () => {
  const rates = [
    { from: '2027-01-01', kind: 'percent', percent: 3.2, base_vat_percent: 10, breakfast: 8.5, max_nights: 21 },
  ]
  const before = await aTouristTax(owner, { municipality: 'Wien', rates, portals: ['airbnb'] })
  const { user, fillIn, screen, within } = open()
  await user.click(await screen.findByRole('button', { name: 'Edit Wien' }))
  const form = within(await screen.findByRole('dialog'))
  await fillIn({ Percent: '5' }, form)
  await user.click(form.getByRole('button', { name: 'Update' }))
  await screen.findByText('5% of the lodging', { exact: false })
  const { body } = await owner.call<TouristTax[]>('GET', '/api/tourist-taxes/')
  expect(body).toMatchObject([{ ...before, version: 2, rates: [{ ...before.rates[0], percent: 5 }] }])
})
