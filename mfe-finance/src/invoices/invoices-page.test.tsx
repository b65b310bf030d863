import { aBooking, aClient } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import type { Invoice } from '@keyhaven/shared-contracts/contract/finance/invoices'
import { showDay } from '@keyhaven/shared-contracts/domain/days/day'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { beforeEach, expect, it } from 'vitest'
import area from '../area.tsx'
// Here from the start: on a busy machine loading it takes longer than a test waits.
import './invoices-page.tsx'

const server = await testServer()
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})

const open = (api = server.fetch) =>
  renderArea('/owner/dashboard/invoices', { area, server: { fetch: api }, as: owner })

it('lists the draft of a booking, whose PDF opens in a new tab by its signed link', async () => {
  const client = await aClient(owner, { first_name: 'Žofie', last_name: 'Nováková' })
  const booking = await aBooking(owner, { client: client.id })
  const { screen, within } = open()
  const row = (await screen.findByText('Žofie Nováková')).closest('tr') ?? document.body
  const stay = `${booking.unit.name}${showDay(booking.check_in)} – ${showDay(booking.check_out)}${booking.reference}`
  expect(row.textContent).toContain(`DraftŽofie Nováková${stay}${showDay(localToday())}€300.00`)
  expect(within(row).getAllByText('Draft')).toHaveLength(1)
  const toBooking = within(row).getByRole('link', { name: `Open booking ${booking.reference}` })
  expect(toBooking.getAttribute('href')).toBe(`/owner/dashboard/bookings?booking=${booking.id}`)
  const link = within(row).getByRole<HTMLAnchorElement>('link', { name: /Download/ })
  expect(link.target).toBe('_blank')
  const { body } = await owner.call<Invoice[]>('GET', '/api/invoices/owner/')
  expect(link.href).toBe(`${window.location.origin}${body[0]?.pdf_file}`)
})

it('is sorted by a click on a heading, and the address says so', async () => {
  await aBooking(owner, { client: (await aClient(owner, { first_name: 'Eva', last_name: 'Adler' })).id })
  await aBooking(owner, { client: (await aClient(owner, { first_name: 'Adam', last_name: 'Zorn' })).id })
  const { user, screen, waitFor, address } = open()
  const names = () => screen.getAllByRole('row').flatMap((row) => /Eva|Adam/.exec(row.textContent)?.[0] ?? [])
  await waitFor(() => expect(names()).toEqual(['Adam', 'Eva']))
  await user.click(screen.getByRole('columnheader', { name: 'Name' }))
  await waitFor(() => expect(names()).toEqual(['Eva', 'Adam']))
  expect(address()).toBe('/owner/dashboard/invoices?sort=name')
})

it('searches by name and keeps the search in the address', async () => {
  await aBooking(owner, { client: (await aClient(owner, { first_name: 'Eva' })).id })
  await aBooking(owner, { client: (await aClient(owner, { first_name: 'Adam' })).id })
  const { user, screen, waitFor, address } = open()
  await screen.findByText(/^Eva/)
  await user.type(screen.getByLabelText('Search invoices'), 'ada')
  await waitFor(() => expect(screen.queryByText(/^Eva/)).toBeNull())
  await screen.findByText(/^Adam/)
  expect(address()).toBe('/owner/dashboard/invoices?search=ada')
})

it('stops loading when the list fails, says so, and loads it on Retry', async () => {
  let down = true
  const { user, screen } = open((input, init) =>
    down && new Request(input, init).url.includes('/api/invoices/')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : server.fetch(input, init),
  )
  await screen.findByText(/The server cannot be reached/)
  expect(screen.queryByLabelText('Loading invoices')).toBeNull()
  down = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByText('No invoices yet')
})
