import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import type { InvoiceSettings } from '@keyhaven/shared-contracts/contract/finance/invoice-settings'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { expect, it } from 'vitest'
import area from '../area.tsx'

const server = await testServer()

const call = '/api/invoice-settings/'
const settingsOf = async (owner: TestOwner) => (await owner.call<InvoiceSettings>('GET', call)).body
const open = (as: TestOwner, fetch: typeof globalThis.fetch = server.fetch) =>
  renderArea('/owner/dashboard/settings/invoices', { area, server: { fetch }, as })
const chooseDay = async (
  { user, within }: Pick<ReturnType<typeof open>, 'user' | 'within'>,
  row: HTMLElement,
  day: string,
) => {
  const input = within(row).getByLabelText<HTMLInputElement>('From')
  await user.click(input)
  input.select()
  await user.paste(day)
  await user.keyboard('{Enter}')
}
const openForm = async (as: TestOwner, part: string) => {
  const page = open(as)
  await page.user.click(await page.screen.findByRole('button', { name: `Edit ${part}` }))
  const dialog = page.within(await page.screen.findByRole('dialog'))
  const save = await dialog.findByRole<HTMLButtonElement>('button', { name: 'No changes' })
  const send = async () => {
    await page.waitFor(() => expect(save.disabled).toBe(false))
    await page.user.click(save)
  }
  return { ...page, dialog, save, send }
}

it('leads with the personal data that is missing, and to where it is entered', async () => {
  const { screen } = open(await server.signUpOwner())
  await screen.findByText('No invoice can be issued yet')
  screen.getByText(/your tax ID, street, house number, postal code, city, country\./)
  expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Your details')
  const link = screen.getByRole('link', { name: 'Edit in Settings' })
  expect(link.getAttribute('href')).toBe('/owner/dashboard/settings')
})

it('opens one part with its own fields only, the first of them in focus, and leaves the others as they are', async () => {
  const owner = await server.signUpOwner({ personals: true })
  await owner.call('PATCH', call, { auto_issue: true, vat_rates: [], number_prefix: 'KH-' })
  const { fillIn, screen, waitFor, dialog, send } = await openForm(owner, 'Payment terms')
  const terms = dialog.getByLabelText('Payment terms')
  await waitFor(() => expect(document.activeElement).toBe(terms))
  for (const other of ['Number prefix', 'Issue invoices', 'Note where no VAT is shown'])
    expect(dialog.queryByLabelText(other)).toBeNull()
  await fillIn({ 'Payment terms': 'Within 14 days.' }, dialog)
  await send()
  await screen.findByText('Within 14 days.', { selector: 'p' })
  expect(await settingsOf(owner)).toMatchObject({
    ...{ auto_issue: true, number_prefix: 'KH-', payment_terms: 'Within 14 days.' },
  })
})

it('changes prefix and issuing, and shows them', async () => {
  const owner = await server.signUpOwner({ personals: true })
  const { user, fillIn, screen, waitFor, dialog, send } = await openForm(owner, 'Invoice numbers')
  await fillIn({ 'Number prefix': 'KH-' }, dialog)
  await dialog.findByText(/The next numbers look like KH-\d{4}-00042/)
  await send()
  await screen.findByText(/^KH-\d{4}-00042$/, { selector: 'p' })
  await user.click(screen.getByRole('button', { name: 'Edit When invoices are issued' }))
  await user.click(await screen.findByLabelText('Issue invoices'))
  await user.click(await screen.findByTitle('Automatically, on the day of check-out'))
  const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Save' })
  await waitFor(() => expect(save.disabled).toBe(false))
  await user.click(save)
  await screen.findByText('Automatically, on the day of check-out', { selector: 'p' })
  expect(await settingsOf(owner)).toMatchObject({ auto_issue: true, number_prefix: 'KH-' })
})

it('draws an invoice in small with the owner’s data, number, VAT and terms', async () => {
  const owner = await server.signUpOwner({ personals: true })
  const rates = { vat_rates: [{ from: '2020-01-01', lodging: 10, extras: 20 }], payment_terms: 'On arrival, in cash.' }
  await owner.call('PATCH', call, { auto_issue: false, number_prefix: 'KH-', ...rates })
  const { screen, within } = open(owner)
  const preview = within(await screen.findByRole('figure'))
  preview.getByText(/^KH-\d{4}-00042$/)
  preview.getByText(`Tax ID ${owner.user.tax_id}`)
  preview.getByText('VAT 10 %, included')
  preview.getByText('€43.64')
  expect(preview.getByText('On arrival, in cash.')).toBeDefined()
})

it('says what it costs that neither VAT nor terms are set', async () => {
  const owner = await server.signUpOwner({ personals: true })
  const blank = { vat_rates: [], small_business_note: '', payment_terms: '' }
  await owner.call('PATCH', call, { auto_issue: false, number_prefix: '', ...blank })
  const { screen } = open(owner)
  await screen.findByText(/^Your invoices show neither VAT nor why there is none\./)
  expect(screen.getByText(/^Your invoices don’t say when or how to pay\./)).toBeDefined()
})

it('keeps VAT rates as rows, each from a day on, and no two from the same', async () => {
  const owner = await server.signUpOwner({ personals: true })
  const rows = { vat_rates: [{ from: '2026-01-01', lodging: 10, extras: 20 }], number_prefix: '', auto_issue: false }
  expect((await owner.call('PATCH', call, rows)).status).toBe(200)
  const { user, fillIn, screen, within, dialog, save, send } = await openForm(owner, 'VAT')
  await user.click(dialog.getByRole('button', { name: 'Add rates' }))
  const added = await dialog.findByRole('group', { name: 'Rates 2' })
  await fillIn({ Lodging: '13,5', Extras: '20' }, within(added))
  await chooseDay({ user, within }, added, '01.01.2026')
  await dialog.findByText('Two rates begin on the same day')
  expect(save.disabled).toBe(true)
  await chooseDay({ user, within }, added, '01.07.2027')
  await send()
  await screen.findByText('13.5 %', { selector: 'td' })
  expect((await settingsOf(owner)).vat_rates).toEqual([
    { from: '2026-01-01', lodging: 10, extras: 20 },
    { from: '2027-07-01', lodging: 13.5, extras: 20 },
  ])
})

it('says which rate is missing, and takes a row away again', async () => {
  const owner = await server.signUpOwner({ personals: true })
  const { user, fillIn, screen, within, dialog, send } = await openForm(owner, 'VAT')
  await fillIn({ 'Note where no VAT is shown': 'Small business.' }, dialog)
  await user.click(dialog.getByRole('button', { name: 'Add rates' }))
  const added = within(await dialog.findByRole('group', { name: 'Rates 1' }))
  await fillIn({ Lodging: '90' }, added)
  await added.findByText('At most 50%')
  await user.click(dialog.getByRole('button', { name: 'Remove rates 1' }))
  await send()
  await screen.findByText('Small business.', { selector: 'span' })
  expect((await settingsOf(owner)).vat_rates).toEqual([])
})

it('shows the new version when somebody else changed them meanwhile', async () => {
  const owner = await server.signUpOwner({ personals: true })
  const { user, fillIn, dialog, send } = await openForm(owner, 'Invoice numbers')
  await fillIn({ 'Number prefix': 'MINE-' }, dialog)
  await owner.call('PATCH', call, { auto_issue: false, vat_rates: [], number_prefix: 'THEIRS-' })
  await send()
  await user.click(await dialog.findByRole('button', { name: 'Show the new version' }))
  expect((await dialog.findByLabelText<HTMLInputElement>('Number prefix')).value).toBe('THEIRS-')
})

it('says why they could not be loaded, and loads them on Retry', async () => {
  let down = true
  const { user, screen } = open(await server.signUpOwner({ personals: true }), (input, init) =>
    down ? Promise.reject(new TypeError('Failed to fetch')) : server.fetch(input, init),
  )
  const retry = await screen.findByRole('button', { name: 'Retry' })
  down = false
  await user.click(retry)
  expect(await screen.findByRole('button', { name: 'Edit VAT' })).toBeDefined()
})
