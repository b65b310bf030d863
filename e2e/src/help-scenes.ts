import { showDay } from '@keyhaven/shared-contracts/domain/days/day'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import type { Locator, Page } from '@playwright/test'
import { dayAfter, today } from './days.ts'

type Scene = {
  area: 'auth' | 'bookings' | 'finance' | 'inventory'
  topic: string
  /** The account whose screen it is; the demo's where none is named. */
  account?: 'owner'
  path: string
  /** Brings the screen to where the steps are taken; what each step is about, in their order. */
  play: (page: Page) => Promise<Locator[]>
}

const button = (page: Page, name: string) => page.locator('#main').getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const field = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: true })
const submit = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })

/** A form that a button of its list opens, with a step for the button, some for fields, and one to save. */
const inForm = (open: string, fields: string[], save: string) => async (page: Page) => {
  const opener = button(page, open)
  await opener.click()
  await submit(page, save).waitFor()
  return [opener, ...fields.map((name) => field(page, name)), submit(page, save)]
}

const clientsFile = [
  'first_name;last_name;email;street;house_number;postal_code;city;country;phone',
  'Anna;Novak;anna@example.com;Uferweg;7;4830;Hallstatt;Austria;+43 6134 12345',
  'Jonas;Weber;jonas@example.com;Lindenstraße;12;80331;München;Germany;+49 89 123456',
].join('\r\n')

/** Scenes of the pictures of the help; a topic's steps and its marks have the same numbers. */
export const helpScenes: Scene[] = [
  {
    ...{ area: 'auth', topic: 'personal-data', account: 'owner', path: paths.settings() },
    play: inForm('Change personal data', [], 'Change Personals'),
  },
  {
    ...{ area: 'auth', topic: 'change-password', account: 'owner', path: paths.settings() },
    play: inForm('Change password', ['Old password'], 'Change Password'),
  },
  {
    ...{ area: 'auth', topic: 'change-email', account: 'owner', path: paths.settings() },
    play: inForm('Change e-mail', ['Your Actual Email'], 'Change e-mail'),
  },
  {
    ...{ area: 'inventory', topic: 'step-1-property', path: paths.properties() },
    play: inForm('New Property', ['Name', 'Time zone'], 'Save'),
  },
  {
    ...{ area: 'inventory', topic: 'step-2-units', path: paths.units() },
    play: inForm('New Unit', ['Max Capacity', 'Price per night'], 'Save'),
  },
  {
    ...{ area: 'bookings', topic: 'step-3-clients', path: paths.clients() },
    play: inForm('New Client', ['First Name'], 'Save'),
  },
  {
    ...{ area: 'inventory', topic: 'step-5-services', path: paths.services() },
    play: inForm('New Service', ['Name'], 'Save'),
  },
  {
    ...{ area: 'inventory', topic: 'step-6-promo-codes', path: paths.promocodes() },
    play: inForm('New Promocode', ['Code'], 'Save'),
  },
  {
    ...{ area: 'finance', topic: 'step-7-invoice', path: `${paths.invoices()}?status=draft&sort=date` },
    play: async (page) => {
      const row = page
        .locator('#main')
        .getByRole('row')
        .filter({ has: page.getByRole('button', { name: /^Issue / }) })
        .first()
      return [
        page.getByRole('link', { name: 'Invoices', exact: true }),
        page.locator('#main').getByPlaceholder(/^Search/),
        row.getByRole('link', { name: /^Download / }),
        row.getByRole('button', { name: /^Issue / }),
      ]
    },
  },
  {
    ...{ area: 'inventory', topic: 'seasonal-prices', path: paths.seasons() },
    play: async (page) => {
      const opener = button(page, 'New Season')
      await opener.click()
      await submit(page, 'Save').waitFor()
      return [page.getByRole('heading', { level: 1 }), opener, field(page, 'Name')]
    },
  },
  {
    ...{ area: 'bookings', topic: 'step-4-booking', path: paths.bookings() },
    play: async (page) => {
      const opener = button(page, 'New Booking')
      await opener.click()
      for (const [name, days] of [
        ['Check In', 60],
        ['Check Out', 63],
      ] as const) {
        await field(page, name).fill(showDay(dayAfter(today(), days)))
        await field(page, name).press('Enter')
      }
      for (const name of ['Property', 'Unit']) {
        await field(page, name).click()
        await page
          .locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option')
          .first()
          .click()
      }
      await field(page, 'Client').waitFor()
      return [opener, field(page, 'Check In'), field(page, 'Guests'), submit(page, 'Save')]
    },
  },
  {
    ...{ area: 'bookings', topic: 'change-a-stay', path: `${paths.bookings()}?stage=coming` },
    play: async (page) => {
      const edit = page.locator('#main').getByRole('button', { name: /^Edit/ }).first()
      await edit.click()
      // A service, which has a price; the question about a mail is a box, too.
      await dialog(page).getByRole('checkbox', { name: /€/, disabled: false }).first().click()
      const question = dialog(page).getByText('Which price?')
      await question.scrollIntoViewIfNeeded()
      return [edit, question, submit(page, 'Update')]
    },
  },
  {
    ...{ area: 'bookings', topic: 'import-clients', path: paths.clients() },
    play: async (page) => {
      const opener = button(page, 'Import')
      await opener.click()
      const file = { name: 'clients.csv', mimeType: 'text/csv', buffer: Buffer.from(clientsFile) }
      await dialog(page).locator('input[type=file]').setInputFiles(file)
      const add = dialog(page).getByRole('button', { name: /^Add / })
      await add.waitFor()
      return [opener, dialog(page).getByText('clients.csv'), dialog(page).getByRole('table').first(), add]
    },
  },
]
