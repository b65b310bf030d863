import type { CDPSession, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expect, ownerOn, test } from './keyhaven.ts'
import { seriousProblems } from './serious-problems.ts'
import type { Server } from './server.ts'

const password = 'Correct-Horse-1'
const codeOf = (key: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + steps * 30_000 })

const signIn = async (page: Page, email: string) => {
  await page.goto('/owner/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Password', { exact: true }).press('Enter')
}
type HistoryState = { usr?: { layers?: string[] } } | null
/** Clears the session on a page without scripts: the shell would put back what an area that is still loading seems to clear. */
const signOut = async (page: Page) => {
  // Closing a dialog goes back in the history, which would abort this navigation.
  await expect.poll(() => page.evaluate(() => (window.history.state as HistoryState)?.usr?.layers ?? [])).toEqual([])
  await page.goto('/robots.txt')
  await page.evaluate(() => window.sessionStorage.clear())
}
const openSettings = async (page: Page, server: Server, email: string) => {
  await ownerOn(server, email)
  await signIn(page, email)
  await expect(page).toHaveURL(/\/owner\/dashboard$/)
  await page.goto('/owner/dashboard/settings')
}
const confirm = async (page: Page, title: string, submit: string) => {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: submit, exact: true }).click()
}
const saveCodes = async (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Save your recovery codes' })
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  return { dialog, codes: await dialog.getByRole('listitem').allTextContents() }
}

/** A device with a fingerprint reader, as Chromium plays one. */
const withAuthenticator = async (page: Page): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  })
  return session
}

// What the browser itself notes of an answer that asks for the second step, or refuses a code.
test.use({ expectedErrors: [/status of (400|403)/] })

test('an owner turns on an app, signs in with its code, and with a recovery code once', async ({ page, server }) => {
  test.slow()
  const email = 'two.steps@example.com'
  await openSettings(page, server, email)

  await page.getByRole('button', { name: 'Set up app' }).click()
  await confirm(page, 'Set up an authenticator app', 'Go on')
  const app = page.getByRole('dialog', { name: 'Set up your authenticator app' })
  await expect(app.getByRole('img', { name: 'QR code of the key below' })).toBeVisible()
  const key = (await app.locator('code').innerText()).replaceAll(/\s/g, '')
  expect(await seriousProblems(page)).toEqual([])
  await app.getByRole('textbox', { name: 'Code' }).fill(codeOf(key))
  await app.getByRole('button', { name: 'Turn on' }).click()
  const { dialog, codes } = await saveCodes(page)
  expect(await seriousProblems(page)).toEqual([])
  const file = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'Download codes' }).click()
  expect((await file).suggestedFilename()).toBe('keyhaven-recovery-codes.txt')
  await dialog.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText('10 of 10 left')).toBeVisible()
  await server.mailTo(email, /two-step sign-in was changed/i)

  await test.step('the password is not enough; the code of the app is', async () => {
    await signOut(page)
    await signIn(page, email)
    await expect(page.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible()
    await expect(page.getByLabel('Code')).toBeFocused()
    expect(await seriousProblems(page)).toEqual([])
    // The next one: each is taken once, and the half minute may not be over.
    await page.keyboard.type(codeOf(key, 1))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/owner\/dashboard$/)
  })

  await test.step('by keyboard alone, a recovery code signs in once', async () => {
    const tryCode = async () => {
      await signOut(page)
      await signIn(page, email)
      await expect(page.getByLabel('Code')).toBeFocused()
      const other = page.getByRole('button', { name: 'Use a recovery code' })
      for (let tabs = 0; tabs < 6 && !(await other.evaluate((it) => it === document.activeElement)); tabs += 1)
        await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(page.getByLabel('Recovery code')).toBeFocused()
      await page.keyboard.type(codes[0] ?? '')
      await page.keyboard.press('Enter')
    }
    await tryCode()
    await expect(page).toHaveURL(/\/owner\/dashboard$/)
    await server.mailTo(email, /recovery code was used/i)
    await tryCode()
    await expect(page.getByText('This recovery code is wrong or has already been used.')).toBeVisible()
  })
})

test('a passkey signs in without a password, and after one', async ({ page, server }) => {
  test.slow()
  const email = 'passkey@example.com'
  await withAuthenticator(page)
  await openSettings(page, server, email)
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await page.getByRole('dialog', { name: 'Add a passkey' }).getByLabel('Name').fill('Front desk')
  await confirm(page, 'Add a passkey', 'Add passkey')
  const { dialog } = await saveCodes(page)
  await dialog.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('Front desk')

  await test.step('alone', async () => {
    await signOut(page)
    await page.goto('/owner/login')
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page).toHaveURL(/\/owner\/dashboard$/)
  })
  await test.step('as the second step', async () => {
    await signOut(page)
    await signIn(page, email)
    await page.getByRole('button', { name: 'Use your passkey' }).click()
    await expect(page).toHaveURL(/\/owner\/dashboard$/)
  })
  await test.step('no longer once it is removed', async () => {
    await page.goto('/owner/dashboard/settings')
    await page.getByRole('button', { name: 'Remove Front desk' }).click()
    await confirm(page, 'Remove the passkey Front desk?', 'Remove')
    await expect(page.getByText(/^Off: your password alone/)).toBeVisible()
    await signOut(page)
    await page.goto('/owner/login')
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page.getByRole('alert')).toContainText('This passkey was not accepted')
    await signIn(page, email)
    await expect(page).toHaveURL(/\/owner\/dashboard$/)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('nothing is wider than the screen', async ({ page, server }) => {
    const email = 'two.steps.phone@example.com'
    const fits = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await openSettings(page, server, email)
    await page.getByRole('button', { name: 'Set up app' }).click()
    await confirm(page, 'Set up an authenticator app', 'Go on')
    const app = page.getByRole('dialog', { name: 'Set up your authenticator app' })
    const key = (await app.locator('code').innerText()).replaceAll(/\s/g, '')
    await fits()
    await app.getByRole('textbox', { name: 'Code' }).fill(codeOf(key))
    await app.getByRole('button', { name: 'Turn on' }).click()
    const { dialog } = await saveCodes(page)
    await fits()
    await dialog.getByRole('button', { name: 'I have saved them' }).click()
    await expect(page.getByText('10 of 10 left')).toBeVisible()
    await fits()
    await signOut(page)
    await signIn(page, email)
    await expect(page.getByLabel('Code')).toBeVisible()
    await fits()
  })
})
