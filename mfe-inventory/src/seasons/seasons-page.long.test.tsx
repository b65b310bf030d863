import { aProperty, aSeason, aUnit } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import type { Season } from '@keyhaven/shared-contracts/contract/inventory/seasons'
import type { Unit } from '@keyhaven/shared-contracts/contract/inventory/units'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { beforeEach, expect, it } from 'vitest'
import area from '../area.tsx'
// What the page loads when it is needed is there from the start: on a busy machine that takes longer than a test waits.
import './copy/copy-form.tsx'
import './form/new-season-form.tsx'
import './form/season-form.tsx'
import './seasons-page.tsx'

const server = await testServer()
let owner: TestOwner
let property: number
let lake: Unit
let attic: Unit
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
  property = (await aProperty(owner, { name: 'Seehaus' })).id
  lake = await aUnit(owner, { property_id: property, name: 'Lake room', price_per_night: 100 })
  attic = await aUnit(owner, { property_id: property, name: 'Attic', price_per_night: 80 })
})

const path = (query = '') => `/owner/dashboard/units/seasons?property=${property}&year=2027${query}`
const open = (at = path(), width = 1440) => renderArea(at, { area, server, as: owner, width })
type Page = ReturnType<typeof open>
/** A date counts once its picker has taken it, a moment after it was left. By text: by role takes seconds in a form. */
const press = async (
  { user, waitFor }: Pick<Page, 'user' | 'waitFor'>,
  form: ReturnType<Page['within']>,
  name: string,
) => {
  const button = await waitFor(() => {
    const found = form.getByText(name).closest('button')
    expect(found?.disabled).toBe(false)
    return found
  })
  await user.click(button ?? document.body)
}
const mySeasons = async () => (await owner.call<Season[]>('GET', '/api/seasons/')).body
const summer = { name: 'Summer', start: '2027-07-01', end: '2027-09-01', price_per_night: 125.5 }

it('is reached from the units, for all of them and for one', async () => {
  const units = renderArea('/owner/dashboard/units', { area, server, as: owner })
  const { user, screen, address } = units
  expect((await screen.findByRole('link', { name: 'Seasonal prices' })).getAttribute('href')).toBe(
    '/owner/dashboard/units/seasons',
  )
  await user.click(await screen.findByRole('link', { name: 'Season prices of Attic' }))
  await screen.findByRole('slider', { name: /Nights of Attic/ })
  expect(address()).toBe(`/owner/dashboard/units/seasons?property=${property}&unit=${attic.id}`)
  expect(screen.queryByRole('slider', { name: /Nights of Lake room/ })).toBeNull()
})

it('tells what each night costs, to those who see the strip and to those who hear it', async () => {
  await aSeason(owner, { ...summer, unit: lake.id })
  const { user, screen, within } = open()
  const strip = await screen.findByRole('slider', { name: 'Nights of Lake room in 2027' })
  strip.focus()
  // In the year that it is, a strip begins today.
  await user.keyboard('{Home}')
  expect(strip.getAttribute('aria-valuetext')).toBe('Fri 01.01.2027, €100.00, base price')
  expect(strip.textContent).toContain('Summer · €125.50')
  await user.keyboard('{PageDown>6/}')
  expect(strip.getAttribute('aria-valuetext')).toBe('Thu 01.07.2027, €125.50, Summer')
  await user.keyboard('{ArrowLeft}')
  expect(strip.getAttribute('aria-valuetext')).toBe('Wed 30.06.2027, €100.00, base price')
  const inWords = within(await screen.findByRole('list', { name: 'Seasons of Lake room in 2027' }))
  expect(inWords.getByRole('button').textContent).toBe('Summer 01.07.2027 – 31.08.2027 €125.50')
  expect(screen.getByText('No seasons in 2027: every night costs €80.00.')).toBeDefined()
})

it('prices the nights that were chosen by keys, in two actions', async () => {
  const { user, fillIn, screen, within, waitFor } = open(path(`&unit=${lake.id}`))
  const strip = await screen.findByRole('slider', { name: /Nights of Lake room/ })
  strip.focus()
  await user.keyboard('{End}{ArrowLeft}{Enter}{ArrowLeft>9/}')
  expect(strip.getAttribute('aria-valuetext')).toBe('21.12.2027 – 30.12.2027, 10 nights')
  await user.keyboard('{Enter}')
  const form = within(await screen.findByRole('dialog'))
  expect(form.getByLabelText<HTMLInputElement>('First night').value).toBe('21.12.2027')
  expect(form.getByLabelText<HTMLInputElement>('Last night').value).toBe('30.12.2027')
  expect(form.getByText('Normally €100.00')).toBeDefined()
  await fillIn({ Name: 'Christmas', 'Price per night': '149,50' }, form)
  await press({ user, waitFor }, form, 'Save')
  await screen.findByRole('button', { name: /Christmas 21\.12\.2027 – 30\.12\.2027 €149\.50/ })
  expect(await mySeasons()).toMatchObject([{ unit: lake.id, start: '2027-12-21', end: '2027-12-31' }])
  await waitFor(() => expect(document.activeElement).toBe(strip))
})

it('lets a begun range go with Escape', async () => {
  const { user, screen } = open(path(`&unit=${lake.id}`))
  const strip = await screen.findByRole('slider', { name: /Nights of Lake room/ })
  strip.focus()
  await user.keyboard('{Home}{Enter}{ArrowRight}{Escape}')
  expect(strip.getAttribute('aria-valuetext')).toBe('Sat 02.01.2027, €100.00, base price')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('prices each unit of the property in one form, all or none, and names what overlaps at its unit', async () => {
  await aSeason(owner, { ...summer, unit: attic.id })
  await aUnit(owner, { property_id: property, name: 'Cabin', price_per_night: 60 })
  const { user, fillIn, screen, within, waitFor } = open()
  await screen.findByRole('slider', { name: /Nights of Attic/ })
  await user.click(screen.getByRole('button', { name: 'New Season' }))
  const form = within(await screen.findByRole('dialog'))
  expect(form.getByLabelText<HTMLInputElement>('Lake room').placeholder).toBe('100')
  await fillIn({ Name: 'August', 'First night': '01.08.2027' }, form)
  await fillIn({ 'Last night': '31.08.2027', 'Lake room': '140', Attic: '110,50' }, form)
  await press({ user, waitFor }, form, 'Save')
  const said = await form.findAllByText(/Attic already has the season “Summer” from 01\.07\.2027 to 31\.08\.2027/)
  expect(said).toHaveLength(1)
  expect(form.getByLabelText('Attic').getAttribute('aria-invalid')).toBe('true')
  expect(await mySeasons()).toHaveLength(1)
  await fillIn({ 'First night': '01.09.2027' }, form)
  await fillIn({ 'Last night': '30.09.2027' }, form)
  await press({ user, waitFor }, form, 'Save')
  await screen.findByRole('button', { name: /^August .*€140\.00/ })
  expect(screen.getByRole('button', { name: /^August .*€110\.50/ })).toBeDefined()
  expect(await mySeasons()).toHaveLength(3)
})

it('gives all units of the property the same price at once, and any of them another', async () => {
  const cabin = await aUnit(owner, { property_id: property, name: 'Cabin', price_per_night: 60 })
  const { user, fillIn, screen, within, waitFor } = open()
  await screen.findByRole('slider', { name: /Nights of Cabin/ })
  await user.click(screen.getByRole('button', { name: 'New Season' }))
  const form = within(await screen.findByRole('dialog'))
  await fillIn({ Name: 'Fair', 'First night': '01.08.2027' }, form)
  await fillIn({ 'Last night': '02.08.2027', 'The same price for all units': '200', Cabin: '150' }, form)
  await press({ user, waitFor }, form, 'Save')
  await waitFor(async () => expect(await mySeasons()).toHaveLength(3))
  const prices = new Map((await mySeasons()).map(({ unit, price_per_night }) => [unit, price_per_night]))
  expect(prices).toEqual(
    new Map([
      [lake.id, 200],
      [attic.id, 200],
      [cabin.id, 150],
    ]),
  )
})

it('changes a season from its words and deletes it after asking', async () => {
  await aSeason(owner, { ...summer, unit: lake.id })
  const { user, fillIn, screen, within, waitFor } = open()
  await user.click(await screen.findByRole('button', { name: /^Summer/ }))
  const form = within(await screen.findByRole('dialog'))
  expect(form.getByText('Lake room')).toBeDefined()
  expect(form.getByRole<HTMLButtonElement>('button', { name: 'No changes' }).disabled).toBe(true)
  await fillIn({ 'Last night': '15.09.2027' }, form)
  await press({ user, waitFor }, form, 'Update')
  await user.click(await screen.findByRole('button', { name: /^Summer 01\.07\.2027 – 15\.09\.2027/ }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await screen.findByText(/Its nights will cost €100\.00 again, the base price/)
  await user.click(screen.getByRole('button', { name: 'Delete Summer' }))
  await screen.findByText('No seasons in 2027: every night costs €100.00.')
  expect(await mySeasons()).toEqual([])
})

it('copies a year to the next, shows the prices before and says what it left out', async () => {
  await aSeason(owner, { ...summer, name: 'Summer 2027', unit: lake.id })
  await aSeason(owner, { ...summer, name: 'Summer 2027', unit: attic.id, price_per_night: 99.99 })
  await aSeason(owner, { unit: attic.id, name: 'Festival', start: '2028-08-01', end: '2028-08-03' })
  const { user, fillIn, screen, within, address } = open()
  await screen.findByRole('list', { name: 'Seasons of Lake room in 2027' })
  await user.click(screen.getByRole('button', { name: 'Copy to 2028' }))
  const form = within(await screen.findByRole('dialog'))
  await fillIn({ 'Price change': '2,5' }, form)
  const [, left, copied] = await form.findAllByRole('row')
  expect(left?.textContent).toBe('Summer 2027AtticLeft out: overlaps “Festival”, 01.08.2028 – 02.08.2028.€99.99')
  expect(copied?.textContent).toBe('Summer 2028Lake room01.07.2028 – 31.08.2028€125.50 → €128.64')
  await user.click(form.getByRole('button', { name: 'Copy 1 season' }))
  await screen.findByText('1 season copied to 2028.')
  expect(screen.getByText('Attic: Summer 2027, 01.07.2027 – 31.08.2027')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Show 2028' }))
  await screen.findByRole('button', { name: 'Summer 2028 01.07.2028 – 31.08.2028 €128.64' })
  expect(address()).toContain('year=2028')
})

it('refuses a percentage that makes no sense, and has nothing to copy where nothing begins', async () => {
  const { user, fillIn, screen, within } = open()
  await screen.findByRole('slider', { name: /Nights of Attic/ })
  await user.click(screen.getByRole('button', { name: 'Copy to 2028' }))
  const form = within(await screen.findByRole('dialog'))
  await form.findByText('No season of these units begins in 2027.')
  expect(form.getByRole<HTMLButtonElement>('button', { name: 'Copy 0 seasons' }).disabled).toBe(true)
  await fillIn({ 'Price change': '-95' }, form)
  await form.findByText('At least -90%')
})

it('shows a month a row on a telephone, and leads on where there is nothing to price', async () => {
  const { screen } = open(path(`&unit=${lake.id}`), 390)
  await screen.findByRole('slider', { name: /Nights of Lake room/ })
  expect(screen.getAllByText(/^(Jan|Jun|Dec)$/)).toHaveLength(3)
  const bare = await aProperty(owner, { name: 'Empty house' })
  const second = open(`/owner/dashboard/units/seasons?property=${bare.id}`)
  await second.screen.findByText('This property has no units yet')
  expect(second.screen.getByRole('link', { name: 'Add a unit' })).toBeDefined()
})

it('changes property, unit and year in the address', async () => {
  const { user, screen, waitFor, address } = open()
  await screen.findByRole('slider', { name: /Nights of Attic in 2027/ })
  await user.click(screen.getByRole('button', { name: 'Next year' }))
  await screen.findByRole('slider', { name: /Nights of Attic in 2028/ })
  await user.click(screen.getByLabelText('Unit'))
  await user.click(await screen.findByTitle('Lake room'))
  await waitFor(() => expect(screen.queryByRole('slider', { name: /Nights of Attic/ })).toBeNull())
  expect(address()).toBe(`/owner/dashboard/units/seasons?property=${property}&year=2028&unit=${lake.id}`)
})

it('says that the seasons could not be loaded, and loads them on Retry', async () => {
  let down = true
  const flaky: typeof fetch = (input, init) =>
    down && String(input instanceof Request ? input.url : input).includes('/api/seasons/')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : server.fetch(input, init)
  const { user, screen } = renderArea(path(), { area, server: { fetch: flaky }, as: owner })
  await screen.findByText('The seasons could not be loaded')
  down = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('slider', { name: /Nights of Attic/ })).toBeDefined()
})

it('says that a season is saved, and turns to its year', async () => {
  const { user, fillIn, screen, within, waitFor, address } = open(
    `/owner/dashboard/units/seasons?property=${property}&year=2026`,
  )
  await screen.findByRole('slider', { name: /Nights of Attic in 2026/ })
  await user.click(screen.getByRole('button', { name: 'New Season' }))
  const form = within(await screen.findByRole('dialog'))
  await fillIn({ Name: 'August', 'First night': '01.08.2027' }, form)
  await fillIn({ 'Last night': '31.08.2027', Attic: '140' }, form)
  await press({ user, waitFor }, form, 'Save')
  await screen.findByText('Saved')
  await screen.findByRole('button', { name: /August 01\.08\.2027/ })
  expect(address()).toContain('year=2027')
})
