import { inEnglish } from '@keyhaven/shared-contracts/domain/reasons/english'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import { logoBytes, logoTooLarge } from '@keyhaven/shared-contracts/contract/accounts/account-settings'
import { pictureProblems, pictureTypes } from '@keyhaven/shared-contracts/domain/place/picture-file'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { connect } from '@keyhaven/shared-contracts/web/api'
import { expect, it } from 'vitest'
import area from '../../area.tsx'
import { openSettings, popupOf, press } from '../../testing/settings.tsx'

const server = await testServer()

const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
)
const picture = (name = 'logo.png') => new File([png], name, { type: 'image/png' })
const damaged = new File([png.slice(0, 40)], 'damaged.png', { type: 'image/png' })

const ready = async () => {
  const owner = await server.signUpOwner()
  const page = await openSettings(server, owner, 'Change Logo')
  const submit = page.form.getByRole<HTMLButtonElement>('button', { name: 'Change image' })
  const input = page.form.getByLabelText<HTMLInputElement>(/Choose a picture/)
  const drop = (file: File) => page.fireEvent.drop(input, { dataTransfer: { files: [file] } })
  const choose = (file: File) => page.user.upload(input, file)
  return { ...page, owner, submit, input, choose, drop }
}
const withLogo = async () => {
  const owner = await server.signUpOwner()
  const form = new FormData()
  form.append('logo', picture())
  expect((await owner.call('PATCH', '/auth/logo/', form)).status).toBe(200)
  return { owner, ...renderArea('/owner/dashboard/settings', { area, server, as: owner }) }
}
const logoOf = async (owner: TestOwner) => (await owner.call<{ logo: string | null }>('GET', '/auth/logo/')).body.logo

it('shows a default icon and says so where there is no logo', async () => {
  const { screen } = await ready()
  expect(screen.getByText('You have no logo yet.')).toBeDefined()
  expect(screen.getByLabelText('Default icon')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Remove logo', hidden: true })).toBeNull()
})

it('takes pictures only, and waits for one', async () => {
  const { form, input, submit } = await ready()
  expect(form.getByText('Change Image')).toBeDefined()
  expect(input.accept).toBe(pictureTypes.join(','))
  expect(submit.disabled).toBe(true)
})

it('shows the chosen picture, sends it, closes by itself and shows the new logo', async () => {
  const { owner, choose, form, screen, submit, user, waitFor, opener } = await ready()
  await choose(picture('my logo.png'))
  await form.findByText('my logo.png')
  expect(form.getByRole<HTMLImageElement>('img', { name: 'Preview' }).src).toMatch(/^blob:/)
  await waitFor(() => expect(submit.disabled).toBe(false))
  await user.click(submit)
  await waitFor(() => expect(screen.queryByText('Change Image')).toBeNull())
  expect(document.activeElement).toBe(opener)
  const shown = await screen.findByRole('button', { name: 'View your logo in full size' })
  const logo = await logoOf(owner)
  expect(shown.querySelector('img')?.src).toBe(`${window.location.origin}/keyhaven/media/${logo}`)
  expect(shown.querySelector('img')?.srcset).toContain(`${logo} `)
})

it('takes a picture that is dropped', async () => {
  const { form, drop, submit, waitFor } = await ready()
  drop(picture('dropped.png'))
  await form.findByText('dropped.png')
  await waitFor(() => expect(submit.disabled).toBe(false))
})

it.each([
  ['of another kind', new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }), inEnglish(pictureProblems.kind)],
  ['over 5 MB', new File([new Uint8Array(logoBytes + 1)], 'large.png', { type: 'image/png' }), inEnglish(logoTooLarge)],
  [
    'that only calls itself a picture',
    new File(['words'], 'words.jpg', { type: 'image/jpeg' }),
    inEnglish(pictureProblems.mislabelled),
  ],
  ['that is empty', new File([], 'empty.png', { type: 'image/png' }), inEnglish(pictureProblems.broken)],
])('says at the field what is wrong with a file %s, and keeps it there', async (_, file, message) => {
  const { choose, drop, form, submit, waitFor } = await ready()
  // What the picker of the browser would not offer is dropped.
  drop(file)
  await form.findByText(message)
  expect(form.getByText(file.name)).toBeDefined()
  expect(submit.disabled).toBe(true)
  await choose(picture('better.png'))
  await form.findByText('better.png')
  expect(form.queryByText(file.name)).toBeNull()
  await waitFor(() => expect(submit.disabled).toBe(false))
  drop(file)
  await form.findByText(message)
  expect(submit.disabled).toBe(true)
})

it('says once what the server says of a picture, keeps the file, and changes nothing', async () => {
  const { owner, choose, form, submit, user, waitFor } = await ready()
  await choose(damaged)
  await waitFor(() => expect(submit.disabled).toBe(false))
  await user.click(submit)
  await waitFor(() => expect(form.getAllByText(inEnglish(pictureProblems.broken))).toHaveLength(1))
  expect(form.getByText('damaged.png')).toBeDefined()
  expect(form.queryByRole('alert')).toBeNull()
  expect(await logoOf(owner)).toBeNull()
})

it('shows how much is uploaded, in percent, and then that the server is at work', async () => {
  const { choose, form, submit, user, waitFor, screen } = await ready()
  const told: ((sent: number) => void)[] = []
  const finish = Promise.withResolvers<void>()
  connect({
    origin: window.location.origin,
    fetch: server.fetch,
    upload: async (request, onProgress) => {
      told.push(onProgress)
      await finish.promise
      return server.fetch(request)
    },
  })
  await choose(picture())
  await waitFor(() => expect(submit.disabled).toBe(false))
  await user.click(submit)
  await form.findByRole('progressbar', { name: 'Sending' })
  told[0]?.(0.42)
  await form.findByText('42 %')
  expect(form.getByRole<HTMLProgressElement>('progressbar', { name: 'Uploaded' }).value).toBe(42)
  told[0]?.(1)
  await form.findByText(/Preparing it/)
  finish.resolve()
  await waitFor(() => expect(screen.queryByText('Change Image')).toBeNull())
})

it('keeps the chosen file when the server cannot be reached, and can be sent again', async () => {
  const { owner, choose, form, submit, user, waitFor, screen } = await ready()
  await choose(picture('kept.png'))
  await waitFor(() => expect(submit.disabled).toBe(false))
  connect({
    origin: window.location.origin,
    fetch: async (input, init) => {
      await new Request(input, init).arrayBuffer()
      throw new TypeError('Failed to fetch')
    },
  })
  await user.click(submit)
  await form.findByText('The server cannot be reached. Check your connection and try again.')
  expect(form.getByText('kept.png')).toBeDefined()
  connect({ origin: window.location.origin, fetch: server.fetch })
  await user.click(submit)
  await waitFor(() => expect(screen.queryByText('Change Image')).toBeNull())
  expect(await logoOf(owner)).not.toBeNull()
})

it('opens the logo in full size by keyboard, and goes back where it was', async () => {
  const { screen, user, within } = await withLogo()
  const button = await screen.findByRole('button', { name: 'View your logo in full size' })
  button.focus()
  await user.keyboard('{Enter}')
  const view = await screen.findByRole('dialog')
  expect(within(view).getByRole<HTMLImageElement>('img', { name: 'Your logo' }).src).toContain('/keyhaven/media/')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(button)
})

it('shows the default icon where the picture cannot be loaded, and says so', async () => {
  const { screen, fireEvent } = await withLogo()
  const button = await screen.findByRole('button', { name: 'View your logo in full size' })
  const img = button.querySelector('img')
  if (img) fireEvent.error(img)
  await screen.findByText('Your logo cannot be loaded right now.')
  expect(screen.getByLabelText('Default icon')).toBeDefined()
})

it('removes the logo after asking', async () => {
  const page = await withLogo()
  await page.user.click(await page.screen.findByRole('button', { name: 'Remove logo' }))
  await press(page, await popupOf(page, 'Remove your logo?'), 'Remove logo')
  await page.screen.findByText('You have no logo yet.')
  expect(await logoOf(page.owner)).toBeNull()
})

it('says in the card when the logo cannot be removed', async () => {
  const page = await withLogo()
  const button = await page.screen.findByRole('button', { name: 'Remove logo' })
  connect({ origin: window.location.origin, fetch: () => Promise.reject(new TypeError('Failed to fetch')) })
  await page.user.click(button)
  await press(page, await popupOf(page, 'Remove your logo?'), 'Remove logo')
  const said = 'The server cannot be reached. Check your connection and try again.'
  expect((await page.screen.findByRole('alert')).textContent).toBe(said)
})
