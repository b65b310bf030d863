import { testServer } from '@keyhaven/api/testing/test-server'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { useLocale } from '@keyhaven/shared-contracts/web/locale'
import { afterEach, expect, it } from 'vitest'
import area from '../area.tsx'
import { openBusiness } from '../testing/business.ts'
import { day, openCalendar, right } from '../testing/calendar.ts'

const server = await testServer()
const speak = (locale: string) => useLocale.getState().show(locale)
afterEach(() => speak('en'))

it('names days, stays and free nights in German', async () => {
  const { owner, book } = await openBusiness(server)
  await book('2027-03-05', '2027-03-08')
  await speak('de')
  const { screen } = renderArea('/owner/dashboard?month=2027-03', { area, server, as: owner })
  await screen.findByRole('button', { name: 'Žofie Nováková, Bestätigt, 05.03.2027 – 08.03.2027' })
  screen.getByRole('heading', { name: 'Verfügbarkeit' })
  screen.getByRole('columnheader', { name: 'Mo 01.03.' })
  await screen.findByRole('img', { name: 'Mo 01.03.: 1 von 1 frei, 0\u00a0% belegt, ab 89,50\u00a0€' })
  await screen.findByRole('img', { name: 'Fr 05.03.: 0 von 1 frei, 100\u00a0% belegt' })
  screen.getByText('Verfügbarkeit der Einheiten vom 01.03.2027 bis 31.03.2027.')
  expect(screen.getByText('März')).toBeDefined()
})

it('keeps in one piece the days that Dutch writes with hyphens', async () => {
  const { owner } = await openBusiness(server)
  await speak('nl')
  const { screen } = renderArea('/owner/dashboard?month=2027-03', { area, server, as: owner })
  const head = await screen.findByRole('columnheader', { name: /^wo 31-/ })
  expect(head.textContent).toBe('wo 31-\u206003')
})

it('says in another language at once what is dragged by keys, and keeps what was typed', async () => {
  const { owner, book } = await openBusiness(server)
  await book(day(11), day(13))
  const { screen, keys, user, dialog, fillIn, within, waitFor } = await openCalendar({ owner, server })
  await screen.findByRole('button', { name: /Žofie Nováková, Confirmed/ })
  await speak('de')
  await screen.findByRole('heading', { name: 'Verfügbarkeit' })
  await keys(`${right(1)}m${right(2)}`)
  await screen.findByText(/^Žofie Nováková wird verschoben: 2 Nächte, .*, Lake room, frei$/)
  await keys('{Escape}')
  await screen.findByText('Abgebrochen. Es wurde nichts geändert.')

  await speak('en')
  await screen.findByRole('heading', { name: 'Availability' })
  await keys(`${right(4)}{Enter}${right(2)}{Enter}`)
  const form = await dialog()
  await fillIn({ Guests: '3' }, form as ReturnType<typeof within>)
  await form.findByText('€298.50')
  await speak('de')
  const guests = await form.findByLabelText<HTMLInputElement>('Gäste')
  expect(guests.value).toBe('3')
  await form.findByText('298,50 €')
  await form.findByText('3 Nächte × 89,50 € + 1 weitere Person × 3 Nächte × 10,00 €')
  await user.click(form.getByRole('button', { name: 'Sperren' }))
  await screen.findByText(/^Lake room gesperrt: \d\d\.\d\d\.–\d\d\.\d\d\.$/)
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Gesperrt/ })).toBeNull())
})
