import { testServer } from '@keyhaven/api/testing/test-server'
import { en } from '@keyhaven/shared-contracts/domain/languages/en'
import type { Promocode } from '@keyhaven/shared-contracts/contract/inventory/promocodes'
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

it('moves a stay against the rules for guests only by Move all the same', async () => {
  const { owner, book, bookingNow } = await openBusiness(server)
  const booking = await book(day(11), day(13))
  const closed = { kind: 'closed_to_arrival', from: day(12), to: day(12) }
  expect((await owner.call('POST', '/api/stay-rules/', closed)).status).toBe(201)
  const { screen, keys, user, dialog, waitFor } = await openCalendar({ owner, server })
  await screen.findByRole('button', { name: bar('Žofie Nováková, Confirmed', 11, 13) })
  await keys(`${right(1)}m${right(1)}{Enter}`)
  await screen.findByText(`No stay can begin on ${en.longDayWithWeekday(day(12))}.`)
  const question = await dialog()
  expect(document.activeElement?.textContent).toBe('Don’t move')
  await user.click(question.getByRole('button', { name: 'Don’t move' }))
  await screen.findByRole('button', { name: bar('Žofie Nováková, Confirmed', 11, 13) })
  expect(await bookingNow(booking)).toMatchObject({ check_in: day(11) })
  await keys(`m${right(1)}{Enter}`)
  await user.click(await screen.findByRole('button', { name: 'Move all the same' }))
  await waitFor(async () => expect(await bookingNow(booking)).toMatchObject({ check_in: day(12), check_out: day(14) }))
})

const ofFourNights = async () => {
  const business = await openBusiness(server)
  const { body: code } = await business.owner.call<Promocode>('POST', '/api/promocodes/', {
    ...{ code: 'LONG', description: 'For longer stays', valid_until: '2199-01-01', discount_percent: 10 },
    ...{ active: true, min_nights: 4 },
  })
  return { ...business, booking: await business.book(day(11), day(15), { promo_code: code.id }) }
}
const refusal = 'This promo code is for stays of at least 4 nights.'

it('shortens a stay below the nights of its code at the price that it has', async () => {
  const { owner, booking, bookingNow } = await ofFourNights()
  const { screen, keys, user, dialog, waitFor } = await openCalendar({ owner, server })
  await screen.findByRole('button', { name: bar('Žofie Nováková, Confirmed', 11, 15) })
  await keys(`${right(1)}m{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{Enter}`)
  await screen.findByText(refusal)
  const question = await dialog()
  expect(question.queryByRole('button', { name: /^Change to/ })).toBeNull()
  await user.click(question.getByRole('button', { name: 'Keep €322.20' }))
  await waitFor(async () =>
    expect(await bookingNow(booking)).toMatchObject({
      check_out: day(13),
      total_price: 322.2,
      promo_code: { code: 'LONG' },
    }),
  )
})
