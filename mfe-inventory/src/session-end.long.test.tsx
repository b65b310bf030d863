import { aProperty, aService } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import type { SignedIn } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { beforeEach, expect, it } from 'vitest'
import area from './area.tsx'
import { openImages, picture, propertyWith } from './testing/images.tsx'

const server = await testServer()
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})

const restore = 'Restore what you typed'
const openService = async (as: SignedIn, opener = 'Edit Breakfast') => {
  const page = renderArea('/owner/dashboard/services', { area, server, as })
  await page.user.click(await page.screen.findByRole('button', { name: opener }))
  const form = page.within(await page.screen.findByRole('dialog'))
  return {
    ...page,
    form,
    value: (label: string) => form.getByLabelText<HTMLInputElement>(label).value,
    press: (name: string) => page.user.click(form.getByText(name)),
  }
}
/** The server forgets the session, and says so to whatever is sent next. */
const endSession = () => owner.call('POST', '/auth/logout/')
const signedIn = async () => {
  const { email } = owner.user
  const { body } = await server.call<SignedIn>('POST', '/auth/login/', { email, password: owner.password })
  return { ...owner, ...body }
}

it('offers what was typed when the session ended, in the form of the same record', async () => {
  const { id } = await aProperty(owner)
  for (const name of ['Breakfast', 'Sauna']) await aService(owner, { name, property: id })
  const before = await openService(owner)
  await before.fillIn({ Name: 'Brunch', Price: '19,90' }, before.form)
  await endSession()
  await before.press('Update')
  // The form says it, and so does the list behind it that the shell would leave for the login.
  await before.form.findAllByText('Please sign in.')
  const again = await signedIn()

  const other = await openService(again, 'Edit Sauna')
  expect(other.form.queryByText(restore)).toBeNull()
  const { form, press, value, screen, waitFor } = await openService(again)
  expect(form.getByText('Your session ended before this was saved.')).toBeDefined()
  expect(value('Name')).toBe('Breakfast')
  await press(restore)
  expect([value('Name'), value('Price')]).toEqual(['Brunch', '19.90'])
  expect(document.activeElement?.textContent).toBe('What you typed has been restored.')
  await waitFor(() => expect(form.getByText('Update').closest('button')?.disabled).toBe(false))
  await press('Update')
  expect((await screen.findByRole('row', { name: /Brunch/ })).textContent).toContain('€19.90')
})

it('saves it on top of what somebody else has saved since', async () => {
  const { id: property } = await aProperty(owner)
  const service = await aService(owner, { name: 'Breakfast', property })
  const before = await openService(owner)
  await before.fillIn({ Name: 'Brunch' }, before.form)
  useSession.getState().endByServer()
  expect((await owner.call('PATCH', `/api/service/${service.id}/`, { ...service, price: 21 })).status).toBe(200)

  const { press, form, screen } = await openService(owner)
  await press(restore)
  await press('Update')
  await form.findByText('Keep what I typed')
  await press('Keep what I typed')
  await press('Update')
  await screen.findByRole('row', { name: /Brunch/ })
})

it('offers it to nobody else, and no more once it was declined', async () => {
  await aProperty(owner)
  const before = await openService(owner, 'New Service')
  await before.fillIn({ Name: 'Brunch' }, before.form)
  // Something else on the page hears of it, while the form is still being filled in.
  useSession.getState().endByServer()

  const stranger = await server.signUpOwner({ personals: true })
  expect((await openService(stranger, 'New Service')).form.queryByText(restore)).toBeNull()
  const { form, user } = await openService(owner, 'New Service')
  expect(form.getByText(restore)).toBeDefined()
  await user.click(form.getByLabelText('Close this note'))
  expect((await openService(owner, 'New Service')).form.queryByText(restore)).toBeNull()
})

it('keeps pictures that were chosen where they were', async () => {
  await propertyWith(owner)
  const before = await openImages(server, owner)
  before.drop(picture('lake.png'))
  before.describeAll()
  await endSession()
  await before.press('Update')
  await before.form.findByText('1 image could not be saved.')
  const { form, shown, updated } = await openImages(server, await signedIn())
  expect(form.getByText(/Your session ended before these images were saved\./)).toBeDefined()
  expect(form.queryByText(restore)).toBeNull()
  expect(shown()).toEqual(['lake.png'])
  await updated()
})
