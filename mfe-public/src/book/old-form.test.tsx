import { aSeason, aUnit, aWish, guest, holdsOf } from '@keyhaven/api/testing/factories'
import { testServer, unique } from '@keyhaven/api/testing/test-server'
import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { expect, it } from 'vitest'
import area from '../area.tsx'

const server = await testServer({ env: { rateLimit: true } })

const held = (unit: number) => holdsOf(server, unit)

it('sends what was typed into a form that was open for too long with a new one', async () => {
  const client = {
    ...{ first_name: 'Gerda', last_name: 'Moser', email: 'gerda@example.com', phone: '+4312345678' },
    ...{ street: 'Ring', house_number: '1', postal_code: '1010', city: 'Wien', country: 'Austria' },
  }
  sessionStorage.setItem('keyhaven-request', JSON.stringify({ client, privacy: true, formToken: 'of.yesterday' }))
  const unit = await aUnit(await server.signUpOwner())
  const stay = `check_in=${addDays(localToday(), 9)}&check_out=${addDays(localToday(), 12)}`
  const page = renderArea(`/book?unit=${unit.id}&property=${unit.property.id}&${stay}`, { area, server })
  await page.user.click(await page.screen.findByRole('button', { name: 'Send booking request · €300.00' }))
  expect((await page.screen.findByRole('alert')).textContent).toContain('This form is too old')
  await page.waitFor(() => expect(sessionStorage.getItem('keyhaven-request')).not.toContain('of.yesterday'))
  server.clock.set(new Date(server.clock().getTime() + 4000))
  await page.user.click(page.screen.getByRole('button', { name: 'Retry' }))
  expect(await page.screen.findByRole('heading', { name: 'Please confirm by email' })).toBeTruthy()
})

it('makes one booking where the answer was lost and the next try came too often', async () => {
  const owner = await server.signUpOwner()
  const unit = await aUnit(owner)
  const client = { ...guest, email: `g-${unique()}@example.com` }
  sessionStorage.setItem('keyhaven-request', JSON.stringify({ client, privacy: true }))
  let isLost = true
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const answer = await server.fetch(request)
    if (!isLost || request.method !== 'POST' || !new URL(request.url).pathname.endsWith('/public/booking/'))
      return answer
    isLost = false
    throw new TypeError('Failed to fetch')
  }
  const stay = `check_in=${addDays(localToday(), 9)}&check_out=${addDays(localToday(), 12)}`
  const page = renderArea(`/book?unit=${unit.id}&property=${unit.property.id}&${stay}`, { area, server: { fetch } })
  const later = (seconds: number) => server.clock.set(new Date(server.clock().getTime() + seconds * 1000))
  const send = await page.screen.findByRole('button', { name: 'Send booking request · €300.00' })
  later(4)
  await page.user.click(send)
  expect((await page.screen.findByRole('alert')).textContent).toContain('The server cannot be reached')
  const another = () => server.call('POST', '/api/public/booking/', aWish(unit.id, { website: 'x' }))
  while ((await another()).status !== 429);
  await page.user.click(page.screen.getByRole('button', { name: 'Retry' }))
  await page.waitFor(() => expect(page.screen.getByRole('alert').textContent).toContain('Too many'))
  later(900)
  await page.user.click(page.screen.getByRole('button', { name: 'Retry' }))
  await page.screen.findByRole('heading', { name: 'Not confirmed in time' })
  expect(await held(unit.id)).toHaveLength(1)
})

it('shows a price that has risen since, and asks for nothing before it was seen', async () => {
  const owner = await server.signUpOwner()
  const unit = await aUnit(owner)
  const client = { ...guest, email: `g-${unique()}@example.com` }
  sessionStorage.setItem('keyhaven-request', JSON.stringify({ client, privacy: true }))
  const [from, to] = [addDays(localToday(), 9), addDays(localToday(), 12)]
  const address = `/book?unit=${unit.id}&property=${unit.property.id}&check_in=${from}&check_out=${to}`
  const page = renderArea(address, { area, server })
  const send = await page.screen.findByRole('button', { name: 'Send booking request · €300.00' })
  const later = () => server.clock.set(new Date(server.clock().getTime() + 4000))
  later()
  await aSeason(owner, { unit: unit.id, start: from, end: to, price_per_night: 120 })
  await page.user.click(send)
  expect((await page.screen.findByRole('alert')).textContent).toContain('this stay now costs €360.00')
  const again = await page.screen.findByRole('button', { name: 'Send booking request · €360.00' })
  expect(await held(unit.id)).toEqual([])
  later()
  await page.user.click(again)
  await page.screen.findByRole('heading', { name: 'Please confirm by email' })
  expect(await held(unit.id)).toMatchObject([{ price: { subtotalCents: 36_000 } }])
})

it('leads back with everything that was typed where the address is wrong, and frees the nights', async () => {
  const unit = await aUnit(await server.signUpOwner())
  const client = { ...guest, email: `g-${unique()}@example.com` }
  sessionStorage.setItem('keyhaven-request', JSON.stringify({ client, privacy: true }))
  const stay = `check_in=${addDays(localToday(), 9)}&check_out=${addDays(localToday(), 12)}`
  const page = renderArea(`/book?unit=${unit.id}&property=${unit.property.id}&${stay}`, { area, server })
  const send = await page.screen.findByRole('button', { name: 'Send booking request · €300.00' })
  server.clock.set(new Date(server.clock().getTime() + 4000))
  await page.user.click(send)
  await page.user.click(await page.screen.findByRole('button', { name: 'The address is wrong' }))
  expect(await page.screen.findByLabelText('Email')).toMatchObject({ value: client.email })
  expect(page.screen.getByLabelText('First name')).toMatchObject({ value: 'Gerda' })
  await page.screen.findByRole('button', { name: 'Send booking request · €300.00' })
  const taken = await server.call('GET', `/api/public/booking/property/${unit.property.id}/bookings/`)
  expect(taken.body).toEqual([])
})
