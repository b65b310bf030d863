import type { TestServer } from '@keyhaven/api/testing/test-server'
import type { SignedIn } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import area from '../area.tsx'

/** The settings of somebody with one of its dialogs opened. */
export const openSettings = async (server: Pick<TestServer, 'fetch'>, as: SignedIn, button: string) => {
  const page = renderArea('/owner/dashboard/settings', { area, server, as })
  const opener = await page.screen.findByRole('button', { name: button })
  await page.user.click(opener)
  const dialog = await page.screen.findByRole('dialog')
  return { ...page, opener, dialog, form: page.within(dialog) }
}

/** A demo account, as a visitor gets it. */
export const demoGuest = async (server: TestServer) => {
  const { body } = await server.call<SignedIn>('POST', '/auth/demo-login/')
  return body
}

/** The popup that says something. What it says stands in it twice: once for the eye. */
export const popupOf = async ({ screen }: ReturnType<typeof renderArea>, text: string | RegExp) => {
  const [element] = await screen.findAllByText(text)
  const popup = element?.closest<HTMLElement>('[role="dialog"]')
  if (!popup) throw new Error(`No popup says ${text}`)
  return popup
}

/** Presses a button of a popup, of which a test before may have left one that is still fading. */
export const press = async ({ user, within }: ReturnType<typeof renderArea>, popup: HTMLElement, name: string) =>
  user.click(within(popup).getByRole('button', { name }))
