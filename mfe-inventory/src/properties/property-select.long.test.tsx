import { aProperty, aUnit } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { beforeAll, expect, it } from 'vitest'
import area from '../area.tsx'

const server = await testServer()
let owner: TestOwner
let last: number
beforeAll(async () => {
  owner = await server.signUpOwner({ personals: true })
  for (let n = 10; n < 34; n++) last = (await aProperty(owner, { name: `House ${n}` })).id
  await aUnit(owner, { property_id: last, name: 'Lake room' })
})

const open = (path: string) => renderArea(`/owner/dashboard/${path}`, { area, server, as: owner })
const options = () => [...document.querySelectorAll('.ant-select-item-option')].map((one) => one.textContent)

it('offers the first of many properties and finds the others while they are typed', async () => {
  const { user, screen, within, waitFor } = open('units')
  await user.click(await screen.findByRole('button', { name: 'New Unit' }))
  const form = within(await screen.findByRole('dialog'))
  await user.click(form.getByLabelText('Property'))
  await screen.findByText('20 of 24: type to find another')
  expect(options()[0]).toBe('House 10')
  await user.type(form.getByLabelText('Property'), '33')
  await waitFor(() => expect(options()).toEqual(['House 33']))
  await user.click(screen.getByTitle('House 33'))
  await waitFor(() => expect(form.getByTitle('House 33')).toBeDefined())
  await user.type(form.getByLabelText('Property'), 'zzz')
  await screen.findByText('No property matches “zzz”.')
})

it('keeps the one that is chosen though it is not among the first', async () => {
  const { user, screen, within } = open('units')
  await user.click(await screen.findByRole('button', { name: 'Edit unit Lake room' }))
  const form = within(await screen.findByRole('dialog'))
  expect(form.getByTitle('House 33')).toBeDefined()
  expect(form.getByRole<HTMLButtonElement>('button', { name: 'No changes' }).disabled).toBe(true)
})

it('knows the name of a filter that only the address names', async () => {
  const { screen } = open(`services?property=${last}`)
  expect(await screen.findByTitle('House 33')).toBeDefined()
  const unknown = open('services?property=999999')
  expect(await unknown.screen.findByTitle('Unknown property')).toBeDefined()
})

it('says that the properties could not be loaded, and keeps the form', async () => {
  let down = false
  const flaky: typeof fetch = (input, init) =>
    down && String(input instanceof Request ? input.url : input).includes('search=33')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : server.fetch(input, init)
  const page = renderArea('/owner/dashboard/units', { area, server: { fetch: flaky }, as: owner })
  const { user, fillIn, screen, within, waitFor } = page
  await user.click(await screen.findByRole('button', { name: 'New Unit' }))
  const form = within(await screen.findByRole('dialog'))
  await fillIn({ Name: 'Attic' }, form)
  down = true
  await user.type(form.getByLabelText('Property'), '33')
  await form.findByText(/The server cannot be reached/)
  expect(form.getByLabelText<HTMLInputElement>('Name').value).toBe('Attic')
  down = false
  await user.click(form.getByRole('button', { name: 'Retry' }))
  await user.type(form.getByLabelText('Property'), '33')
  await user.click((await screen.findAllByTitle('House 33')).at(-1) ?? document.body)
  await waitFor(() => expect(form.getByTitle('House 33')).toBeDefined())
})
