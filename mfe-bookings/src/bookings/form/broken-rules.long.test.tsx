import { testServer } from '@keyhaven/api/testing/test-server'
import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { addDays, dayIn, weekdayOf } from '@keyhaven/shared-contracts/domain/days/day'
import { en } from '@keyhaven/shared-contracts/domain/languages/en'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { useLocale } from '@keyhaven/shared-contracts/web/locale'
import { afterEach, beforeEach, expect, it } from 'vitest'
import area from '../../area.tsx'
import { chooseClient, chooseDay, chooseStay, openForm, type Page } from '../../testing/booking-steps.ts'
import { type Business, openBusiness } from '../../testing/business.ts'
import { openCalendar } from '../../testing/calendar.ts'

const server = await testServer()
let business: Business
beforeEach(async () => {
  business = await openBusiness(server)
  const saturdays = { kind: 'arrival_weekdays', weekdays: [6] }
  await business.owner.call('POST', '/api/stay-rules/', saturdays)
})
afterEach(() => useLocale.getState().show('en'))

const today = dayIn('Europe/Vienna', new Date())
/** A Tuesday in two weeks, and the Saturday before it. */
const tuesday = addDays(today, 16 - weekdayOf(today))
const saturday = addDays(tuesday, -3)
const stay = { from: tuesday, to: addDays(tuesday, 3), guests: 2 }
const open = (path = '/owner/dashboard/bookings?stage=all') => renderArea(path, { area, server, as: business.owner })
const sentence = `No stay can begin on ${en.longDayWithWeekday(tuesday)}: arrival is on Saturday.`
const bookings = async () => (await business.owner.call<Booking[]>('GET', '/api/bookings/')).body
const press = async ({ user, waitFor }: Page, form: Pick<Page['screen'], 'findByRole'>, name: string) => {
  const button = await form.findByRole('button', { name })
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false))
  await user.click(button)
}

it('says which rule a new booking breaks, and books all the same', async () => {
  const page = open()
  const form = await openForm(page, 'New Booking')
  await chooseStay(page, form, stay)
  await form.findByText(sentence)
  await chooseClient(page, form)
  expect(form.queryByRole('button', { name: 'Save' })).toBeNull()
  await press(page, form, 'Book all the same')
  await page.waitFor(async () => expect(await bookings()).toMatchObject([{ check_in: tuesday }]))
})

it('takes the dates of a stay close to it that guests could book', async () => {
  const page = open()
  const form = await openForm(page, 'New Booking')
  await chooseStay(page, form, stay)
  await chooseClient(page, form)
  await press(page, form, en.stay(saturday, tuesday))
  await page.waitFor(() => expect(form.queryByText(sentence)).toBeNull())
  await press(page, form, 'Save')
  await page.waitFor(async () => expect(await bookings()).toMatchObject([{ check_in: saturday, check_out: tuesday }]))
})

it('says nothing where a change leaves the dates alone, and does not go on by Enter where it moves them', async () => {
  const booking = await business.book(stay.from, stay.to)
  const page = open()
  const form = await openForm(page, `Edit ${booking.reference}`)
  await page.fillIn({ Guests: '3' }, form)
  await form.findByText('€298.50')
  expect(form.queryByText(sentence)).toBeNull()
  await chooseDay(page, form, 'Check Out', addDays(stay.to, 1))
  await form.findByText(sentence)
  expect(await business.bookingNow(booking)).toMatchObject({ check_out: stay.to, guests_count: 2 })
  await press(page, form, 'Change all the same')
  await page.waitFor(async () =>
    expect(await business.bookingNow(booking)).toMatchObject({ check_out: addDays(stay.to, 1) }),
  )
})

it('moves a stay from its popup only by Move all the same, in German, too', async () => {
  const booking = await business.book(saturday, tuesday)
  await useLocale.getState().show('de')
  const page = open(`/owner/dashboard/bookings?booking=${booking.id}`)
  await press(page, page.screen, 'Verschieben …')
  const title = await page.screen.findByText('Aufenthalt von Žofie Nováková verschieben')
  const form = page.within(title.closest<HTMLElement>('[role=dialog]') ?? title)
  await chooseDay(page, form, 'Anreise', tuesday)
  await form.findByText(/^Am Dienstag, .* kann kein Aufenthalt beginnen: Anreise ist am Samstag\.$/)
  await press(page, form, 'Trotzdem verschieben')
  await page.waitFor(async () => expect(await business.bookingNow(booking)).toMatchObject({ check_in: tuesday }))
})

it('books nights of the calendar against a rule only by Book all the same', async () => {
  const { keys, dialog, user, screen, waitFor } = await openCalendar({ owner: business.owner, server, from: tuesday })
  await keys('{Enter}{ArrowRight}{Enter}')
  const form = await dialog()
  await form.findByText(sentence)
  await user.type(form.getByLabelText('Guest'), 'Nov')
  await user.click(await screen.findByText(/zofie@example.com/))
  expect(form.queryByRole('button', { name: 'Save' })).toBeNull()
  await user.click(form.getByRole('button', { name: 'Book all the same' }))
  await waitFor(async () => expect(await bookings()).toMatchObject([{ check_in: tuesday }]))
})
