import { testServer } from '@keyhaven/api/testing/test-server'
import { expect, it } from 'vitest'
import { checkRules } from '../testing/rule-check.tsx'
import { demoGuest, openSettings, popupOf, press } from '../testing/settings.tsx'

const server = await testServer()

const labels = {
  old_password: 'Old password',
  new_password: 'New password',
  confirm_password: 'Repeat new password',
}
const typed = (old: string, next: string) => ({
  'Old password': old,
  'New password': next,
  'Repeat new password': next,
})
const ready = async () => {
  const owner = await server.signUpOwner()
  const page = await openSettings(server, owner, 'Change password')
  const submit = page.form.getByRole<HTMLButtonElement>('button', { name: 'Change Password' })
  const values = () => Object.values(labels).map((label) => page.form.getByLabelText<HTMLInputElement>(label).value)
  const send = async (fields: Record<string, string>) => {
    await page.fillIn(fields, page.form)
    await page.waitFor(() => expect(submit.disabled).toBe(false))
    await page.user.click(submit)
  }
  return { ...page, owner, submit, values, send }
}

it('says what its rules say', { timeout: 120_000 }, async () => {
  const page = await openSettings(server, await server.signUpOwner(), 'Change password')
  expect(page.within(page.dialog).getByText('Change Password', { selector: '.ant-modal-title' })).toBeDefined()
  expect(await checkRules('change-password', labels, page, page.form)).toEqual(Object.keys(labels))
})

it('checks the repeated password again when the new one changes', async () => {
  const { fillIn, form, submit } = await ready()
  await fillIn({ ...typed('Secret-123', 'Secret-456'), 'New password': 'Secret-789' }, form)
  await form.findByText('Passwords do not match')
  expect(submit.disabled).toBe(true)
})

it('changes the password, says so, ends the other sessions and keeps this one', async () => {
  const page = await ready()
  const { owner, send } = page
  const login = (password: string) => server.call('POST', '/auth/login/', { email: owner.user.email, password })
  expect((await login(owner.password)).status).toBe(200)
  await send(typed(owner.password, 'Secret-456'))
  await press(page, await popupOf(page, 'Changed password successfully'), 'Okay')
  expect((await login(owner.password)).status).toBe(401)
  expect((await login('Secret-456')).status).toBe(200)
  expect((await owner.call('GET', '/auth/get-full-user-data/')).status).toBe(200)
})

it('says in a popup what the server says; after Okay the form is there, empty', async () => {
  const page = await ready()
  await page.send(typed('Another-123', 'Secret-456'))
  const popup = await popupOf(page, 'The old password is wrong.')
  await press(page, popup, 'Okay')
  expect(page.form.queryByText('The old password is wrong.')).toBeNull()
  expect(page.values()).toEqual(['', '', ''])
})

it('is cleared by the icon without asking, because nobody wants a password kept', async () => {
  const { fillIn, form, user, screen, opener } = await ready()
  await fillIn(typed('Secret-123', 'Secret-456'), form)
  await user.click(form.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText('Discard your changes?')).toBeNull()
  expect(screen.queryByLabelText('Old password')).toBeNull()
  expect(document.activeElement).toBe(opener)
  await user.click(opener)
  expect((await screen.findByLabelText<HTMLInputElement>('Old password')).value).toBe('')
})

it('is not for guests, and says so', async () => {
  const { form, fillIn, waitFor } = await openSettings(server, await demoGuest(server), 'Change password')
  expect(form.getByText("You can't change password for guest account")).toBeDefined()
  await fillIn(typed('Secret-123', 'Secret-456'), form)
  await waitFor(() => expect(form.queryByText(/is required/)).toBeNull())
  expect(form.getByRole<HTMLButtonElement>('button', { name: 'Change Password' }).disabled).toBe(true)
})

it('tells a password manager which is which, and shows a password to who asks', async () => {
  const { form, owner, dialog, user } = await ready()
  const tokens = Object.values(labels).map((label) => form.getByLabelText(label).getAttribute('autocomplete'))
  expect(tokens).toEqual(['current-password', 'new-password', 'new-password'])
  expect(dialog.querySelector<HTMLInputElement>('input[autocomplete=username]')?.value).toBe(owner.user.email)
  const [show] = form.getAllByRole('button', { name: 'Show password' })
  if (show) await user.click(show)
  expect(form.getByLabelText('Old password').getAttribute('type')).toBe('text')
})
