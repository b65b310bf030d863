import { aProperty, aUnit } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { useLocale } from '@keyhaven/shared-contracts/web/locale'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import area from '../area.tsx'

const server = await testServer()
let owner: TestOwner
const at = { property: '', unit: '', slug: '' }

beforeAll(async () => {
  owner = await server.signUpOwner()
  const property = (await aProperty(owner, { name: 'Lake House' })).id
  const unit = (await aUnit(owner, { property_id: property, name: 'Attic' })).id
  Object.assign(at, { property: `/property/${property}`, unit: `/property/${property}/unit/${unit}` })
  at.slug = owner.user.slug
  await owner.call('PATCH', '/api/site-settings/', { locale: 'nl' })
})
afterEach(async () => {
  vi.restoreAllMocks()
  localStorage.clear()
  await useLocale.getState().show('en')
})

const open = async (path: string, heading = 'Lake House') => {
  const page = renderArea(path, { area, server })
  await page.screen.findByRole('heading', { name: heading })
  return page
}
const inside = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('.kh a')].map((link) => link.getAttribute('href') ?? '')
const shown = () => document.querySelector('.kh-languages [aria-current]')?.getAttribute('lang')
const prefers = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)

it('goes on in the language of its address, whichever link is followed', async () => {
  for (const path of ['/', at.property, at.unit]) {
    await open(`/de${path}?owner=${at.slug}`, path === at.unit ? 'Attic' : 'Lake House')
    expect(document.documentElement.lang).toBe('de')
    const links = inside().filter((href) => !/^#|^\/owner|^\/(?:en|it|nl|fr|cs)\//.test(href))
    expect(links.filter((href) => !href.startsWith('/de/'))).toEqual([])
    expect(links.length).toBeGreaterThan(2)
  }
})

it('leads from a place that is not there any more to the others in its language', async () => {
  const page = renderArea(`/fr/property/999999?owner=${at.slug}`, { area, server })
  const back = () => document.querySelector('main a')?.getAttribute('href')
  await page.waitFor(() => expect(back()).toBe(`/fr/?owner=${at.slug}`))
})

it('is the same page in each other language, by its own name', async () => {
  const page = await open(`${at.property}?check_in=2031-06-01&owner=${at.slug}`)
  const links = page.within(document.querySelector<HTMLElement>('.kh-languages') ?? document.body).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.lang, link.getAttribute('hreflang')])).toEqual([
    ...[
      ['English', 'en', 'en'],
      ['Deutsch', 'de', 'de'],
      ['Italiano', 'it', 'it'],
      ['Nederlands', 'nl', 'nl'],
    ],
    ...[
      ['Français', 'fr', 'fr'],
      ['Čeština', 'cs', 'cs'],
    ],
  ])
  expect(links[1]?.getAttribute('href')).toBe(`/de${at.property}?check_in=2031-06-01&owner=${at.slug}`)
  expect(shown()).toBe('en')
})

it('opens the languages by the keyboard and closes them with Escape, back where it was', async () => {
  const page = await open('/')
  const menu = document.querySelector<HTMLDetailsElement>('.kh-languages')
  if (!menu) throw new Error('There is no switch')
  menu.open = true
  page.within(menu).getByRole('link', { name: 'Deutsch' }).focus()
  await page.user.keyboard('{Escape}')
  expect([menu.open, document.activeElement]).toEqual([false, menu.querySelector('summary')])
})

it('gives the document its language back when the guests’ pages are left', async () => {
  const page = await open(`/it/?owner=${at.slug}`)
  expect(document.documentElement.lang).toBe('it')
  await page.goTo('/owner')
  expect(document.documentElement.lang).toBe('en')
})

it('is in what its reader prefers where the address names none, also in a language of guests alone', async () => {
  prefers('cs-CZ', 'de')
  // What the shell speaks then.
  await useLocale.getState().show('de')
  const page = await open(`/?owner=${at.slug}`)
  await page.waitFor(() => expect([shown(), document.documentElement.lang]).toEqual(['cs', 'cs']))
  expect(inside()).toContain(`${at.property}?owner=${at.slug}`)
})

it('is in the language of the owner for who prefers none that there is', async () => {
  prefers('es', 'pt')
  const page = await open(`/?owner=${at.slug}`)
  await page.waitFor(() => expect(shown()).toBe('nl'))
})

it('is in what was chosen in this browser before all that it prefers', async () => {
  await useLocale.getState().choose('fr')
  prefers('cs')
  await open(`/?owner=${at.slug}`)
  expect(shown()).toBe('fr')
})
