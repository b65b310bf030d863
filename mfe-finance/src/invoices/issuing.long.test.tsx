import { aBooking, aClient, aRequest, aUnit } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import { dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import type { Invoice } from '@keyhaven/shared-contracts/contract/finance/invoices'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { beforeEach, expect, it } from 'vitest'
import area from '../area.tsx'

const server = await testServer()
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})

const year = dayIn('Europe/Vienna', new Date()).slice(0, 4)
const open = (as = owner, width = 1440, fetch = server.fetch) =>
  renderArea('/owner/dashboard/invoices', { area, server: { fetch }, as, width })
const list = async (of = owner) => (await of.call<Invoice[]>('GET', '/api/invoices/owner/')).body
const bookFor = async (first_name: string, of = owner) =>
  aBooking(of, { client: (await aClient(of, { first_name, last_name: 'Huber' })).id })

it('issues a draft by one click, which gives it its number', async () => {
  await bookFor('Eva')
  const { user, screen } = open()
  await user.click(await screen.findByLabelText('Issue invoice Draft of Eva Huber'))
  await screen.findByText(`Invoice ${year}-00001 has been issued`)
  const row = (await screen.findByText(`${year}-00001`)).closest('tr')
  expect(row?.textContent).toMatch(/Issued/)
  expect(row?.textContent).not.toContain('Draft')
  expect(await list()).toMatchObject([{ invoice_number: `${year}-00001`, status: 'issued' }])
})

it('says which data is missing before it issues, and leads to where it is entered', async () => {
  const newcomer = await server.signUpOwner()
  await bookFor('Eva', newcomer)
  const { user, screen, within, waitFor } = open(newcomer)
  const issue = await screen.findByLabelText(/^Issue invoice/)
  await user.click(issue)
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText('The invoice for Eva Huber was not issued')
  dialog.getByText('Your personals: the tax ID is missing.')
  dialog.getByText('Your personals: the street is missing.')
  const links = dialog.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/owner/dashboard/settings'])
  await user.click(dialog.getByText('Close', { selector: 'button span' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(issue))
  expect(await list(newcomer)).toMatchObject([{ status: 'draft' }])
})

it('asks before it cancels, and the cancellation names the first document', async () => {
  await bookFor('Eva')
  const [draft] = await list()
  await owner.call('POST', `/api/invoices/${draft?.id}/issue/`)
  const { user, screen, within, waitFor } = open()
  const first = `${year}-00001`
  await user.click(await screen.findByLabelText(`Cancel invoice ${first} of Eva Huber`))
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText(`Cancel invoice ${first}?`)
  dialog.getByText(/reverses €300.00/)
  await user.click(dialog.getByRole('button', { name: 'Keep it' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await list()).toHaveLength(1)

  await user.click(screen.getByLabelText(/^Cancel invoice/))
  await user.click(await screen.findByText(`Cancel ${first}`))
  await screen.findByText(`${year}-00002 cancels ${first}. The booking has a new draft.`)
  const cancellation = (await screen.findByText(`of ${first}`)).closest('tr')
  expect(cancellation?.textContent).toMatch(new RegExp(`^${year}-00002Cancellationof ${first}.*-€300.00`))
  expect(screen.getByText(first).closest('tr')?.textContent).toContain('Cancelled')
  screen.getByLabelText('Issue invoice Draft of Eva Huber')
})

it('offers to issue nothing of a request before it is accepted', async () => {
  const { id } = await aUnit(owner)
  await aRequest(server, id)
  const { screen } = open()
  await screen.findByText('Accept the request first')
  expect(screen.queryByLabelText(/^Issue invoice/)).toBeNull()
  expect(screen.getByLabelText(/^Download invoice Draft/)).toBeDefined()
})

it('stays open while it cancels, so that whatever comes of it is said', async () => {
  await bookFor('Eva')
  const [draft] = await list()
  await owner.call('POST', `/api/invoices/${draft?.id}/issue/`)
  const answered = Promise.withResolvers<void>()
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (request.url.includes('/cancel/')) await answered.promise
    return server.fetch(request)
  }
  const { user, screen, within, waitFor } = open(owner, 1440, fetch)
  await user.click(await screen.findByLabelText(/^Cancel invoice/))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: /^Cancel 2/ }))
  await waitFor(() => expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Keep it' }).disabled).toBe(true))
  await user.keyboard('{Escape}')
  await owner.call('POST', `/api/invoices/${draft?.id}/cancel/`)
  answered.resolve()
  expect((await dialog.findByRole('alert')).textContent).toContain('This invoice has been cancelled already.')
})

it('says in the dialog that somebody else has cancelled it already', async () => {
  await bookFor('Eva')
  const [draft] = await list()
  await owner.call('POST', `/api/invoices/${draft?.id}/issue/`)
  const { user, screen, within } = open()
  await user.click(await screen.findByLabelText(/^Cancel invoice/))
  const dialog = within(await screen.findByRole('dialog'))
  await owner.call('POST', `/api/invoices/${draft?.id}/cancel/`)
  await user.click(dialog.getByRole('button', { name: /^Cancel 2/ }))
  const problem = await dialog.findByRole('alert')
  expect(problem.textContent).toContain('This invoice has been cancelled already.')
})

it('offers the same on a narrow screen, as cards', async () => {
  await bookFor('Eva')
  const { user, screen } = open(owner, 390)
  await user.click(await screen.findByLabelText(/^Issue invoice Draft/))
  await screen.findByText('Issued', { selector: 'li *' })
  expect(screen.queryByRole('table')).toBeNull()
})
