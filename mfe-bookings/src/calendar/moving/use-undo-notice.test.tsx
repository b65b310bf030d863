import { testServer } from '@keyhaven/api/testing/test-server'
import { expect, it } from 'vitest'
import { openBusiness } from '../../testing/business.ts'
import { bar, day, openCalendar, right, short } from '../../testing/calendar.ts'

const server = await testServer()

it('undoes the last move alone, wherever the one before was made', async () => {
  const { owner, book, addUnit, bookingNow } = await openBusiness(server)
  await addUnit('Suite')
  const [near, far] = [await book(day(11), day(13)), await book(day(20), day(22))]
  const changed: string[] = []
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init)
    if (request.method === 'PATCH') changed.push(new URL(request.url).pathname)
    return server.fetch(request)
  }
  const { screen, keys, user, within, waitFor } = await openCalendar({ owner, server: { fetch } })
  await user.click(await screen.findByRole('button', { name: bar('Žofie Nováková, Confirmed', 20, 22) }))
  await user.click(await screen.findByRole('button', { name: 'Move…' }))
  const title = await screen.findByText('Move Žofie Nováková')
  const form = within(title.closest<HTMLElement>('[role=dialog]') ?? title)
  await user.click(await form.findByLabelText('Unit'))
  // The row has the same name.
  await waitFor(() => expect(screen.getAllByTitle('Suite')).toHaveLength(2))
  await user.click(screen.getAllByTitle('Suite').at(-1) ?? document.body)
  await form.findByText('Change to €200.00')
  await user.click(form.getByRole('button', { name: 'Move' }))
  await screen.findByText(/^Moved Žofie Nováková to Suite/)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await keys(`${right(1)}m${right(3)}{Enter}`)
  await screen.findByText(/^Moved Žofie Nováková to Lake room/)
  await keys('{Control>}z{/Control}')
  await screen.findByText(`Undone: Žofie Nováková, Lake room, ${short(11)}–${short(13)}`)
  expect(await bookingNow(near)).toMatchObject({ check_in: day(11) })
  expect(await bookingNow(far)).toMatchObject({ unit: { name: 'Suite' } })
  expect(changed.map((path) => path.split('/').at(-2))).toEqual([far.id, near.id, near.id].map(String))
})

it('offers no way back to where a stay cannot be put any more', async () => {
  const { owner, book } = await openBusiness(server)
  const { id } = await book(day(3), day(5))
  for (const table of ['bookings', 'occupancies'] as const)
    await server.db
      .updateTable(table)
      .set({ check_in: day(-1), check_out: day(1) })
      .where(table === 'bookings' ? 'id' : 'booking_id', '=', id)
      .execute()
  const { screen, keys } = await openCalendar({ owner, server, from: day(-3) })
  await screen.findByRole('button', { name: bar('Žofie Nováková, Confirmed', -1, 1) })
  await keys(`{Home}${right(2)}m${right(4)}{Enter}`)
  await screen.findByText(/^Moved Žofie Nováková to Lake room/)
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})
