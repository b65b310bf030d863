import { testServer } from '@keyhaven/api/testing/test-server'
import type { SignedIn } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import type { AreaHelp } from '@keyhaven/shared-contracts/platform/help'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { beforeAll, expect, it } from 'vitest'
import area from '../area.tsx'
import { checkRules } from '../testing/rule-check.tsx'
import { helpFiles } from '../testing/help-files.ts'

const clients = {
  sections: [
    {
      id: 'managing-clients',
      title: 'Managing Clients',
      order: 1,
      theme: 'clients',
      topics: [{ id: 'a-client', title: 'A client', content: ['Add one.'] }],
    },
  ],
} satisfies AreaHelp

const server = await testServer()
let address: string
beforeAll(async () => {
  const files = await helpFiles({ clients })
  address = files.addressOf('clients')
})

type Options = { as?: SignedIn; through?: typeof fetch; path?: string }
const open = async ({ as, through = server.fetch, path = '/owner/dashboard/help' }: Options = {}) => {
  const owner = as ?? (await server.signUpOwner())
  const page = renderArea(path, { area, server: { fetch: through }, as: owner, help: [address] })
  const { screen, user, within } = page
  await screen.findByRole('button', { name: /Managing Clients/ })
  const write = async () => {
    await user.click(screen.getByRole('button', { name: 'Contact Support' }))
    return within(await screen.findByRole('dialog'))
  }
  const form = await write()
  return { ...page, owner, write, form, send: () => form.getByRole<HTMLButtonElement>('button', { name: 'Send' }) }
}
type Page = Awaited<ReturnType<typeof open>>
const words = 'The calendar does not show the booking B-000001.'
const choose = async ({ user, screen, form }: Page, theme: string) => {
  await user.click(form.getByRole('combobox', { name: 'Select Theme' }))
  await user.click(await screen.findByTitle(theme))
}
const fill = async (page: Page) => {
  await choose(page, 'Bookings')
  await page.fillIn({ Message: words }, page.form)
}
const typed = ({ form }: Page) => form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value

it('offers eleven themes in capitals', async () => {
  const page = await open()
  await page.user.click(page.form.getByRole('combobox', { name: 'Select Theme' }))
  const names = ['Dashboard', 'Properties', 'Bookings', 'Clients', 'Settings', 'Units', 'Services', 'Promocodes']
  for (const name of [...names, 'Invoices', 'Analytics', 'Technical']) {
    expect(await page.screen.findByTitle(name)).toBeDefined()
  }
})

it('sends the message, closes and says so; the next one begins empty', async () => {
  const page = await open()
  expect(page.send().disabled).toBe(true)
  await fill(page)
  await page.waitFor(() => expect(page.send().disabled).toBe(false))
  await page.user.click(page.send())
  await page.screen.findByRole('dialog', { name: /^Thank you. Your message was sent/ })
  await page.user.click(page.screen.getByRole('button', { name: 'Okay' }))
  await page.waitFor(() => expect(page.screen.queryByRole('textbox', { name: 'Message' })).toBeNull())
  await page.user.click(page.screen.getByRole('button', { name: 'Contact Support' }))
  const next = await page.screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
  expect(next.value).toBe('')
})

it('counts what is written', async () => {
  const page = await open()
  await page.form.findByText('0 of at least 20')
  await page.fillIn({ Message: '   Too short   ' }, page.form)
  await page.form.findByText('9 of at least 20')
  await page.fillIn({ Message: words }, page.form)
  expect(await page.form.findByText('48 of at most 5000')).toBeDefined()
})

it('says in the form why it could not be sent, keeps every word, and sends it the next time', async () => {
  let broken = true
  const through: typeof fetch = (input, init) =>
    broken && new Request(input, init).url.includes('/api/contact/')
      ? Promise.reject(new TypeError('fetch failed'))
      : server.fetch(input, init)
  const page = await open({ through })
  await fill(page)
  await page.user.click(page.send())
  await page.form.findByText('The server cannot be reached. Check your connection and try again.')
  expect(typed(page)).toBe(words)
  broken = false
  await page.user.click(page.send())
  expect(await page.screen.findByRole('dialog', { name: /^Thank you. Your message was sent/ })).toBeDefined()
})

it('asks before it throws a message away', async () => {
  const page = await open()
  await fill(page)
  await page.user.click(page.form.getByRole('button', { name: 'Cancel' }))
  await page.user.click(await page.screen.findByRole('button', { name: 'Keep editing' }))
  expect(typed(page)).toBe(words)
})

it('offers a message that was lost with the page, to whom it belongs', async () => {
  const as = await server.signUpOwner()
  await fill(await open({ as }))
  const back = await open({ as })
  expect(typed(back)).toBe('')
  await back.user.click(back.form.getByRole('button', { name: 'Restore what you typed' }))
  expect(typed(back)).toBe(words)
  await back.form.findByTitle('Bookings')
  await back.waitFor(() => expect(back.send().disabled).toBe(false))
  const somebodyElse = await open()
  expect(somebodyElse.form.queryByRole('button', { name: 'Restore what you typed' })).toBeNull()
})

it('offers it no more once it is discarded', async () => {
  const as = await server.signUpOwner()
  await fill(await open({ as }))
  const back = await open({ as })
  await back.user.click(back.form.getByRole('button', { name: 'Restore what you typed' }))
  await back.user.click(back.form.getByRole('button', { name: 'Cancel' }))
  await back.user.click(await back.screen.findByRole('button', { name: 'Discard' }))
  const next = await open({ as })
  expect(typed(next)).toBe('')
  expect(next.form.queryByRole('button', { name: 'Restore what you typed' })).toBeNull()
})

it('begins with the theme of the section that is open', async () => {
  const page = await open({ path: '/owner/dashboard/help/a-client' })
  expect(await page.form.findByTitle('Clients')).toBeDefined()
})

it('tells guests that they cannot write, and does not let them send', async () => {
  const { body } = await server.call<SignedIn>('POST', '/auth/demo-login/')
  const page = await open({ as: body })
  await page.form.findByText("A demo account can't send messages.")
  await fill(page)
  expect(page.send().disabled).toBe(true)
})

it('says what its rules say', async () => {
  const page = await open()
  expect(page.form).toBeDefined()
  await checkRules('contact', { theme: 'Select Theme', message: 'Message' }, page, page.form)
}, 60_000)
