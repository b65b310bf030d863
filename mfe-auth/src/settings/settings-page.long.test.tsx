import { testServer } from '@keyhaven/api/testing/test-server'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { expect, it } from 'vitest'
import area from '../area.tsx'
import { checkRules } from '../testing/rule-check.tsx'
import { openSettings } from '../testing/settings.tsx'

const server = await testServer()

const personals = {
  Street: 'Am Hafen',
  'House number': '4a',
  'Zip code': '5310',
  City: 'Mondsee',
  Country: 'Austria',
  Phone: '+4362321234',
  'Tax ID': 'ATU99999999',
}

const openForm = async () => {
  const owner = await server.signUpOwner()
  const page = renderArea('/owner/dashboard/settings', { area, server, as: owner })
  await page.user.click(await page.screen.findByRole('button', { name: 'Change personal data' }))
  return { ...page, owner, form: page.within(await page.screen.findByRole('dialog')) }
}

it('changes the personals, says so, and the session knows that the data is filled', async () => {
  const { user, fillIn, screen, form, waitFor } = await openForm()
  const submit = form.getByRole<HTMLButtonElement>('button', { name: 'Change Personals' })
  expect(submit.disabled).toBe(true)
  await fillIn(personals, form)
  await waitFor(() => expect(submit.disabled).toBe(false))
  await user.click(submit)
  await screen.findByRole('dialog', { name: 'Changed personal data successfully' })
  expect(useSession.getState().user?.data_filled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Okay' }))
  await screen.findByText('Am Hafen 4a')
  await screen.findByText('5310 Mondsee')
})

it('marks what is missing and says what for, until it is filled in', async () => {
  const { user, fillIn, screen, form, waitFor } = await openForm()
  expect(screen.getAllByText('Missing')).toHaveLength(5)
  expect(screen.getByText(/^Your invoices need the details missing here/)).toBeDefined()
  await fillIn(personals, form)
  const submit = form.getByRole<HTMLButtonElement>('button', { name: 'Change Personals' })
  await waitFor(() => expect(submit.disabled).toBe(false))
  await user.click(submit)
  await user.click(await screen.findByRole('button', { name: 'Okay' }))
  await waitFor(() => expect(screen.queryByText('Missing')).toBeNull())
  expect(screen.queryByText(/^Your invoices need/)).toBeNull()
})

it('shows every missing field to somebody who reaches for the disabled button', async () => {
  const { user, form } = await openForm()
  const submit = form.getByRole('button', { name: 'Change Personals' })
  await user.hover(submit.parentElement ?? submit)
  for (const message of ['Street', 'House number', 'City', 'Zip code', 'Country', 'Phone', 'Tax ID']) {
    expect(await form.findByText(`${message} is required`)).toBeDefined()
  }
})

it('says what its rules say', { timeout: 180_000 }, async () => {
  const page = await openSettings(server, await server.signUpOwner(), 'Change personal data')
  const labels = {
    first_name: 'First name',
    last_name: 'Last name',
    tax_id: 'Tax ID',
    'address.street': 'Street',
    'address.house_number': 'House number',
    'address.city': 'City',
    'address.postal_code': 'Zip code',
    'address.country': 'Country',
    'address.phone': 'Phone',
  }
  expect(await checkRules('personals', labels, page, page.form)).toEqual(Object.keys(labels))
})

it('says nothing of an input that was not touched', async () => {
  const { user, form } = await openForm()
  await user.type(form.getByLabelText('Street'), 'Seeweg')
  await user.tab()
  expect(form.queryByText(/is required/)).toBeNull()
})

it.each(['icon', 'Escape', 'a click outside'])('closes by %s, and what is known is loaded anew', async (way) => {
  const owner = await server.signUpOwner({ personals: true })
  const page = await openSettings(server, owner, 'Change personal data')
  const { first_name, tax_id, address } = owner.user
  const elsewhere = { first_name, last_name: 'Newman', tax_id, address }
  expect((await owner.call('PATCH', '/auth/change-personals/', elsewhere)).status).toBe(200)
  if (way === 'icon') await page.user.click(page.form.getByRole('button', { name: 'Close' }))
  else if (way === 'Escape') await page.user.keyboard('{Escape}')
  else await page.user.click(page.dialog.closest('.ant-modal-wrap') ?? document.body)
  await page.waitFor(() => expect(page.screen.queryByRole('dialog')).toBeNull())
  await page.screen.findByText('Newman')
  expect(useSession.getState().user?.last_name).toBe('Newman')
  expect(document.activeElement).toBe(page.opener)
})

it('lists the personals in their order, and marks what is missing', async () => {
  const owner = await server.signUpOwner()
  const { screen } = renderArea('/owner/dashboard/settings', { area, server, as: owner })
  const facts = (await screen.findByText('First name')).closest('dl')
  const names = [...(facts?.querySelectorAll('dt') ?? [])].map((name) => name.textContent)
  expect(names).toEqual(['First name', 'Last name', 'Phone', 'Email', 'Street', 'City', 'Country', 'Tax ID'])
  const values = [...(facts?.querySelectorAll('dd') ?? [])].map((value) => value.textContent)
  expect(values).toEqual(['Anna', 'Huber', 'Missing', owner.user.email, ...Array.from({ length: 4 }, () => 'Missing')])
})

it('lets a long e-mail address go on before its @, not in the middle of a word', async () => {
  const owner = await server.signUpOwner()
  const { screen } = renderArea('/owner/dashboard/settings', { area, server, as: owner })
  await screen.findByText('First name')
  const shown = screen.getAllByText(owner.user.email)
  expect(shown).toHaveLength(2)
  for (const address of shown) expect(address.querySelector('wbr')?.nextSibling?.textContent).toBe('@')
})

it('asks before it throws away what was typed', async () => {
  const { user, screen, form, waitFor } = await openForm()
  await user.type(form.getByLabelText('Street'), 'Half a str')
  await user.click(form.getByRole('button', { name: 'Close' }))
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(form.getByLabelText<HTMLInputElement>('Street').value).toBe('Half a str')
  await user.click(form.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Discard' })).not.toHaveLength(0))
  await user.click(screen.getAllByRole('button', { name: 'Discard' }).at(-1) ?? document.body)
  await waitFor(() => expect(screen.queryByLabelText('Street')).toBeNull())
})

it('says in the form when the server cannot be reached, and keeps what was typed', async () => {
  const { user, fillIn, form } = await openForm()
  await fillIn(personals, form)
  const { connect } = await import('@keyhaven/shared-contracts/web/api')
  connect({ origin: window.location.origin, fetch: () => Promise.reject(new TypeError('fetch failed')) })
  await user.click(form.getByRole('button', { name: 'Change Personals' }))
  await form.findByText('The server cannot be reached. Check your connection and try again.')
  expect(form.getByLabelText<HTMLInputElement>('City').value).toBe('Mondsee')
})

it('shows the link to the public page', async () => {
  const { owner, screen } = await openForm()
  expect(screen.getByText(owner.user.public_url)).toBeDefined()
})

it('offers to try again when the data cannot be loaded', async () => {
  const owner = await server.signUpOwner()
  let broken = true
  const flaky: typeof fetch = (input, init) =>
    broken ? Promise.resolve(new Response('oops', { status: 503 })) : server.fetch(input, init)
  const { user, screen } = renderArea('/owner/dashboard/settings', { area, server: { fetch: flaky }, as: owner })
  const retry = await screen.findByRole('button', { name: 'Retry' })
  broken = false
  await user.click(retry)
  expect(await screen.findByText('Your personals')).toBeDefined()
})
