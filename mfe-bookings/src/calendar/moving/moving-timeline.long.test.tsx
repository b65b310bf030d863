import { testServer } from '@keyhaven/api/testing/test-server'
import type { CalendarBlock } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { Unit } from '@keyhaven/shared-contracts/contract/inventory/units'
import { queryClient } from '@keyhaven/shared-contracts/web/api'
import { beforeEach, expect, it } from 'vitest'
import { type Business, openBusiness } from '../../testing/business.ts'
import { bar, day, openCalendar, right, short } from '../../testing/calendar.ts'

const server = await testServer()
let business: Business
beforeEach(async () => {
  business = await openBusiness(server)
})

const blocksNow = async () => (await business.owner.call<CalendarBlock[]>('GET', '/api/blocks/')).body
const block = (unit: Unit, from: number, to: number, reason: string) =>
  business.owner.call<CalendarBlock>('POST', '/api/blocks/', { unit: unit.id, start: day(from), end: day(to), reason })

const open = () => openCalendar({ owner: business.owner, server })

it('moves a stay by keys, keeps a price that does not change, and undoes it', async () => {
  const booking = await business.book(day(11), day(13))
  const { screen, keys, user, waitFor } = await open()
  await screen.findByRole('button', { name: bar('Žofie Nováková, Confirmed', 11, 13) })
  await keys(`${right(1)}m${right(3)}`)
  const free = `Moving Žofie Nováková: 2 nights, ${short(14)}–${short(16)}, Lake room, free`
  await waitFor(() => expect(screen.getByText(free)).toBeDefined())
  await keys('{Enter}')
  await screen.findByText(new RegExp(`^Moved Žofie Nováková to Lake room, ${short(14)}–${short(16)}`))
  await screen.findByRole('button', { name: bar('Žofie Nováková, Confirmed', 14, 16) })
  expect((await business.bookingNow(booking)).check_in).toBe(day(14))

  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText(`Undone: Žofie Nováková, Lake room, ${short(11)}–${short(13)}`)
  expect(await business.bookingNow(booking)).toMatchObject({ check_in: day(11), check_out: day(13), total_price: 179 })
})

it('restores the lines of a price, too, where other nights came to the same total', async () => {
  const { id: unit } = business.unit
  for (const [night, price] of [100, 50, 75, 75].entries())
    await business.owner.call('POST', '/api/seasons/', {
      ...{ unit, name: `Night ${night}`, start: day(11 + night), end: day(12 + night), price_per_night: price },
    })
  const booking = await business.book(day(11), day(13))
  const { screen, keys, user } = await open()
  await screen.findByRole('button', { name: bar('Žofie Nováková, Confirmed', 11, 13) })
  await keys(`${right(1)}m${right(2)}{Enter}`)
  await screen.findByText(/^Moved Žofie Nováková to Lake room/)
  const nights = async () =>
    (await business.bookingNow(booking)).price_lines.map(({ quantity, unit_price }) => [quantity, unit_price])
  expect(await nights()).toEqual([[2, 75]])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText(/^Undone: Žofie Nováková/)
  expect(await nights()).toEqual([
    [1, 100],
    [1, 50],
  ])
})

it('asks which price holds when a move changes it, and restores the old one', async () => {
  await business.addUnit('Suite')
  const booking = await business.book(day(11), day(13))
  const { screen, keys, user, dialog } = await open()
  await screen.findByRole('button', { name: bar('Žofie Nováková, Confirmed', 11, 13) })
  await keys(`${right(1)}m{ArrowDown}{Shift>}{ArrowRight}{/Shift}{Enter}`)
  const question = await dialog()
  question.getByText('€179.00')
  await user.click(question.getByRole('button', { name: 'Change to €300.00' }))
  await screen.findByText(/^Moved Žofie Nováková to Suite.* · €179\.00 → €300\.00/)
  expect(await business.bookingNow(booking)).toMatchObject({
    unit: { name: 'Suite' },
    total_price: 300,
    check_out: day(14),
  })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText(`Undone: Žofie Nováková, Lake room, ${short(11)}–${short(13)}`)
  expect(await business.bookingNow(booking)).toMatchObject({ unit: { name: 'Lake room' }, total_price: 179 })
})

it('keeps the agreed price when told so', async () => {
  const booking = await business.book(day(11), day(13))
  const { screen, keys, user, dialog } = await open()
  await screen.findByRole('button', { name: bar('Žofie Nováková, Confirmed', 11, 13) })
  await keys(`${right(1)}m{Shift>}{ArrowRight}{/Shift}{Enter}`)
  await user.click((await dialog()).getByRole('button', { name: 'Keep €179.00' }))
  await screen.findByText(`Extended the stay of Žofie Nováková: 3 nights, ${short(11)}–${short(14)}`)
  expect(await business.bookingNow(booking)).toMatchObject({ check_out: day(14), total_price: 179 })
})

it('says what is in the way before the drop, refuses it, and leaves everything with Escape', async () => {
  const booking = await business.book(day(11), day(13))
  await business.book(day(15), day(17))
  const { screen, keys } = await open()
  await screen.findByRole('button', { name: bar('Žofie Nováková, Confirmed', 15, 17) })
  await keys(`${right(1)}m${right(3)}`)
  await screen.findByText(new RegExp(`Lake room, Taken by Žofie Nováková, ${short(15)}–${short(17)}$`))
  await keys('{Enter}')
  await screen.findByText(/^Not possible here: Taken by Žofie Nováková/)
  await keys('{Escape}')
  await screen.findByText('Cancelled. Nothing was changed.')
  expect((await business.bookingNow(booking)).check_in).toBe(day(11))
})

it('takes a move back that somebody else was faster than', async () => {
  const booking = await business.book(day(11), day(13))
  const { screen, keys } = await open()
  await screen.findByRole('button', { name: bar('Žofie Nováková, Confirmed', 11, 13) })
  await business.book(day(15), day(17))
  await keys(`${right(1)}m${right(3)}{Enter}`)
  await screen.findByText(/^Not moved: The unit is taken from/)
  await screen.findByRole('button', { name: bar('Žofie Nováková, Confirmed', 15, 17) })
  expect((await business.bookingNow(booking)).check_in).toBe(day(11))
})

it('does not move what was moved meanwhile, and shows it where it is now', async () => {
  const booking = await business.book(day(11), day(13))
  const { screen, keys } = await open()
  await screen.findByRole('button', { name: bar('Žofie Nováková, Confirmed', 11, 13) })
  const { client, property, unit } = business
  const elsewhere = {
    ...booking,
    client: client.id,
    property: property.id,
    unit: unit.id,
    services: [],
    promo_code: null,
  }
  const change = { ...elsewhere, check_in: day(18), check_out: day(20) }
  await business.owner.call('PATCH', `/api/booking/${booking.id}/`, change)
  await keys(`${right(1)}m${right(1)}{Enter}`)
  await screen.findByText('Žofie Nováková was moved in the meantime. Nothing was changed.')
  expect(await screen.findByRole('button', { name: bar('Žofie Nováková, Confirmed', 18, 20) })).toBeDefined()
})

it('books selected nights for a guest who is known', async () => {
  const { screen, keys, user, dialog } = await open()
  await keys(`${right(1)}{Enter}${right(2)}{Enter}`)
  const form = await dialog()
  await user.type(form.getByLabelText('Guest'), 'Nov')
  await user.click(await screen.findByText(/zofie@example.com/))
  await form.findByText('€268.50')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await screen.findByText(new RegExp(`^Booked Lake room for Žofie Nováková, ${short(11)}–${short(14)}`))
  expect(await screen.findByRole('button', { name: bar('Žofie Nováková, Pending', 11, 14) })).toBeDefined()
})

it('books selected nights for a guest who is typed in', async () => {
  const { screen, keys, user, dialog, fillIn, within } = await open()
  await keys('{Enter}{Enter}')
  const form = await dialog()
  await user.click(form.getByLabelText('Guest'))
  await user.paste('Anna Maria Novak')
  await user.click(await screen.findByText('New guest “Anna Maria Novak”'))
  expect((await form.findByLabelText<HTMLInputElement>('First Name')).value).toBe('Anna Maria')
  await user.click(form.getByRole('button', { name: 'Add address' }))
  const address = { Street: 'Ring', 'House Number': '1', 'Postal Code': '1010', City: 'Wien', Country: 'Austria' }
  await fillIn({ Email: 'anna@example.com', Phone: '+4312345678', ...address }, form as ReturnType<typeof within>)
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^Booked Lake room for Anna Maria Novak/)).toBeDefined()
})

it('says in the dialog that the nights are taken meanwhile, and keeps what was typed', async () => {
  const { keys, user, screen, dialog } = await open()
  await keys('{Enter}{Enter}')
  const form = await dialog()
  await user.type(form.getByLabelText('Guest'), 'Nov')
  await user.click(await screen.findByText(/zofie@example.com/))
  await form.findByText('€89.50')
  await business.book(day(10), day(11))
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findAllByText(/The unit is taken from/)).toHaveLength(1)
  form.getByText('Žofie Nováková')
})

it('blocks selected nights at once, and gives them back', async () => {
  const { screen, keys, user, dialog, waitFor } = await open()
  await keys(`{Enter}${right(1)}{Enter}`)
  await user.click((await dialog()).getByRole('button', { name: 'Block' }))
  await screen.findByText(`Blocked Lake room, ${short(10)}–${short(12)}`)
  expect(await blocksNow()).toMatchObject([{ start: day(10), end: day(12) }])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await blocksNow()).toEqual([]))
})

it('changes, removes and restores a block from its dialog', async () => {
  await block(business.unit, 11, 13, 'Painting')
  const { screen, keys, user, dialog, fillIn, within } = await open()
  await screen.findByRole('button', { name: bar('Blocked, Painting', 11, 12) })
  await keys(`${right(1)}{Enter}`)
  const form = await dialog()
  await fillIn({ Reason: 'New floor' }, form as ReturnType<typeof within>)
  await user.click(form.getByRole('button', { name: 'Update' }))
  await screen.findByRole('button', { name: bar('Blocked, New floor', 11, 12) })
  await keys('{Enter}')
  await user.click((await dialog()).getByRole('button', { name: 'Remove block' }))
  await screen.findByText('Block removed; its nights can be booked again')
  expect(await blocksNow()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByRole('button', { name: bar('Blocked, New floor', 11, 12) })
})

it('undoes a change of a block back to the version that somebody else had made', async () => {
  const { body: painted } = await block(business.unit, 11, 13, 'Painting')
  const { screen, keys, user, dialog, fillIn, within, waitFor } = await open()
  await screen.findByRole('button', { name: bar('Blocked, Painting', 11, 12) })
  await keys(`${right(1)}{Enter}`)
  const form = await dialog()
  const theirs = { unit: business.unit.id, start: day(11), end: day(14), reason: 'Varnish', version: painted.version }
  await business.owner.call('PATCH', `/api/block/${painted.id}/`, theirs)
  await fillIn({ Reason: 'New floor' }, form as ReturnType<typeof within>)
  await user.click(form.getByRole('button', { name: 'Update' }))
  await user.click(await form.findByRole('button', { name: 'Keep what I typed' }))
  await user.click(form.getByRole('button', { name: 'Update' }))
  await screen.findByRole('button', { name: bar('Blocked, New floor', 11, 13) })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await blocksNow()).toMatchObject([{ end: day(14), reason: 'Varnish' }]))
})

it('moves a block like a stay and keeps its reason', async () => {
  await block(business.unit, 11, 13, 'Painting')
  const { screen, keys } = await open()
  await screen.findByRole('button', { name: bar('Blocked, Painting', 11, 12) })
  await keys(`${right(1)}m${right(2)}{Enter}`)
  await screen.findByText(/^Moved the block “Painting” to Lake room/)
  expect(await blocksNow()).toMatchObject([{ start: day(13), end: day(15), reason: 'Painting' }])
})

it('gives a block its reason back too, when its days are out of sight by then', async () => {
  await block(business.unit, 11, 13, 'Painting')
  const { screen, keys, user, waitFor } = await open()
  await screen.findByRole('button', { name: bar('Blocked, Painting', 11, 12) })
  await keys(`${right(1)}m${right(2)}{Enter}`)
  await screen.findByText(/^Moved the block/)
  for (let screens = 0; screens < 7; screens++) await user.click(screen.getByRole('button', { name: 'Later' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Blocked, Painting/ })).toBeNull())
  // Somebody else has changed something meanwhile.
  await queryClient.invalidateQueries({ queryKey: ['calendar'] })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await blocksNow()).toMatchObject([{ start: day(11), reason: 'Painting' }]))
})

it('shows the keys', async () => {
  const { keys, dialog } = await open()
  await keys('?')
  expect((await dialog()).getByText('Undo the last move or change of prices')).toBeDefined()
})
