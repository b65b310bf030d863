import { aSeason, aUnit } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import { addDays, showDay } from '@keyhaven/shared-contracts/domain/days/day'
import type { Season } from '@keyhaven/shared-contracts/contract/inventory/seasons'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { beforeEach, expect, it } from 'vitest'
import area from '../area.tsx'
// Here from the start: on a busy machine loading them takes longer than a test waits.
import '../seasons/form/new-season-form.tsx'
import '../seasons/form/season-form.tsx'
import './unit-form.tsx'

const server = await testServer()
const today = localToday()
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})

const edit = async () => {
  const page = renderArea('/owner/dashboard/units', { area, server, as: owner })
  await page.user.click(await page.screen.findByRole('button', { name: 'Edit unit Lake room' }))
  return { ...page, form: page.within(await page.screen.findByRole('dialog', { name: 'Edit Unit' })) }
}

it('shows the seasons of a unit that are not over, and leads to all of them', async () => {
  const { id, property } = await aUnit(owner, { name: 'Lake room' })
  const season = { unit: id, price_per_night: 120.5 }
  await aSeason(owner, { ...season, name: 'Spring', start: addDays(today, -60), end: today })
  await aSeason(owner, { ...season, name: 'Summer', start: today, end: addDays(today, 30) })
  const { form, within } = await edit()
  const seasons = within(await form.findByRole('list', { name: 'Season prices of Lake room' }))
  expect(seasons.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Summer .*€120\.50$/),
  ])
  expect(form.getByRole('link', { name: 'All season prices (1)' }).getAttribute('href')).toBe(
    `/owner/dashboard/units/seasons?property=${property.id}&unit=${id}`,
  )
})

it('adds a season above the form, in which nothing that was typed is lost', async () => {
  await aUnit(owner, { name: 'Lake room', price_per_night: 90 })
  const { form, user, fillIn, screen, within } = await edit()
  await form.findByText(/^No seasons yet/)
  await fillIn({ 'Price per night': '95' }, form)
  await user.click(form.getByRole('button', { name: 'New Season' }))
  const season = within(await screen.findByRole('dialog', { name: 'New Season' }))
  await fillIn({ Name: 'Summer', 'Price per night': '120,50' }, season)
  for (const [label, day] of [
    ['First night', addDays(today, 10)],
    ['Last night', addDays(today, 20)],
  ] as const) {
    await user.click(season.getByLabelText(label))
    await user.paste(showDay(day))
    await user.keyboard('{Enter}')
  }
  await user.click(season.getByRole('button', { name: 'Save' }))
  await form.findByRole('button', { name: /^Summer .*€120\.50$/ })
  expect(form.getByLabelText<HTMLInputElement>('Price per night').value).toBe('95')
  const { body } = await owner.call<Season[]>('GET', '/api/seasons/')
  expect(body).toMatchObject([{ name: 'Summer', price_per_night: 120.5 }])
})

it('asks before the way to the seasons costs what was typed', async () => {
  await aUnit(owner, { name: 'Lake room' })
  const { form, user, fillIn, screen, address } = await edit()
  await fillIn({ Name: 'Lake view' }, form)
  await user.click(form.getByRole('link', { name: 'All season prices' }))
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(form.getByLabelText<HTMLInputElement>('Name').value).toBe('Lake view')
  expect(address()).toBe('/owner/dashboard/units')
})

it('says of a new unit that its seasons come after it', async () => {
  const { user, screen, within } = renderArea('/owner/dashboard/units', { area, server, as: owner })
  await user.click(await screen.findByRole('button', { name: 'New Unit' }))
  const form = within(await screen.findByRole('dialog'))
  await form.findByText('Save the unit, then add its season prices here.')
  expect(form.queryByRole('button', { name: 'New Season' })).toBeNull()
})
