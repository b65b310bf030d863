import { aProperty, aService, aUnit } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import type { Discount } from '@keyhaven/shared-contracts/contract/inventory/discounts'
import type { Unit } from '@keyhaven/shared-contracts/contract/inventory/units'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { useLocale } from '@keyhaven/shared-contracts/web/locale'
import { afterEach, beforeEach, expect, it } from 'vitest'
import area from '../area.tsx'
// What the page loads when it is needed is there from the start: on a busy machine that takes longer than a test waits.
import './example/example-card.tsx'
import './form/discount-form.tsx'
import './discounts-page.tsx'

const server = await testServer()
let owner: TestOwner
let property: number
let lake: Unit
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
  property = (await aProperty(owner, { name: 'Seehaus' })).id
  lake = await aUnit(owner, { property_id: property, name: 'Lake room', weekday_prices: { '5': 150, '6': 150 } })
})
afterEach(() => useLocale.getState().show('en'))

const open = () => renderArea('/owner/dashboard/units/discounts', { area, server, as: owner })
type Page = ReturnType<typeof open>
const myDiscounts = async () => (await owner.call<Discount[]>('GET', '/api/discounts/')).body
const add = async (body: object) => expect((await owner.call('POST', '/api/discounts/', body)).status).toBe(201)
const formOf = async ({ screen, within }: Page) => within(await screen.findByRole('dialog'))
const press = async ({ user, waitFor }: Page, form: Pick<Page['screen'], 'findByRole'>, name: string) => {
  const button = await form.findByRole('button', { name })
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false))
  await user.click(button)
}
/** The lines of the example in it, as a reader reads them. */
const linesIn = async ({ within }: Page, place: Pick<Page['screen'], 'findByRole'>) => {
  const table = await place.findByRole('table', { name: /^\d+ nights from/ })
  return within(table)
    .getAllByRole('row')
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
        .filter(Boolean)
        .join(' | '),
    )
}

it('offers usual discounts, and shows what one does before it is saved', async () => {
  const page = open()
  const { user, screen, waitFor } = page
  await screen.findByText('No discounts yet')
  await screen.findByText(/Fees and taxes are never reduced/)
  await user.click(screen.getByRole('button', { name: 'From 7 nights: 10% off' }))
  const form = await formOf(page)
  expect(await linesIn(page, form)).toEqual([
    'NightsFriday, Saturday | 2 × €150.00 | €300.00',
    'Nights | 5 × €100.00 | €500.00',
    'From 7 nights on, 10% | -€80.00',
    'Total | €720.00',
  ])
  expect(await myDiscounts()).toEqual([])
  await press(page, form, 'Save')
  await waitFor(() => expect(screen.queryByText('No discounts yet')).toBeNull())
  await screen.findByRole('heading', { name: 'Length of stay', level: 2 })
  await screen.findByRole('heading', { name: 'Everything you let', level: 3 })
  expect(await myDiscounts()).toMatchObject([{ kind: 'length_of_stay', nights: 7, percent: 10, unit: null }])
})

it('goes through the order with a fee, a code and other days', async () => {
  await add({ kind: 'length_of_stay', nights: 7, percent: 10 })
  await add({ kind: 'last_minute', days: 7, percent: 15 })
  await aService(owner, {
    name: 'Cleaning',
    type: 'one_time',
    price: 60,
    mandatory: true,
    discountable: false,
    property,
  })
  await owner.call('POST', '/api/promocodes/', {
    ...{ code: 'TEN', description: 'For good friends', discount_percent: 10, active: true, valid_until: '2199-01-01' },
  })
  const page = open()
  const { user, screen, fillIn } = page
  await user.click(await screen.findByRole('combobox', { name: 'Promo code' }))
  await user.click(await screen.findByTitle('TEN, 10%'))
  expect(await linesIn(page, screen)).toEqual([
    'NightsFriday, Saturday | 2 × €150.00 | €300.00',
    'Nights | 5 × €100.00 | €500.00',
    'From 7 nights on, 10% | -€80.00',
    'Last minute, up to 7 days before arrival, 15% | -€108.00',
    'Promo code TEN, 10 % | -€61.20',
    'Cleaning (not discounted) | 1 × €60.00 | €60.00',
    'Total | €610.80',
  ])
  await fillIn({ Nights: '6' }, screen)
  await screen.findByRole('table', { name: /^6 nights from/ })
  expect((await linesIn(page, screen)).join()).not.toContain('From 7 nights')
  await fillIn({ Nights: '' }, screen)
  await screen.findByText('Choose an arrival on or after the day of booking, and how many nights.')
  expect(screen.queryByRole('table')).toBeNull()
})

it('says where a discount gives way to more particular ones, and that it does not count in the example', async () => {
  await add({ kind: 'length_of_stay', nights: 7, percent: 10 })
  await add({ kind: 'length_of_stay', nights: 14, percent: 20, unit: lake.id })
  const page = open()
  const { user, screen } = page
  await screen.findByText('Not for Lake room, Seehaus: their own stand in place of these.')
  await user.click(screen.getByRole('button', { name: 'Edit: From 7 nights: 10% off' }))
  const form = await formOf(page)
  expect(await form.findByText('The discount of this form does not count for this stay.')).toBeDefined()
})

it('says at its field what the server refuses, and loses nothing', async () => {
  await add({ kind: 'last_minute', days: 3, percent: 15 })
  const page = open()
  const { user, screen, fillIn } = page
  await press(page, screen, 'New Discount')
  const form = await formOf(page)
  await user.click(form.getByRole('combobox', { name: 'Discount for' }))
  await user.click(await screen.findByTitle('Booking late (last minute)'))
  await fillIn({ 'At most so many days before arrival': '3', 'Percent off': '91' }, form)
  await form.findByText('Only values between 1 and 90 are allowed')
  await fillIn({ 'Percent off': '20' }, form)
  await press(page, form, 'Save')
  await form.findByText('There is a discount from as many nights or days already.')
  expect(form.getByLabelText<HTMLInputElement>('At most so many days before arrival').value).toBe('3')
  await fillIn({ 'At most so many days before arrival': '1' }, form)
  await press(page, form, 'Save')
  await screen.findByText('Booked at most 1 day before arrival: 20% off')
})

it('changes a discount, and deletes it after asking', async () => {
  await add({ kind: 'early_bird', days: 60, percent: 5, property })
  const page = open()
  const { user, screen, fillIn, within, waitFor } = page
  await user.click(await screen.findByRole('button', { name: 'Edit: Booked 60 days or more before arrival: 5% off' }))
  const form = await formOf(page)
  await fillIn({ 'Percent off': '7' }, form)
  await press(page, form, 'Update')
  await user.click(await screen.findByRole('button', { name: /7% off$/ }))
  await user.click((await formOf(page)).getByRole('button', { name: 'Delete' }))
  const question = await screen.findByText('Bookings that you have keep their price.')
  const dialog = within(question.closest<HTMLElement>('[role=dialog]') ?? question)
  await user.click(dialog.getByRole('button', { name: /^Delete / }))
  await waitFor(async () => expect(await myDiscounts()).toEqual([]))
})

it('says discounts in German', async () => {
  await useLocale.getState().show('de')
  await add({ kind: 'length_of_stay', nights: 28, percent: 25 })
  const { screen } = open()
  expect(await screen.findByText('Ab 28 Nächten: 25 % Rabatt')).toBeDefined()
})
