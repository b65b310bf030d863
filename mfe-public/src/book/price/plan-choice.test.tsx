import { aProperty, aUnit, guest } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner, unique } from '@keyhaven/api/testing/test-server'
import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Property } from '@keyhaven/shared-contracts/contract/inventory/properties'
import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import { en } from '@keyhaven/shared-contracts/domain/languages/en'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import area from '../../area.tsx'

const server = await testServer()
let owner: TestOwner
beforeAll(async () => {
  owner = await server.signUpOwner({ personals: true })
})
beforeEach(() => sessionStorage.clear())

const checkIn = addDays(localToday(), 50)
const checkOut = addDays(checkIn, 3)
const moderate = { steps: [{ days_before: 5, percent: 0 }], afterwards: 50 }
const non_refundable = { percent: 10, cancellation: { steps: [], afterwards: 100 } }
const aHouse = async (fields: object = { non_refundable }) => {
  const house = await aProperty(owner, { cancellation_terms: moderate, ...fields })
  return { house, unit: await aUnit(owner, { property_id: house.id, price_per_night: 100 }) }
}
const takePlanAway = async ({ id, name, description, address }: Property) => {
  const { status } = await owner.call('PATCH', `/api/properties/${id}/`, {
    ...{ name, description, address, non_refundable: null },
  })
  expect(status).toBe(200)
}
const open = (unit: { id: number; property: { id: number } }) => {
  const stay = `check_in=${checkIn}&check_out=${checkOut}&guests=2`
  return renderArea(`/book?unit=${unit.id}&property=${unit.property.id}&${stay}`, { area, server })
}
const typed = (more: object = {}) => {
  const client = { ...guest, email: `g-${unique()}@example.com` }
  sessionStorage.setItem('keyhaven-request', JSON.stringify({ client, privacy: true, ...more }))
}
const button = (total: string) => ({ name: `Send booking request · ${total}` })

it('offers both plans with what cancelling costs, their totals and the difference, and begins with the flexible one', async () => {
  const { unit } = await aHouse()
  const page = open(unit)
  const group = page.within(await page.screen.findByRole('group', { name: 'Choose your rate' }))
  const last = en.longDay(addDays(checkIn, -5))
  const flexible = group.getByRole<HTMLInputElement>('radio', {
    name: `Flexible €300.00 Cancellation: Free until ${last}, then 50% of the total`,
  })
  const cheaper = group.getByRole<HTMLInputElement>('radio', {
    name: 'Non-refundable €270.00 €30.00 less Cancellation: Costs 100% of the total',
  })
  expect([flexible.checked, cheaper.checked]).toEqual([true, false])
  await page.user.click(cheaper)
  await page.screen.findByRole('button', button('€270.00'))
  expect(page.screen.getByText('Non-refundable, 10%').closest('div')?.textContent).toContain('-€30.00')
  expect(page.screen.getByText('€300.00', { selector: 's' })).toBeTruthy()
  expect(page.screen.getAllByText('Not refundable: cancelling costs the full price of €270.00')).toHaveLength(2)
  await page.user.click(flexible)
  await page.screen.findByRole('button', button('€300.00'))
})

it('sends the chosen plan with its terms, and the page of the request says both', async () => {
  const { unit } = await aHouse()
  typed()
  const page = open(unit)
  await page.user.click(await page.screen.findByRole('radio', { name: /^Non-refundable/ }))
  await page.user.click(await page.screen.findByRole('button', button('€270.00')))
  await page.screen.findByRole('heading', { name: 'Please confirm by email' })
  expect(await page.screen.findByText('Non-refundable, 10%')).toBeTruthy()
  expect(page.screen.getAllByText('Not refundable: cancelling costs the full price of €270.00').length).toBeGreaterThan(
    0,
  )
})

it('offers nothing to choose where a house has one plan, whatever was chosen in another', async () => {
  const { house } = await aHouse()
  const { unit } = await aHouse({})
  typed({ nonRefundableAt: house.id })
  const page = open(unit)
  await page.screen.findByRole('button', button('€300.00'))
  expect(page.screen.queryByRole('radio')).toBeNull()
  expect(page.screen.queryByRole('alert')).toBeNull()
})

it('says that the plan was taken away meanwhile, and keeps everything that was typed', async () => {
  const { house, unit } = await aHouse()
  typed()
  const page = open(unit)
  await page.user.click(await page.screen.findByRole('radio', { name: /^Non-refundable/ }))
  const send = await page.screen.findByRole('button', button('€270.00'))
  await takePlanAway(house)
  await page.user.click(send)
  const alert = await page.screen.findByText(
    'This plan is not offered here. Your price is now that of the flexible rate.',
  )
  await page.waitFor(() => expect(document.activeElement).toBe(alert))
  const again = await page.screen.findByRole('button', button('€300.00'))
  expect(page.screen.queryByRole('radio')).toBeNull()
  expect(page.screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('Moser')
  await page.user.click(again)
  await page.screen.findByRole('heading', { name: 'Please confirm by email' })
  const { body } = await owner.call<Booking[]>('GET', `/api/bookings/?unit=${unit.id}`)
  expect(body).toEqual([])
})
