import { testServer } from '@keyhaven/api/testing/test-server'
import { addDays, dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import { de } from '@keyhaven/shared-contracts/domain/languages/de'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { useLocale } from '@keyhaven/shared-contracts/web/locale'
import { afterEach, beforeEach, expect, it } from 'vitest'
import area from '../../area.tsx'
import { chooseDay, openForm } from '../../testing/booking-steps.ts'
import { type Business, openBusiness } from '../../testing/business.ts'

const server = await testServer()
let business: Business
beforeEach(async () => {
  business = await openBusiness(server)
})
afterEach(() => useLocale.getState().show('en'))

const today = dayIn('Europe/Vienna', new Date())
const open = (query = '') => renderArea(`/owner/dashboard/bookings${query}`, { area, server, as: business.owner })

it('lists a booking and says all about it in German, with days and amounts as German writes them', async () => {
  const booking = await business.book(addDays(today, 2), addDays(today, 5), { guests_count: 3 })
  await useLocale.getState().show('de')
  const { screen, user, within } = open()
  await user.click(await screen.findByRole('button', { name: `Details zu ${booking.reference}` }))
  const row = await screen.findByRole('row', { name: /Žofie/, hidden: true })
  expect(row.textContent).toContain('3 Nächte, 3 Gäste')
  expect(row.textContent).toContain('Bestätigt')
  const popup = within(await screen.findByRole('dialog', { name: `Buchung ${booking.reference}` }))
  expect(await popup.findAllByText('89,50\u00a0€', { normalizer: (text) => text })).not.toHaveLength(0)
  const arrival = popup.getByText('Anreise').closest('dt')
  expect(arrival?.nextElementSibling?.textContent).toBe(de.day(booking.check_in))
  popup.getByText('1 weitere Person, pro Nacht')
  popup.getByRole('button', { name: 'Buchung stornieren' })
})

it('keeps what was typed into the form when the language changes', async () => {
  await useLocale.getState().show('de')
  const page = open()
  const form = await openForm(page, 'Neue Buchung')
  const [from, to] = [addDays(today, 2), addDays(today, 5)]
  await chooseDay(page, form, 'Anreise', from)
  await chooseDay(page, form, 'Abreise', to)
  await form.findByText('Lake room')
  await page.fillIn({ Gäste: '3' }, form)
  await form.findByText('Bitte wählen Sie einen Kunden.')
  await useLocale.getState().show('fr')
  await form.findByText('Veuillez choisir un client.')
  form.getByText('Nouvelle réservation')
  form.getByText('Lake room')
  expect(form.getByLabelText<HTMLInputElement>('Voyageurs').value).toBe('3')
  expect(form.getByLabelText<HTMLInputElement>('Arrivée').value).not.toBe('')
})
