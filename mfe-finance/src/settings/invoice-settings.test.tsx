import { testServer, type TestOwner, type TestServer } from '@keyhaven/api/testing/test-server'
import type { InvoiceSettings } from '@keyhaven/shared-contracts/contract/invoice-settings'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { afterAll, beforeAll, expect, it } from 'vitest'
import area from '../area.tsx'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

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
const openForm = async (as: TestOwner) => {
  const page = open(as)
  await page.user.click(await page.screen.findByRole('button', { name: 'Change invoice settings' }))
  const dialog = page.within(await page.screen.findByRole('dialog'))
  const save = await dialog.findByRole<HTMLButtonElement>('button', { name: 'No changes' })
  const send = async () => {
    await page.waitFor(() => expect(save.disabled).toBe(false))
    await page.user.click(save)
  }
  return { ...page, dialog, save, send }
}

it('names the personal data that is missing, and leads to where it is entered', async () => {
  const { screen } = open(await server.signUpOwner())
  await screen.findByText('No invoice can be issued yet')
  screen.getByText(/your tax ID, street, house number, postal code, city, country/)
  const link = screen.getByRole('link', { name: 'Change your personals in the settings' })
  expect(link.getAttribute('href')).toBe('/owner/dashboard/settings')
})

it('changes prefix, terms and issuing, and shows them', async () => {
  const owner = await server.signUpOwner({ personals: true })
  const { user, fillIn, screen, dialog, send } = await openForm(owner)
  await fillIn({ 'Number prefix': 'KH-', 'Payment terms': 'Within 14 days.' }, dialog)
  await dialog.findByText(/The next numbers look like KH-\d{4}-00042/)
  await user.click(dialog.getByLabelText('Issue invoices'))
  await user.click(await screen.findByTitle('Automatically, on the day of check-out'))
  await send()
  await screen.findByText('Within 14 days.', { selector: 'dd' })
  screen.getByText(/^Like KH-\d{4}-00042$/)
  expect(await settingsOf(owner)).toMatchObject({
    auto_issue: true,
    number_prefix: 'KH-',
    payment_terms: 'Within 14 days.',
  })
})

it('keeps VAT rates as rows, each from a day on, and no two from the same', async () => {
  const owner = await server.signUpOwner({ personals: true })
  const rows = { vat_rates: [{ from: '2026-01-01', lodging: 10, extras: 20 }], number_prefix: '', auto_issue: false }
  expect((await owner.call('PATCH', call, rows)).status).toBe(200)
  const { user, fillIn, screen, within, dialog, save, send } = await openForm(owner)
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
  const { user, fillIn, screen, within, dialog, send } = await openForm(owner)
  await fillIn({ 'Note where no VAT is shown': 'Small business.' }, dialog)
  await user.click(dialog.getByRole('button', { name: 'Add rates' }))
  const added = within(await dialog.findByRole('group', { name: 'Rates 1' }))
  await fillIn({ Lodging: '90' }, added)
  await added.findByText('At most 50 %')
  await user.click(dialog.getByRole('button', { name: 'Remove rates 1' }))
  await send()
  await screen.findByText('Small business.', { selector: 'dd' })
  expect((await settingsOf(owner)).vat_rates).toEqual([])
})

it('shows the new version when somebody else changed them meanwhile', async () => {
  const owner = await server.signUpOwner({ personals: true })
  const { user, fillIn, dialog, send } = await openForm(owner)
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
  expect(await screen.findByRole('button', { name: 'Change invoice settings' })).toBeDefined()
})
