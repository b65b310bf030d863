import { testServer } from '@keyhaven/api/testing/test-server'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { expect, it } from 'vitest'
import { checkRules } from '../testing/rule-check.tsx'
import { demoGuest, openSettings, popupOf, press } from '../testing/settings.tsx'

const server = await testServer()

const button = 'Change e-mail'
const labels = { actual_email: 'Your Actual Email', actual_password: 'Password', new_email: 'New E-mail' }
const typed = (email: string, password: string, next: string) => ({
  'Your Actual Email': email,
  Password: password,
  'New E-mail': next,
})
const ready = async () => {
  const owner = await server.signUpOwner()
  const page = await openSettings(server, owner, button)
  const submit = page.form.getByRole<HTMLButtonElement>('button', { name: button })
  const input = (label: string) => page.form.getByLabelText<HTMLInputElement>(label)
  const send = async (fields: Record<string, string>) => {
    await page.fillIn(fields, page.form)
    await page.waitFor(() => expect(submit.disabled).toBe(false))
    await page.user.click(submit)
  }
  return { ...page, owner, submit, input, send }
}

it('says what its rules say', { timeout: 120_000 }, async () => {
  const owner = await server.signUpOwner({ email: 'anna.huber@example.com' })
  const page = await openSettings(server, owner, button)
  expect(await checkRules('change-email', labels, page, page.form)).toEqual(Object.keys(labels))
})

it('changes the address, says so, and the stored user knows it', async () => {
  const page = await ready()
  const { owner, send, screen, waitFor } = page
  const next = `new-${owner.user.id}@example.com`
  await send(typed(` ${owner.user.email.toUpperCase()} `, owner.password, next))
  const popup = await popupOf(page, 'Changed e-mail successfully')
  expect(screen.queryByLabelText('New E-mail')).toBeNull()
  expect(useSession.getState().user?.email).toBe(next)
  expect(JSON.parse(window.sessionStorage.getItem('user') ?? '{}')).toMatchObject({ email: next })
  await press(page, popup, 'Okay')
  await waitFor(() => expect(screen.getAllByText(next)).toHaveLength(2))
})

it('opens empty again after a success', async () => {
  const page = await ready()
  const { owner, send, screen, user, opener } = page
  await send(typed(owner.user.email, owner.password, `again-${owner.user.id}@example.com`))
  await press(page, await popupOf(page, 'Changed e-mail successfully'), 'Okay')
  await user.click(opener)
  expect((await screen.findByLabelText<HTMLInputElement>('New E-mail')).value).toBe('')
})

it('says in a popup what the server says; after Okay all but the password is as it was typed', async () => {
  const page = await ready()
  const { owner, send, form, input } = page
  await send(typed(owner.user.email, 'Another-123', 'next@example.com'))
  const popup = await popupOf(page, 'The password is wrong.')
  expect(form.queryByText('The password is wrong.')).toBeNull()
  await press(page, popup, 'Okay')
  expect(input('Your Actual Email').value).toBe(owner.user.email)
  expect(input('New E-mail').value).toBe('next@example.com')
  expect(input('Password').value).toBe('')
})

it('says so where the address belongs to somebody else', async () => {
  const other = await server.signUpOwner()
  const page = await ready()
  await page.send(typed(page.owner.user.email, page.owner.password, other.user.email))
  await popupOf(page, 'This address cannot be used. Please choose another one.')
  expect(page.input('New E-mail').value).toBe(other.user.email)
})

it('says so after too many tries', async () => {
  const limited = await testServer({ env: { rateLimit: true } })
  const owner = await limited.signUpOwner()
  const body = { actual_email: owner.user.email, actual_password: 'Another-123', new_email: 'next@example.com' }
  for (let tries = 0; tries < 5; tries += 1) await owner.call('PATCH', '/auth/change-email/', body)
  const page = await openSettings(limited, owner, button)
  await page.fillIn(typed(owner.user.email, owner.password, 'next@example.com'), page.form)
  await page.user.click(page.form.getByRole('button', { name: button }))
  expect(await popupOf(page, /^Too many/)).toBeDefined()
})

it('says at the field what the server says of a field, and nowhere else', async () => {
  const { owner, send, screen, form, input } = await ready()
  // Changed meanwhile, somewhere else.
  const elsewhere = { actual_email: owner.user.email, actual_password: owner.password, new_email: 'moved@example.com' }
  expect((await owner.call('PATCH', '/auth/change-email/', elsewhere)).status).toBe(200)
  await send(typed(owner.user.email, owner.password, 'third@example.com'))
  await form.findByText('This is not your email')
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(input('Password').value).toBe(owner.password)
})

it('is not for guests, and says so', async () => {
  const guest = await demoGuest(server)
  const { form, fillIn, waitFor } = await openSettings(server, guest, button)
  expect(form.getByText("You can't change e-mail for guest account")).toBeDefined()
  await fillIn(typed(guest.user.email, 'Secret-123', 'next@example.com'), form)
  await waitFor(() => expect(form.queryByText(/Please enter/)).toBeNull())
  expect(form.getByRole<HTMLButtonElement>('button', { name: button }).disabled).toBe(true)
})

it('shows every missing field to somebody who reaches for the disabled button', async () => {
  const { user, form, submit } = await ready()
  await user.hover(submit.parentElement ?? submit)
  for (const message of ['your actual email', 'your actual password', 'your new email']) {
    expect(await form.findByText(`Please enter ${message}`)).toBeDefined()
  }
})

it('cannot be sent twice while it is sent', async () => {
  const { owner, form, fillIn, user, submit, waitFor } = await ready()
  const { connect } = await import('@keyhaven/shared-contracts/web/api')
  const waits = Promise.withResolvers<Response>()
  connect({ origin: window.location.origin, fetch: () => waits.promise })
  await fillIn(typed(owner.user.email, owner.password, 'next@example.com'), form)
  await user.click(submit)
  await form.findByRole('progressbar', { name: 'Sending' })
  expect(submit.disabled).toBe(true)
  await user.click(form.getByRole('button', { name: 'Close' }))
  expect(form.getByLabelText('New E-mail')).toBeDefined()
  connect({ origin: window.location.origin, fetch: server.fetch })
  waits.resolve(new Response(null, { status: 503 }))
  await waitFor(() => expect(form.queryByRole('progressbar')).toBeNull())
})
