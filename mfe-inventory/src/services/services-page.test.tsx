import { aBooking, aProperty, aService, aUnit } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import type { Service } from '@keyhaven/shared-contracts/contract/inventory/services'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { beforeEach, expect, it } from 'vitest'
import area from '../area.tsx'

const server = await testServer()
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})

const open = () => renderArea('/owner/dashboard/services', { area, server, as: owner })

it('adds a service to a property', async () => {
  await aProperty(owner, { name: 'Seehaus' })
  const { user, fillIn, screen, within, waitFor } = open()
  await screen.findByText('No services yet')
  await user.click(screen.getByRole('button', { name: 'New Service' }))
  const form = within(await screen.findByRole('dialog'))
  await fillIn({ Name: 'Breakfast', Price: '12,90' }, form)
  await user.click(form.getByLabelText('Type'))
  await user.click(await screen.findByTitle('Per Day'))
  await user.click(form.getByLabelText('Property'))
  await user.click(await screen.findByTitle('Seehaus'))
  await waitFor(() => expect(form.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false))
  await user.click(form.getByRole('button', { name: 'Save' }))
  const row = await screen.findByRole('row', { name: /Breakfast/ })
  expect(row.textContent).toContain('Breakfast€12.90Per day')
  expect(screen.getByRole('button', { name: 'Seehaus 1 service', expanded: true })).toBeDefined()
})

it('says for whom a service is charged, from which age, and that it is mandatory', async () => {
  await aService(owner, { name: 'Tourist tax' })
  const { user, fillIn, screen, within } = open()
  await user.click(await screen.findByRole('button', { name: 'Edit Tourist tax' }))
  const form = within(await screen.findByRole('dialog'))
  expect(form.queryByLabelText('From age')).toBeNull()
  await user.click(form.getByLabelText('Charged for'))
  await user.click(await screen.findByTitle('Each person'))
  await user.click(form.getByLabelText('Mandatory'))
  await user.click(await screen.findByTitle('Yes'))
  await fillIn({ 'From age': '15' }, form)
  await user.click(form.getByRole('button', { name: 'Update' }))
  await screen.findByText('Per person and night, from 15 years')
  expect(screen.getByRole('row', { name: /Tourist tax/ }).textContent).toContain('from 15 yearsmandatory')
})

it('asks whether what sounds like a tax is passed on, and changes nothing before it is said', async () => {
  await aService(owner, { name: 'Ortstaxe', price: 2.5 })
  const { user, fillIn, screen, within } = open()
  const row = async () => (await screen.findByRole('row', { name: /Ortstaxe/ })).textContent
  expect(await row()).not.toContain('passed on')
  await user.click(await screen.findByRole('button', { name: 'Edit Ortstaxe' }))
  const form = within(await screen.findByRole('dialog'))
  await form.findByText(/“Ortstaxe” sounds like something you pass on/)
  await user.click(form.getByRole('button', { name: 'Make it a tax' }))
  expect(form.queryByText(/sounds like something/)).toBeNull()
  expect(form.getByRole<HTMLInputElement>('radio', { name: /^Tax/ }).checked).toBe(true)
  await user.click(form.getByLabelText('VAT'))
  await user.click(await screen.findByTitle('A rate of its own'))
  await fillIn({ 'VAT rate': '10' }, form)
  await user.click(form.getByRole('button', { name: 'Update' }))
  await screen.findByText('tax')
  const { body } = await owner.call<{ kind: string; vat: string; vat_percent: number }[]>('GET', '/api/services/')
  expect(body).toMatchObject([{ kind: 'passed_on', passed_on_as: 'tax', vat: 'own', vat_percent: 10 }])
})

it('asks first what a service is, and makes a fee mandatory and free of promo codes', async () => {
  await aProperty(owner, { name: 'Seehaus' })
  const { user, fillIn, screen, within, waitFor } = open()
  await user.click(await screen.findByRole('button', { name: 'New Service' }))
  const form = within(await screen.findByRole('dialog'))
  expect(form.getByRole<HTMLInputElement>('radio', { name: /^Extra/ }).checked).toBe(true)
  expect(form.getByRole<HTMLInputElement>('checkbox', { name: 'Promo codes reduce it' }).checked).toBe(true)
  await user.click(form.getByRole('radio', { name: /^Mandatory fee/ }))
  expect(form.queryByLabelText('Mandatory')).toBeNull()
  expect(form.queryByRole('checkbox', { name: 'Promo codes reduce it' })).toBeNull()
  await fillIn({ Name: 'Final cleaning', Price: '60' }, form)
  await user.click(form.getByLabelText('Type'))
  await user.click(await screen.findByTitle('One Time'))
  await user.click(form.getByLabelText('Property'))
  await user.click(await screen.findByTitle('Seehaus'))
  await waitFor(() => expect(form.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false))
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect((await screen.findByRole('row', { name: /Final cleaning/ })).textContent).toContain('mandatory fee')
  const { body } = await owner.call<Service[]>('GET', '/api/services/')
  expect(body).toMatchObject([{ kind: 'service', mandatory: true, discountable: false, passed_on_as: null }])
})

it('shows what was saved before as what it is, and changes nothing of it', async () => {
  const { property } = await aService(owner, { name: 'Linen', mandatory: true })
  await aService(owner, { name: 'Parking', property, discountable: false })
  await aService(owner, { name: 'Marina dues', property, kind: 'passed_on' })
  const { user, screen, within, waitFor } = open()
  const textOf = async (name: string) => (await screen.findByRole('row', { name: new RegExp(name) })).textContent
  expect(await textOf('Linen')).toContain('Per daymandatoryNothing')
  expect(await textOf('Parking')).toContain('Per dayno promo codes')
  expect(await textOf('Marina dues')).toContain('Per daypassed on')
  const natureIn = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: `Edit ${name}` }))
    const form = within(await screen.findByRole('dialog'))
    const [nature] = form.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)
    await form.findByRole('button', { name: 'No changes' })
    const question = form.queryByText(/nobody said as what/)
    await user.click(form.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    return [nature?.value, question !== null]
  }
  expect(await natureIn('Linen')).toEqual(['extra', false])
  expect(await natureIn('Parking')).toEqual(['extra', false])
  expect(await natureIn('Marina dues')).toEqual([undefined, true])
})

it('says what guests read of a usual name in their languages, and nothing of any other', async () => {
  const { user, fillIn, screen, within } = open()
  await user.click(await screen.findByRole('button', { name: 'New Service' }))
  const form = within(await screen.findByRole('dialog'))
  await fillIn({ Name: 'Final cleaning' }, form)
  expect(await form.findByText(/Guests read it in their own language.*: Endreinigung, Pulizia finale,/)).toBeDefined()
  await fillIn({ Name: 'Rowing boat' }, form)
  expect(form.queryByText(/Guests read it in their own language/)).toBeNull()
})

it('says what is wrong with a name and a price as soon as they are left', async () => {
  const { user, fillIn, screen, within } = open()
  await user.click(await screen.findByRole('button', { name: 'New Service' }))
  const form = within(await screen.findByRole('dialog'))
  await fillIn({ Name: 'Ab', Price: '1.999' }, form)
  await form.findByText('Name must be at least 3 characters long')
  expect(await form.findByText('Max. 2 decimal places allowed')).toBeDefined()
})

it('lists active services first, and one can be made inactive', async () => {
  const { property } = await aService(owner, { name: 'Breakfast' })
  await aService(owner, { name: 'Parking', property })
  const { user, screen, within } = open()
  await user.click(await screen.findByRole('button', { name: 'Edit Breakfast' }))
  const form = within(await screen.findByRole('dialog'))
  await user.click(form.getByLabelText('Active'))
  await user.click(await screen.findByTitle('Inactive'))
  await user.click(form.getByRole('button', { name: 'Update' }))
  await screen.findByRole('img', { name: 'Inactive' })
  expect(screen.getAllByRole('row').at(-1)?.textContent).toContain('Breakfast')
})

it('says of each service what was sold of it this year', async () => {
  const { property } = await aService(owner, { name: 'Sauna' })
  const breakfast = await aService(owner, { name: 'Breakfast', type: 'one_time', price: 12.5, property })
  const unit = await aUnit(owner, { property_id: property })
  const stay = { property, unit: unit.id, check_in: localToday(), check_out: addDays(localToday(), 1) }
  await aBooking(owner, { ...stay, services: [breakfast.id] })
  const { screen } = open()
  expect((await screen.findByRole('row', { name: /Breakfast/ })).textContent).toContain('€12.501 booking')
  expect(screen.getByRole('row', { name: /Sauna/ }).textContent).toContain('Nothing yet')
})
