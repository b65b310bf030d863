import { testServer } from '@keyhaven/api/testing/test-server'
import { beforeEach, expect, it } from 'vitest'
import { type Business, openBusiness } from '../../testing/business.ts'
import { bar, day, openCalendar, right } from '../../testing/calendar.ts'

const server = await testServer()
let business: Business
beforeEach(async () => {
  business = await openBusiness(server)
})

const kinds = async (booking: { id: number }) =>
  (await business.documentsOf(booking)).map(({ kind, status, total_price }) => `${kind} ${status} ${total_price}`)

const openIssued = async () => {
  const booking = await business.book(day(11), day(13))
  const number = await business.issue(booking)
  const page = await openCalendar({ owner: business.owner, server })
  await page.screen.findByRole('button', { name: bar('Žofie Nováková, Confirmed', 11, 13) })
  return { ...page, booking, number }
}

it('asks before a move replaces an issued invoice, and moves nothing without that word', async () => {
  const { booking, number, keys, user, dialog, screen } = await openIssued()
  await keys(`${right(1)}m${right(3)}{Enter}`)
  const question = await dialog()
  question.getByText(
    `Invoice ${number} for €179.00 will be cancelled by a new document, and a new invoice for €179.00 will be issued.`,
  )
  const stays = question.getByRole('button', { name: 'Don’t move' })
  expect(document.activeElement).toBe(stays)
  await user.click(stays)
  await screen.findByRole('button', { name: bar('Žofie Nováková, Confirmed', 11, 13) })
  expect((await business.bookingNow(booking)).check_in).toBe(day(11))
  expect(await kinds(booking)).toEqual(['invoice issued 179'])
})

it('moves and replaces the invoice when told so, and asks again before that is undone', async () => {
  const { booking, number, keys, user, dialog, screen } = await openIssued()
  await keys(`${right(1)}m${right(3)}{Enter}`)
  await user.click((await dialog()).getByRole('button', { name: 'Move and replace the invoice' }))
  await screen.findByText(/^Moved Žofie Nováková to Lake room/)
  const replaced = ['invoice issued 179', 'cancellation issued -179', 'invoice cancelled 179']
  expect(await kinds(booking)).toEqual(replaced)

  await user.click(screen.getByRole('button', { name: 'Undo' }))
  const third = number.replace('00001', '00003')
  const question = await dialog()
  question.getByText(new RegExp(`Invoice ${third} for €179.00 will be cancelled by a new document`))
  await user.click(question.getByRole('button', { name: 'Leave it as it is' }))
  await screen.findByRole('button', { name: bar('Žofie Nováková, Confirmed', 14, 16) })
  expect((await business.bookingNow(booking)).check_in).toBe(day(14))
  expect(await kinds(booking)).toEqual(replaced)
})

it('names both totals where the price changes, too', async () => {
  const { booking, number, keys, user, dialog, screen } = await openIssued()
  await keys(`${right(1)}m{Shift>}{ArrowRight}{/Shift}{Enter}`)
  const question = await dialog()
  question.getByText(
    new RegExp(`^Invoice ${number} for €179.00 .* a new invoice for €268.50 or €179.00 will be issued.$`),
  )
  await user.click(question.getByRole('button', { name: 'Change to €268.50' }))
  await screen.findByText(/Žofie Nováková: 3 nights/)
  expect(await kinds(booking)).toEqual(['invoice issued 268.5', 'cancellation issued -179', 'invoice cancelled 179'])
})

it('asks even where the invoice was issued after the page last looked', async () => {
  const booking = await business.book(day(11), day(13))
  let number = ''
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (request.method === 'PATCH' && !number) number = await business.issue(booking)
    return server.fetch(request)
  }
  const { screen, keys, user, dialog } = await openCalendar({ owner: business.owner, server: { fetch } })
  await screen.findByRole('button', { name: bar('Žofie Nováková, Confirmed', 11, 13) })
  await keys(`${right(1)}m${right(3)}{Enter}`)
  const question = await dialog()
  question.getByText(new RegExp(`Invoice ${number} for €179.00 will be cancelled by a new document`))
  await user.click(question.getByRole('button', { name: 'Replace the invoice' }))
  await screen.findByText(/^Moved Žofie Nováková to Lake room/)
  expect(await kinds(booking)).toHaveLength(3)
})

it('asks in the dialog that moves without a drag, too', async () => {
  const { booking, number, keys, user, screen, within } = await openIssued()
  await keys(`${right(1)}{Enter}`)
  await user.click(await screen.findByRole('button', { name: 'Move…' }))
  const title = await screen.findByText('Move Žofie Nováková')
  const form = within(title.closest<HTMLElement>('[role=dialog]') ?? title)
  await user.clear(await form.findByLabelText('Check Out'))
  await user.paste(day(14).split('-').toReversed().join('.'))
  await user.keyboard('{Enter}')
  await form.findByText(/268\.50/, { selector: 'strong' })
  await user.click(form.getByRole('button', { name: 'Move' }))
  await screen.findByText(new RegExp(`^Invoice ${number} for €179.00 will be cancelled`))
  expect(await kinds(booking)).toEqual(['invoice issued 179'])
  await user.click(screen.getByRole('button', { name: 'Replace the invoice' }))
  await screen.findByText(/^Extended the stay of Žofie Nováková: 3 nights/)
  expect(await kinds(booking)).toHaveLength(3)
})
