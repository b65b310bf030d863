import { testServer, type TestOwner, unique } from '@keyhaven/api/testing/test-server'
import type { SiteSettings } from '@keyhaven/shared-contracts/contract/public/public-site'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import type { SignedIn } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import { useLocale } from '@keyhaven/shared-contracts/web/locale'
import { afterEach, expect, it } from 'vitest'
import area from '../area.tsx'

const server = await testServer({ env: { outgoingRequests: 'anywhere' } })

afterEach(() => useLocale.getState().show('en'))

const settingsOf = async (owner: TestOwner) => (await owner.call<SiteSettings>('GET', '/api/site-settings/')).body
const open = (as: SignedIn, fetch: typeof globalThis.fetch = server.fetch) =>
  renderArea('/owner/dashboard/settings/site', { area, server: { fetch }, as })
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

it('changes the domain, and shows where the site is then', async () => {
  const owner = await server.signUpOwner()
  const domain = `h-${unique()}.localhost`
  const { fillIn, screen, waitFor, dialog, send } = await openForm(owner, 'Address and domain')
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Your own domain')))
  await fillIn({ 'Your own domain': domain.toUpperCase() }, dialog)
  await send()
  await screen.findByText(`${domain}, proven`)
  expect(screen.getByRole('link', { name: /^http:\/\/h-/ }).getAttribute('href')).toContain(domain)
  expect(await settingsOf(owner)).toMatchObject({ domain })
})

it('changes the colour, and shows it on a page in small', async () => {
  const owner = await server.signUpOwner()
  const { fillIn, screen, within, dialog, send } = await openForm(owner, 'Name, introduction and colour')
  await fillIn({ Colour: '#AA3300' }, dialog)
  await send()
  await screen.findByText('#aa3300')
  const figure = screen.getByRole('figure')
  expect(within(figure).getByText('Request to book').className).toBe('site-preview-button')
  // The class of the button takes its background from this.
  expect(figure.style.getPropertyValue('--kh-preview-accent')).toBe('#aa3300')
})

it('changes the language of guests whose own is not offered', async () => {
  const owner = await server.signUpOwner()
  const { user, screen, dialog, send } = await openForm(owner, 'Language of your guests')
  await user.click(dialog.getByLabelText('Language'))
  await user.click(await screen.findByTitle('Čeština'))
  await send()
  await screen.findByText('Čeština, where a guest’s own language is not among those we offer')
  expect(await settingsOf(owner)).toMatchObject({ locale: 'cs' })
})

it('says which languages the host speaks, by their names', async () => {
  const owner = await server.signUpOwner()
  const { user, screen, dialog, send } = await openForm(owner, 'Languages you speak with guests')
  for (const name of ['German', 'Slovenian']) {
    await user.type(dialog.getByLabelText('Languages'), name)
    await user.click((await screen.findAllByTitle(name)).at(-1) ?? document.body)
  }
  await send()
  await screen.findByText('German and Slovenian')
  expect(await settingsOf(owner)).toMatchObject({ host_languages: ['de', 'sl'] })
})

it('takes the privacy text in further languages, and none of them is required', async () => {
  const owner = await server.signUpOwner()
  await owner.call('PATCH', '/api/site-settings/', { privacy_text: 'Ours.' })
  const { user, fillIn, screen, waitFor, dialog, send } = await openForm(owner, 'Privacy text')
  await user.click(await dialog.findByRole('button', { name: 'Français, no text yet' }))
  await fillIn({ 'Your privacy text (Français)': 'La nôtre.' }, dialog)
  await send()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await settingsOf(owner)).toMatchObject({
    ...{ privacy_text: 'Ours.', translations: { fr: { privacy_text: 'La nôtre.' } } },
  })
})

it('changes one part with its own fields only, and leaves what was changed elsewhere meanwhile', async () => {
  const owner = await server.signUpOwner()
  const { fillIn, screen, dialog, send } = await openForm(owner, 'Guests’ requests')
  for (const other of ['Your own domain', 'Colour', 'Your privacy text'])
    expect(dialog.queryByLabelText(other)).toBeNull()
  await owner.call('PATCH', '/api/site-settings/', { accent: '#00aa33', privacy_text: 'Ours alone.' })
  await fillIn({ 'Hours until an unanswered request expires': '48' }, dialog)
  await send()
  await screen.findByText('48 hours, then a request expires')
  await screen.findByText('Ours alone.')
  expect(await settingsOf(owner)).toMatchObject({
    ...{ accent: '#00aa33', privacy_text: 'Ours alone.', request_expiry_hours: 48 },
  })
})

it('names the sites that may embed the booking', async () => {
  const owner = await server.signUpOwner()
  const { user, screen, dialog, send } = await openForm(owner, 'Sites that may embed your booking')
  await user.click(dialog.getByLabelText('Sites that may embed your booking'))
  await user.keyboard('https://www.example.com{Enter}shop.example.com{Enter}')
  await send()
  await screen.findByText('https://www.example.com, https://shop.example.com')
  const allowed_origins = ['https://www.example.com', 'https://shop.example.com']
  expect(await settingsOf(owner)).toMatchObject({ allowed_origins })
})

it('says beside the input what is wrong with a domain, of our rules and of others’', async () => {
  const taken = `h-${unique()}.localhost`
  const first = await server.signUpOwner()
  await first.call('PATCH', '/api/site-settings/', { domain: taken })
  const { fillIn, dialog, save, send } = await openForm(await server.signUpOwner(), 'Address and domain')
  await fillIn({ 'Your own domain': 'no domain' }, dialog)
  await dialog.findByText('Enter a domain like book.example.com')
  expect(save.disabled).toBe(true)
  await fillIn({ 'Your own domain': taken }, dialog)
  await send()
  expect(await dialog.findByText('This domain cannot be used here. Please enter another one.')).toBeDefined()
})

it('says beside the input what is wrong with a colour', async () => {
  const { fillIn, dialog, save } = await openForm(await server.signUpOwner(), 'Name, introduction and colour')
  await fillIn({ Colour: 'red' }, dialog)
  await dialog.findByText('A colour like #0f5257')
  expect(save.disabled).toBe(true)
})

it('shows the record that proves a domain, and what was found instead of it', async () => {
  const owner = await server.signUpOwner()
  const domain = `book-${unique()}.invalid`
  await owner.call('PATCH', '/api/site-settings/', { domain })
  const { user, screen } = open(owner)
  await screen.findByText(`_keyhaven.${domain}`)
  screen.getByText(/^keyhaven=[\da-f]{32}$/)
  await user.click(screen.getByRole('button', { name: 'Check the domain' }))
  expect((await screen.findByRole('alert')).textContent).toContain(`_keyhaven.${domain}`)
})

it('says nothing any more about a domain that was replaced by another', async () => {
  const owner = await server.signUpOwner()
  await owner.call('PATCH', '/api/site-settings/', { domain: `first-${unique()}.invalid` })
  const page = open(owner)
  await page.user.click(await page.screen.findByRole('button', { name: 'Check the domain' }))
  const refusal = await page.screen.findByRole('alert')
  await page.user.click(page.screen.getByRole('button', { name: 'Edit Address and domain' }))
  const dialog = page.within(await page.screen.findByRole('dialog'))
  const second = `second-${unique()}.invalid`
  await dialog.findByRole('button', { name: 'No changes' })
  await page.fillIn({ 'Your own domain': second }, dialog)
  const save = await dialog.findByRole<HTMLButtonElement>('button', { name: 'Save' })
  await page.waitFor(() => expect(save.disabled).toBe(false))
  await page.user.click(save)
  await page.screen.findByText(`_keyhaven.${second}`)
  expect(refusal.isConnected).toBe(false)
})

it('tests a page of the owner’s and says in words what is wrong', async () => {
  const { user, fillIn, screen } = open(await server.signUpOwner())
  await fillIn({ 'Page to test': 'http://127.0.0.1:1/' })
  await user.click(screen.getByRole('button', { name: 'Test my site' }))
  await screen.findByText('The page cannot be reached')
  screen.getByText('Its server refuses the connection.')
  await useLocale.getState().show('de')
  await screen.findByText('Die Seite ist nicht erreichbar')
  screen.getByText('Der Server nimmt die Verbindung nicht an.')
  await useLocale.getState().show('en')
  await fillIn({ 'Page to test': 'ftp://example.com' })
  await user.click(screen.getByRole('button', { name: 'Test my site' }))
  expect(await screen.findByText('Enter an address like https://www.example.com/booking')).toBeDefined()
})

it('tells a demo account what it cannot have, and offers nothing that would be refused', async () => {
  const { body } = await server.call<SignedIn>('POST', '/auth/demo-login/')
  const { screen } = open(body)
  await screen.findByText('The demo account cannot have a domain or other sites')
  expect(screen.queryByRole('button', { name: /Edit|Test/ })).toBeNull()
})

it('says why they could not be loaded, and loads them on Retry', async () => {
  let down = true
  const { user, screen } = open(await server.signUpOwner(), (input, init) =>
    down ? Promise.reject(new TypeError('Failed to fetch')) : server.fetch(input, init),
  )
  const retry = await screen.findByRole('button', { name: 'Retry' })
  down = false
  await user.click(retry)
  expect(await screen.findByRole('button', { name: 'Edit Address and domain' })).toBeDefined()
})

it('is in the language of its owner, also where that changes while a form is open', async () => {
  const { fillIn, screen, dialog } = await openForm(await server.signUpOwner(), 'Guests’ requests')
  await fillIn({ 'Longest stay, in nights': '1200' }, dialog)
  await useLocale.getState().show('de')
  expect((await dialog.findByLabelText<HTMLInputElement>('Längster Aufenthalt in Nächten')).value).toBe('1200')
  expect(dialog.getByRole('button', { name: 'Speichern' })).toBeTruthy()
  expect(screen.getByText('24 Stunden, dann läuft eine Anfrage ab')).toBeTruthy()
  expect(screen.getByText(/^Bis zu \d+ Monate im Voraus$/)).toBeTruthy()
})

it('says under which name guests know the house, and what the house says of itself in further languages', async () => {
  const owner = await server.signUpOwner()
  await owner.call('PATCH', '/api/site-settings/', { translations: { de: { privacy_text: 'Wenig.' } } })
  const { fillIn, user, screen, dialog, send, waitFor } = await openForm(owner, 'Name, introduction and colour')
  expect(screen.getByText(/^Your own name, /)).toBeDefined()
  await fillIn({ 'Business name': 'Haus am See', Introduction: 'Six rooms by the water.' }, dialog)
  await user.click(dialog.getByRole('button', { name: 'Deutsch, no text yet' }))
  await fillIn({ 'Introduction (Deutsch)': 'Sechs Zimmer am Wasser.' }, dialog)
  await send()
  await waitFor(() => expect(screen.getAllByText('Haus am See').length).toBeGreaterThan(1))
  expect(await settingsOf(owner)).toMatchObject({
    ...{ business_name: 'Haus am See', intro: 'Six rooms by the water.' },
    translations: { de: { intro: 'Sechs Zimmer am Wasser.', privacy_text: 'Wenig.' } },
  })
})

const png = (name: string) =>
  new File(
    [
      Uint8Array.from(
        atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
        (letter) => letter.charCodeAt(0),
      ),
    ],
    name,
    { type: 'image/png' },
  )

it('adds a large picture with what it shows, describes it anew without sending it again, and removes it', async () => {
  const owner = await server.signUpOwner()
  const page = open(owner)
  const { user, screen, within, waitFor, fillIn } = page
  const openPicture = async (button: string) => {
    await user.click(await screen.findByRole('button', { name: button }))
    return within(await screen.findByRole('dialog'))
  }
  const save = async (dialog: Awaited<ReturnType<typeof openPicture>>) => {
    const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save picture' })
    await waitFor(() => expect(button.disabled).toBe(false))
    await user.click(button)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  const dialog = await openPicture('Add picture: Large picture')
  await user.upload(dialog.getByLabelText(/Choose a picture/), png('house.png'))
  await fillIn({ 'What the picture shows': 'The house' }, dialog)
  await save(dialog)
  expect((await screen.findAllByRole('img', { name: 'The house' })).length).toBeGreaterThan(0)
  const again = await openPicture('Change picture: Large picture')
  await fillIn({ 'What the picture shows': 'The house from the lake' }, again)
  await save(again)
  expect((await settingsOf(owner)).hero).toMatchObject({ alt_text: 'The house from the lake', name: 'house.png' })
  await user.click(await screen.findByRole('button', { name: 'Remove picture: Large picture' }))
  const question = within(await screen.findByRole('dialog'))
  await user.click(question.getByRole('button', { name: 'Remove picture' }))
  await screen.findByRole('button', { name: 'Add picture: Large picture' })
  expect((await settingsOf(owner)).hero).toBeNull()
})

it('adds a logo for the dark theme', async () => {
  const owner = await server.signUpOwner()
  const { user, screen, within, waitFor } = open(owner)
  await user.click(await screen.findByRole('button', { name: 'Add picture: Logo for the dark theme' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.upload(dialog.getByLabelText(/Choose a picture/), png('night.png'))
  const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save picture' })
  await waitFor(() => expect(button.disabled).toBe(false))
  await user.click(button)
  await screen.findByRole('img', { name: 'Logo for the dark theme' })
  expect((await settingsOf(owner)).dark_logo?.name).toBe('night.png')
})
