import { testServer, type TestServer } from '@keyhaven/api/testing/test-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBusiness } from '../../testing/business.ts'
import { bar, day, openCalendar, right, short } from '../../testing/calendar.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

it('asks about every stay whose price a move changes, one after the other', async () => {
  const { owner, book, addUnit, bookingNow } = await openBusiness(server)
  await addUnit('Suite')
  const [first, second] = [await book(day(11), day(13)), await book(day(15), day(17))]
  let asked = 0
  const both = Promise.withResolvers<void>()
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (request.url.includes('/bookings/quote/')) {
      if (++asked === 2) both.resolve()
      await both.promise
    }
    return server.fetch(request)
  }
  const { screen, keys, user, dialog } = await openCalendar({ owner, server: { fetch } })
  await screen.findByRole('button', { name: bar('Žofie Nováková, Confirmed', 15, 17) })
  await keys(`${right(1)}m{ArrowDown}{Enter}{ArrowUp}${right(4)}m{ArrowDown}{Enter}`)
  for (const from of [11, 15]) {
    await screen.findByText(new RegExp(`Suite, 2 nights, ${short(from)}`))
    await user.click((await dialog()).getByRole('button', { name: 'Change to €200.00' }))
  }
  await screen.findByText(new RegExp(`^Moved Žofie Nováková to Suite, ${short(15)}`))
  for (const booking of [first, second])
    expect(await bookingNow(booking)).toMatchObject({ unit: { name: 'Suite' }, total_price: 200 })
})
