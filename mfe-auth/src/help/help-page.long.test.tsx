import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import { type AreaHelp, helpPicture, translateHelp } from '@keyhaven/shared-contracts/platform/help'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { queryClient } from '@keyhaven/shared-contracts/web/api'
import { useLocale } from '@keyhaven/shared-contracts/web/locale'
import { useTheme } from '@keyhaven/shared-contracts/web/theme'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import area from '../area.tsx'
import { help as own } from '../help.ts'
import { helpFiles } from '../testing/help-files.ts'

const bookings = {
  sections: [
    {
      id: 'managing-bookings',
      title: 'Managing Bookings',
      order: 30,
      theme: 'bookings',
      topics: [
        {
          id: 'cancel',
          title: 'Cancel a booking',
          content: ['The nights are free at once.'],
          steps: ['Press Edit.'],
          picture: helpPicture('cancel', 'The booking, with Edit marked'),
        },
        {
          id: 'move',
          title: 'Move a booking',
          content: ['The price may change, and so may the promo code.'],
          link: { label: 'Open Bookings', path: '/owner/dashboard/bookings' },
        },
      ],
    },
  ],
} satisfies AreaHelp
const inventory = {
  sections: [
    {
      id: 'codes',
      title: 'Promo Codes',
      order: 20,
      topics: [{ id: 'promo-rules', title: 'Rules of a promo code', content: ['A whole percentage.'] }],
    },
  ],
} satisfies AreaHelp

const german = translateHelp(bookings, {
  sections: { 'managing-bookings': 'Buchungen verwalten' },
  topics: {
    cancel: {
      title: 'Eine Buchung stornieren',
      content: ['Die Nächte sind sofort wieder frei.'],
      steps: ['„Bearbeiten“ wählen.'],
      alt: 'Die Buchung, „Bearbeiten“ ist markiert',
    },
  },
})

const server = await testServer()
let owner: TestOwner
let files: Awaited<ReturnType<typeof helpFiles>>
beforeAll(async () => {
  owner = await server.signUpOwner()
  files = await helpFiles({ bookings, 'bookings.de': german, inventory, auth: own })
})
beforeEach(() => {
  files.broken.clear()
  queryClient.clear()
})
afterEach(() => useLocale.getState().show('en'))

const sources = () => ['bookings', 'inventory', 'auth'].map(files.addressOf)
const open = (path = '/owner/dashboard/help', help = sources()) => {
  const helpLanguages = { [files.addressOf('bookings')]: ['de'] }
  const page = renderArea(path, { area, server, as: owner, help, helpLanguages })
  const { screen } = page
  return {
    ...page,
    section: (name: RegExp) => screen.findByRole('button', { name, expanded: false }),
    box: () => screen.findByRole('combobox', { name: 'Search Help Topics...' }),
    topic: (name: string) => screen.findByRole('article', { name }),
  }
}
const said = (elements: HTMLElement[]) => elements.map((element) => element.textContent)

it('shows the sections of all areas in order, closed', async () => {
  const { screen, section } = open()
  await section(/Managing Bookings/)
  expect(said(screen.getAllByRole('heading', { level: 2 }))).toEqual([
    'Promo Codes1 topic',
    'Managing Bookings2 topics',
    `Your Account${own.sections[0]?.topics.length} topics`,
  ])
  expect(screen.queryAllByRole('article')).toEqual([])
})

it('opens one section at a time, with the mouse and with the keyboard', async () => {
  const { user, screen, section } = open()
  await user.click(await section(/Managing Bookings/))
  expect(said(screen.getAllByRole('heading', { level: 3 }))).toEqual(['Cancel a booking', 'Move a booking'])
  ;(await section(/Promo Codes/)).focus()
  await user.keyboard('{Enter}')
  expect(said(screen.getAllByRole('heading', { level: 3 }))).toEqual(['Rules of a promo code'])
  await user.keyboard('{Enter}')
  expect(screen.queryAllByRole('article')).toEqual([])
})

it('previews what matches with its section, titles first', async () => {
  const { user, screen, box } = open()
  await user.type(await box(), 'PROMO CODE')
  const options = await screen.findAllByRole('option')
  expect(said(options)).toEqual(['Rules of a promo codePromo Codes', 'Move a bookingManaging Bookings'])
})

it('shows the picture of the steps in the theme of the page, from where the help of its area lies', async () => {
  const { screen, waitFor } = open('/owner/dashboard/help/cancel')
  const picture = await screen.findByRole<HTMLImageElement>('img', { name: 'The booking, with Edit marked' })
  expect(picture.src).toBe(new URL('help-pictures/cancel.light.webp', files.addressOf('bookings')).href)
  useTheme.getState().choose('dark')
  await waitFor(() => expect(picture.src).toMatch(/help-pictures\/cancel\.dark\.webp$/))
  expect(picture.closest('a')?.href).toBe(picture.src)
  useTheme.getState().choose('system')
})

it('leads to a topic that was chosen: its section opens, it is marked and has the focus, the address names it', async () => {
  const { user, screen, box, topic, waitFor, address } = open()
  await user.type(await box(), 'booking')
  await screen.findAllByRole('option')
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(address()).toBe('/owner/dashboard/help/move'))
  const chosen = await topic('Move a booking')
  await waitFor(() => expect(document.activeElement).toBe(chosen))
  expect(chosen.getAttribute('aria-current')).toBe('location')
  expect((await box()).getAttribute('value')).toBe('')
  expect(screen.queryAllByRole('option')).toEqual([])
  await user.click(screen.getByRole('link', { name: /Open Bookings/ }))
  await waitFor(() => expect(address()).toBe('/owner/dashboard/bookings'))
})

it('leaves its keys to an input method that is being written with', async () => {
  const { user, screen, box, fireEvent, waitFor, address } = open()
  await user.type(await box(), 'booking')
  await screen.findAllByRole('option')
  for (const key of ['ArrowDown', 'Enter', 'Escape']) fireEvent.keyDown(await box(), { key, isComposing: true })
  expect(address()).toBe('/owner/dashboard/help')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/owner/dashboard/help/cancel'))
})

it('closes the preview with Escape, and clears the search with another', async () => {
  const { user, screen, box } = open()
  await user.type(await box(), 'booking')
  await screen.findAllByRole('option')
  await user.keyboard('{Escape}')
  expect(screen.queryAllByRole('option')).toEqual([])
  expect((await box()).getAttribute('value')).toBe('booking')
  await user.keyboard('{Escape}')
  expect((await box()).getAttribute('value')).toBe('')
})

it('leads there again when the same topic is chosen again', async () => {
  const { user, screen, box, topic, waitFor, section } = open('/owner/dashboard/help/move')
  await waitFor(async () => expect(document.activeElement).toBe(await topic('Move a booking')))
  await user.click(await section(/Promo Codes/))
  await user.type(await box(), 'move a booking')
  await user.click(await screen.findByRole('option'))
  await waitFor(async () => expect(document.activeElement).toBe(await topic('Move a booking')))
})

it('opens at the topic that the address names', async () => {
  const { topic, waitFor } = open('/owner/dashboard/help/change-email')
  await waitFor(async () => expect(document.activeElement).toBe(await topic('Change my email address')))
})

it('says kindly that there is no such topic', async () => {
  const { screen } = open('/owner/dashboard/help/long-gone')
  await screen.findByText(/This help topic no longer exists/)
  expect(screen.getByRole('button', { name: /Managing Bookings/ })).toBeDefined()
})

it('says that nothing matches, and offers to ask', async () => {
  const { user, screen, box, within } = open()
  await user.type(await box(), 'swimming pool')
  const nothing = (await screen.findByText('No topics match “swimming pool”')).closest<HTMLElement>('[role=status]')
  await user.click(within(nothing ?? document.body).getByRole('button', { name: 'Contact Support' }))
  expect(await within(await screen.findByRole('dialog')).findByText('Contact Support')).toBeDefined()
})

it('copies the link of a topic', async () => {
  const { user, screen, section } = open()
  await user.click(await section(/Managing Bookings/))
  await user.click(await screen.findByRole('button', { name: 'Copy link to Cancel a booking' }))
  await screen.findByText('Link copied')
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/owner/dashboard/help/cancel`)
})

it('misses only what cannot be fetched, says so once, and gets it with Retry', async () => {
  files.broken.add('bookings')
  const { user, screen, section } = open('/owner/dashboard/help/cancel')
  await section(/Promo Codes/)
  expect(screen.queryByRole('button', { name: /Managing Bookings/ })).toBeNull()
  expect(said(screen.getAllByRole('alert'))).toEqual(['A part of the help could not be loaded.Retry'])
  files.broken.clear()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByRole('article', { name: 'Cancel a booking' })
  expect(screen.queryByRole('alert')).toBeNull()
})

it('takes a file that is no help for one that cannot be fetched', async () => {
  const odd = await helpFiles({ odd: { sections: [] } })
  const { screen, section } = open(undefined, [...sources(), odd.addressOf('odd')])
  await section(/Promo Codes/)
  expect(await screen.findByText('A part of the help could not be loaded.')).toBeDefined()
})

it('asks for support even where nobody brings any help', async () => {
  const { screen } = open(undefined, [])
  await screen.findByText('No help topics yet')
  expect(screen.getByRole('button', { name: 'Contact Support' })).toBeDefined()
})

it('says in German what an area says in German, and the rest in English', async () => {
  await useLocale.getState().show('de')
  const { screen, topic, section } = open('/owner/dashboard/help/cancel')
  const cancel = await topic('Eine Buchung stornieren')
  expect(cancel.textContent).toContain('Die Nächte sind sofort wieder frei.')
  expect(screen.getByRole('img', { name: 'Die Buchung, „Bearbeiten“ ist markiert' })).toBeDefined()
  expect(await section(/Promo Codes/)).toBeDefined()
})

it('is searched in the language on the screen, which changes without a reload and keeps what was typed', async () => {
  const { user, screen, section } = open()
  await section(/Managing Bookings/)
  await user.type(await screen.findByRole('combobox'), 'NACHTE')
  await screen.findByText('No topics match “NACHTE”')
  await useLocale.getState().show('de')
  await section(/Buchungen verwalten/)
  await user.type(screen.getByRole('combobox'), '{ArrowDown}')
  const options = await screen.findAllByRole('option')
  expect(said(options)).toEqual(['Eine Buchung stornierenBuchungen verwalten'])
  expect(screen.getByRole('combobox').getAttribute('value')).toBe('NACHTE')
})
