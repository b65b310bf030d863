import { aProperty, aUnit } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import type { StayRuleOut } from '@keyhaven/shared-contracts/contract/inventory/stay-rules'
import type { Unit } from '@keyhaven/shared-contracts/contract/inventory/units'
import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { useLocale } from '@keyhaven/shared-contracts/web/locale'
import { afterEach, beforeEach, expect, it } from 'vitest'
import area from '../area.tsx'
// What the page loads when it is needed is there from the start: on a busy machine that takes longer than a test waits.
import './form/rule-form.tsx'
import './stay-rules-page.tsx'

const server = await testServer()
let owner: TestOwner
let lake: Unit
let attic: Unit
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
  const property = (await aProperty(owner, { name: 'Seehaus' })).id
  lake = await aUnit(owner, { property_id: property, name: 'Lake room' })
  attic = await aUnit(owner, { property_id: property, name: 'Attic' })
})
afterEach(() => useLocale.getState().show('en'))

const open = (query = '') => renderArea(`/owner/dashboard/units/rules${query}`, { area, server, as: owner })
type Page = ReturnType<typeof open>
const myRules = async () => (await owner.call<StayRuleOut[]>('GET', '/api/stay-rules/')).body
const add = async (body: object) => expect((await owner.call('POST', '/api/stay-rules/', body)).status).toBe(201)
const formOf = async ({ screen, within }: Page) => within(await screen.findByRole('dialog'))
const press = async ({ user, waitFor }: Page, form: Pick<Page['screen'], 'findByRole'>, name: string) => {
  const button = await form.findByRole('button', { name })
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false))
  await user.click(button)
}

const year = Number(localToday().slice(0, 4)) + 1
const july = { from: `${year}-07-01`, to: `${year}-07-31` }

it('needs nothing of an owner who opens it, and offers three usual rules', async () => {
  const page = open()
  const { user, screen, waitFor } = page
  await screen.findByText('You need no rules')
  expect(
    screen.getAllByRole('button', { name: /^(At least|Arrival|Booked)/ }).map(({ textContent }) => textContent),
  ).toEqual([
    'At least 2 nights, with a Friday or Saturday night',
    expect.stringMatching(/^Arrival on Saturday only, 1 July – 31 August \d{4}$/),
    'Booked at least 24 hours before check-in',
  ])
  screen.getByText(/^At most \d+ nights$/)
  screen.getByText(/^Arrival within the next \d+ months at the latest$/)
  expect(screen.getByRole('link', { name: 'Change in the settings' }).getAttribute('href')).toBe(
    '/owner/dashboard/settings/site',
  )
  await user.click(screen.getByRole('button', { name: /^At least 2 nights/ }))
  await press(page, await formOf(page), 'Save')
  await waitFor(() => expect(screen.queryByText('You need no rules')).toBeNull())
  await screen.findByRole('heading', { name: 'Everything you let' })
  expect(await myRules()).toMatchObject([{ kind: 'min_nights', nights: 2, weekdays: [5, 6], on: 'night', unit: null }])
})

it('adds a rule for a unit, and says what is missing at its field', async () => {
  const page = open()
  const { user, screen, fillIn } = page
  await press(page, screen, 'New Rule')
  const form = await formOf(page)
  await fillIn({ Nights: '400' }, form)
  await form.findByText('Enter 1 to 365 nights')
  await fillIn({ Nights: '3', 'First day': `01.07.${year}` }, form)
  await user.click(form.getByRole('button', { name: 'Save' }))
  await form.findByText('Choose the first and the last day.')
  await fillIn({ 'Last day': `31.08.${year}` }, form)
  await user.click(form.getByRole('button', { name: 'Friday' }))
  expect(form.getByRole('button', { name: 'Friday' }).getAttribute('aria-pressed')).toBe('true')
  await user.click(form.getByRole('combobox', { name: 'For' }))
  await user.click(await screen.findByTitle('Lake room, Seehaus'))
  await press(page, form, 'Save')
  await screen.findByRole('heading', { name: 'Lake room, Seehaus' })
  await screen.findByText(`At least 3 nights, arriving Friday, 1 July – 31 August ${year}`)
  const fridays = { from: `${year}-07-01`, to: `${year}-08-31`, weekdays: [5], on: 'arrival' }
  expect(await myRules()).toMatchObject([{ kind: 'min_nights', nights: 3, unit: lake.id, ...fridays }])
})

it('changes a rule, and deletes it after asking', async () => {
  await add({ kind: 'preparation', days: 1 })
  const page = open()
  const { user, screen, fillIn, within, waitFor } = page
  await user.click(await screen.findByRole('button', { name: 'Edit: 1 day free between stays' }))
  const form = await formOf(page)
  await fillIn({ Days: '2' }, form)
  await press(page, form, 'Update')
  await user.click(await screen.findByRole('button', { name: 'Edit: 2 days free between stays' }))
  await user.click((await formOf(page)).getByRole('button', { name: 'Delete' }))
  const question = await screen.findByText('Bookings and requests that you have stay as they are.')
  const dialog = within(question.closest<HTMLElement>('[role=dialog]') ?? question)
  await user.click(dialog.getByRole('button', { name: /^Delete / }))
  await waitFor(async () => expect(await myRules()).toEqual([]))
})

it('shows by keys which rule wins on days, and adds one for them', async () => {
  await add({ kind: 'min_nights', nights: 5, ...july })
  await add({ kind: 'min_nights', nights: 2, unit: lake.id })
  const page = open(`?unit=${attic.id}`)
  const { user, screen, within } = page
  const grid = await screen.findByRole('grid', { name: /^Days of Attic/ })
  grid.focus()
  await user.keyboard('{Enter}{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
  await screen.findByText('No rule holds here.')
  expect(within(grid).getAllByRole('gridcell', { selected: true })).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: 'Add a rule for these days' }))
  const form = await formOf(page)
  const from = form.getByLabelText<HTMLInputElement>('First day').value
  expect(from).toBe(localToday().split('-').toReversed().join('.'))
  expect(form.getByLabelText<HTMLInputElement>('Last day').value).toBe(
    addDays(localToday(), 2).split('-').toReversed().join('.'),
  )
  await form.findByText('Attic, Seehaus')
})

it('says of two rules which one is more particular', async () => {
  await add({ kind: 'min_nights', nights: 5 })
  await add({ kind: 'min_nights', nights: 2, unit: lake.id })
  const { user, screen } = open(`?unit=${lake.id}`)
  const grid = await screen.findByRole('grid', { name: /^Days of Lake room/ })
  grid.focus()
  await user.keyboard('{Enter}')
  await screen.findByText('Everything you let · not here: “At least 2 nights” is more particular')
  const today = document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')
  expect(today?.firstChild?.textContent).toMatch(/, At least 2 nights$/)
})

it('says before a rule is saved which nights nobody could book, and after it of each unit', async () => {
  await add({ kind: 'max_nights', nights: 4, ...july })
  const page = open()
  const { screen, fillIn, within } = page
  await press(page, screen, 'New Rule')
  const form = await formOf(page)
  await fillIn({ Nights: '5', 'First day': `01.07.${year}` }, form)
  await fillIn({ 'Last day': `31.07.${year}` }, form)
  await form.findByText(`Nobody can book the nights of 8 – 31 July ${year}`)
  await form.findByRole('grid', { name: `Days of Attic, July ${year}` })
  await press(page, form, 'Save')
  const title = await screen.findByText(/^Saved. Nobody can book these nights any more/)
  const notice = within(title.closest<HTMLElement>('[role=alert]') ?? title)
  expect(notice.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `Lake room: 8 – 31 July ${year}`,
    `Attic: 8 – 31 July ${year}`,
  ])
})

it('says rules in German', async () => {
  await useLocale.getState().show('de')
  await add({ kind: 'arrival_weekdays', weekdays: [6], ...july })
  await add({ kind: 'gap_nights', nights: 2 })
  const { screen } = open()
  await screen.findByText(`Anreise nur am Samstag, 1. – 31. Juli ${year}`)
  expect(await screen.findByText('Lücken unter dem Mindestaufenthalt: ab 2 Nächten')).toBeDefined()
})
