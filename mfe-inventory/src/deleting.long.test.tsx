import { aBooking, aPromocode, aProperty, aService, aUnit } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { beforeEach, expect, it } from 'vitest'
import area from './area.tsx'

const server = await testServer()
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})

const reachForDelete = async (path: string, edit: string, fetched = server.fetch) => {
  const page = renderArea(`/owner/dashboard/${path}`, { area, server: { fetch: fetched }, as: owner })
  await page.user.click(await page.screen.findByRole('button', { name: edit }))
  const form = page.within(await page.screen.findByRole('dialog'))
  await page.user.click(form.getByRole('button', { name: 'Delete' }))
  return { ...page, form }
}
const archived = 'It will be archived: gone from your lists, but still on old bookings and invoices.'
const gone = 'It has no bookings, so it will be deleted for good.'

it('says of a unit what stays', async () => {
  const unit = await aUnit(owner, { name: 'Attic' })
  await aBooking(owner, { unit: unit.id, property: unit.property.id })
  await aBooking(owner, {
    unit: unit.id,
    property: unit.property.id,
    check_in: '2027-07-01',
    check_out: '2027-07-02',
    status: 'cancelled',
  })
  const { screen } = await reachForDelete('units', 'Edit unit Attic')
  expect(await screen.findByText(`2 bookings are kept, 1 of them still to come. ${archived}`)).toBeDefined()
})

it('says of a service and of a code what stays', async () => {
  const unit = await aUnit(owner)
  const service = await aService(owner, { name: 'Breakfast', property: unit.property.id })
  const code = await aPromocode(owner, { code: 'SUMMER' })
  const booked = { unit: unit.id, property: unit.property.id, services: [service.id], promo_code: code.id }
  await aBooking(owner, booked)
  const services = await reachForDelete('services', 'Edit Breakfast')
  expect(await services.screen.findByText(`1 booking is kept, and it is still to come. ${archived}`)).toBeDefined()
  const codes = await reachForDelete('promocodes', 'Edit SUMMER')
  expect(await codes.screen.findByText(`1 booking is kept, and it is still to come. ${archived}`)).toBeDefined()
})

it('deletes nothing before it is known what that affects', async () => {
  await aProperty(owner, { name: 'Seehaus' })
  let down = true
  let release = () => {}
  const flaky: typeof fetch = async (input, init) => {
    const isAsked = String(input instanceof Request ? input.url : input).includes('/usage/')
    if (isAsked && down) throw new TypeError('Failed to fetch')
    if (isAsked) await new Promise<void>((done) => (release = done))
    return server.fetch(input, init)
  }
  const { screen, user } = await reachForDelete('properties', 'Edit Seehaus', flaky)
  const confirm = await screen.findByRole<HTMLButtonElement>('button', { name: 'Delete Seehaus' })
  await screen.findByText(/The server cannot be reached/)
  expect(confirm.disabled).toBe(true)
  down = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(confirm.disabled).toBe(true)
  release()
  await screen.findByText(gone)
  expect(confirm.disabled).toBe(false)
  await user.click(confirm)
  await screen.findByText('No properties yet')
})

it('keeps it, and the focus comes back to Delete', async () => {
  await aProperty(owner, { name: 'Seehaus' })
  const { screen, user, form, waitFor } = await reachForDelete('properties', 'Edit Seehaus')
  await screen.findByText(gone)
  await user.click(screen.getByRole('button', { name: 'Keep it' }))
  await waitFor(() => expect(document.activeElement).toBe(form.getByRole('button', { name: 'Delete' })))
  expect(screen.getByRole('button', { name: 'Edit Seehaus' })).toBeDefined()
})

it('says on the form that deleting failed, and loses nothing', async () => {
  await aProperty(owner, { name: 'Seehaus' })
  const broken: typeof fetch = (input, init) =>
    (input instanceof Request ? input.method : init?.method) === 'DELETE'
      ? Promise.reject(new TypeError('Failed to fetch'))
      : server.fetch(input, init)
  const { screen, user, form } = await reachForDelete('properties', 'Edit Seehaus', broken)
  await screen.findByText(gone)
  await user.click(screen.getByRole('button', { name: 'Delete Seehaus' }))
  await form.findByText(/The server cannot be reached/)
  expect(form.getByLabelText<HTMLInputElement>('Name').value).toBe('Seehaus')
})
