import { aProperty } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import type { Property } from '@keyhaven/shared-contracts/contract/inventory/properties'
import type { Unit } from '@keyhaven/shared-contracts/contract/inventory/units'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { beforeEach, expect, it } from 'vitest'
import area from './area.tsx'

const server = await testServer()
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})

/** Everything reaches the API; the answers to the first so many creations do not reach the page. */
const losing = (answers: number) => {
  let left = answers
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const answer = await server.fetch(input, init)
    const method = input instanceof Request ? input.method : init?.method
    if (method !== 'POST' || left === 0) return answer
    left -= 1
    throw new TypeError('Failed to fetch')
  }
  return { fetch }
}
const typed = {
  Name: 'Seehaus',
  Street: 'Uferweg',
  'House Number': '7',
  City: 'Hallstatt',
  'Postal Code': '4830',
  Country: 'Austria',
  Phone: '+43613412345',
  Description: 'A house by the lake.',
}
const open = async (answers: number, path: string, opener: string) => {
  const page = renderArea(path, { area, server: losing(answers), as: owner })
  await page.user.click(await page.screen.findByRole('button', { name: opener }))
  const form = page.within(await page.screen.findByRole('dialog'))
  const save = (label = 'Save') => page.user.click(form.getByRole('button', { name: label }))
  return { ...page, form, save }
}
const openProperty = async (answers: number) => {
  const page = await open(answers, '/owner/dashboard/properties', 'New Property')
  await page.fillIn(typed, page.form)
  return page
}
const properties = async () => (await owner.call<Property[]>('GET', '/api/properties/')).body

it('adds a property once although the answer was lost twice', async () => {
  const { form, save, screen } = await openProperty(2)
  await save()
  await form.findByText(/The server cannot be reached/)
  await save()
  await form.findByText(/The server cannot be reached/)
  await save()
  await screen.findByRole('article', { name: 'Seehaus' })
  expect(await properties()).toHaveLength(1)
})

it('changes the property that was added when the form is changed after a lost answer', async () => {
  const { form, save, fillIn, screen } = await openProperty(1)
  await save()
  await form.findByText(/The server cannot be reached/)
  await fillIn({ Name: 'Seevilla' }, form)
  await save()
  await screen.findByRole('article', { name: 'Seevilla' })
  expect((await properties()).map(({ name }) => name)).toEqual(['Seevilla'])
})

it('adds a unit once although the answer was lost', async () => {
  await aProperty(owner, { name: 'Seehaus' })
  const { user, fillIn, form, save, screen } = await open(1, '/owner/dashboard/units', 'New Unit')
  await fillIn({ Name: 'Lake room', Description: 'Two beds.', 'Max Capacity': '2', 'Base Capacity': '2' }, form)
  await fillIn({ 'Price per night': '90', 'Price per extra Person': '0' }, form)
  await user.click(form.getByLabelText('Property'))
  await user.click(await screen.findByTitle('Seehaus'))
  await save()
  await form.findByText(/The server cannot be reached/)
  await save()
  await screen.findByRole('row', { name: /Lake room/ })
  expect((await owner.call<Unit[]>('GET', '/api/units/')).body).toHaveLength(1)
})
