import { aProperty, aUnit } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import type { Property } from '@keyhaven/shared-contracts/contract/inventory/properties'
import type { Unit } from '@keyhaven/shared-contracts/contract/inventory/units'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { beforeEach, expect, it, vi } from 'vitest'
import area from '../area.tsx'

const server = await testServer()
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})

const openForm = async (path: 'properties' | 'units', button: string) => {
  const page = renderArea(`/owner/dashboard/${path}`, { area, server, as: owner })
  await page.user.click(await page.screen.findByRole('button', { name: button }))
  const form = page.within(await page.screen.findByRole('dialog'))
  const openPart = async (name: RegExp) => page.user.click(await form.findByRole('button', { name }))
  const save = async () => {
    await page.user.click(form.getByRole('button', { name: 'Update' }))
    await page.waitFor(() => expect(page.screen.queryByRole('dialog')).toBeNull())
  }
  return { ...page, form, openPart, save }
}

it('keeps the facts of a house: times as typed, amenities by search, coordinates as pasted', async () => {
  const { id } = await aProperty(owner, { name: 'Seehaus' })
  const { user, fillIn, form, openPart, save } = await openForm('properties', 'Edit Seehaus')
  expect(form.getByText(/0 of 8 filled in/)).toBeDefined()
  expect(form.queryByLabelText('Check-in from')).toBeNull()
  await openPart(/^Check-in and check-out/)
  await fillIn({ 'Check-in from': '15', 'Check-in until': '20.30', 'Check-out until': '10' }, form)
  await user.tab()
  expect(form.getByLabelText<HTMLInputElement>('Check-in from').value).toBe('15:00')
  await openPart(/^Amenities of the house/)
  await user.type(form.getByRole('searchbox', { name: 'Search amenities' }), 'lift{Enter}')
  expect(form.getByRole<HTMLInputElement>('checkbox', { name: 'Lift' }).checked).toBe(true)
  expect(form.queryByRole('checkbox', { name: 'Sauna' })).toBeNull()
  await openPart(/^Location and registration/)
  await fillIn({ Coordinates: '47.80, 13.30', 'Registration number': 'AT-1' }, form)
  await openPart(/^House rules/)
  await fillIn({ 'House rules': 'Quiet after 10 pm.' }, form)
  expect(form.getByText(/7 of 8 filled in/)).toBeDefined()
  await save()
  expect((await owner.call<Property>('GET', `/api/properties/${id}/`)).body).toMatchObject({
    ...{ check_in_from: '15:00', check_in_until: '20:30', check_out_until: '10:00', amenities: ['lift'] },
    ...{ coordinates: { latitude: 47.8, longitude: 13.3 }, registration_number: 'AT-1' },
    house_rules: 'Quiet after 10 pm.',
  })
})

it('keeps the way there, which only guests of a confirmed stay read', async () => {
  const { id } = await aProperty(owner, { name: 'Seehaus' })
  const { fillIn, form, openPart, save } = await openForm('properties', 'Edit Seehaus')
  await openPart(/^Arrival/)
  await fillIn({ Directions: 'Past the church.', 'Days before arrival': '5' }, form)
  await save()
  const { body: house } = await owner.call<Property>('GET', `/api/properties/${id}/`)
  expect(house).toMatchObject({ directions: 'Past the church.', arrival_days: 5 })
})

it('keeps the door code, and shows it to nobody who only looks around', async () => {
  const { id } = await aUnit(owner, { name: 'Loft' })
  const { fillIn, form, openPart, save } = await openForm('units', 'Edit unit Loft')
  await openPart(/^Door code/)
  await fillIn({ 'Door code': '4711#' }, form)
  await save()
  expect((await owner.call<Unit>('GET', `/api/units/${id}/`)).body).toMatchObject({ door_code: '4711#' })
  expect(JSON.stringify((await server.call('GET', '/api/public/booking/')).body)).not.toContain('4711#')
})

it('keeps the part open in which something must be corrected', async () => {
  await aProperty(owner, { name: 'Seehaus' })
  const { user, fillIn, form, openPart } = await openForm('properties', 'Edit Seehaus')
  await openPart(/^Check-in and check-out/)
  await fillIn({ 'Check-in from': '15', 'Check-in until': '14' }, form)
  await user.tab()
  await form.findByText('Check-in until must be after check-in from')
  const part = form.getByRole('button', { name: /^Check-in and check-out/ })
  expect(part.textContent).toContain('needs a correction')
  await user.click(part)
  expect(part.getAttribute('aria-expanded')).toBe('true')
})

it('keeps rooms and beds of a unit, with the focus where the next thing is done', async () => {
  const unit = await aUnit(owner, { name: 'Lake room' })
  const { user, fillIn, form, openPart, save, screen, waitFor } = await openForm('units', 'Edit unit Lake room')
  await openPart(/^Rooms and beds/)
  await user.click(form.getByRole('button', { name: 'Add a bedroom' }))
  const kind = form.getByRole('combobox', { name: 'Kind of bed in Bedroom 1' })
  await waitFor(() => expect(document.activeElement).toBe(kind))
  await user.click(form.getByRole('button', { name: 'Add a bed to Bedroom 1' }))
  await user.click(form.getAllByRole('button', { name: 'Remove this bed' })[0] ?? document.body)
  await waitFor(() => expect(document.activeElement).toBe(form.getByRole('button', { name: 'Add a bed to Bedroom 1' })))
  await user.click(form.getByRole('combobox', { name: 'Kind of bed in Bedroom 1' }))
  await user.click((await screen.findAllByTitle('King-size bed (180 cm)')).at(-1) ?? document.body)
  await fillIn({ 'How many such beds in Bedroom 1': '2', Bathrooms: '1', Area: '38' }, form)
  await save()
  expect((await owner.call<Unit>('GET', `/api/units/${unit.id}/`)).body).toMatchObject({
    rooms: [{ kind: 'bedroom', beds: [{ kind: 'king', count: 2 }] }],
    ...{ bathrooms: 1, area_m2: 38 },
  })
})

it('has nothing to update where the facts are as they were', async () => {
  const rooms = [{ kind: 'living_room', beds: [{ kind: 'sofa_bed', count: 1 }] }]
  await aUnit(owner, { name: 'Lake room', rooms, bathrooms: 1, amenities: ['kitchen'] })
  const { form } = await openForm('units', 'Edit unit Lake room')
  expect(form.getByRole<HTMLButtonElement>('button', { name: 'No changes' }).disabled).toBe(true)
  expect(form.getByText(/3 of 7 filled in/)).toBeDefined()
})

it('sets what cancelling costs: terms that many have, or steps of its own, as guests read them', async () => {
  const { id } = await aProperty(owner, { name: 'Seehaus' })
  const { user, fillIn, form, openPart, save, screen, waitFor, within } = await openForm('properties', 'Edit Seehaus')
  await openPart(/^Cancellation Flexible/)
  expect(form.getByText(/^Free until \d+ \w+ \d{4}$/)).toBeDefined()
  await user.click(form.getByRole('combobox', { name: /^Terms/ }))
  await user.click(
    await screen.findByText('Moderate: free until 5 days before, then 50%', { selector: '[class*=option] *' }),
  )
  expect(await form.findByText(/^Free until \d+ \w+ \d{4}, then 50% \(€180\.00\)$/)).toBeDefined()
  await user.click(form.getByRole('combobox', { name: /^Terms/ }))
  await user.click(await screen.findByText('Own steps', { selector: '[class*=option] *' }))
  await user.click(form.getByRole('button', { name: 'Add a step' }))
  await waitFor(() => expect(document.activeElement).toBe(form.getAllByLabelText('Until (days before arrival)')[1]))
  const second = form.getByRole('group', { name: 'Step 2' })
  await fillIn({ 'Until (days before arrival)': '7', 'Percent of the total': '20' }, within(second))
  // Fewer days than the step before are wanted.
  await user.tab()
  await form.findByText('Each step needs fewer days than the one before, and must not cost less')
  await fillIn({ 'Until (days before arrival)': '2' }, within(second))
  expect(await form.findByText(/20% \(€72\.00\) until \d+ \w+ \d{4}, then 50% \(€180\.00\)$/)).toBeDefined()
  await save()
  expect((await owner.call<Property>('GET', `/api/properties/${id}/`)).body.cancellation_terms).toEqual({
    steps: [
      { days_before: 5, percent: 0 },
      { days_before: 2, percent: 20 },
    ],
    afterwards: 50,
  })
})

it('offers a second plan that is not refundable, with percent and terms of its own, and takes it away', async () => {
  const { id } = await aProperty(owner, { name: 'Seehaus' })
  const plan = async () => (await owner.call<Property>('GET', `/api/properties/${id}/`)).body.non_refundable ?? null
  const { user, fillIn, form, openPart, save, screen } = await openForm('properties', 'Edit Seehaus')
  await openPart(/^Cancellation Flexible/)
  const offer = () => form.getByRole('checkbox', { name: 'Also offer a non-refundable plan' })
  await user.click(offer())
  expect((await form.findByLabelText<HTMLInputElement>('Percent off')).value).toBe('10')
  await form.findByText(/^Not refundable: cancelling costs the full price of €360\.00/)
  await fillIn({ 'Percent off': '51' }, form)
  await user.tab()
  await form.findByText('Only values between 1 and 50 are allowed')
  await fillIn({ 'Percent off': '12' }, form)
  await user.click(offer())
  await user.click(offer())
  expect(form.getByLabelText<HTMLInputElement>('Percent off').value).toBe('12')
  await save()
  expect(await plan()).toEqual({ percent: 12, cancellation: { steps: [], afterwards: 100 } })
  await user.click(await screen.findByRole('button', { name: 'Edit Seehaus' }))
  await user.click(await screen.findByRole('button', { name: /^Cancellation Flexible · non-refundable for 12% less/ }))
  await user.click(await screen.findByRole('checkbox', { name: 'Also offer a non-refundable plan' }))
  await user.click(await screen.findByRole('button', { name: 'Update' }))
  await vi.waitFor(async () => expect(await plan()).toBeNull())
})

it('starts a new house with the terms that were ticked for new ones, and says so before it is saved', async () => {
  await aProperty(owner, { name: 'Seehaus' })
  const { user, form, openPart, save, screen } = await openForm('properties', 'Edit Seehaus')
  await openPart(/^Cancellation/)
  await user.click(form.getByRole('combobox', { name: 'Terms' }))
  await user.click(await screen.findByTitle('Strict: free until 30 days before, then 100%'))
  await user.click(form.getByRole('checkbox', { name: 'Start new properties with these terms, too' }))
  await save()
  await user.click(screen.getByRole('button', { name: 'New Property' }))
  expect(await screen.findByRole('button', { name: /^Cancellation.*Strict/ })).toBeDefined()
})
