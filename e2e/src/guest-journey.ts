import { briefDay } from '@keyhaven/shared-contracts/domain/days/brief-day'
import { en } from '@keyhaven/shared-contracts/domain/languages/en'
import type { Locator, Page } from '@playwright/test'
import { dayAfter, today } from './days.ts'
import { expect, personals, signIn } from './keyhaven.ts'
import type { Server } from './server.ts'

export type House = { id: number; name: string; units: { id: number; name: string }[] }

/** An owner with a house of two units, a service and a promo code. */
export const openHouse = async (page: Page, server: Server, email: string, name: string) => {
  const owner = await signIn(page, server, email)
  const property: { id: number } = await owner.api('POST', '/api/properties/', {
    ...{ name, description: 'By the lake, with a garden.', address: personals.address },
  })
  const units: House['units'] = []
  for (const [which, price_per_night] of [
    ['Loft', 100],
    ['Garden room', 120],
  ] as const) {
    const unit: { id: number } = await owner.api('POST', '/api/units/', {
      ...{ name: `${name} ${which}`, description: 'Bright and quiet.', property_id: property.id, price_per_night },
      ...{ capacity: 2, max_capacity: 4, price_per_extra_person: 0 },
    })
    units.push({ id: unit.id, name: `${name} ${which}` })
  }
  await owner.api('POST', '/api/services/', {
    ...{ property: property.id, name: 'Breakfast', type: 'per_day', price: 10, active: true },
  })
  await owner.api('POST', '/api/promocodes/', {
    ...{ code: 'LAKE10', description: 'Ten percent for friends', discount_percent: 10, active: true },
    valid_until: dayAfter(today(), 300),
  })
  return { owner, house: { id: property.id, name, units } satisfies House }
}

type Guest = {
  /** The booking: the whole page, or the element in somebody else's. */
  at: Page | Locator
  press: (target: Locator) => Promise<void>
  /** Called on every screen. */
  look: () => Promise<void>
  email: string
  surname: string
  checkIn: string
}

/** The link of the mail by which a guest confirms. */
const confirmLink = async (server: Server, email: string) => {
  const mail = await server.mailTo(email, /^Confirm your request/)
  return /http\S+\/request\/\S+#confirm=[\w-]+/.exec(mail.text ?? '')?.[0] ?? ''
}

/** Opens the link of the mail and presses its one button. */
export const confirmByMail = async (page: Page, server: Server, email: string) => {
  const link = await confirmLink(server, email)
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm request' }).click()
  return link
}

/** The form of the search, which is on a sheet where there is little room. */
const openSearch = async (at: Page | Locator, press: Guest['press']) => {
  const line = at.getByRole('button', { name: /^Find a place:/ })
  await expect(line.or(at.getByLabel('Check-in')).filter({ visible: true }).first()).toBeVisible()
  if (await line.isVisible()) await press(line)
}

/** From the search to the sent request, by the cheapest unit, with breakfast and a promo code. */
export const askForStay = async ({ at, press, look, email, surname, checkIn }: Guest) => {
  const checkOut = dayAfter(checkIn, 3)
  await openSearch(at, press)
  await at.getByLabel('Check-in').fill(dayAfter(checkIn, 1))
  await expect(at.getByLabel('Check-out')).toHaveValue(briefDay(en, dayAfter(checkIn, 2)))
  await at.getByLabel('Check-in').fill(checkIn)
  await at.getByLabel('Check-out').fill(checkOut)
  await look()
  await press(at.getByRole('button', { name: 'Search' }))
  await expect(at.getByRole('heading', { name: 'Available Units' })).toBeVisible()
  const cardTitle = (name: RegExp) => at.getByRole('heading', { level: 3, name })
  await expect(cardTitle(/Loft$/)).toBeInViewport()
  await press(at.getByRole('button', { name: /^Prev/ }))
  await expect(cardTitle(/Garden room$/)).toBeInViewport()
  await press(at.getByRole('button', { name: /^Next/ }))
  await expect(cardTitle(/Loft$/)).toBeInViewport()
  await look()
  await press(at.getByRole('link', { name: 'Book This Unit' }).first())

  await expect(at.getByRole('heading', { level: 1, name: 'Request to book' })).toBeVisible()
  await press(at.getByRole('checkbox', { name: /^Breakfast/ }))
  await at.getByLabel('Promo code').fill('lake10')
  await at.getByLabel('Promo code').press('Enter')
  const send = at.getByRole('button', { name: /^Send booking request/ })
  await expect(send).toContainText('€297.00')
  const fields = {
    ...{ 'First name': 'Žofie', 'Last name': surname, Email: email, Phone: '+420123456789' },
    ...{ Street: 'Dlouhá', 'House number': '7', 'Postal code': '11000', City: 'Praha', Country: 'Czechia' },
  }
  for (const [label, value] of Object.entries(fields)) await at.getByLabel(label, { exact: true }).fill(value)
  await look()
  await press(at.getByRole('checkbox', { name: /privacy policy/ }))
  await press(send)
  await expect(at.getByRole('heading', { name: 'Please confirm by email' })).toBeVisible()
  await expect(at.getByText(email).first()).toBeVisible()
  await expect(at.getByText('€297.00').first()).toBeVisible()
  await look()
}
