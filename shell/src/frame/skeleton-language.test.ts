import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { skeletons } from './skeletons.ts'

/** Not a module: it does all that it does when it is run. */
const themeScript = pathToFileURL('shell/public/theme.js').href

let runs = 0
/** Listeners of the script, by event. */
const waiting = new Map<string, () => void>()
/** A page as it is parsed: the script in its head, then the skeleton. */
const parse = async (locale: string) => {
  localStorage.setItem('user-locale', locale)
  Object.defineProperty(document, 'currentScript', {
    value: { src: 'https://a.example/shell/1.0.0-aaaaaa/theme.js' },
    configurable: true,
  })
  document.body.innerHTML = ''
  await import(`${themeScript}?${(runs += 1)}`)
  const item = '<a href="/x"><span data-de="Rechnungen" data-it="Fatture">Invoices</span></a>'
  document.body.innerHTML = `<div id="root">${skeletons.dashboard.replace('{{main}}', item).replace('{{bottom}}', '')}</div>`
  await Promise.resolve()
}
const texts = () =>
  [...document.querySelectorAll('nav span:not(:has(*)), nav kbd')].map(({ textContent }) => textContent)
const names = () => [...document.querySelectorAll('[aria-label]')].map((element) => element.ariaLabel)

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  vi.stubGlobal('addEventListener', (event: string, listener: () => void) => waiting.set(event, listener))
})
afterEach(() => {
  Reflect.deleteProperty(document, 'currentScript')
  localStorage.clear()
  document.head.innerHTML = ''
  document.body.innerHTML = ''
  document.documentElement.lang = ''
  waiting.get('DOMContentLoaded')?.()
  waiting.clear()
  vi.unstubAllGlobals()
})

it('is in the language of its reader before any other script has run', async () => {
  await parse('de')
  expect(texts()).toEqual(['Suchen', 'Strg K', 'Rechnungen', 'Design', 'Abmelden'])
  expect(names()).toEqual(['Übersicht', 'Wird geladen'])
  expect(document.querySelector('[role=alert] a')?.textContent).toBe('Neu laden')
})

it('keeps in English what it has no word for', async () => {
  await parse('nl')
  expect(texts()).toEqual(['Zoeken', 'Ctrl K', 'Invoices', 'Thema', 'Uitloggen'])
})

it('is in English for those who read it', async () => {
  await parse('en')
  expect(texts()).toEqual(['Search', 'Ctrl K', 'Invoices', 'Theme', 'Logout'])
})
