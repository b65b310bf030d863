import { aProperty, aService, aUnit } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import { addDays, type Day } from '@keyhaven/shared-contracts/domain/days/day'
import { cs } from '@keyhaven/shared-contracts/domain/languages/cs'
import { de } from '@keyhaven/shared-contracts/domain/languages/de'
import { it as italian } from '@keyhaven/shared-contracts/domain/languages/it'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { useLocale } from '@keyhaven/shared-contracts/web/locale'
import { afterEach, beforeAll, expect, it } from 'vitest'
import area from '../area.tsx'

const server = await testServer()
let owner: TestOwner
let ids: { property: number; unit: number }
const checkIn = addDays(localToday(), 40)
const nights = (count: number) => `check_in=${checkIn}&check_out=${addDays(checkIn, count)}`

beforeAll(async () => {
  owner = await server.signUpOwner()
  const property = (await aProperty(owner, { name: 'Seehaus' })).id
  const about = { property_id: property, max_capacity: 4, type: 'studio', price_per_night: 1090 }
  const unit = (await aUnit(owner, { ...about, name: 'Dachzimmer' })).id
  await aUnit(owner, { ...about, name: 'Gartenzimmer' })
  await aService(owner, { property, name: 'Boot', type: 'one_time', price: 45 })
  ids = { property, unit }
})
afterEach(() => useLocale.getState().show('en'))

const open = async (locale: string, path: string, query = '') => {
  await useLocale.getState().show(locale)
  return renderArea(`${path}?${query}${query && '&'}owner=${owner.user.slug}`, { area, server })
}
const unitPath = () => `/property/${ids.property}/unit/${ids.unit}`
const dayIn = (one: (day: Day) => string, state: string) => `${one(checkIn)}, ${state}`

it('finds what is free in Czech, which counts nights in three ways', async () => {
  const page = await open('cs', '/')
  expect((await page.screen.findByRole('article', { name: 'Seehaus' })).textContent).toMatch(
    /2 pokoje a apartmány · od 1\s090,00\s€ za noc/,
  )
  expect(page.screen.getByRole('button', { name: 'Hledat' })).toBeTruthy()

  for (const [count, words] of [
    [1, 'za 1 noc'],
    [2, 'za 2 noci'],
    [5, 'za 5 nocí'],
  ] as const) {
    const found = await open('cs', '/', `${nights(count)}&guests=2`)
    const group = await found.screen.findByRole('group', { name: `1 z 2` })
    expect(group.textContent).toContain(words)
    // What the one town is called comes by itself, maybe after what is free there.
    expect((await found.screen.findByText(/Mondsee ·/)).textContent).toContain('2 hosté')
    expect(found.screen.getByText(/Mondsee ·/).textContent).toContain(cs.stay(checkIn, addDays(checkIn, count)))
  }
})

/** Its price comes later, and is said after it. */
const startOf = (day: string) => new RegExp(`^${day}`)

it('shows a unit in Czech, with its months and days as they are declined', async () => {
  const page = await open('cs', unitPath(), nights(5))
  await page.screen.findByText('Ve vašem termínu je volno')
  expect(page.screen.getByRole('complementary', { name: 'Váš pobyt' })).toBeTruthy()
  expect(page.screen.getByText(/Až pro 4 osoby/)).toBeTruthy()
  expect((await page.screen.findByText('Boot')).parentElement?.textContent).toMatch(/45,00\s€ za pobyt/)
  expect(
    await page.screen.findByRole('button', { name: startOf(dayIn(cs.longDayWithWeekday, 'váš pobyt')) }),
  ).toBeTruthy()
  expect(page.screen.getByText(cs.month(checkIn))).toBeTruthy()
  expect(page.screen.getAllByText('po')[0]?.tagName).toBe('TH')
  expect(page.screen.getByText('5 nocí, 1 host')).toBeTruthy()
})

it('shows the properties and a unit in Italian', async () => {
  const landing = await open('it', '/')
  const card = await landing.screen.findByRole('article', { name: 'Seehaus' })
  expect(card.textContent).toMatch(/2 alloggi · da 1\.090,00\s€ a notte/)
  expect(landing.screen.getByRole('link', { name: 'Note legali' })).toBeTruthy()

  const page = await open('it', unitPath(), nights(1))
  await page.screen.findByText('Disponibile nelle date scelte')
  expect(page.screen.getAllByText(/in totale per 1 notte/)).toBeTruthy()
  expect(
    await page.screen.findByRole('button', { name: startOf(dayIn(italian.longDayWithWeekday, 'il Suo soggiorno')) }),
  ).toBeTruthy()
  expect(page.screen.getByText(/Monolocale/)).toBeTruthy()
})

it('changes the language of the form in the middle of a request, and keeps what was typed', async () => {
  const page = await open('en', '/book', `unit=${ids.unit}&property=${ids.property}&${nights(2)}`)
  await page.user.type(await page.screen.findByLabelText('First name'), 'Zdeňka')
  await page.screen.findByRole('button', { name: 'Send booking request · €2,180.00' })
  await useLocale.getState().show('de')
  expect((await page.screen.findByLabelText<HTMLInputElement>('Vorname')).value).toBe('Zdeňka')
  expect(page.screen.getByRole('heading', { name: 'Buchung anfragen' })).toBeTruthy()
  expect(await page.screen.findByRole('button', { name: `Anfrage senden · ${de.euros(2180)}` })).toBeTruthy()
  const price = page.screen.getByRole('complementary', { name: 'Preis' })
  expect(price.textContent).toContain(`Nächte2 × ${de.euros(1090)}`)
  expect(page.screen.getByText('2 Nächte, 1 Gast')).toBeTruthy()
})
