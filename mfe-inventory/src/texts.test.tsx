import { aProperty, aService } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import type { Property } from '@keyhaven/shared-contracts/contract/inventory/properties'
import type { Service } from '@keyhaven/shared-contracts/contract/inventory/services'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { beforeEach, expect, it } from 'vitest'
import area from './area.tsx'
// Here from the start: on a busy machine loading them takes longer than a test waits.
import './properties/property-form.tsx'
import './services/service-form.tsx'

const server = await testServer()
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})

const openForm = async (name: string, list = 'properties') => {
  const page = renderArea(`/owner/dashboard/${list}`, { area, server, as: owner })
  await page.user.click(await page.screen.findByRole('button', { name: `Edit ${name}` }))
  return { ...page, form: page.within(await page.screen.findByRole('dialog')) }
}
const saved = async <T,>(path: string) => (await owner.call<T[]>('GET', path)).body[0]

it('takes a description in German, keeps the English one, and no longer says that it is missing', async () => {
  await aProperty(owner, { name: 'Seehaus' })
  const { user, form, fillIn, screen, waitFor } = await openForm('Seehaus')
  await user.click(await form.findByRole('button', { name: 'Deutsch, no text yet' }))
  const german = await form.findByLabelText<HTMLTextAreaElement>('Description (Deutsch)')
  expect(german.lang).toBe('de')
  expect(form.getByText('By the lake.', { selector: 'span' }).getAttribute('lang')).toBe('en')
  // Opening it changes nothing.
  form.getByRole('button', { name: 'No changes' })
  await fillIn({ 'Description (Deutsch)': 'Am See.' }, form)
  await form.findByRole('button', { name: 'Deutsch, has a text' })
  await user.click(form.getByRole('button', { name: 'Français, no text yet' }))
  expect(form.getByLabelText<HTMLTextAreaElement>('Description (Français)').value).toBe('')
  expect(form.queryByLabelText('Description (Deutsch)')).toBeNull()
  await user.click(form.getByRole('button', { name: 'Update' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await saved<Property>('/api/properties/')).toMatchObject({
    description: 'By the lake.',
    translations: { de: { description: 'Am See.' } },
  })
})

it('takes a text away that was emptied', async () => {
  await aProperty(owner, { name: 'Seehaus', translations: { de: { description: 'Am See.' } } })
  const { user, form, fillIn, screen, waitFor } = await openForm('Seehaus')
  await user.click(await form.findByRole('button', { name: 'Deutsch, has a text' }))
  await fillIn({ 'Description (Deutsch)': '' }, form)
  await user.click(form.getByRole('button', { name: 'Update' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await saved<Property>('/api/properties/')).toMatchObject({ translations: {} })
})

it('offers the languages beside the one that the owner writes in', async () => {
  await owner.call('PATCH', '/api/site-settings/', { locale: 'de' })
  await aProperty(owner, { name: 'Seehaus' })
  const { form } = await openForm('Seehaus')
  await form.findByRole('button', { name: 'English, no text yet' })
  expect(form.queryByRole('button', { name: /Deutsch/ })).toBeNull()
  expect(form.getByLabelText<HTMLTextAreaElement>('Description').lang).toBe('de')
})

it('says at its language that the name of a service is too short', async () => {
  await aService(owner, { name: 'Breakfast' })
  const { user, form, fillIn, screen, waitFor } = await openForm('Breakfast', 'services')
  await user.click(await form.findByRole('button', { name: 'Deutsch, no text yet' }))
  await fillIn({ 'Name (Deutsch)': 'Fr' }, form)
  await user.click(await form.findByRole('button', { name: 'Deutsch, needs a correction' }))
  await user.click(form.getByRole('button', { name: 'Deutsch, needs a correction' }))
  await fillIn({ 'Name (Deutsch)': 'Frühstück' }, form)
  await user.click(form.getByRole('button', { name: 'Update' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await saved<Service>('/api/services/')).toMatchObject({
    name: 'Breakfast',
    translations: { de: { name: 'Frühstück' } },
  })
})
