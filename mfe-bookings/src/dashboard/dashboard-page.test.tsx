import { testServer } from '@keyhaven/api/testing/test-server'
import { addDays, dayIn, showDay } from '@keyhaven/shared-contracts/domain/days/day'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { useLocale } from '@keyhaven/shared-contracts/web/locale'
import { sql } from 'kysely'
import { afterEach, expect, it } from 'vitest'
import area from '../area.tsx'
import { openBusiness } from '../testing/business.ts'

const server = await testServer()
const today = dayIn('Europe/Vienna', new Date())
afterEach(() => useLocale.getState().show('en'))

it('shows who is here, how full it is, and what comes next', async () => {
  const { owner, book } = await openBusiness(server)
  const { property } = await book(today, addDays(today, 2))
  // They are here from check-in on, whatever time it is now.
  await sql`UPDATE properties SET check_in_from = '00:00' WHERE id = ${property.id}`.execute(server.db)
  const { screen, within, waitFor } = renderArea('/owner/dashboard', { area, server, as: owner })
  await screen.findByText('100.0 %')
  const figure = (name: string) => within(screen.getByRole('group', { name })).getByText(/^[\d.]+$/).textContent
  await waitFor(() => expect(figure('Guests')).toBe('2'))
  expect(figure('Next Arrival')).toBe(showDay(today))
  expect(figure('Next Departure')).toBe(showDay(addDays(today, 2)))
})

it('begins with today, then says the figures, then who is where', async () => {
  const { owner, book } = await openBusiness(server)
  await book(addDays(today, 3), addDays(today, 5))
  const { screen } = renderArea('/owner/dashboard', { area, server, as: owner })
  await screen.findByText('Nobody arrives today')
  const parts = [
    screen.getByRole('group', { name: 'Arrivals' }),
    screen.getByRole('group', { name: 'Next Departure' }),
    screen.getByRole('heading', { name: 'Availability' }),
  ]
  expect(parts.toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))).toEqual(
    parts,
  )
})

it('shows a dash, and says nothing more, where nobody comes', async () => {
  const { owner, book } = await openBusiness(server)
  await book(addDays(today, 3), addDays(today, 5), { status: 'cancelled' })
  const { screen, within, waitFor } = renderArea('/owner/dashboard', { area, server, as: owner })
  await screen.findAllByText('0.0 %')
  await waitFor(() => expect(within(screen.getByRole('group', { name: 'Next Arrival' })).getByText('–')).toBeDefined())
  expect(screen.getByRole('group', { name: 'Next Arrival' }).textContent).toBe('Next Arrival–')
})

it('keeps the calendar when the figures cannot be loaded, and offers to try again', async () => {
  const { owner } = await openBusiness(server)
  const flaky: typeof fetch = (input, init) =>
    String(input instanceof Request ? input.url : input).includes('dashboard-stats')
      ? Promise.resolve(new Response('', { status: 503 }))
      : server.fetch(input, init)
  const { screen } = renderArea('/owner/dashboard', { area, server: { fetch: flaky }, as: owner })
  await screen.findByRole('rowheader', { name: /Lake room/ })
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeDefined()
})

it('says the figures, the lists of today and a deposit in German', async () => {
  const { owner, book } = await openBusiness(server)
  await book(today, addDays(today, 2))
  await book(addDays(today, 3), addDays(today, 5), { deposit_amount: 1060.5 })
  await useLocale.getState().show('de')
  const { screen, within } = renderArea('/owner/dashboard', { area, server, as: owner })
  await screen.findByText('100,0 %')
  expect(screen.getByRole('group', { name: 'Nächste Abreise' }).textContent).toContain(showDay(addDays(today, 2)))
  within(screen.getByRole('group', { name: 'Anreisen' })).getByText('Lake room · 2 Gäste')
  const arrival = showDay(addDays(today, 3)).slice(0, 6)
  within(screen.getByRole('group', { name: 'Offene Anzahlungen' })).getByText(`1.060,50 € · Anreise ${arrival}`)
  within(screen.getByRole('group', { name: 'Abreisen' })).getByText('Heute reist niemand ab')
  expect(screen.getByRole('heading', { name: 'Übersicht' })).toBeDefined()
})
