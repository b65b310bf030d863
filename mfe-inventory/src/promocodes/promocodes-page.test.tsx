import type { Promocode } from '@keyhaven/shared-contracts/contract/inventory/promocodes'
import { aBooking, aPromocode, aUnit } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import { addDays, showDay } from '@keyhaven/shared-contracts/domain/days/day'
import { showEuros } from '@keyhaven/shared-contracts/domain/money/money'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { beforeEach, expect, it } from 'vitest'
import area from '../area.tsx'

const server = await testServer()
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})

const open = () => renderArea('/owner/dashboard/promocodes', { area, server, as: owner })
const typed = { Code: 'SUMMER', Description: 'Ten percent for early birds', 'Discount percent': '10' }

it('adds a code that is valid until today unless told otherwise', async () => {
  const { user, fillIn, screen, within, waitFor } = open()
  await screen.findByText('No promo codes yet')
  await user.click(screen.getByRole('button', { name: 'New Promocode' }))
  const form = within(await screen.findByRole('dialog'))
  expect(form.getByLabelText<HTMLInputElement>('Valid until').value).toBe(showDay(localToday()))
  await fillIn(typed, form)
  await waitFor(() => expect(form.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false))
  await user.click(form.getByRole('button', { name: 'Save' }))
  const row = await screen.findByRole('row', { name: /SUMMER/ })
  expect(row.textContent).toContain(showDay(localToday()))
  expect(row.textContent).toContain('10 %')
})

it('says next to the field that a code exists already, and keeps the rest', async () => {
  await aPromocode(owner, { code: 'SUMMER' })
  const { user, fillIn, screen, within } = open()
  await user.click(await screen.findByRole('button', { name: 'New Promocode' }))
  const form = within(await screen.findByRole('dialog'))
  await fillIn({ ...typed, Code: 'summer' }, form)
  await user.click(form.getByRole('button', { name: 'Save' }))
  await form.findByText('You already have a promo code with this code.')
  expect(form.getByLabelText<HTMLInputElement>('Description').value).toBe(typed.Description)
  await fillIn({ Code: 'WINTER' }, form)
  await user.click(form.getByRole('button', { name: 'Save' }))
  await screen.findByRole('row', { name: /WINTER/ })
})

it('binds a code, says in the list to what, and takes it off again', async () => {
  const unit = await aUnit(owner, { name: 'Lake room' })
  const first = addDays(localToday(), 40)
  const { user, fillIn, screen, within } = open()
  await user.click(await screen.findByRole('button', { name: 'New Promocode' }))
  const form = within(await screen.findByRole('dialog'))
  await fillIn({ Code: 'BOUND', Description: 'For those who stay longer' }, form)
  const choose = async (label: string, option: string) => {
    await user.click(form.getByLabelText(label))
    await user.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }))
  }
  await choose('Percent or amount', 'Amount')
  await fillIn({ 'Discount amount': '' }, form)
  await user.click(form.getByRole('button', { name: /^Conditions/ }))
  await fillIn(
    { 'First night': showDay(first), 'Last night': showDay(addDays(first, -1)), 'Minimum nights': '3' },
    form,
  )
  await form.findByText('The last night cannot be before the first.')
  await fillIn({ 'Last night': showDay(addDays(first, 20)), 'Discount amount': '25', 'Uses per guest': '1' }, form)
  await choose('Units', 'Lake room')
  await user.click(form.getByRole('button', { name: 'Save' }))
  const row = await screen.findByRole('row', { name: /BOUND/ })
  const dates = `Nights ${showDay(first)} – ${showDay(addDays(first, 20))}`
  for (const words of [dates, 'From 3 nights', '1 unit', '1 per guest', '€25.00'])
    expect(row.textContent).toContain(words)

  await user.click(screen.getByRole('button', { name: 'Edit BOUND' }))
  const edit = within(await screen.findByRole('dialog'))
  expect(edit.getByRole('button', { name: /^Conditions/ }).getAttribute('aria-expanded')).toBe('true')
  await edit.findByText('Lake room')
  await fillIn({ 'First night': '', 'Last night': '', 'Minimum nights': '' }, edit)
  await user.click(edit.getByRole('button', { name: 'Update' }))
  await within(await screen.findByRole('row', { name: /BOUND/ })).findByText('1 unit · 1 per guest')
  const [code] = (await owner.call<Promocode[]>('GET', '/api/promocodes/')).body
  expect(code).toMatchObject({
    ...{ discount_percent: 0, discount_amount: 25, units: [unit.id], max_uses_per_guest: 1 },
    ...{ stay_from: null, stay_to: null, min_nights: null },
  })
})

it('changes a code whose day is past without asking for another day', async () => {
  const code = await aPromocode(owner, { code: 'OLD' })
  const past = addDays(localToday(), -30)
  await server.db.updateTable('promocodes').set({ valid_until: past }).where('id', '=', code.id).execute()
  const { user, fillIn, screen, within } = open()
  await user.click(await screen.findByRole('button', { name: 'Edit OLD' }))
  const form = within(await screen.findByRole('dialog'))
  await fillIn({ Description: 'No longer given to guests' }, form)
  await user.click(form.getByRole('button', { name: 'Update' }))
  const row = await screen.findByRole('row', { name: /No longer given to guests/ })
  expect(row.textContent).toContain(showDay(past))
})

it('says how often a code was used and what guests saved, and leads to those bookings', async () => {
  const code = await aPromocode(owner, { code: 'SUMMER', discount_percent: 10 })
  await aPromocode(owner, { code: 'WINTER' })
  const from = addDays(localToday(), 3)
  const booking = await aBooking(owner, { promo_code: code.id, check_in: from, check_out: addDays(from, 2) })
  const off = -(booking.price_lines.find(({ kind }) => kind === 'discount')?.total ?? 0)
  const { screen, within } = open()
  const row = await screen.findByRole('row', { name: /SUMMER/ })
  expect(row.textContent).toContain(`1 booking${showEuros(off)} saved`)
  const link = within(row).getByRole('link', { name: '1 booking' })
  expect(link.getAttribute('href')).toBe('/owner/dashboard/bookings?search=SUMMER')
  expect(screen.getByRole('row', { name: /WINTER/ }).textContent).toContain('Not yet')
})
