import { aBooking, aHold, aUnit, secretInMail } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner, unique } from '@keyhaven/api/testing/test-server'
import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import area from '../../area.tsx'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeAll(async () => {
  owner = await server.signUpOwner({ personals: true })
})
beforeEach(() => server.clock.set('2027-01-10T09:00:00Z'))

const open = (token: string, fetch = server.fetch) => renderArea(`/request/${token}`, { area, server: { fetch } })

const unconfirmed = async () => {
  const unit = await aUnit(owner)
  const email = `gerda-${unique()}@example.com`
  const { token } = await aHold(server.call, unit.id, { client: { email } })
  const bookings = async () => (await owner.call<Booking[]>('GET', `/api/bookings/?unit=${unit.id}`)).body
  return { unit, email, token, bookings, link: async () => `${token}#confirm=${await secretInMail(server, token)}` }
}

it('says that the guest has to confirm, until when and by which address, and sends the mail again', async () => {
  const { token, email } = await unconfirmed()
  const page = open(token)
  const title = await page.screen.findByRole('heading', { name: 'Please confirm by email' })
  const banner = title.closest('[role=status]')
  expect(banner?.textContent).toContain(`Open the link in the email that we have sent to ${email}.`)
  expect(banner?.textContent).toContain('The nights are held for you until Sunday 10 January at ')
  expect(page.screen.queryByText('Reference')).toBeNull()
  const again = page.screen.getByRole('button', { name: 'Send the email again' })
  await page.user.click(again)
  expect(await page.screen.findByText('Too many attempts. Please wait 1 minute and try again.')).toBeTruthy()
  server.clock.set('2027-01-10T09:01:00Z')
  await page.user.click(again)
  expect(await page.screen.findByText(`Sent again to ${email}.`)).toBeTruthy()
})

it('confirms nothing by being opened, and says what a press confirms', async () => {
  const { link, unit, bookings } = await unconfirmed()
  const page = open(await link())
  const title = await page.screen.findByRole('heading', { name: 'Confirm your request' })
  const step = title.closest('[role=status]')
  for (const part of [unit.name, unit.property.name, '3 nights', '€300.00']) expect(step?.textContent).toContain(part)
  expect(page.screen.queryByRole('button', { name: 'Send the email again' })).toBeNull()
  expect(await bookings()).toHaveLength(0)
})

it('confirms with one press where the link of the mail leads, with the focus on what became of it and no secret in the address', async () => {
  const { link, token, bookings } = await unconfirmed()
  const page = open(await link())
  await page.user.click(await page.screen.findByRole('button', { name: 'Confirm request' }))
  const title = await page.screen.findByRole('heading', { name: 'Waiting for your host' })
  expect(document.activeElement).toBe(title)
  expect(page.address()).toBe(`/request/${token}`)
  expect(await bookings()).toHaveLength(1)
})

it('shows in the tab of the form that the guest has confirmed in another one', async () => {
  const { link, token } = await unconfirmed()
  const page = open(token)
  await page.screen.findByRole('heading', { name: 'Please confirm by email' })
  const [, secret] = (await link()).split('#confirm=')
  await server.call('POST', `/api/public/booking/request/${token}/confirm/`, { secret })
  page.fireEvent(window, new Event('visibilitychange'))
  expect(await page.screen.findByRole('heading', { name: 'Waiting for your host' })).toBeTruthy()
})

it('says of a link that was opened too late which nights are taken, and what else is free', async () => {
  const { link, unit, bookings } = await unconfirmed()
  const late = await link()
  server.clock.set('2027-01-10T09:20:00Z')
  const place = { unit: unit.id, property: unit.property.id }
  await aBooking(owner, { ...place, check_in: '2027-06-02', check_out: '2027-06-05' })
  const page = open(late)
  await page.user.click(await page.screen.findByRole('button', { name: 'Confirm request' }))
  const notice = await page.screen.findByText('The unit is taken from 02.06.2027 to 05.06.2027.')
  expect(document.activeElement?.contains(notice)).toBe(true)
  await page.user.click(await page.screen.findByRole('button', { name: /^Sat, 29 May – Tue, 1 June 2027/ }))
  await page.waitFor(() => expect(page.address()).toContain(`unit=${unit.id}`))
  expect(await bookings()).toHaveLength(1)
})

it.each([
  ['de', 'Die Einheit ist belegt vom 02.06.2027 bis 05.06.2027.'],
  ['cs', 'Ubytování je obsazené od 02. 06. 2027 do 05. 06. 2027.'],
])('names the nights that are taken in the language of the guest: %s', async (locale, words) => {
  const { link, unit } = await unconfirmed()
  const late = await link()
  server.clock.set('2027-01-10T09:20:00Z')
  const place = { unit: unit.id, property: unit.property.id }
  await aBooking(owner, { ...place, check_in: '2027-06-02', check_out: '2027-06-05' })
  const page = renderArea(`/${locale}/request/${late}`, { area, server: { fetch: server.fetch } })
  await page.waitFor(() => expect(document.querySelector('.kh-confirm-press')).not.toBeNull())
  document.querySelector<HTMLButtonElement>('.kh-confirm-press')?.click()
  expect(await page.screen.findByText(words)).toBeTruthy()
})

it('says that it was not confirmed in time, and until when the link still works', async () => {
  const { token } = await unconfirmed()
  server.clock.set('2027-01-10T09:20:00Z')
  const page = open(token)
  const title = await page.screen.findByRole('heading', { name: 'Not confirmed in time' })
  expect(title.closest('[role=status]')?.textContent).toContain('works until Monday 11 January at ')
})

it('says that a link is incomplete', async () => {
  const page = open(`${(await unconfirmed()).token}#confirm=half`)
  await page.user.click(await page.screen.findByRole('button', { name: 'Confirm request' }))
  expect(await page.screen.findByText(/This link is incomplete/)).toBeTruthy()
})

it.each([
  ['de', 'Mondsee, Österreich'],
  ['fr', 'Mondsee, Autriche'],
])('names the country in the language of the guest: %s', async (locale, place) => {
  const { token, unit } = await unconfirmed()
  const page = renderArea(`/${locale}/request/${token}`, { area, server })
  expect(await page.screen.findByText(`${unit.property.name} · ${place}`)).toBeTruthy()
})
