import type { FrameLocator, Page } from '@playwright/test'
import { dayAfter, today } from './days.ts'
import type { openHouse } from './guest-journey.ts'
import { type WalkLocale, words } from './guest-words.ts'
import { expect } from './keyhaven.ts'
import type { Server } from './server.ts'

type Opened = Awaited<ReturnType<typeof openHouse>>
type GuestVisit = { page: Page; server: Server; locale: WalkLocale }

/** The form for three nights at 100 each, in the language of a guest. */
export const openForm = async ({ page, server, locale }: GuestVisit, { house }: Opened) => {
  const stay = `check_in=${dayAfter(today(), 60)}&check_out=${dayAfter(today(), 63)}&guests=2`
  const [unit] = house.units
  const site = `http://book.localhost:${server.port}/${locale}`
  await page.goto(`${site}/book?unit=${unit?.id}&property=${house.id}&${stay}`)
  await expect(page.getByRole('heading', { level: 1, name: words[locale].form })).toBeVisible()
}

/** Types who the guest is into the form of a page, or of a frame in it. */
export const fillForm = async (at: Page | FrameLocator, email: string) => {
  const data = {
    ...{ first_name: 'Gerda', last_name: 'Moser', email, phone: '+436641234567', street: 'Ring' },
    ...{ house_number: '1', postal_code: '1010', city: 'Wien', country: 'Austria' },
  }
  for (const [name, value] of Object.entries(data)) await at.locator(`[name=${name}]`).fill(value)
}

/** Fills the form that is open and confirms by the mail: the page of a request that waits for its host. */
export const askAndConfirm = async ({ page, server, locale }: GuestVisit, email: string) => {
  const t = words[locale]
  await fillForm(page, email)
  await page.getByRole('checkbox', { name: t.privacy }).check()
  await page.getByRole('button', { name: t.send }).filter({ visible: true }).first().click()
  await expect(page.getByRole('heading', { name: t.sent })).toBeVisible()
  await openConfirmation(page, server, email, t.subject)
  await page.getByRole('button', { name: t.confirm }).click()
  await expect(page.getByRole('heading', { name: t.waiting })).toBeVisible()
}

export const openConfirmation = async (page: Page, server: Server, email: string, subject: RegExp) => {
  const mail = await server.mailTo(email, subject)
  await page.goto(/http\S+\/request\/\S+#confirm=[\w-]+/.exec(mail.text ?? '')?.[0] ?? '')
}

/** The owner says yes to the one request that there is. */
export const accept = async ({ owner }: Opened) => {
  const [booking] = (await owner.api('GET', '/api/bookings/?stage=all')) as { id: number; reference: string }[]
  if (!booking) throw new Error('Nobody has asked for a stay.')
  await owner.api('POST', `/api/booking/${booking.id}/decision/`, { decision: 'accept' })
  return booking
}
