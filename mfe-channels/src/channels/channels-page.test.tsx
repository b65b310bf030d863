import { aBooking, aUnit } from '@keyhaven/api/testing/factories'
import { anImport, aRun } from '@keyhaven/api/testing/imported-stay'
import { calendarOf, startPortal } from '@keyhaven/api/testing/portal'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import type { Feed } from '@keyhaven/shared-contracts/contract/channels/feeds'
import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { expect, it } from 'vitest'
import area from '../area.tsx'
// Here from the start: on a busy machine loading them takes longer than a test waits.
import '../connecting/exports-dialog.tsx'
import '../connecting/feed-form.tsx'
import '../conflicts/move-form.tsx'
import '../runs/runs-dialog.tsx'
import { ChannelsNotice } from '../slots/channels-notice.tsx'
import { contractVersion } from '@keyhaven/shared-contracts/web/area'

const server = await testServer({ env: { outgoingRequests: 'anywhere' } })
const today = localToday()
const stay = { uid: 'a@portal', start: addDays(today, 10), end: addDays(today, 14) }
const open = (as: TestOwner) => renderArea('/owner/dashboard/channels', { area, server, as, width: 1440 })
const feedsOf = async (owner: TestOwner) => (await owner.call<Feed[]>('GET', '/api/channels/feeds/')).body

it('leads an owner without units to the first one', async () => {
  const { screen } = open(await server.signUpOwner({ personals: true }))
  expect(await screen.findByText('Nothing to connect yet')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Add a unit' })).toBeDefined()
})

it('connects a unit with a portal after it was seen what its calendar brings', async () => {
  const owner = await server.signUpOwner({ personals: true })
  await aUnit(owner, { name: 'Lake' })
  const portal = await startPortal()
  const { screen, within, user } = open(owner)
  await user.click(await screen.findByRole('button', { name: 'Connect a portal: Lake' }))
  const form = within(await screen.findByRole('dialog', { name: 'Connect Lake' }))
  expect(await form.findByRole('textbox', { name: 'Our address' })).toHaveProperty(
    'value',
    expect.stringMatching(/\/ical\/\d+-[\w-]{43}\.ics$/),
  )
  await user.type(form.getByLabelText('Address of the calendar on the portal'), portal.say(calendarOf(stay)))
  await user.click(form.getByRole('button', { name: 'See what it brings' }))
  expect(await form.findByText('It brings 1 stay:')).toBeDefined()
  expect(await feedsOf(owner)).toEqual([])
  await user.click(form.getByRole('button', { name: 'Connect' }))
  const unit = within(await screen.findByRole('group', { name: 'Lake' }))
  expect(await unit.findByText('Read just now')).toBeDefined()
  expect(unit.getByText('1 stay · Airbnb has not read our calendar yet')).toBeDefined()
})

it('says what is wrong with a calendar before it is connected, and lets its owner connect all the same', async () => {
  const owner = await server.signUpOwner({ personals: true })
  await aUnit(owner, { name: 'Lake' })
  const portal = await startPortal()
  const { screen, within, user } = open(owner)
  await user.click(await screen.findByRole('button', { name: 'Connect a portal: Lake' }))
  const form = within(await screen.findByRole('dialog', { name: 'Connect Lake' }))
  const url = portal.say('<!DOCTYPE html><html><body>Sign in</body></html>')
  await user.type(form.getByLabelText('Address of the calendar on the portal'), url)
  await user.click(form.getByRole('button', { name: 'See what it brings' }))
  expect(await form.findByText('The address leads to a page, often a sign-in, and not to a calendar.')).toBeDefined()
  await user.click(form.getByRole('button', { name: 'Connect all the same' }))
  const unit = within(await screen.findByRole('group', { name: 'Lake' }))
  expect(await unit.findByText('Not read yet')).toBeDefined()
})

it('shows a conflict with both sides, and settles it as its owner decides', async () => {
  const owner = await server.signUpOwner({ personals: true })
  const unit = await aUnit(owner, { name: 'Lake' })
  const nights = { check_in: stay.start, check_out: stay.end }
  await aBooking(owner, { unit: unit.id, property: unit.property.id, ...nights })
  await anImport(server, owner, { unit: unit.id, ...nights, name: 'Jane', state: 'conflict' })
  const { screen, within, user } = open(owner)
  const conflict = within(await screen.findByRole('group', { name: 'Airbnb has a stay on nights that are taken here' }))
  expect(conflict.getByText(/Jane$/)).toBeDefined()
  await user.click(conflict.getByRole('button', { name: 'Keep ours' }))
  expect(await screen.findByText('Settled.')).toBeDefined()
  expect((await owner.call('GET', '/api/channels/conflicts/')).body).toEqual([])
})

it('asks before theirs is dropped for good', async () => {
  const owner = await server.signUpOwner({ personals: true })
  const unit = await aUnit(owner)
  await anImport(server, owner, { unit: unit.id, check_in: stay.start, check_out: stay.end, state: 'conflict' })
  const { screen, within, user } = open(owner)
  await user.click(await screen.findByRole('button', { name: 'Drop theirs for good' }))
  const question = within(await screen.findByRole('dialog', { name: 'Drop this stay for good?' }))
  await user.click(question.getByRole('button', { name: 'Drop theirs for good' }))
  expect(await screen.findByText('Settled.')).toBeDefined()
})

it('lists the last runs of a calendar, those in a row that ended alike in one line', async () => {
  const owner = await server.signUpOwner({ personals: true })
  const unit = await aUnit(owner)
  const { feed } = await anImport(server, owner, { unit: unit.id })
  await aRun(server, owner, feed)
  await aRun(server, owner, feed, { unchanged: true, fetches: 12, since: new Date('2026-06-01T10:00:00Z') })
  await aRun(server, owner, feed, { problem: 'late', fetches: 3, since: new Date('2026-06-02T10:00:00Z') })
  const { screen, within, user } = open(owner)
  await user.click(await screen.findByRole('button', { name: 'What came: Airbnb' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'What came from Airbnb' }))
  expect(await dialog.findByText(/^Nothing new \(12 times since /)).toBeDefined()
  expect(dialog.getByText(/^The server did not answer within 10 seconds\. \(3 times since /)).toBeDefined()
  expect(dialog.getByText('0 in it · 0 new · 0 changed · 0 gone')).toBeDefined()
})

it('gives each portal an address of its own, and a new one after a question', async () => {
  const owner = await server.signUpOwner({ personals: true })
  await aUnit(owner, { name: 'Lake' })
  const { screen, within, user } = open(owner)
  await user.click(await screen.findByRole('button', { name: 'Our addresses: Lake' }))
  const vrbo = within(await screen.findByRole('region', { name: 'Vrbo' }))
  const address = () => vrbo.getByRole<HTMLInputElement>('textbox').value
  const before = address()
  await user.click(vrbo.getByRole('button', { name: 'New address: Vrbo' }))
  const question = within(await screen.findByRole('dialog', { name: 'Give it a new address?' }))
  await user.click(question.getByRole('button', { name: 'New address' }))
  expect(await screen.findByText('The address is a new one now.')).toBeDefined()
  await expect.poll(address).not.toBe(before)
})

it('says nothing on the first page where nothing waits, and else how much does', async () => {
  const owner = await server.signUpOwner({ personals: true })
  const unit = await aUnit(owner)
  await anImport(server, owner, { unit: unit.id, check_in: stay.start, check_out: stay.end, state: 'conflict' })
  const routes = [{ path: '/owner/dashboard', Component: ChannelsNotice }]
  const { screen } = renderArea('/owner/dashboard', { area: { contract: contractVersion, routes }, server, as: owner })
  expect(await screen.findByRole('link', { name: '1 stay needs your decision' })).toBeDefined()
})
