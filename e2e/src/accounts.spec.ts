import type { Frame, Page } from '@playwright/test'
import { expect, signIn, test } from './keyhaven.ts'
import type { Server } from './server.ts'

const first = 'Correct-Horse-1'
const second = 'Battery-Staple-2'

// What the browser itself notes of an answer that is no success.
const refused = (...statuses: number[]) => [new RegExp(`status of (${statuses.join('|')})`)]

const linkOf = async (server: Server, to: string, subject: RegExp, path: RegExp) => {
  const mail = await server.mailTo(to, subject)
  const link = path.exec(mail.text ?? '')?.[0] ?? ''
  expect(link.startsWith(server.origin), 'a link to this product').toBe(true)
  return link
}
const resetLink = /https?:\/\/\S+\/owner\/reset-password\/[^/\s]+/
const activationLink = /https?:\/\/\S+\/owner\/activate-account\/[^/\s]+\/[^/\s]+/

const signInWith = async (page: Page, email: string, password: string) => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}
const gotcha = (page: Page) => page.getByRole('button', { name: 'Gotcha' }).click()

test.describe('an account', () => {
  test.use({ expectedErrors: refused(401) })

  test('is registered, activated, remembered, and opened again after its password was forgotten @journey', async ({
    page,
    server,
    browser,
  }) => {
    test.slow()
    const email = 'forgetful@example.com'

    await test.step('register and activate', async () => {
      await page.goto('/owner/register')
      await page.getByLabel('First name').fill('Żaneta')
      await page.getByLabel('Last name').fill("O'Neill-Müller")
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(first)
      await page.getByRole('checkbox').check()
      await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click()
      await gotcha(page)
      await expect(page).toHaveURL(/\/owner\/login$/)
      await page.goto(await linkOf(server, email, /activate/i, activationLink))
      await page.getByRole('button', { name: 'Activate account' }).click()
      await expect(page.getByRole('heading', { name: 'Account Activated' })).toBeVisible()
      await gotcha(page)
      await expect(page).toHaveURL(/\/owner\/?$/)
    })

    await test.step('sign in with Remember me; a new tab is signed in on opening the login', async () => {
      await page.goto('/owner/login')
      await page.getByLabel('Remember me').check()
      await signInWith(page, email, first)
      await expect(page).toHaveURL(/\/owner\/dashboard$/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const left: string[] = []
      const note = (frame: Frame) => left.push(frame.url())
      page.on('framenavigated', note)
      const tab = await page.context().newPage()
      await tab.goto('/owner/login')
      await expect(tab).toHaveURL(/\/owner\/dashboard$/)
      await tab.reload()
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
      // Signed in here as before: the answer to a click comes after whatever the other tab has told this one.
      await page.getByRole('button', { name: 'Okay' }).click()
      await expect(page).toHaveURL(/\/owner\/dashboard\/settings$/)
      page.off('framenavigated', note)
      expect(left.filter((url) => !url.includes('/owner/dashboard'))).toEqual([])
      await tab.close()
    })

    await test.step('elsewhere, ask for a new password and set it', async () => {
      const elsewhere = await browser.newPage({ baseURL: server.origin })
      await elsewhere.goto('/owner/login')
      await elsewhere.getByLabel('Email').fill(email)
      await elsewhere.getByRole('link', { name: 'Forgot your password' }).click()
      await expect(elsewhere.getByLabel('Email')).toHaveValue(email)
      await elsewhere.getByRole('button', { name: 'Send email' }).click()
      await gotcha(elsewhere)
      await expect(elsewhere).toHaveURL(/\/owner\/login$/)

      const link = await linkOf(server, email, /choose a new/i, resetLink)
      await elsewhere.goto(link)
      await elsewhere.getByLabel('New password').fill(second)
      await elsewhere.getByLabel('Repeated password').fill(second)
      await elsewhere.getByRole('button', { name: 'Submit' }).click()
      await gotcha(elsewhere)
      await expect(elsewhere).toHaveURL(/\/owner\/login$/)
      await signInWith(elsewhere, email, second)
      await expect(elsewhere).toHaveURL(/\/owner\/dashboard$/)

      await elsewhere.goto(link)
      await elsewhere.getByLabel('New password').fill(first)
      await elsewhere.getByLabel('Repeated password').fill(first)
      await elsewhere.getByRole('button', { name: 'Submit' }).click()
      await expect(elsewhere.getByRole('button', { name: 'Send a new link' })).toBeVisible()
      await elsewhere.close()
    })

    await test.step('the open page has ended with its session, and the login says so and leads back', async () => {
      // The stream of changes ends at the server's next heartbeat, and then it is not let in again.
      const words = page.getByText('Your session has ended. Please sign in again.')
      await expect(words).toBeVisible({ timeout: 30_000 })
      await signInWith(page, email, first)
      await expect(page.getByRole('button', { name: 'Gotcha' })).toBeVisible()
      await gotcha(page)
      await expect(page.getByLabel('Email')).toHaveValue(email)
      await signInWith(page, email, second)
      await expect(page).toHaveURL(/\/owner\/dashboard\/settings$/)
    })
  })

  test('can be opened with the keyboard alone', async ({ page, server }) => {
    const email = 'keys@example.com'
    await signIn(page, server, email)
    await page.evaluate(() => window.sessionStorage.clear())
    await page.goto('/owner/login')
    const field = page.getByLabel('Email')
    await expect(field).toBeVisible()
    for (let tabs = 0; tabs < 12 && !(await field.evaluate((input) => input === document.activeElement)); tabs += 1)
      await page.keyboard.press('Tab')
    await page.keyboard.type(email)
    await page.keyboard.press('Tab')
    await page.keyboard.type('Wrong-Password-9')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Gotcha' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await page.keyboard.type(first)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/owner\/dashboard$/)
  })
})

test.describe('the settings', () => {
  test.use({ expectedErrors: refused(400, 401, 409, 415) })

  test('change logo, address and password, and sign out everywhere', async ({ page, server, browser }) => {
    test.slow()
    const old = 'settled@example.com'
    const next = 'moved@example.com'
    await signIn(page, server, old)
    await page.goto('/owner/dashboard/settings')

    await test.step('a logo is uploaded and shown', async () => {
      await page.getByRole('button', { name: 'Change Logo' }).click()
      const dialog = page.getByRole('dialog', { name: 'Change Image' })
      await expect(dialog.getByRole('button', { name: 'Change image' })).toBeDisabled()
      const picture = await page.screenshot({ type: 'png', clip: { x: 0, y: 0, width: 600, height: 400 } })
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture })
      await dialog.getByRole('button', { name: 'Change image' }).click()
      await expect(dialog).toBeHidden()
      const logo = page.getByRole('button', { name: 'View your logo in full size' }).locator('img')
      await expect(logo).toHaveAttribute('src', /\/keyhaven\/media\/[0-9a-f]{64}\.webp$/)
      await expect.poll(async () => logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    })

    await test.step('a text that calls itself a picture is refused, and the logo stays', async () => {
      await page.getByRole('button', { name: 'Change Logo' }).click()
      const dialog = page.getByRole('dialog', { name: 'Change Image' })
      const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
      await dialog.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
      await expect(dialog.getByText('The content of this file does not match its name')).toBeVisible()
      await expect(dialog.getByRole('button', { name: 'Change image' })).toBeDisabled()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog', { name: 'Discard your changes?' }).getByRole('button', { name: 'Discard' }).click()
      await expect(dialog).toBeHidden()
    })

    await test.step('another address, told to both', async () => {
      await page.getByRole('button', { name: 'Change e-mail' }).click()
      const dialog = page.getByRole('dialog', { name: 'Change E-mail' })
      await dialog.getByLabel('Your Actual Email').fill(old.toUpperCase())
      await dialog.getByLabel('Password', { exact: true }).fill(second)
      await dialog.getByLabel('New E-mail').fill(next)
      await dialog.getByRole('button', { name: 'Change e-mail' }).click()
      await page.getByRole('button', { name: 'Okay' }).click()
      await expect(dialog.getByLabel('New E-mail')).toHaveValue(next)
      await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('')
      await dialog.getByLabel('Password', { exact: true }).fill(first)
      await dialog.getByRole('button', { name: 'Change e-mail' }).click()
      await expect(page.getByRole('dialog', { name: 'Changed e-mail successfully' })).toBeVisible()
      await page.getByRole('button', { name: 'Okay' }).click()
      await expect(page.getByText(next).first()).toBeVisible()
      await server.mailTo(old, /address of your keyhaven account was changed/i)
      await server.mailTo(next, /is now the email address/i)
    })

    await test.step('another password ends the session elsewhere', async () => {
      const elsewhere = await browser.newPage({ baseURL: server.origin })
      await elsewhere.goto('/owner/login')
      await signInWith(elsewhere, next, first)
      await expect(elsewhere).toHaveURL(/\/owner\/dashboard$/)

      await page.getByRole('button', { name: 'Change password' }).click()
      const dialog = page.getByRole('dialog', { name: 'Change Password' })
      await dialog.getByLabel('Old password').fill(first)
      await dialog.getByLabel('New password', { exact: true }).fill(second)
      await dialog.getByLabel('Repeat new password').fill(second)
      await dialog.getByRole('button', { name: 'Change Password' }).click()
      await expect(page.getByRole('dialog', { name: 'Changed password successfully' })).toBeVisible()
      await page.getByRole('button', { name: 'Okay' }).click()

      await elsewhere.goto('/owner/dashboard/clients')
      await expect(elsewhere).toHaveURL(/\/owner\/login\?next=/)
      await elsewhere.close()
      await expect(page.getByText('This device')).toBeVisible()
    })

    await test.step('sign out everywhere leads to the login', async () => {
      await page.getByRole('button', { name: 'Sign out everywhere' }).click()
      // Whether the click was lost or its answer, a failure shows here.
      const answered = page.waitForResponse(
        (answer) => answer.url().endsWith('/auth/sessions/') && answer.status() === 204,
      )
      await page
        .getByRole('dialog', { name: 'Sign out everywhere?' })
        .getByRole('button', { name: 'Sign out everywhere' })
        .click()
      await answered
      await expect(page).toHaveURL(/\/owner\/login$/)
      const stored = await page.evaluate(() =>
        [window.sessionStorage, window.localStorage].flatMap((storage) =>
          ['token', 'user'].filter((key) => storage.getItem(key) !== null),
        ),
      )
      expect(stored).toEqual([])
    })
  })
})

test('a demo account says what it is, and what it cannot change', async ({ page }) => {
  await page.goto('/owner/')
  await page.getByRole('button', { name: 'Explore Demo' }).click()
  await expect(page).toHaveURL(/\/owner\/dashboard$/)
  await expect(page.getByText(/demo account of your own/)).toBeVisible()
  await page.goto('/owner/dashboard/settings')
  for (const [opener, note, submit] of [
    ['Change e-mail', "You can't change e-mail for guest account", 'Change e-mail'],
    ['Change password', "You can't change password for guest account", 'Change Password'],
  ] as const) {
    await page.getByRole('button', { name: opener }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(note)).toBeVisible()
    await expect(dialog.getByRole('button', { name: submit, exact: true })).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
})

test('the header of the owner side offers the way that the page does not', async ({ page }) => {
  const header = page.getByRole('banner')
  const ways = [
    ['/owner/', 'Log in', '/owner/login'],
    ['/owner/login', 'Sign up', '/owner/register'],
    ['/owner/register', 'Log in', '/owner/login'],
    ['/owner/forgot-password', 'Sign up', '/owner/register'],
  ] as const
  for (const [at, label, to] of ways) {
    await page.goto(at)
    await header.getByRole('button', { name: label }).click()
    await expect(page).toHaveURL(new RegExp(`${to}$`))
  }
  await page.getByRole('link', { name: 'Legal Notice' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await header.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/owner\/register$/)
})
