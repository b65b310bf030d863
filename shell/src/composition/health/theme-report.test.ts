import { pathToFileURL } from 'node:url'
import { healthApi, healthReport } from '@keyhaven/shared-contracts/contract/health'
import { expect, it, onTestFinished, vi } from 'vitest'

/** Not a module: it does all that it does when it is run. */
const themeScript = pathToFileURL('shell/public/theme.js').href

/** Runs the script in a page of the shell, as it stands in the document, and answers what the page sends. */
const startPage = async ({ trial = '' } = {}) => {
  const sent: [string, string][] = []
  const stub = (on: object, name: string, value: unknown) => {
    const before = Object.getOwnPropertyDescriptor(on, name)
    Object.defineProperty(on, name, { configurable: true, value })
    onTestFinished(() => {
      if (before) Object.defineProperty(on, name, before)
      else Reflect.deleteProperty(on, name)
    })
  }
  const src = 'https://a.example/shell/1.0.0-aaaaaa/theme.js'
  stub(document, 'currentScript', Object.assign(document.createElement('script'), { type: 'text/plain', src }))
  if (trial) document.currentScript?.setAttribute('data-trial', trial)
  stub(navigator, 'sendBeacon', (address: string, body: string) => sent.push([address, body]))
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  onTestFinished(() => void vi.unstubAllGlobals())
  await import(`${themeScript}?${Math.random()}`)
  return sent
}
const visitsIn = (sent: readonly [string, string][]) =>
  sent.flatMap(([address, body]) => {
    expect(address).toBe(`/keyhaven${healthApi.report.path}`)
    return healthReport.parse(JSON.parse(body)).visits
  })
const throwing = (file: string) => {
  const stack = `Error: no\n    at https://a.example${file}:1:2`
  window.dispatchEvent(new ErrorEvent('error', { error: Object.assign(new Error('no'), { stack }) }))
}
const leave = () => window.dispatchEvent(new Event('pagehide'))

it('reports a page whose scripts did not come a second time either, though none of them can', async () => {
  sessionStorage.setItem('has-reloaded', 'yes')
  const sent = await startPage()
  const script = Object.assign(document.createElement('script'), { defer: true, type: 'text/plain' })
  document.head.append(script)
  script.dispatchEvent(new Event('error'))
  window.dispatchEvent(new Event('load'))
  script.remove()
  document.documentElement.classList.remove('shell-broken')
  expect(visitsIn(sent)).toEqual([{ area: 'shell', version: '1.0.0-aaaaaa', count: 1, failed: 'network' }])
})

it('reports once, with its trial, a page that threw and was left before anything in it could report', async () => {
  const sent = await startPage({ trial: '12' })
  leave()
  expect(sent).toEqual([])
  throwing('/extension/content.js')
  leave()
  expect(sent).toEqual([])
  throwing('/shell/static/js/index.js')
  leave()
  leave()
  expect(visitsIn(sent)).toEqual([{ area: 'shell', version: '1.0.0-aaaaaa', trial: 12, count: 1, erred: true }])
})

it('leaves errors to what reports on everything once that is there', async () => {
  const sent = await startPage({ trial: '12' })
  throwing('/shell/static/js/index.js')
  window.dispatchEvent(new Event('health'))
  leave()
  expect(sent).toEqual([])
})
