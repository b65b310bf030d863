import type { Locator, Page } from '@playwright/test'
import { nightsBetween } from '@keyhaven/shared-contracts/domain/days/day'
import { dayAfter } from './days.ts'
import { expect } from './keyhaven.ts'
import { type WalkLocale, words } from './guest-words.ts'
import type { Server } from './server.ts'

/** Way in which a guest operates a page. */
export type Hands = {
  press: (target: Locator) => Promise<void>
  /** Takes the first suggestion below a field. */
  choose: (field: Locator, suggestion: Locator) => Promise<void>
  /** Takes a day of the calendar. */
  chooseDay: (at: Page | Locator, day: string) => Promise<void>
  isPhone: boolean
}

export const byTouch: Hands = {
  press: (target) => target.tap(),
  choose: (_, suggestion) => suggestion.tap(),
  chooseDay: (at, day) => at.locator(`[data-day="${day}"]`).tap(),
  isPhone: true,
}

const hasFocus = (target: Locator) =>
  target.evaluate((element) => (element.getRootNode() as Document | ShadowRoot).activeElement === element)

/** Tab until the target has the focus, as far as a page reaches. */
const tabTo = async (page: Page, target: Locator) => {
  await expect(target).toBeVisible()
  for (let tabs = 0; tabs < 160 && !(await hasFocus(target)); tabs++) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}

export const byKeyboard = (page: Page): Hands => ({
  press: async (target) => {
    await tabTo(page, target)
    await page.keyboard.press((await target.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter')
  },
  choose: async (field) => {
    await field.press('ArrowDown')
    await field.press('Enter')
  },
  // One day of the calendar can be reached by Tab; the arrows lead to the others.
  chooseDay: async (at, day) => {
    const first = at.locator('[data-day][tabindex="0"]')
    await tabTo(page, first)
    const from = (await first.getAttribute('data-day')) ?? day
    const key = from < day ? 'ArrowRight' : 'ArrowLeft'
    const target = at.locator(`[data-day="${day}"]`)
    // The arrows pass over what is taken.
    const most = Math.abs(nightsBetween(from, day))
    for (let days = 0; days < most && !(await hasFocus(target)); days++) await page.keyboard.press(key)
    await expect(target).toBeFocused()
    await page.keyboard.press('Enter')
  },
  isPhone: false,
})

type Walk = Hands & {
  page: Page
  /** The booking: the whole page, or the element in somebody else's. */
  at: Page | Locator
  locale: WalkLocale
  /** Called on every screen. */
  look: () => Promise<void>
  server: Server
  email: string
  surname: string
  checkIn: string
}

/** From the search to the stay that its host has accepted: list, filter, unit, calendar, form, mail and answer. */
export const walkToStay = async ({ page, at, locale, look, server, email, surname, checkIn, ...hands }: Walk) => {
  const { press, choose, chooseDay, isPhone } = hands
  const t = words[locale]
  const heading = (name: string) => at.getByRole('heading', { name, exact: true })
  if (isPhone) await press(at.getByRole('button', { name: t.find }))
  const form = at.getByRole('search')
  await form.getByRole('combobox').fill('Wie')
  await choose(form.getByRole('combobox'), form.getByRole('option', { name: new RegExp(t.town) }))
  await expect(form.getByRole('combobox')).toHaveValue(t.town)
  await form.locator('[name=check_in]').fill(checkIn)
  await form.locator('[name=check_out]').fill(dayAfter(checkIn, 3))
  await look()
  await press(form.getByRole('button', { name: t.search, exact: true }))
  await expect(heading(t.results)).toBeInViewport()
  await expect(heading(t.results)).toBeFocused()
  await look()

  if (isPhone) await press(at.getByRole('button', { name: t.filters }))
  const filters = isPhone ? at.getByRole('dialog') : at
  await press(filters.getByRole('checkbox', { name: /^Villa/ }))
  if (isPhone) await press(filters.getByRole('button', { name: t.shown }))
  await expect(at.locator('.kh-results-count')).toHaveText(t.count)
  await press(at.getByRole('link', { name: t.detailsOf }))

  await expect(at.getByRole('heading', { level: 1, name: 'Seehaus Zimmer 2' })).toBeVisible()
  // Until it is known what is taken the calendar is dimmed.
  await expect(at.locator('.kh-months')).toHaveAttribute('aria-busy', 'false')
  await look()
  await chooseDay(at, dayAfter(checkIn, 1))
  await chooseDay(at, dayAfter(checkIn, 3))
  const total = /200[.,]00/
  await expect(at.locator('.kh-offer').getByText(total).first()).toBeVisible()
  await press(at.getByRole('link', { name: t.book }).filter({ visible: true }).last())

  await expect(at.getByRole('heading', { level: 1, name: t.form })).toBeVisible()
  const data = {
    ...{ first_name: 'Žofie', last_name: surname, email, phone: '+420123456789', street: 'Dlouhá' },
    ...{ house_number: '7', postal_code: '11000', city: 'Praha', country: 'Czechia' },
  }
  for (const [name, value] of Object.entries(data)) await at.locator(`[name=${name}]`).fill(value)
  const send = at.getByRole('button', { name: t.send }).filter({ visible: true }).first()
  await expect(send).toContainText(total)
  await look()
  await press(at.getByRole('checkbox', { name: t.privacy }))
  await press(send)
  await expect(heading(t.sent)).toBeVisible()
  await look()

  const linkIn = async (subject: RegExp, link: RegExp, to = email) =>
    link.exec((await server.mailTo(to, subject)).text ?? '')?.[0] ?? ''
  await page.goto(await linkIn(t.subject, /http\S+\/request\/\S+#confirm=[\w-]+/))
  await press(page.getByRole('button', { name: t.confirm }))
  await expect(page.getByRole('heading', { level: 1, name: t.waiting })).toBeVisible()
  await page.goto(await linkIn(new RegExp(surname), /http\S+\/decision\/\S+/, 'host@example.com'))
  await press(page.getByRole('button', { name: 'Accept' }))
  await expect(page.getByRole('heading', { name: 'You accepted this request' })).toBeVisible()
  const status = await linkIn(t.received, /http\S+\/request\/\S+/)
  await page.goto(status)
  await expect(page.getByRole('heading', { level: 1, name: t.booked })).toBeVisible()
  return status
}
