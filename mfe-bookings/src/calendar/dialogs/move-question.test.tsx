import { testServer } from '@keyhaven/api/testing/test-server'
import { expect, it } from 'vitest'
import { openBusiness } from '../../testing/business.ts'
import { bar, day, openCalendar, right, short } from '../../testing/calendar.ts'

const server = await testServer()

it('asks about every stay whose price a move changes, one after the other', async () => {
  const { owner, book, addUnit, bookingNow } = await openBusiness(server)
  await addUnit('Suite')
  const [first, second] = [await book(day(11), day(13)), await book(day(15), day(17))]
  let pending = 0
  const both = Promise.withResolvers<void>()
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (request.url.includes('/bookings/quote/')) {
      if (++pending === 2) both.resolve()
      await both.promise
    }
    return server.fetch(request)
  }
  const { screen, keys, user, dialog, waitFor } = await openCalendar({ owner, server: { fetch } })
  await screen.findByRole('button', { name: bar('Žofie Nováková, Confirmed', 15, 17) })
  await keys(`${right(1)}m{ArrowDown}{Enter}{ArrowUp}${right(4)}m{ArrowDown}{Enter}`)
  const questions: (string | null)[] = []
  while (questions.length < 2) {
    const question = await screen.findByText(/Suite, 2 nights/)
    questions.push(question.textContent)
    await user.click((await dialog()).getByRole('button', { name: 'Change to €200.00' }))
    await waitFor(() => expect(question.isConnected).toBe(false))
  }
  const asks = (from: number) => `Žofie Nováková: Suite, 2 nights, ${short(from)}–${short(from + 2)}`
  expect(questions).toEqual(expect.arrayContaining([asks(11), asks(15)]))
  for (const booking of [first, second])
    await waitFor(async () =>
      expect(await bookingNow(booking)).toMatchObject({ unit: { name: 'Suite' }, total_price: 200 }),
    )
})
