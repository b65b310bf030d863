import { aBooking, aProperty, aUnit } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import type { Property } from '@keyhaven/shared-contracts/contract/inventory/properties'
import { addDays, showDay } from '@keyhaven/shared-contracts/domain/days/day'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { beforeEach, expect, it } from 'vitest'
import area from '../area.tsx'
import { propertyWith } from '../testing/images.tsx'

const server = await testServer()
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})

const open = (path = '/owner/dashboard/properties', width = 1440) =>
  renderArea(path, { area, server, as: owner, width })
/** Facts on the card of a property, by their label. */
const factsOf = async ({ screen, within }: ReturnType<typeof open>, name: string) => {
  const card = within(await screen.findByRole('article', { name }))
  const names = card.getAllByRole('term').map((term) => term.textContent)
  const values = card.getAllByRole('definition').map((value) => value.textContent)
  return Object.fromEntries(names.map((fact, at) => [fact, values[at]]))
}
const typed = {
  Name: 'Seehaus',
  Street: 'Uferweg',
  'House Number': '7',
  City: 'Hallstatt',
  'Postal Code': '4830',
  Country: 'Austria',
  Phone: '+43613412345',
  Description: 'A house by the lake.',
}

it('adds a property, listed with its address as people write it', async () => {
  const { user, fillIn, screen, within, waitFor } = open()
  await screen.findByText('No properties yet')
  await user.click(screen.getByRole('button', { name: 'New Property' }))
  const form = within(await screen.findByRole('dialog'))
  await fillIn(typed, form)
  const save = form.getByRole<HTMLButtonElement>('button', { name: 'Save' })
  await waitFor(() => expect(save.disabled).toBe(false))
  await user.click(save)
  const row = await screen.findByRole('article', { name: 'Seehaus' })
  expect(row.textContent).toContain('Uferweg 7, 4830 Hallstatt, Austria')
  expect(within(row).getByRole('img', { name: 'Active' })).toBeDefined()
})

it('shows the time zone of a house by the name that it was given, whatever the browser lists', async () => {
  await aProperty(owner, { name: 'Seehaus', time_zone: 'Asia/Kathmandu' })
  const { user, screen, within } = open()
  const card = within(await screen.findByRole('article', { name: 'Seehaus' }))
  await user.click(card.getByRole('button', { name: 'Edit Seehaus' }))
  const form = within(await screen.findByRole('dialog'))
  const zone = form.getByRole('combobox', { name: /^Time zone/ })
  await user.click(zone)
  await user.type(zone, 'Kathmandu')
  expect(await screen.findByRole('option', { name: 'Asia/Kathmandu' })).toBeDefined()
})

it('opens the form of a new property by its address, which says so no longer once it is closed', async () => {
  const { user, screen, address, waitFor } = open('/owner/dashboard/properties?new=1')
  await screen.findByRole('dialog', { name: 'New Property' })
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/owner/dashboard/properties')
})

it('shows every message when somebody reaches for the disabled button', async () => {
  const { user, screen, within } = open()
  await user.click(await screen.findByRole('button', { name: 'New Property' }))
  const form = within(await screen.findByRole('dialog'))
  const save = form.getByRole<HTMLButtonElement>('button', { name: 'Save' })
  expect(save.disabled).toBe(true)
  await user.hover(save.parentElement ?? save)
  await form.findByText('Name is required')
  for (const message of ['Description is required', 'Country is required', 'Phone is required'])
    expect(form.getByText(message)).toBeDefined()
  expect(form.getAllByText('Street and House Number are required')).toHaveLength(2)
  expect(form.getAllByText('City and Postal Code are required')).toHaveLength(2)
})

it('has nothing to update until something was changed, and sends the change', async () => {
  await aProperty(owner, { name: 'Seehaus' })
  const { user, fillIn, screen, within } = open()
  await user.click(await screen.findByRole('button', { name: 'Edit Seehaus' }))
  const form = within(await screen.findByRole('dialog'))
  expect(form.getByRole<HTMLButtonElement>('button', { name: 'No changes' }).disabled).toBe(true)
  await fillIn({ Name: 'Seevilla' }, form)
  await user.click(form.getByRole('button', { name: 'Update' }))
  await screen.findByRole('article', { name: 'Seevilla' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('lists active properties first and counts units and images', async () => {
  const old = await aProperty(owner, { name: 'Alte Mühle', active: false })
  await aProperty(owner, { name: 'Zirbenhaus' })
  await aUnit(owner, { property_id: old.id })
  const { screen, within } = open()
  const inactive = await screen.findByRole('article', { name: 'Alte Mühle' })
  expect(screen.getAllByRole('article').at(-1)).toBe(inactive)
  expect(within(inactive).getByRole('img', { name: 'Inactive' })).toBeDefined()
  expect(within(inactive).getByRole('link', { name: '1 unit of Alte Mühle' }).textContent).toBe('1 unit')
  expect(within(inactive).getByRole('img', { name: '0 images' })).toBeDefined()
})

it('says what goes with a property before deleting it', async () => {
  const { property } = await aUnit(owner, { property_id: (await aProperty(owner, { name: 'Seehaus' })).id })
  const { user, screen, within } = open()
  await user.click(await screen.findByRole('button', { name: `Edit ${property.name}` }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await screen.findByText(/^1 unit goes with it\. It has no bookings/)
  await user.click(screen.getByRole('button', { name: 'Delete Seehaus' }))
  expect(await screen.findByText('No properties yet')).toBeDefined()
})

it('keeps a booked property on its bookings when it leaves the list', async () => {
  const booking = await aBooking(owner)
  const { user, screen, within } = open()
  await user.click(await screen.findByRole('button', { name: `Edit ${booking.property.name}` }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await screen.findByText(/^1 unit goes with it\. 1 booking is kept, and it is still to come\. It will be archived/)
  await user.click(await screen.findByRole('button', { name: `Delete ${booking.property.name}` }))
  await screen.findByText('No properties yet')
  const { body } = await owner.call<{ property: { name: string } }[]>('GET', '/api/bookings/')
  expect(body[0]?.property.name).toBe(booking.property.name)
})

it('shows the version of somebody who was faster, and loses nothing before that', async () => {
  const property = await aProperty(owner, { name: 'Seehaus' })
  const { user, fillIn, screen, within } = open()
  await user.click(await screen.findByRole('button', { name: 'Edit Seehaus' }))
  const form = within(await screen.findByRole('dialog'))
  await owner.call('PATCH', `/api/properties/${property.id}/`, { ...property, name: 'Landhaus' })
  await fillIn({ Name: 'Seevilla' }, form)
  await user.click(form.getByRole('button', { name: 'Update' }))
  const show = await form.findByRole('button', { name: 'Show the new version' })
  expect(form.getByLabelText<HTMLInputElement>('Name').value).toBe('Seevilla')
  await user.click(show)
  expect(form.getByLabelText<HTMLInputElement>('Name').value).toBe('Landhaus')
  await fillIn({ Name: 'Seevilla' }, form)
  await user.click(form.getByRole('button', { name: 'Update' }))
  await screen.findByRole('article', { name: 'Seevilla' })
})

it('asks before it throws away what was typed', async () => {
  const { user, fillIn, screen, within, waitFor } = open()
  await user.click(await screen.findByRole('button', { name: 'New Property' }))
  const form = within(await screen.findByRole('dialog'))
  await fillIn({ Name: 'Seehaus' }, form)
  await user.click(form.getByRole('button', { name: 'Close' }))
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(form.getByLabelText<HTMLInputElement>('Name').value).toBe('Seehaus')
  await user.click(form.getByRole('button', { name: 'Close' }))
  await user.click((await screen.findAllByRole('button', { name: 'Discard' })).at(-1) ?? document.body)
  await waitFor(() => expect(screen.queryByLabelText('Postal Code')).toBeNull())
})

it('says that the list could not be loaded, and loads it on Retry', async () => {
  await aProperty(owner, { name: 'Seehaus' })
  let down = true
  const flaky: typeof fetch = (input, init) =>
    down ? Promise.reject(new TypeError('Failed to fetch')) : server.fetch(input, init)
  const { user, screen } = renderArea('/owner/dashboard/properties', { area, server: { fetch: flaky }, as: owner })
  await screen.findByText(/The server cannot be reached/)
  down = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('article', { name: 'Seehaus' })).toBeDefined()
})

it('keeps what was typed when sending fails, and says so on the dialog', async () => {
  let down = false
  const flaky: typeof fetch = (input, init) =>
    down ? Promise.reject(new TypeError('Failed to fetch')) : server.fetch(input, init)
  const page = renderArea('/owner/dashboard/properties', { area, server: { fetch: flaky }, as: owner })
  const { user, fillIn, screen, within } = page
  await user.click(await screen.findByRole('button', { name: 'New Property' }))
  const form = within(await screen.findByRole('dialog'))
  await fillIn(typed, form)
  down = true
  await user.click(form.getByRole('button', { name: 'Save' }))
  await form.findByText(/The server cannot be reached/)
  expect(form.getByLabelText<HTMLInputElement>('City').value).toBe('Hallstatt')
  down = false
  await user.click(form.getByRole('button', { name: 'Save' }))
  await screen.findByRole('article', { name: 'Seehaus' })
})

it('shows the cover of each property large, and a quiet place where there is none', async () => {
  const property = await propertyWith(owner, 'lake.png', 'garden.png')
  await aProperty(owner, { name: 'Alm' })
  const { screen } = open()
  const row = await screen.findByRole('article', { name: property.name })
  const covers = row.querySelectorAll('img')
  expect(covers).toHaveLength(1)
  const [cover] = covers
  const first = (await owner.call<Property[]>('GET', '/api/properties/')).body.find(({ id }) => id === property.id)
    ?.images[0]
  expect(cover?.src).toBe(`${window.location.origin}/keyhaven/media/${first?.image}`)
  expect([cover?.sizes, cover?.getAttribute('loading')]).toEqual(['(max-width: 767px) 100vw, 420px', 'lazy'])
  expect((await screen.findByRole('article', { name: 'Alm' })).querySelector('img')).toBeNull()
})

it('says of each property how full it is and who comes and goes next', async () => {
  const house = await aProperty(owner, { name: 'Seehaus' })
  await aProperty(owner, { name: 'Alm' })
  const unit = await aUnit(owner, { property_id: house.id })
  await aUnit(owner, { property_id: house.id })
  const today = localToday()
  const stay = { property: house.id, unit: unit.id, check_in: today, check_out: addDays(today, 3) }
  await aBooking(owner, { ...stay, status: 'confirmed' })
  const page = open()
  await page.screen.findByText('1 of 2 taken')
  expect(await factsOf(page, 'Seehaus')).toEqual({
    Tonight: '1 of 2 taken',
    'Next 30 nights': '5% taken',
    'Next arrival': 'Today',
    'Next departure': showDay(addDays(today, 3)),
  })
  expect(Object.values(await factsOf(page, 'Alm'))).toEqual(['–', '–', '–', '–'])
})

it('shows the list at once, and keeps it where the figures fail, which one message says', async () => {
  await aProperty(owner, { name: 'Seehaus' })
  await aProperty(owner, { name: 'Alm' })
  let fails = true
  let answer = () => {}
  const isAsked = new Promise<void>((done) => (answer = done))
  const slow: typeof fetch = async (input, init) => {
    const url = String(input instanceof Request ? input.url : input)
    if (url.includes('/property-outlook/') && fails) {
      await isAsked
      throw new TypeError('Failed to fetch')
    }
    return server.fetch(input, init)
  }
  const page = renderArea('/owner/dashboard/properties', { area, server: { fetch: slow }, as: owner })
  const { user, screen } = page
  await screen.findByRole('article', { name: 'Seehaus' })
  expect(screen.queryByRole('alert')).toBeNull()
  answer()
  expect((await screen.findAllByRole('alert')).map((alert) => alert.textContent)).toHaveLength(1)
  expect(screen.getAllByRole('article')).toHaveLength(2)
  fails = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await page.waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

it('leads from a property to its units and its season prices', async () => {
  const { id } = await aProperty(owner, { name: 'Seehaus' })
  const { screen } = open()
  const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  await screen.findByRole('article', { name: 'Seehaus' })
  expect(linkTo('0 units of Seehaus')).toBe(`/owner/dashboard/units?property=${id}`)
  expect(linkTo('Season prices of Seehaus')).toBe(`/owner/dashboard/units/seasons?property=${id}`)
})
