import { aProperty, aUnit } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import type { Unit } from '@keyhaven/shared-contracts/contract/inventory/units'
import { fillSlot } from '@keyhaven/shared-contracts/testing/fill-slot'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { beforeEach, expect, it } from 'vitest'
import area from '../area.tsx'

const server = await testServer()
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})

const open = () => renderArea('/owner/dashboard/units', { area, server, as: owner })

it('adds a unit to a property, with its prices typed with a comma', async () => {
  await aProperty(owner, { name: 'Seehaus' })
  const { user, fillIn, screen, within, waitFor } = open()
  await user.click(await screen.findByRole('button', { name: 'New Unit' }))
  const form = within(await screen.findByRole('dialog'))
  const typed = {
    Name: 'Lake room',
    Description: 'Two beds.',
    'Max Capacity': '3',
    'Base Capacity': '2',
    'Price per night': '89,50',
    'Price per extra Person': '10',
  }
  await fillIn(typed, form)
  expect(form.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
  await user.click(form.getByLabelText('Property'))
  await user.click(await screen.findByTitle('Seehaus'))
  await waitFor(() => expect(form.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false))
  await user.click(form.getByRole('button', { name: 'Save' }))
  const row = await screen.findByRole('row', { name: /Lake room/ })
  const cells = within(row).getAllByRole('cell')
  expect(cells.slice(1, 5).map((cell) => cell.textContent)).toEqual([
    'Lake room',
    '2 guests, up to 3',
    '€89.50per night',
    'Available',
  ])
})

it('holds base and max capacity and the price of an extra person against one another', async () => {
  const { user, fillIn, screen, within, waitFor } = open()
  await user.click(await screen.findByRole('button', { name: 'New Unit' }))
  const form = within(await screen.findByRole('dialog'))
  await fillIn({ 'Max Capacity': '2', 'Base Capacity': '3', 'Price per extra Person': '10' }, form)
  await form.findByText('Base Capacity cannot be greater than Max Capacity.')
  await fillIn({ 'Base Capacity': '2' }, form)
  await form.findByText('If Base and Max Capacity are equal, Price per Extra Person is not allowed.')
  await fillIn({ 'Max Capacity': '4' }, form)
  await waitFor(() => expect(form.queryByText(/Price per Extra Person is not allowed/)).toBeNull())
})

it('changes a unit and keeps what was not touched', async () => {
  const unit = await aUnit(owner, { name: 'Lake room', type: 'suite', status: 'maintenance', price_per_night: 89.5 })
  const { user, fillIn, screen, within } = open()
  await user.click(await screen.findByRole('button', { name: 'Edit unit Lake room' }))
  const form = within(await screen.findByRole('dialog'))
  expect(form.getByLabelText<HTMLInputElement>('Price per night').value).toBe('89.50')
  expect(form.getByTitle(unit.property.name)).toBeDefined()
  await fillIn({ 'Price per night': '95' }, form)
  await user.click(form.getByRole('button', { name: 'Update' }))
  await screen.findByText('€95.00')
  const { body } = await owner.call<Unit[]>('GET', '/api/units/')
  expect(body[0]).toMatchObject({ ...unit, price_per_night: 95, version: unit.version + 1 })
})

it('leads to the properties while there is none', async () => {
  const { user, screen, within } = open()
  await screen.findByText('No units yet')
  await user.click(screen.getByRole('button', { name: 'New Unit' }))
  const form = within(await screen.findByRole('dialog'))
  await form.findByText('No properties available')
  expect(form.getByRole('link', { name: 'Add a property first' }).getAttribute('href')).toBe(
    '/owner/dashboard/properties',
  )
})

it('gives other areas a place in the form of a unit, which is told once it has a number', async () => {
  const placed = fillSlot('unit.form')
  const unit = await aUnit(owner, { name: 'Lake room' })
  const { user, screen, within } = open()
  await user.click(await screen.findByRole('button', { name: 'New Unit' }))
  expect((await placed()).props).toEqual({})
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Edit unit Lake room' }))
  const form = await screen.findByRole('dialog')
  const { frame, props } = await placed()
  expect(props).toEqual({ unit: unit.id })
  expect(form.contains(frame)).toBe(true)
})
