import { aProperty, aRequest, aUnit } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner, unique } from '@keyhaven/api/testing/test-server'
import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Property } from '@keyhaven/shared-contracts/contract/inventory/properties'
import { fillSlot } from '@keyhaven/shared-contracts/testing/fill-slot'
import { erase } from '@keyhaven/shared-contracts/testing/draw'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { useLocale } from '@keyhaven/shared-contracts/web/locale'
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
  expect(banner?.textContent).toMatch(/What is next: the answer of your host\. We email it to \S+@example\.com/)
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
  // Said once, open, as it was accepted.
  expect(price.getAllByText('Payable without deduction on arrival at the latest.')).toHaveLength(1)
  expect(document.querySelector<HTMLDetailsElement>('.kh-terms')?.open).toBe(true)
  server.clock.set('2027-05-30T09:00:00Z')
  erase()
  const near = open(token)
  expect(await near.screen.findByText('4711#')).toBeTruthy()
  expect(near.screen.getByText('Past the church.').getAttribute('lang')).toBe('en')
  // A translator of the browser would make other words of them.
  for (const words of ['4711#', unit.name, booking?.reference ?? '', 'Gerda Moser'])
    expect([words, near.screen.getByText(words).closest('[translate="no"]') === null]).toEqual([words, false])
  await useLocale.getState().show('de')
  const way = near.within(await near.screen.findByRole('region', { name: 'So finden Sie hin' }))
  expect(way.getByText('(Sprache: Englisch)')).toBeTruthy()
  await useLocale.getState().show('en')
})

it('says until when the deposit is to be paid, as what is next and among the sums', async () => {
  const property = await aProperty(owner)
  const unit = await aUnit(owner, { property_id: property.id })
  const { token } = await aRequest(server, unit.id)
  const [booking] = (await owner.call<Booking[]>('GET', `/api/bookings/?unit=${unit.id}`)).body
  const dated = { deposit_amount: 60, deposit_due: '2027-05-01', deposit_paid: false, status: 'confirmed' }
  const who = { unit: unit.id, property: property.id, client: booking?.client.id, services: [] }
  const { check_in, check_out, guests_count } = booking ?? {}
  await owner.call('PATCH', `/api/booking/${booking?.id}/`, { ...who, check_in, check_out, guests_count, ...dated })
  const page = open(token)
  expect(
    await page.screen.findByText(/^What is next: your payment of €60\.00, by Saturday, 1 May 2027\. You arrive on/),
  ).toBeTruthy()
  expect(page.screen.getByText('Deposit').closest('div')?.textContent).toBe('Depositby 1 May 2027€60.00')
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
  expect(page.screen.getByText(/reply to any of their emails/)).toBeTruthy()
})

it('gives other areas a place beside what the stay costs, with the stay and whether it is confirmed', async () => {
  const placed = fillSlot('guest.stay')
  const { unit, token, decide } = await request()
  await decide('accept')
  const { screen } = open(token)
  await screen.findByRole('region', { name: 'Your host' })
  const { frame, props } = await placed()
  expect(props).toMatchObject({ unit: unit.id, property: unit.property.id, check_in: '2027-06-01', is_confirmed: true })
  expect(screen.getByRole('main').contains(frame)).toBe(true)
})
