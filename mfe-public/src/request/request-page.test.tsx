import { aBooking, aHold, aProperty, aRequest, aUnit, secretInMail } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner, unique } from '@keyhaven/api/testing/test-server'
import type { Booking } from '@keyhaven/shared-contracts/contract/bookings'
import type { Property } from '@keyhaven/shared-contracts/contract/properties'
import { erase } from '@keyhaven/shared-contracts/testing/draw'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import area from '../area.tsx'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeAll(async () => {
  owner = await server.signUpOwner({ personals: true })
})
beforeEach(() => server.clock.set('2027-01-10T09:00:00Z'))

const request = async () => {
  const unit = await aUnit(owner)
  const { token } = await aRequest(server, unit.id, { client: { email: `gerda-${unique()}@example.com` } })
  const stays = async () => (await owner.call<Booking[]>('GET', `/api/bookings/?unit=${unit.id}`)).body
  const booking = (await stays())[0]
  const decide = (decision: string) => owner.call('POST', `/api/booking/${booking?.id}/decision/`, { decision })
  return { unit, token, stays, decide }
}
const open = (token: string, fetch = server.fetch) => renderArea(`/request/${token}`, { area, server: { fetch } })

it('says that the host has not answered yet, until when the unit is held, and what was asked for', async () => {
  const { unit, token } = await request()
  const page = open(token)
  await page.screen.findByRole('heading', { name: 'Waiting for your host' })
  const banner = page.screen.getByRole('heading', { name: 'Waiting for your host' }).closest('[role=status]')
  expect(banner?.textContent).toContain('The nights are held for you until Monday 11 January at ')
  expect(page.screen.getByText(new RegExp(unit.name))).toBeTruthy()
  expect(page.screen.getByText('Tuesday, 1 June 2027')).toBeTruthy()
  expect(page.screen.getAllByText('€300.00')).toHaveLength(2)
  const contact = page.screen.getByRole('region', { name: 'Your host' })
  expect(page.within(contact).getByRole('link', { name: owner.user.email })).toBeTruthy()
  expect(page.screen.queryByRole('link', { name: 'Add to my calendar' })).toBeNull()
})

it('says until when on the clock of the property, wherever the guest is', async () => {
  const far = await aProperty(owner, { time_zone: 'Pacific/Kiritimati' })
  const { token } = await aRequest(server, (await aUnit(owner, { property_id: far.id })).id)
  const page = open(token)
  expect(await page.screen.findByText(/held for you until Monday 11 January at 23:00 GMT\+14/)).toBeTruthy()
})

it('tells no search engine and no other site of its address', async () => {
  const page = open((await request()).token)
  await page.screen.findByRole('heading', { name: 'Waiting for your host' })
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  expect(document.querySelector('meta[name=referrer]')?.getAttribute('content')).toBe('no-referrer')
})

it('says of a stay that was called off that it was, not that the host cannot take the guest', async () => {
  const { token, decide, stays } = await request()
  await decide('accept')
  const booked = (await stays())[0]
  if (!booked) throw new Error('There is no booking.')
  const { unit, property, client, check_in, check_out, guests_count } = booked
  const stay = { unit: unit.id, property: property.id, client: client.id, check_in, check_out, guests_count }
  await owner.call('PATCH', `/api/booking/${booked.id}/`, { ...stay, services: [], status: 'cancelled' })
  const page = open(token)
  await page.screen.findByRole('heading', { name: 'Your stay was cancelled' })
  expect(page.screen.queryByText(/cannot offer you/)).toBeNull()
  expect(page.screen.getByRole('link', { name: 'Ask for other dates' })).toBeTruthy()
})

it('tells the guest of a confirmed stay where it is, how to get in, and what is left to pay', async () => {
  const unit = await aUnit(owner, { door_code: '4711#' })
  const { body: house } = await owner.call<Property>('GET', `/api/properties/${unit.property.id}/`)
  const { name, description, address } = house
  const facts = { check_in_from: '15', check_in_until: '20', check_out_until: '10', directions: 'Past the church.' }
  await owner.call('PATCH', `/api/properties/${house.id}/`, { name, description, address, ...facts })
  const { token } = await aRequest(server, unit.id)
  const [booking] = (await owner.call<Booking[]>('GET', `/api/bookings/?unit=${unit.id}`)).body
  await owner.call('POST', `/api/booking/${booking?.id}/decision/`, { decision: 'accept' })
  const early = open(token)
  const arrival = early.within(await early.screen.findByRole('region', { name: 'Getting there' }))
  expect(arrival.getByText(`${address.street} ${address.house_number}`)).toBeTruthy()
  expect(arrival.getByText('from 15:00 to 20:00')).toBeTruthy()
  expect(arrival.getByRole('link', { name: 'Open the map' }).getAttribute('href')).toContain(
    encodeURIComponent(address.city),
  )
  expect(arrival.getByText('How to get in is shown here from Saturday, 29 May 2027.')).toBeTruthy()
  const price = early.within(early.screen.getByRole('region', { name: 'Price' }))
  expect(price.getByText('Left to pay')).toBeTruthy()
  expect(price.getByText('Payable without deduction on arrival at the latest.')).toBeTruthy()
  server.clock.set('2027-05-30T09:00:00Z')
  erase()
  const near = open(token)
  expect(await near.screen.findByText('4711#')).toBeTruthy()
  expect(near.screen.getByText('Past the church.').getAttribute('lang')).toBe('en')
})

it('offers other dates and places where a stay came to nothing', async () => {
  const { unit, token, decide } = await request()
  await aUnit(owner, { property_id: unit.property.id, name: 'Attic' })
  await decide('decline')
  const page = open(token)
  const others = page.within(await page.screen.findByRole('region', { name: 'Other dates and places' }))
  expect(await others.findByRole('link', { name: /^Attic/ })).toBeTruthy()
  await page.user.click((await others.findAllByRole('button'))[0] as HTMLElement)
  await page.waitFor(() => expect(page.address()).toContain(`unit=${unit.id}`))
  expect(page.address()).toContain('check_in=2027-0')
})

it('brings a stay that was accepted to the calendar of its guest', async () => {
  const { token, decide } = await request()
  await decide('accept')
  const page = open(token)
  const link = await page.screen.findByRole('link', { name: 'Add to my calendar' })
  expect(link.getAttribute('href')).toContain(`/booking/request/${token}/calendar/`)
})

it('shows what the guest wrote, and what the host answered', async () => {
  const unit = await aUnit(owner)
  const email = `gerda-${unique()}@example.com`
  const { token } = await aRequest(server, unit.id, { client: { email }, message: 'We arrive late.' })
  const [booking] = (await owner.call<Booking[]>('GET', `/api/bookings/?unit=${unit.id}`)).body
  await owner.call('POST', `/api/booking/${booking?.id}/decision/`, { decision: 'decline', words: 'Another time!' })
  const page = open(token)
  expect((await page.screen.findByRole('region', { name: 'Your message' })).textContent).toContain('We arrive late.')
  expect(page.screen.getByRole('region', { name: 'Anna Huber wrote' }).textContent).toContain('Another time!')
})

it('cancels after asking once more, and leads back with the focus where the guest keeps it', async () => {
  const { token, stays } = await request()
  const page = open(token)
  await page.user.click(await page.screen.findByRole('button', { name: 'Cancel request' }))
  expect(document.activeElement?.textContent).toContain('Cancel your request?')
  await page.user.click(page.screen.getByRole('button', { name: 'Keep it' }))
  expect(document.activeElement).toBe(page.screen.getByRole('button', { name: 'Cancel request' }))
  expect((await stays())[0]?.status).toBe('pending')
  await page.user.keyboard('{Enter}')
  await page.user.tab()
  await page.user.keyboard('{Enter}')
  await page.screen.findByRole('heading', { name: 'You cancelled' })
  expect((await stays())[0]?.status).toBe('cancelled')
  expect(page.screen.queryByRole('button', { name: /Cancel/ })).toBeNull()
})

it.each([
  ['accept', 'Your stay is booked'],
  ['decline', 'Your host declined your request'],
])('shows what the host answered when the guest comes back to the tab: %s', async (decision, title) => {
  const { token, decide } = await request()
  const page = open(token)
  await page.screen.findByRole('heading', { name: 'Waiting for your host' })
  await decide(decision)
  page.fireEvent(window, new Event('visibilitychange'))
  await page.screen.findByRole('heading', { name: title })
  expect(page.screen.queryByRole('button', { name: 'Cancel booking' }) !== null).toBe(decision === 'accept')
  expect(page.screen.queryByRole('link', { name: 'Ask for other dates' }) !== null).toBe(decision === 'decline')
})

it('says what the host answered to who cancels too late', async () => {
  const { token, decide } = await request()
  const page = open(token)
  await page.user.click(await page.screen.findByRole('button', { name: 'Cancel request' }))
  await decide('decline')
  await page.user.click(page.screen.getByRole('button', { name: 'Yes, cancel it' }))
  expect(await page.screen.findByRole('heading', { name: 'Your host declined your request' })).toBeTruthy()
})

it('says that it was not cancelled where the server cannot be reached, and cancels with Retry', async () => {
  const { token, stays } = await request()
  let isDown = true
  const page = open(token, (input, init) => {
    const sent = new Request(input, init)
    return isDown && sent.method === 'POST' ? Promise.reject(new TypeError('down')) : server.fetch(sent)
  })
  await page.user.click(await page.screen.findByRole('button', { name: 'Cancel request' }))
  await page.user.click(page.screen.getByRole('button', { name: 'Yes, cancel it' }))
  expect((await page.screen.findByRole('alert')).textContent).toContain('The server cannot be reached')
  await page.user.click(page.screen.getByRole('button', { name: 'Keep it' }))
  await page.user.click(page.screen.getByRole('button', { name: 'Cancel request' }))
  expect(page.screen.queryByRole('alert')).toBeNull()
  await page.user.click(page.screen.getByRole('button', { name: 'Yes, cancel it' }))
  await page.screen.findByRole('alert')
  isDown = false
  await page.user.click(page.screen.getByRole('button', { name: 'Retry' }))
  await page.screen.findByRole('heading', { name: 'You cancelled' })
  expect((await stays())[0]?.status).toBe('cancelled')
})

it('says that it has expired', async () => {
  const { token } = await request()
  server.clock.set('2027-01-12T09:00:00Z')
  const page = open(token)
  expect(await page.screen.findByRole('heading', { name: 'Your request has expired' })).toBeTruthy()
})

it('says in words that a link leads nowhere', async () => {
  const page = open('nothing-of-this-kind')
  expect(await page.screen.findByRole('heading', { name: 'There is no such request' })).toBeTruthy()
})

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

it('confirms when the link of the mail is opened, with the focus on what became of it and no secret in the address', async () => {
  const { link, token, bookings } = await unconfirmed()
  const page = open(await link())
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
  const notice = await page.screen.findByText('The unit is taken from 02.06.2027 to 05.06.2027.')
  expect(document.activeElement?.contains(notice)).toBe(true)
  await page.user.click(await page.screen.findByRole('button', { name: /^Sat, 29 May – Tue, 1 June 2027/ }))
  await page.waitFor(() => expect(page.address()).toContain(`unit=${unit.id}`))
  expect(await bookings()).toHaveLength(1)
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
  expect(await page.screen.findByText(/This link is incomplete/)).toBeTruthy()
})
