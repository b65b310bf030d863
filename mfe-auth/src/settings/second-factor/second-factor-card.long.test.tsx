import { withApp } from '@keyhaven/api/testing/second-factors'
import { testServer } from '@keyhaven/api/testing/test-server'
import { Secret, TOTP } from 'otpauth'
import { expect, it } from 'vitest'
import { demoGuest, openSettings, popupOf, press } from '../../testing/settings.tsx'

const server = await testServer()

type Page = Awaited<ReturnType<typeof openSettings>>
const dialogOf = async ({ screen, within }: Page, name: string) => within(await screen.findByRole('dialog', { name }))
const confirm = async (page: Page, title: string, submit: string, password = 'Secret-123') => {
  const dialog = await dialogOf(page, title)
  await page.fillIn({ Password: password }, dialog)
  await page.user.click(dialog.getByRole('button', { name: submit }))
}
const codeOf = (key: string) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: server.clock().getTime() })

it('sets an app up: password, key and picture, first code, recovery codes; then the focus is back', async () => {
  const page = await openSettings(server, await server.signUpOwner(), 'Set up app')
  await confirm(page, 'Set up an authenticator app', 'Go on')
  const app = await dialogOf(page, 'Set up your authenticator app')
  expect(app.getByRole('img', { name: 'QR code of the key below' }).tagName).toBe('svg')
  await page.user.click(app.getByRole('button', { name: 'Copy key' }))
  await page.screen.findByText('Key copied')
  const key = await navigator.clipboard.readText()
  expect(app.getByText(key.replaceAll(/(.{4})(?=.)/g, '$1 '))).toBeDefined()
  await page.fillIn({ Code: '000000' }, app)
  await page.user.click(app.getByRole('button', { name: 'Turn on' }))
  await app.findByText(/This code is wrong/)
  await page.fillIn({ Code: codeOf(key) }, app)
  await page.user.click(app.getByRole('button', { name: 'Turn on' }))

  const codes = await dialogOf(page, 'Save your recovery codes')
  const shown = codes.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(shown).toHaveLength(10)
  await page.user.click(codes.getByRole('button', { name: 'Copy codes' }))
  await page.waitFor(async () => expect(await navigator.clipboard.readText()).toBe(shown.join('\n')))
  const file = codes.getByRole<HTMLAnchorElement>('link', { name: 'Download codes' })
  expect([file.download, file.href.startsWith('blob:')]).toEqual(['keyhaven-recovery-codes.txt', true])
  await page.user.click(codes.getByRole('button', { name: 'I have saved them' }))
  await page.screen.findByText('10 of 10 left')
  expect(page.screen.queryByText(shown[0] ?? '')).toBeNull()
  await page.waitFor(() => expect(document.activeElement).toBe(page.opener))
})

it('says in a popup that the password is wrong, and changes nothing', async () => {
  const owner = await server.signUpOwner()
  await withApp(server, owner)
  const page = await openSettings(server, owner, 'Turn off app')
  await confirm(page, 'Turn off the authenticator app?', 'Turn off', 'Wrong-9876')
  await press(page, await popupOf(page, 'The password is wrong.'), 'Okay')
  await confirm(page, 'Turn off the authenticator app?', 'Turn off')
  await page.screen.findByText('The authenticator app is off')
  expect(await page.screen.findByText(/^Off: your password alone/)).toBeDefined()
})

it('lists passkeys, and removes one after the password', async () => {
  const owner = await server.signUpOwner()
  const now = server.clock()
  const key = { credential_id: 'a device', public_key: Buffer.alloc(1), signatures: 0, transports: [] }
  const passkey = { ...key, owner_id: owner.user.id, name: 'Office laptop', created_at: now }
  await server.db.insertInto('passkeys').values(passkey).execute()
  const page = await openSettings(server, owner, 'Remove Office laptop')
  expect(page.screen.getByRole('list', { name: 'Passkeys', hidden: true }).textContent).toMatch(/Added.*Not used yet/)
  await confirm(page, 'Remove the passkey Office laptop?', 'Remove')
  await page.screen.findByText('Passkey removed')
  await page.waitFor(() => expect(page.screen.queryByText('Office laptop')).toBeNull())
})

it('warns where few recovery codes are left, and makes new ones', async () => {
  const owner = await server.signUpOwner()
  await withApp(server, owner)
  const codes = server.db.updateTable('recovery_codes').set({ used_at: server.clock() })
  await codes.where('owner_id', '=', owner.user.id).execute()
  const page = await openSettings(server, owner, 'Make new codes')
  expect(page.screen.getByText('Only 0 of 10 left')).toBeDefined()
  await confirm(page, 'Make new recovery codes?', 'Make new codes')
  const dialog = await dialogOf(page, 'Save your recovery codes')
  await page.user.click(dialog.getByRole('button', { name: 'I have saved them' }))
  await page.screen.findByText('10 of 10 left')
  await page.waitFor(() => expect(document.activeElement).toBe(page.opener))
})

it('is not for demo accounts, and says so', async () => {
  for (const button of ['Set up app', 'Add passkey']) {
    const { form } = await openSettings(server, await demoGuest(server), button)
    expect(form.getByText('A demo account cannot have two-step sign-in')).toBeDefined()
  }
})
